// The right period, from too late on.
use sprague::game;

game! {
    pub game Take(n) {
        n -> n - k for k in {1, 3, 4};
        expect grundy period = 7 from 3;
    }
}

fn main() {}
