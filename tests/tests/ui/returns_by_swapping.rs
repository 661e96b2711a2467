// Two heaps change places.
use sprague::game;

game! {
    pub game Swap(x, y) { (x, y) -> (y, x); }
}

fn main() {}
