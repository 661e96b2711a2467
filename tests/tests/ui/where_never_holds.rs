// Conditions that exclude each other.
use sprague::game;

game! {
    pub game Never<K>(n) where K > 5, K < 3 { n -> n - 1; }
}

fn main() {}
