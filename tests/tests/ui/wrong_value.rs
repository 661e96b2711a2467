// A number for an outcome.
use sprague::game;

game! {
    pub game Take(n) {
        n -> n - k for k in {1, 3, 4};
        expect outcome = P, 1, N;
    }
}

fn main() {}
