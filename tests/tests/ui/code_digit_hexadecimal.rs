// A digit of a hexadecimal code.
use sprague::game;

game! {
    pub game Kayles(n) { octal 0.7F; }
}

fn main() {}
