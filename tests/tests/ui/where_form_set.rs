// A set in a condition of parameters.
use sprague::game;

game! {
    pub game Take<K>(n) where K in {1, 2} { n -> n - K; }
}

fn main() {}
