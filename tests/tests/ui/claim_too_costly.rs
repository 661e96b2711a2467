// A heap that is too far to look at while compiling.
use sprague::game;

game! {
    pub game TakeSquares(n) {
        n -> n - s for s in squares;
        expect grundy(100000000) = 1;
    }
}

fn main() {}
