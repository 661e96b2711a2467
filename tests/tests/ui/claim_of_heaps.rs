// Values from heap 0 on, of a game of two heaps.
use sprague::game;

game! {
    pub game Pair(x, y) {
        (x, y) -> (x, y - 1);
        expect grundy = 0, 1;
    }
}

fn main() {}
