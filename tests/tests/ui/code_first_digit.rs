// A heap cannot be left as it is.
use sprague::game;

game! {
    pub game Kayles(n) { octal 3.7; }
}

fn main() {}
