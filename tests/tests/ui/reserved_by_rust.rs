// A word of Rust as a name.
use sprague::game;

game! {
    pub game Take(n) { n -> n - fn for fn in {1, 2}; }
}

fn main() {}
