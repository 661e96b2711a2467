// A condition of nothing.
use sprague::game;

game! {
    pub game Take(n) where n > 1 { n -> n - 1; }
}

fn main() {}
