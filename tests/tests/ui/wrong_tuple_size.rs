// Three names for a pair.
use sprague::game;

game! {
    pub game Split(n) { n -> [a, b] for (a, b, c) in split(n); }
}

fn main() {}
