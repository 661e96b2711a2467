// A product without its sign.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 3k for k in 1..=2; }
}

fn main() {}
