// The rest of a pattern that has none.
use sprague::game;

game! {
    pub game Take[..] { [h] -> [h - 1, ..]; }
}

fn main() {}
