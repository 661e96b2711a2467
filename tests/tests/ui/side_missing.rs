// A move of nobody.
use sprague::game;

game! {
    pub partizan game Take(n) { left n -> n - 1; n -> n - 2; }
}

fn main() {}
