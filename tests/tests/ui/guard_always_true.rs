// A warning, which is an error here.
#![deny(deprecated)]

use sprague::game;

game! {
    pub game Split(n) {
        n -> [a, b] for (a, b) in split(n) if a != b, a >= b;
        n -> n - k for k in {1, 2} if 0 < k <= n / 2;
    }

    #[quiet(guard_always_true)]
    pub game MeantSplit(n) {
        n -> [a, b] for (a, b) in split(n) if a != b, a >= b;
        n -> n - k for k in {1, 2} if 0 < k <= n / 2;
    }

    #[allow(deprecated)]
    pub game AllowedSplit(n) {
        n -> [a, b] for (a, b) in split(n) if a != b, a >= b;
        n -> n - k for k in {1, 2} if 0 < k <= n / 2;
    }
}

fn main() {}
