// A word of the language as a name.
use sprague::game;

game! {
    pub game Take(n) { n -> n - max for max in {1, 2}; }
}

fn main() {}
