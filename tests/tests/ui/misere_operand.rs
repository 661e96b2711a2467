// A warning, which is an error here: the convention of an operand plays no part.
#![deny(deprecated)]

use sprague::game;

game! {
    pub misere game Last(n) { n -> n - 1; }
    pub misere game Several<K>(n) { n -> n - k for k in 1..=K; }
    pub compound Both = selective(Last, Several<3>);
    #[allow(deprecated)]
    pub compound Silenced = selective(Last, ..);
    pub misere compound Rows = disjunctive(Both, Silenced, ..);
    pub compound Deep = continued(Rows, Both);
}

fn main() {}
