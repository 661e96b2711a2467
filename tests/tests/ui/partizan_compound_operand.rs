// A partizan component.
use sprague::game;

game! {
    pub partizan game Sides(n) { left n -> n - 1; right n -> n - 2; }
    pub compound Sum = disjunctive(Sides, ..);
}

fn main() {}
