// A period of nothing.
use sprague::game;

game! {
    pub game Take(n) {
        n -> n - k for k in {1, 3, 4};
        expect grundy period = 0 from 0;
    }
}

fn main() {}
