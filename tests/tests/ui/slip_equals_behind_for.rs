// A choice as other languages write it.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k for k=1..3; }
}

fn main() {}
