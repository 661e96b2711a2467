// A word that is no quantity.
use sprague::game;

game! {
    pub game Take(n) {
        n -> n - k for k in {1, 3, 4};
        expect score = N, 1;
    }
}

fn main() {}
