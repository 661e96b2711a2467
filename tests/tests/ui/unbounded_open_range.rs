// A range without an end is quoted as its author writes it.
use sprague::game;

game! {
    pub game Divide(x, y) { (x, y) -> (x / k, y) for k in 2.. if x > 0; }
}

fn main() {}
