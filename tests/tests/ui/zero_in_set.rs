// Nothing is taken.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k for k in {0, 1, 3}; }
}

fn main() {}
