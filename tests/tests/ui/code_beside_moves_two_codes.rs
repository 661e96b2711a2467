// Two codes.
use sprague::game;

game! {
    pub game Kayles(n) {
        octal 0.77;
        octal 0.7;
    }
}

fn main() {}
