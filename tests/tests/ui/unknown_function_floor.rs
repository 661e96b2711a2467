// A function that is an operator here.
use sprague::game;

game! {
    pub game Halve(n) { n -> floor(n / 2) if n > 0; }
}

fn main() {}
