// A game without the shape of its positions.
use sprague::game;

game! {
    pub game Take { n -> n - 1; }
}

fn main() {}
