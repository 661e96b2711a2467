// A number with the name of its type.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 2u64; }
}

fn main() {}
