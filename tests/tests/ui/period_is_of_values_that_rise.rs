// Values that rise from one period to the next do not repeat.
use sprague::game;

game! {
    pub game TakeOneThreeFour(n) {
        n -> n - k for k in {1, 3, 4};
        expect remoteness period = 7 from 0;
    }
}

fn main() {}
