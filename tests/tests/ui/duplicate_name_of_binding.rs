// A choice named like the heap.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 1 for n in {1, 2}; }
}

fn main() {}
