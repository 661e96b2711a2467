// A compound.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 1; }
    pub compound Both = conjunctive(Take, Take);
}

fn main() {}
