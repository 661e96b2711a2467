// A warning, which is an error here.
#![deny(deprecated)]

use sprague::game;

game! {
    pub game Take(n) {
        n -> n - 1;
        n -> n - k for k in 1..=5 if k > 7;
        n -> n - k for k in 2..=9 if k < 3 || k > 9;
    }

    #[quiet(guard_never_true)]
    pub game MeantTake(n) {
        n -> n - 1;
        n -> n - k for k in 1..=5 if k > 7;
        n -> n - k for k in 2..=9 if k < 3 || k > 9;
    }

    #[allow(deprecated)]
    pub game AllowedTake(n) {
        n -> n - 1;
        n -> n - k for k in 1..=5 if k > 7;
        n -> n - k for k in 2..=9 if k < 3 || k > 9;
    }
}

fn main() {}
