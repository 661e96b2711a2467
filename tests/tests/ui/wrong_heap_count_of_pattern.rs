// A pattern with too many heaps.
use sprague::game;

game! {
    pub game Take(x, y) { (x, y, z) -> (x - 1, y); }
}

fn main() {}
