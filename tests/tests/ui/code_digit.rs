// A digit past 7.
use sprague::game;

game! {
    pub game Kayles(n) { octal 0.78; }
}

fn main() {}
