// A word that is nearly one of the six, and one that is none.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 1; }
    pub compound Both = conjuctive(Take, Take);
    pub compound Sum = sum(Take, ..);
}

fn main() {}
