// An expectation.
use sprague::game;

game! {
    pub game Take(n) {
        n -> n - k for k in {1, 2};
        expect grundy = 0, 1, 2, 0;
    }
}

fn main() {}
