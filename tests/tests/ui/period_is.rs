// A multiple of the period.
use sprague::game;

game! {
    pub game Take(n) {
        n -> n - k for k in {1, 3, 4};
        expect grundy period = 14 from 0;
    }
}

fn main() {}
