// A wrong number among the first values.
use sprague::game;

game! {
    pub game Take(n) {
        n -> n - k for k in {1, 3, 4};
        expect grundy = 0, 1, 0, 1, 3, 3, 2, 0;
    }
}

fn main() {}
