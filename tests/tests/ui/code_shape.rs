// A code for two heaps.
use sprague::game;

game! {
    pub game Kayles(x, y) { octal 0.77; }
}

fn main() {}
