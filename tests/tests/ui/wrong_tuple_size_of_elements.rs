// Elements of different sizes.
use sprague::game;

game! {
    pub game Take(x, y) { (x, y) -> (x - i, y - j) for (i, j) in {(1, 2), 3}; }
}

fn main() {}
