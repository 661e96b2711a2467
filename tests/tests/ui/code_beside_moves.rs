// A code and a rule.
use sprague::game;

game! {
    pub game Kayles(n) {
        octal 0.77;
        n -> n - 3;
    }
}

fn main() {}
