// A condition in place of a choice.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k for 1 <= k <= 3; }
}

fn main() {}
