// Numbers for which there is no such game.
use sprague::game;

game! {
    pub game Between<L, R>(n) where 1 <= L, L <= R { n -> n - k for k in L..=R; }
    pub compound A = disjunctive(Between<1, 2>, Between<3, 2>);
}

fn main() {}
