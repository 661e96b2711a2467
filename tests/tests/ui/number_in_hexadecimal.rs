// A number in base 16.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 0x10; }
}

fn main() {}
