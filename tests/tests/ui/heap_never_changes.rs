// A warning, which is an error here.
#![deny(deprecated)]

use sprague::game;

game! {
    pub game Two(x, y) { (x, y) -> (x - k, y) for k in 1..=y; }

    #[quiet(heap_never_changes)]
    pub game MeantTwo(x, y) { (x, y) -> (x - k, y) for k in 1..=y; }

    #[allow(deprecated)]
    pub game AllowedTwo(x, y) { (x, y) -> (x - k, y) for k in 1..=y; }
}

fn main() {}
