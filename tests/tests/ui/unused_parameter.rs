// A warning, which is an error here.
#![deny(deprecated)]

use sprague::game;

game! {
    pub game Take<K, L>(n) where K >= 1 { n -> n - K; }

    #[quiet(unused_parameter)]
    pub game MeantTake<K, L>(n) where K >= 1 { n -> n - K; }

    #[allow(deprecated)]
    pub game AllowedTake<K, L>(n) where K >= 1 { n -> n - K; }
}

fn main() {}
