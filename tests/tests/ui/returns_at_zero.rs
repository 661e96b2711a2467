// 0 divided is 0.
use sprague::game;

game! {
    pub game Halve(n) { n -> n / d for d in {2, 3, 6}; }
}

fn main() {}
