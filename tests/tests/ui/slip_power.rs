// There is no power operator.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k ** 2 for k in 1..; }
}

fn main() {}
