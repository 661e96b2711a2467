// A game without heaps.
use sprague::game;

game! {
    pub game Take() { n -> n - 1; }
}

fn main() {}
