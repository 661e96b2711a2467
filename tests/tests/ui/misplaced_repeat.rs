// Dots that have nothing to repeat.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 1; }
    pub compound Any = disjunctive(.., Take);
}

fn main() {}
