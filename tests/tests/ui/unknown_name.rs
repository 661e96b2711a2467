// A name that nothing gives.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k for j in {1, 2}; }
}

fn main() {}
