// A game without a name.
use sprague::game;

game! {
    pub game (n) { n -> n - 1; }
}

fn main() {}
