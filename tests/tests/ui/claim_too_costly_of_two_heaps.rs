// A position whose followers are many.
use sprague::game;

game! {
    pub game Rook(x, y) {
        (x, y) -> (x - k, y) for k in 1..;
        (x, y) -> (x, y - k) for k in 1..;
        expect grundy((9000, 9000)) = 0;
    }
}

fn main() {}
