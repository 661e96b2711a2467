// The sink takes away the wall.
use sprague::game;

game! {
    pub game Sink(n) { n -> max(0, n - k) for k in 1.. if n > 0; }
}

fn main() {}
