// A condition on a heap.
use sprague::game;

game! {
    pub game Lieges<K>(n) where K > 1, n > 0 { n -> n - K; }
}

fn main() {}
