// A step forward and a step back.
use sprague::game;

game! {
    pub game Step(n) {
        n -> n - 2;
        n -> n + 2 if n % 5 == 1;
    }
}

fn main() {}
