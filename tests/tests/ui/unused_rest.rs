// The other heaps have a name, and are thrown away.
use sprague::game;

game! {
    pub game Alone[..] { [h, ..rest] -> [h - k] for k in 1..=h; }
}

fn main() {}
