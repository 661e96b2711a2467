// Games and compounds share their names.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 1; }
    pub compound Take = disjunctive(Take, ..);
}

fn main() {}
