// Every number divides 0.
use sprague::game;

game! {
    pub game Divide(n) { n -> n / d for d in divisors(n) if d > 1; }
}

fn main() {}
