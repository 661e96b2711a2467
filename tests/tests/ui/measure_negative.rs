// A measure without a bottom.
use sprague::game;

game! {
    pub game Take(n) {
        n -> n - 1;
        measure n - 7;
    }
}

fn main() {}
