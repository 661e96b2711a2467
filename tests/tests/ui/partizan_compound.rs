// Partizan games end for one player and not for the other.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 1; }
    pub partizan compound Sides = disjunctive(Take, ..);
}

fn main() {}
