// A set with parentheses that it does not have.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k for k in primes(); }
}

fn main() {}
