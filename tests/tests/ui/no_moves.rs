// A game without rules.
use sprague::game;

game! {
    pub game Empty(n) {}
}

fn main() {}
