// Does `!` stand before d or before all?
use sprague::game;

game! {
    pub game Take(n) { n -> n - d for d in 1..=n if !d | n; }
}

fn main() {}
