// One name for two heaps of a pattern.
use sprague::game;

game! {
    pub game Take{x, y} { {x, x} -> {x - 1, x}; }
}

fn main() {}
