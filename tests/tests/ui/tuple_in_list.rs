// A heap among positions.
use sprague::game;

game! {
    pub game Chocolate(x, y) { (x, y) -> [(a, y), b] for (a, b) in split(x); }
}

fn main() {}
