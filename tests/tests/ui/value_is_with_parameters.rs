// Right for one value of the parameter, wrong for the other.
use sprague::game;

game! {
    pub game Slow<K>(n) where K >= 1 {
        n -> n - k for k in 1..=K;
        expect<2> grundy = 0, 1, 2, 0;
        expect<3> grundy = 0, 1, 2, 0;
    }
}

fn main() {}
