// Words that Rust takes for no type.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 1; }
    pub compound A = disjunctive(Take, for, crate::fn::Row);
}

fn main() {}
