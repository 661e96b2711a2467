//! Heaps that are divided, against the definition: all small ones, and far ones by a search.

use std::string::ToString;
use std::vec::Vec;

use super::random;
use crate::period::{Certificate, Finding, Floors, Recurrence, Refused, Shift, Theorem, Window};
use crate::quantity::{Genus, Quantity, Standard};
use crate::{Convention, Game, Grundy, Limits, Options, Solve, solve};

const NIM_VALUE: Standard = Standard::Grundy(Convention::Normal);
const TEN: u64 = 1_000_000_000_000_000_009;

/// Heap n becomes ⌊n / c⌋, if n is at least the number beside c: the rules, and as data if they are
/// told.
struct Divided {
    moves: Vec<(u64, u64)>,
    told: bool,
}

impl Game for Divided {
    type Position = u64;
    type Rank = u64;

    fn options(&self, &n: &u64, options: &mut Options<u64>) {
        let moves = self.moves.iter().filter(|(_, from)| *from <= n);
        options.extend(moves.map(|(divisor, _)| n / divisor));
    }

    fn rank(&self, &n: &u64) -> u64 {
        n
    }

    fn recurrence(&self) -> Option<Recurrence> {
        Recurrence::floors(&self.moves).filter(|_| self.told)
    }

    fn values<Q: Quantity>(
        &self,
        quantity: &Q,
        positions: &[u64],
        limits: &Limits,
    ) -> solve::Values<Q> {
        solve::heap(self, true, quantity, positions, limits)
    }
}

/// One to four divisors up to 12, half of the time from heaps up to 40 on.
fn by_chance(state: &mut u64) -> Vec<(u64, u64)> {
    let ends = random(state, 2) == 0;
    let count = 1 + random(state, 4);
    let each = (0..count).map(|_| {
        let from = if ends { 1 + random(state, 40) } else { 1 };
        (2 + random(state, 11), from)
    });
    let mut moves: Vec<_> = each.collect();
    moves.sort_unstable();
    moves.dedup_by_key(|&mut (divisor, _)| divisor);
    moves
}

#[test]
fn every_heap_to_a_hundred_thousand() {
    let mut state = 5;
    let heaps: Vec<u64> = (0..=100_000).collect();
    for round in 0..24 {
        let moves = by_chance(&mut state);
        let told = Divided { moves, told: true };
        let moves = &told.moves;
        let quantity = Standard::ALL[round % Standard::ALL.len()];
        let mut plain: Vec<u64> = Vec::new();
        for heap in 0..=100_000_u64 {
            let mut fold = quantity.start();
            for (divisor, _) in moves.iter().filter(|(_, from)| *from <= heap) {
                let option = usize::try_from(heap / divisor).unwrap();
                quantity.absorb(&mut fold, &plain[option]);
            }
            plain.push(quantity.finish(fold));
        }
        let values = told.values_of(&quantity, heaps.iter().copied()).unwrap();
        assert_eq!(values, plain, "{moves:?}, {quantity}");
        let steps = Floors::from_heaps(moves.clone()).unwrap();
        let steps = steps.steps(quantity, 1 << 20).unwrap();
        for (heap, value) in (0..).zip(plain) {
            assert_eq!(steps.at(heap), value, "{moves:?}, {quantity} at {heap}");
        }
    }
}

#[test]
fn far_heaps() {
    let mut state = 11;
    for round in 0..60 {
        let told = Divided {
            moves: by_chance(&mut state),
            told: true,
        };
        let silent = Divided {
            moves: told.moves.clone(),
            told: false,
        };
        let quantity = Standard::ALL[round % Standard::ALL.len()];
        let mut heaps: Vec<u64> = (0..12)
            .map(|_| {
                (random(&mut state, 1 << 31) << 33 | random(&mut state, 1 << 31))
                    >> random(&mut state, 40)
            })
            .collect();
        heaps.extend([1_000_000, 1_000_000_007, TEN, u64::MAX]);
        // Where the values change, if anywhere.
        heaps.extend(
            told.moves
                .iter()
                .map(|&(divisor, from)| divisor.pow(9) * from),
        );
        heaps.extend(
            told.moves
                .iter()
                .map(|&(divisor, from)| divisor.pow(9) * from - 1),
        );
        let values = told.values_of(&quantity, heaps.iter().copied()).unwrap();
        let searched = solve::sparse(&silent, &quantity, &heaps, &Limits::default());
        assert_eq!(
            Ok(&values),
            searched.as_ref(),
            "{:?}, {quantity}",
            told.moves
        );
        let genus = told.values_of(&Genus, heaps.iter().copied());
        let searched = solve::sparse(&silent, &Genus, &heaps, &Limits::default());
        assert_eq!(genus, searched, "{:?}", told.moves);
        let steps = Floors::from_heaps(told.moves).unwrap();
        let steps = steps.steps(quantity, 1 << 20).unwrap();
        for (heap, value) in heaps.into_iter().zip(values) {
            assert_eq!(steps.at(heap), value, "{:?}, {quantity}", steps.rules());
        }
    }
}

#[test]
fn what_is_told_of_them() {
    let game = Divided {
        moves: [(2, 1), (3, 1), (6, 1)].into(),
        told: true,
    };
    let finding = game.period(&Grundy::NORMAL, 10_000);
    assert_eq!(
        finding.to_string(),
        "constant between the products of 2, 3, 6, 1345 steps below 2^64, proved"
    );
    assert!(finding.proved().is_none());
    assert!(matches!(finding, Finding::Stepped(steps) if steps.at(TEN) == 3));
    let few = game.period(&Grundy::NORMAL, 1_000);
    assert_eq!(few.to_string(), "no period is looked for");
    let ends = Floors::from_heaps([(5, 7), (2, 3), (5, 3)].into()).unwrap();
    assert_eq!(ends.moves(), [(2, 3), (5, 3)]);
    let ends = ends.steps(NIM_VALUE, 10_000).unwrap().to_string();
    assert!(ends.starts_with("constant between the products of 2, 5, each times one of 3, "));
    assert!(Floors::new([2, 1]).is_none() && Floors::new([0]).is_none());
    assert!(Floors::from_heaps([(2, 0)].into()).is_none());
    let none = Floors::new([]).unwrap();
    let none = none
        .steps(Standard::Grundy(Convention::Misere), 10)
        .unwrap();
    assert_eq!((none.count(), none.at(0), none.at(9)), (1, 1, 1));
}

/// Products that are too many for memory are given up, and the heaps valued in another way.
#[test]
fn many_products() {
    let game = Divided {
        moves: (2..100).map(|divisor| (divisor, 1)).collect(),
        told: true,
    };
    let limits = Limits::positions(100_000);
    let value = |heap: u64| game.value_within(&Grundy::NORMAL, heap, &limits);
    assert_eq!(value(1_000_000_000), value(1_000_000_001));
    assert!(value(1_000_000_000).is_ok());
    assert!(value(u64::MAX).is_err());
}

#[test]
fn no_certificate_speaks_of_them() {
    let rules = Recurrence::floors(&[(2, 1), (3, 5)]).unwrap();
    let forged = Certificate {
        rules,
        quantity: NIM_VALUE,
        first: 0,
        period: 1,
        shift: Shift::Same(0),
        theorem: Theorem::RepeatedWindow,
        window: Window { from: 0, to: 1 },
    };
    assert_eq!(forged.verify(100), Err(Refused::Theorem));
    let text = forged.to_string();
    assert!(text.contains("\nrules: floors 2 3@5\n"));
    assert_eq!(text.parse(), Ok(forged));
}
