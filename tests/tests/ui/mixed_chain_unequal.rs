// A chain of `!=`.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 1 if 1 != n != 2; }
}

fn main() {}
