// Three compounds that are made of one another, and one that is made of one of them.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 1; }
    pub compound A = conjunctive(Take, B);
    pub compound B = selective(C, ..);
    pub compound C = continued(Take, A);
    pub compound D = continued(Take, C);
}

fn main() {}
