// Heaps without a name in a pair.
use sprague::game;

game! {
    pub game Take(x, y) { (x, ..) -> (x - 1, ..); }
}

fn main() {}
