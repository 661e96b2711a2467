// One `=` in a guard.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k for k in {1, 2} if n = 3; }
}

fn main() {}
