// A warning, which is an error here.
#![deny(deprecated)]

use sprague::game;

game! {
    pub game Take(n) {
        n -> n - 1;
        n -> n - k for k in 5..=3;
    }

    #[quiet(move_never_happens)]
    pub game MeantTake(n) {
        n -> n - 1;
        n -> n - k for k in 5..=3;
    }

    #[allow(deprecated)]
    pub game AllowedTake(n) {
        n -> n - 1;
        n -> n - k for k in 5..=3;
    }
}

fn main() {}
