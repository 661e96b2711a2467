// A named set with an argument.
use sprague::game;

game! {
    pub game Take(n) { n -> n - p for p in primes(n); }
}

fn main() {}
