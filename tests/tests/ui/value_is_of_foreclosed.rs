// Wrong foreclosed values: `end` and a number.
use sprague::game;

game! {
    pub game Take(n) {
        n -> n - k for k in {1, 3, 4};
        expect foreclosed = inf, 1;
        expect foreclosed(3) = 7;
    }
}

fn main() {}
