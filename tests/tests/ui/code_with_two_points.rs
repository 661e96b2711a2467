// A code with two points.
use sprague::game;

game! {
    pub game Kayles(n) { octal 0.7.7; }
}

fn main() {}
