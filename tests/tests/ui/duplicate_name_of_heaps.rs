// Two heaps of one name.
use sprague::game;

game! {
    pub game Take(x, x) { (x, y) -> (x - 1, y); }
}

fn main() {}
