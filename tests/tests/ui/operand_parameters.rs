// Too few, too many, none where some are needed, and some of a compound.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 1; }
    pub game Between<L, R>(n) where 1 <= L <= R { n -> n - k for k in L..=R; }
    pub compound A = disjunctive(Take<1>, Between, Between<1>);
    pub compound B = disjunctive(Between<1, 2>, A<3>, ..);
}

fn main() {}
