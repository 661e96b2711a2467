// Letters that changed places.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k for k in 1..=n if gdc(k, n) == 1; }
}

fn main() {}
