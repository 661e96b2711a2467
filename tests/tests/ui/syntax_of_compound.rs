// What cannot stand in a compound.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 1; }
    pub compound A(Take, ..);
    pub compound B = disjunctive(Take Take);
    pub compound C = disjunctive(5, Take);
    pub compound D = disjunctive(Take, ..)
}

fn main() {}
