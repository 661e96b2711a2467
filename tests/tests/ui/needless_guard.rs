// A warning, which is an error here.
#![deny(deprecated)]

use sprague::game;

game! {
    pub game Take(n) { n -> n - k for k in {1, 3} if k <= n; }

    #[quiet(needless_guard)]
    pub game MeantTake(n) { n -> n - k for k in {1, 3} if k <= n; }

    #[allow(deprecated)]
    pub game AllowedTake(n) { n -> n - k for k in {1, 3} if k <= n; }
}

fn main() {}
