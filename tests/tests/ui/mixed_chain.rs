// Comparisons in two directions.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 1 if 0 < n > 2; }
}

fn main() {}
