// A word for a number.
use sprague::game;

game! {
    pub game Take(n) {
        n -> n - k for k in {1, 3, 4};
        expect grundy(1) = inf;
    }
}

fn main() {}
