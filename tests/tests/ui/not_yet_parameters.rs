// A game with a parameter.
use sprague::game;

game! {
    pub game Take<K>(n) { n -> n - k for k in 1..=K; }
}

fn main() {}
