// A warning, which is an error here.
#![deny(deprecated)]

use sprague::game;

game! {
    pub game Take(n) {
        n -> n - k for k in 1..=3;
        n -> n - 2;
    }

    #[quiet(covered_move)]
    pub game MeantTake(n) {
        n -> n - k for k in 1..=3;
        n -> n - 2;
    }

    #[allow(deprecated)]
    pub game AllowedTake(n) {
        n -> n - k for k in 1..=3;
        n -> n - 2;
    }
}

fn main() {}
