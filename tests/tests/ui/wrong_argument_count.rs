// A set of two numbers.
use sprague::game;

game! {
    pub game Take(n) { n -> n - d for d in divisors(n, 2); }
}

fn main() {}
