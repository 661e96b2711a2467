// A number as a guard.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 1 if n - 3; }
}

fn main() {}
