// Dots before the last operand, and twice.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 1; }
    pub game Row(n) { octal 0.77; }
    pub compound Middle = disjunctive(Take, .., Row);
    pub compound Twice = disjunctive(Take, .., Row, ..);
}

fn main() {}
