// A set that has no like.
use sprague::game;

game! {
    pub game Take(n) { n -> n - p for p in zygotes; }
}

fn main() {}
