// A function of the language in a condition of parameters.
use sprague::game;

game! {
    pub game Take<K>(n) where gcd(K, 2) == 1, K > 0 { n -> n - K; }
}

fn main() {}
