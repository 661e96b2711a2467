// Three mistakes, three errors.
use sprague::game;

game! {
    pub game One(n) { n -> n - k for k off {1, 2}; }
    pub game Two(n) { n -> ; }
    pub game Three(n) { n - 3; }
}

fn main() {}
