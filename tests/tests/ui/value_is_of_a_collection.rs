// A wrong value of some rows of Kayles.
use sprague::game;

game! {
    pub game Kayles(n) { octal 0.77; expect grundy([3, 5]) = 6; }
}

fn main() {}
