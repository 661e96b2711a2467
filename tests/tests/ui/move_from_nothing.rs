// An empty heap that is replaced by nothing.
use sprague::game;

game! {
    pub game Vanish(n) { n -> []; }
}

fn main() {}
