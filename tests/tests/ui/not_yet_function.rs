// A Rust function.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k for k in 1..=n if crate::is_practical(k); }
}

fn is_practical(k: u64) -> bool {
    k > 0
}

fn main() {}
