// One name for a pair.
use sprague::game;

game! {
    pub game Split(n) { n -> [p, 1] for p in split(n); }
}

fn main() {}
