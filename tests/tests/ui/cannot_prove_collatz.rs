// Nobody can prove this one.
use sprague::game;

game! {
    pub game Collatz(n) {
        n -> n / 2 if n > 1, 2 | n;
        n -> 3 * n + 1 if n > 1, !(2 | n);
    }
}

fn main() {}
