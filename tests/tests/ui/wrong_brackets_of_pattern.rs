// A pattern with other brackets.
use sprague::game;

game! {
    pub game Take{x, y} { (x, y) -> {x, y - 1}; }
}

fn main() {}
