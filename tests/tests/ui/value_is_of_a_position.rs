// A wrong value of one position.
use sprague::game;

game! {
    pub game Take(n) {
        n -> n - k for k in {1, 3, 4};
        expect grundy(10) = 2;
    }
}

fn main() {}
