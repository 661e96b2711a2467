// A word between two games.
use sprague::game;

game! {
    pub game One(n) { n -> n - 1; }
    and
    pub game Two(n) { n -> n - 2; }
}

fn main() {}
