// Two halves of nothing.
use sprague::game;

game! {
    pub game Halves(n) { n -> [n / 2; 2]; }
}

fn main() {}
