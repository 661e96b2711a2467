use crate::rule;
use crate::{
    Error, Game, Grundy, Limits, Options, Outcome, Quantity, Remoteness, Solve, TupleMoves, Tuples,
    solve,
};
use std::vec::Vec;

/// Cutcake for both players: cut a rectangle in two, in either direction.
struct Cutcake {
    proved: bool,
}

impl TupleMoves<2> for Cutcake {
    fn replacements(&self, tuple: &[u64; 2], lists: &mut Options<Tuples<2>>) {
        rule::replace_tuple(tuple, lists, |[m, n], out| {
            rule::each(rule::split(m), |(a, b)| out.tuples(&[[a, n], [b, n]]))
        });
        rule::replace_tuple(tuple, lists, |[m, n], out| {
            rule::each(rule::split(n), |(a, b)| out.tuples(&[[m, a], [m, b]]))
        });
    }
}

impl Game for Cutcake {
    type Position = Tuples<2>;
    type Rank = Vec<u64>;

    fn options(&self, position: &Tuples<2>, options: &mut Options<Tuples<2>>) {
        rule::tuples(self, position, options);
    }

    fn rank(&self, position: &Tuples<2>) -> Vec<u64> {
        let mut rank: Vec<_> = position.as_slice().iter().map(|[m, n]| m + n).collect();
        rank.sort_unstable_by(|a, b| b.cmp(a));
        rank
    }

    fn rank_is_proved(&self) -> bool {
        self.proved
    }

    fn values<Q: Quantity>(
        &self,
        quantity: &Q,
        positions: &[Tuples<2>],
        limits: &Limits,
    ) -> Result<Vec<Q::Value>, Error> {
        solve::tuples(self, quantity, positions, limits)
    }
}

/// A rectangle has m n - 1 cuts in every play.
#[test]
fn every_play_has_the_same_length() {
    let cake = Cutcake { proved: true };
    for (m, n) in (1..6).flat_map(|m| (1..4).map(move |n| (m, n))) {
        let cuts = m * n - 1;
        assert_eq!(cake.grundy((m, n)), Ok(cuts % 2));
        if cuts < 12 {
            assert_eq!(cake.remoteness((m, n)), Ok(cuts));
        }
    }
    assert_eq!(cake.grundy([(40, 41), (7, 7)]), Ok(1));
    assert_eq!(cake.grundy(Vec::<[u64; 2]>::new()), Ok(0));
}

#[test]
fn components_and_collections_agree() {
    let by_sums = Cutcake { proved: true };
    let by_search = Cutcake { proved: false };
    let limits = Limits::default();
    let positions: Vec<Tuples<2>> = (1..4)
        .flat_map(|m| (1..4).map(move |n| [[m, n], [2, 1], [2, 1]].into_iter().collect()))
        .collect();
    let sums = by_sums.values(&Grundy::NORMAL, &positions, &limits);
    assert_eq!(sums, by_search.values(&Grundy::NORMAL, &positions, &limits));
    let sums = by_sums.values(&Outcome::MISERE, &positions, &limits);
    assert_eq!(
        sums,
        by_search.values(&Outcome::MISERE, &positions, &limits)
    );
    let sparse = solve::sparse(&by_sums, &Remoteness::NORMAL, &positions, &limits);
    assert_eq!(
        by_sums.values(&Remoteness::NORMAL, &positions, &limits),
        sparse
    );
}

#[test]
fn limits_are_kept() {
    let cake = Cutcake { proved: true };
    for limit in [1, 10, 100] {
        let found = cake.value_within(&Grundy::NORMAL, (90, 90), &Limits::positions(limit));
        assert!(matches!(found, Err(Error::Capacity { .. })), "{found:?}");
    }
}

/// (n) becomes (n, n), or what leaves 64 bits, or a negative heap.
#[test]
fn the_wall_of_one_tuple_is_the_wall_of_all() {
    let lists = |rule: fn([i128; 1]) -> [[i128; 1]; 2]| {
        let mut lists = Options::new();
        rule::replace_tuple(&[5], &mut lists, |tuple, out| out.tuples(&rule(tuple)));
        lists.into_sorted()
    };
    assert_eq!(
        lists(|[n]| [[n], [n]]),
        Ok(Vec::from([Tuples::from_iter([[5], [5]])]))
    );
    assert_eq!(lists(|[n]| [[n], [n - 6]]), Ok(Vec::new()));
    assert_eq!(lists(|[n]| [[n << 64], [n - 6]]), Ok(Vec::new()));
    assert_eq!(
        lists(|[n]| [[n << 64], [n]]),
        Err(crate::Fault::HeapTooLarge)
    );
}
