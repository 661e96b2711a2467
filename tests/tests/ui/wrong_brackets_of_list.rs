// A list in a game of two heaps.
use sprague::game;

game! {
    pub game Take(x, y) { (x, y) -> [x, y - 1]; }
}

fn main() {}
