// The singular of a set.
use sprague::game;

game! {
    pub game Take(n) { n -> n - p for p in prime; }
}

fn main() {}
