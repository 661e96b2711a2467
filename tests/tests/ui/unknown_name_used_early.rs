// A name is used before the choice that gives it.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k - j for k in 1..=j, j in {1, 2}; }
}

fn main() {}
