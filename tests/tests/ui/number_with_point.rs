// Half a counter.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k for k in {1, 1.5}; }
}

fn main() {}
