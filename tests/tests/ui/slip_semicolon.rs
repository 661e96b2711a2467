// A semicolon is missing between two rules.
use sprague::game;

game! {
    pub game Take(n) {
        n -> n - 1
        n -> n - 2;
    }
}

fn main() {}
