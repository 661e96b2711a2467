// An arrow with a space in it.
use sprague::game;

game! {
    pub game Take(n) { n - > n - 1; }
}

fn main() {}
