// The arrow of Rust's `match`.
use sprague::game;

game! {
    pub game Take(n) { n => n - 1; }
}

fn main() {}
