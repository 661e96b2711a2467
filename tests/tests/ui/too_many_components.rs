// A measure of far too many components.
use sprague::game;

game! {
    pub game Take(x, y) { measure x, y, x, y, x, y, x, y, x, y, x, y, x, y, x, y, x;
        (x, y) -> (x - 1, y); }
}

fn main() {}
