// A remainder where 'divides' is meant.
use sprague::game;

game! {
    pub game Aliquot(n) { n -> n - d for d in 1..n if n % d; }
}

fn main() {}
