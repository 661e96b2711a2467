// A heap that is replaced by itself.
use sprague::game;

game! {
    pub game Add(n) { n -> [n, 1] if n > 1; }
}

fn main() {}
