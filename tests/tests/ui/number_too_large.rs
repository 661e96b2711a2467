// 2 to the power of 64.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k for k in {1, 18446744073709551616}; }
}

fn main() {}
