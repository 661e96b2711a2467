// A game's name is a type of Rust, and this word is none.
use sprague::game;

game! {
    pub game type(n) { n -> n - 1; }
}

fn main() {}
