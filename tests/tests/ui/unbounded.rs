// Nothing bounds what is added.
use sprague::game;

game! {
    pub game Grow(x, y) { (x, y) -> (x - 1, y + k) for k in 1..; }
}

fn main() {}
