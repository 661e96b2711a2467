// The other heaps as a number.
use sprague::game;

game! {
    pub game Take[..] { [h, ..rest] -> [h - rest, ..rest]; }
}

fn main() {}
