// A condition is taken away.
use sprague::game;

game! {
    pub game Take(n) { n -> n - (n > 2); }
}

fn main() {}
