// A side in a game where both players have the same moves.
use sprague::game;

game! {
    pub game Take(n) { left n -> n - 1; n -> n - 2; }
}

fn main() {}
