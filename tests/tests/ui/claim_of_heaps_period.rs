// A period of a game of any number of heaps.
use sprague::game;

game! {
    pub game Rows[..] {
        [h, ..rest] -> [h - 1, ..rest];
        expect grundy period = 2 from 0;
    }
}

fn main() {}
