// It ends, and no measure that is tried shows it.
use sprague::game;

game! {
    pub game Exchange(x, y) {
        (x, y) -> (x - 1, y + 2);
        (x, y) -> (x + 1, y - 3);
    }
}

fn main() {}
