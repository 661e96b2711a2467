// Two sides.
use sprague::game;

game! {
    pub partizan game Take(n) { left n -> n - 1; right n -> n - 2; }
}

fn main() {}
