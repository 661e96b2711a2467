// A list of parts as if it were one heap.
use sprague::game;

game! {
    pub game Split(n) { n -> [p] for p in parts(n, 2); }
}

fn main() {}
