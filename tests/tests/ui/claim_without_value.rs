// A heap past 64 bits on the way.
use sprague::game;

game! {
    pub game Grows(n, q) {
        (n, q) -> (n - 1, 4 * q);
        expect longest((64, 3)) = 64;
    }
}

fn main() {}
