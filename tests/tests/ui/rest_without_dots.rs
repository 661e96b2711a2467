// One heap is called as if it were all the others.
use sprague::game;

game! {
    pub game Two[..] { [h, rest] -> [h - 1, rest]; }
}

fn main() {}
