// A warning, which is an error here.
#![deny(deprecated)]

use sprague::game;

game! {
    pub game Take(n) { n -> n - 1 for j in {1, 2}; }

    #[quiet(unused_binding)]
    pub game MeantTake(n) { n -> n - 1 for j in {1, 2}; }

    #[allow(deprecated)]
    pub game AllowedTake(n) { n -> n - 1 for j in {1, 2}; }
}

fn main() {}
