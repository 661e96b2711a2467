// The wrong heap is named.
use sprague::game;

game! {
    pub game Refill(x, y) {
        (x, y) -> (x - 1, 5);
        (x, y) -> (x, y - 1);
        measure y;
    }
}

fn main() {}
