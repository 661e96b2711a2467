// A result with too few heaps.
use sprague::game;

game! {
    pub game Take(x, y) { (x, y) -> (x - 1); }
}

fn main() {}
