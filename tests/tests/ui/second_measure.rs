// Two measures.
use sprague::game;

game! {
    pub game Take(n) {
        n -> n - 1;
        measure n;
        measure 2 * n;
    }
}

fn main() {}
