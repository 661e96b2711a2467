// Two wrong numbers of one sequence: the first is told.
use sprague::game;

game! {
    pub game Take(n) {
        n -> n - k for k in {1, 3, 4};
        expect remoteness = 0, 2, 2, 1, 2;
    }
}

fn main() {}
