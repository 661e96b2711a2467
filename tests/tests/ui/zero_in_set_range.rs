// A range that begins with nothing.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k for k in 0..=3; }
}

fn main() {}
