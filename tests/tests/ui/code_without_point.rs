// A code without its point.
use sprague::game;

game! {
    pub game Kayles(n) { octal 77; }
}

fn main() {}
