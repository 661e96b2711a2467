// A number in a pattern.
use sprague::game;

game! {
    pub game Take(x, y) { (0, y) -> (0, y - 1); }
}

fn main() {}
