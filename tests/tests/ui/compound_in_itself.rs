// A compound that is its own operand.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 1; }
    pub compound Again = conjunctive(Take, Again);
}

fn main() {}
