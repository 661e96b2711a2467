// The word for not.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k for k in 1..=n if not k in {2}; }
}

fn main() {}
