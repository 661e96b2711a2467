// A misspelt quantity.
use sprague::game;

game! {
    pub game Take(n) {
        n -> n - k for k in {1, 3, 4};
        expect grundi(1) = 1;
    }
}

fn main() {}
