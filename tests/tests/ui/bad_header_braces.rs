// A game without heaps in braces.
use sprague::game;

game! {
    pub game Take{} { n -> n - 1; }
}

fn main() {}
