// Rust shows the components of a public compound; of a private one, and where the operand is
// public too, all is well.
use sprague::game;

game! {
    game Take(n) { n -> n - 1; }
    pub game Row(n) { octal 0.77; }
    pub compound Shown = disjunctive(Take, Row);
    compound Hidden = disjunctive(Take, Row);
    pub compound Rows = disjunctive(Row, ..);
}

fn main() {}
