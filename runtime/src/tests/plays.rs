//! Good moves.

use std::vec::Vec;

use super::games::{Bits, Code, KAYLES, Lame, Take, Wythoff};
use crate::period::Recurrence;
use crate::{
    Convention, Error, Game, Grundy, Heaps, Limits, Options, OutcomeClass, Quantity, Remoteness,
    Solve, SumMove, Unordered, solve,
};

const TAKE: Take = Take::new(&[(1, 1), (3, 4)]);

#[test]
fn winning_moves_are_all_options_to_p_positions() {
    assert_eq!(TAKE.winning_moves(10), Ok([7, 9].into()));
    assert_eq!(TAKE.winning_moves(7), Ok(Vec::new()));
    let winning = [Unordered::from([1, 2]), Unordered::from([3, 5])];
    assert_eq!(Wythoff.winning_moves((3, 6)), Ok([winning[1]].into()));
    assert_eq!(
        Wythoff.winning_moves([2, 2]).unwrap(),
        [Unordered::from([0, 0]), winning[0]]
    );
    for n in 0..300 {
        for convention in [Convention::Normal, Convention::Misere] {
            let moves = Bits.winning_moves_under(convention, n).unwrap();
            let outcome = |n| Bits.outcome_under(convention, n).unwrap();
            let plain = Bits.options_of(n).unwrap().into_iter();
            let plain: Vec<u64> = plain.filter(|&o| outcome(o) == OutcomeClass::P).collect();
            assert_eq!(moves, plain);
            // The winner of an ended position under misère play has no move to make.
            let ended = n == 0 && convention == Convention::Misere;
            assert_eq!(!moves.is_empty() || ended, outcome(n) == OutcomeClass::N);
        }
    }
}

#[test]
fn options_are_sorted_and_distinct() {
    let options = KAYLES.options_of([2, 2]).unwrap();
    let expected: Vec<Heaps> = [[2, 0], [2, 1]]
        .map(|heaps| heaps.into_iter().collect::<Heaps>())
        .into();
    assert_eq!(options, expected);
    assert!(Lame.has_ended((0, 1)).unwrap());
    assert!(!Lame.has_ended((0, 2)).unwrap());
    assert!(TAKE.has_ended(0).unwrap());
}

#[test]
fn moves_in_a_sum() {
    // Heaps of nim: the winning moves from 3, 4, 5 with nim-sum 2.
    let nim = Take::new(&[(1, u64::MAX)]);
    assert_eq!(nim.nim_sum([3, 4, 5]), Ok(2));
    let moves = nim.winning_moves_in_sum([3, 4, 5]).unwrap();
    assert_eq!(
        moves,
        [SumMove {
            component: 0,
            to: 1
        }]
    );
    assert_eq!(nim.winning_moves_in_sum([1, 2, 3]), Ok(Vec::new()));
    // Against the definition, reversing moves to greater values included.
    for (a, b) in (0..20).flat_map(|a| (0..20).map(move |b| (a, b))) {
        let mut plain = Vec::new();
        for (component, (from, other)) in [(a, b), (b, a)].into_iter().enumerate() {
            for to in TAKE.options_of(from).unwrap() {
                if TAKE.grundy(to) == TAKE.grundy(other) {
                    plain.push(SumMove { component, to });
                }
            }
        }
        assert_eq!(TAKE.winning_moves_in_sum([a, b]), Ok(plain));
    }
}

/// A best line has as many moves as the remoteness says, each to an option, and in it the winner
/// is at every turn the one who wins.
fn check_line<G: Game>(game: &G, convention: Convention, start: &G::Position) {
    let line = game.best_line_under(convention, start).unwrap();
    let quantity = Remoteness { convention };
    assert_eq!(line[0], *start);
    assert!(game.has_ended(line.last().unwrap()).unwrap());
    let values = game.values_of(&quantity, &line).unwrap();
    assert_eq!(values, (0..line.len() as u64).rev().collect::<Vec<_>>());
    for pair in line.windows(2) {
        assert!(game.options_of(&pair[0]).unwrap().contains(&pair[1]));
    }
}

/// Take one, or leave half.
struct Halved;

impl Game for Halved {
    type Position = u64;
    type Rank = u64;

    fn options(&self, &n: &u64, options: &mut Options<u64>) {
        if n > 0 {
            options.extend([n - 1, n / 2]);
        }
    }

    fn rank(&self, &n: &u64) -> u64 {
        n
    }

    fn recurrence(&self) -> Option<Recurrence> {
        Recurrence::mark(&[(1, 1)], &[(2, 0, 1)])
    }

    fn values<Q: Quantity>(
        &self,
        quantity: &Q,
        positions: &[u64],
        limits: &Limits,
    ) -> Result<Vec<Q::Value>, Error> {
        solve::heap(self, false, quantity, positions, limits)
    }
}

#[test]
fn best_lines_of_far_heaps_need_no_search() {
    for convention in [Convention::Normal, Convention::Misere] {
        for n in [5, 1000, 5000, 10_000_000, 1_000_000_000_000, u64::MAX] {
            check_line(&Halved, convention, &n);
        }
    }
}

#[test]
fn best_lines() {
    for convention in [Convention::Normal, Convention::Misere] {
        for n in [0, 1, 2, 10, 11, 100, 3000] {
            check_line(&TAKE, convention, &n);
            check_line(&Bits, convention, &(n * 77));
            check_line(&Lame, convention, &[n % 17, n % 13]);
        }
        check_line(&KAYLES, convention, &[5, 4, 1].into_iter().collect());
        check_line(&Code(&[0, 3, 3]), convention, &[9, 8].into_iter().collect());
    }
    assert_eq!(
        TAKE.best_line(10).unwrap().len() as u64,
        TAKE.remoteness(10).unwrap() + 1
    );
}

#[test]
fn declared_convention() {
    struct MisereTake;
    impl Game for MisereTake {
        type Position = u64;
        type Rank = u64;
        fn options(&self, n: &u64, options: &mut crate::Options<u64>) {
            TAKE.options(n, options);
        }
        fn rank(&self, &n: &u64) -> u64 {
            n
        }
        fn convention(&self) -> Convention {
            Convention::Misere
        }
    }
    for n in 0..50 {
        assert_eq!(
            MisereTake.outcome(n),
            TAKE.outcome_under(Convention::Misere, n)
        );
        assert_eq!(
            MisereTake.winning_moves(n),
            TAKE.winning_moves_under(Convention::Misere, n)
        );
        assert_eq!(
            MisereTake.best_line(n),
            TAKE.best_line_under(Convention::Misere, n)
        );
        // All other questions name their convention.
        assert_eq!(MisereTake.grundy(n), TAKE.value(&Grundy::NORMAL, n));
    }
}
