// A number with a type of Rust.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 2u64; }
}

fn main() {}
