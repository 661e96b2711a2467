// The powers of 1.
use sprague::game;

game! {
    pub game Take(n) { n -> n - p for p in powers(1); }
}

fn main() {}
