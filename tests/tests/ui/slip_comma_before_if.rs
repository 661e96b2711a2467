// A comma before the guard.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k for k in {1, 2}, if k < n; }
}

fn main() {}
