// An expression in a pattern.
use sprague::game;

game! {
    pub game Take(n) { n + 1 -> n; }
}

fn main() {}
