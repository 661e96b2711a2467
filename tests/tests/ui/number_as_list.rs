// A number is spliced.
use sprague::game;

game! {
    pub game Take[..] { [h, ..rest] -> [..k, ..rest] for k in 1..h; }
}

fn main() {}
