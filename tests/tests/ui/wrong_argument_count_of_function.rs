// A function of no number.
use sprague::game;

game! {
    pub game Take(n) { n -> n - phi() if n > 0; }
}

fn main() {}
