// No values for two parameters.
use sprague::game;

game! {
    pub game Slow<L, R>(n) where 1 <= L, L <= R {
        n -> n - k for k in L..=R;
        expect grundy = 0, 0, 1;
    }
}

fn main() {}
