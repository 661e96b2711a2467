// Nothing becomes nothing.
use sprague::game;

game! {
    pub game Vanish(n) { 0 -> []; }
}

fn main() {}
