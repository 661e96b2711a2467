// Two rests.
use sprague::game;

game! {
    pub game Take[..] { [..a, h, ..b] -> [..a, h - 1, ..b]; }
}

fn main() {}
