// A condition in place of a choice.
use sprague::game;

game! {
    pub game Take(n) { n -> n - d for d | n; }
}

fn main() {}
