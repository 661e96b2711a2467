// A set with arguments, misspelt.
use sprague::game;

game! {
    pub game Take(n) { n -> n - d for d in divisor(n); }
}

fn main() {}
