// A lint that nobody knows.
use sprague::game;

game! {
    #[quiet(unused_bindings, dead_code)]
    pub game Take(n) { n -> n - 1 for j in {1, 2}; }

    #[quiet]
    pub compound Rows = disjunctive(Take, ..);
}

fn main() {}
