// The least of no heaps has no value.
use sprague::game;

game! {
    pub game Least[..] { measure sum(heaps), min(heaps); [h, ..r] -> [h - 1, ..r]; }
}

fn main() {}
