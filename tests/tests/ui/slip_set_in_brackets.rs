// A set in the brackets of a list.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k for k in [1, 2]; }
}

fn main() {}
