// A move that does nothing.
use sprague::game;

game! {
    pub game Wait(n) { n -> n; }
}

fn main() {}
