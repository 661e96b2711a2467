// Nothing bounds a divisor that is no divisor.
use sprague::game;

game! {
    pub game Divide(n) { n -> n / p for p in primes if n > 0; }
}

fn main() {}
