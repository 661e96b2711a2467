//! The formulas for the lengths of selective compounds, on the games of small birthday.

use std::println;
use std::vec::Vec;

use crate::compound::{Compound, Kind, Repeat};
use crate::tests::games::Bits;
use crate::{Joint, Limits, Quantity, Remoteness, Solve, Suspense, solve};

/// All multisets of that many of the games 0, 1, …, `last`.
fn multisets(last: u64, size: usize) -> Vec<Joint<Vec<u64>>> {
    let mut all: Vec<Vec<u64>> = Vec::from([Vec::new()]);
    for _ in 0..size {
        let longer = |set: Vec<u64>| {
            (set.last().copied().unwrap_or(0)..=last).map(move |game| {
                let mut longer = set.clone();
                longer.push(game);
                longer
            })
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    all.into_iter().map(Joint).collect()
}

fn even(length: u64) -> u64 {
    length / 2 * 2
}

/// Compares the theory's lengths with a search, and counts where another formula is wrong.
fn compare<Q: Quantity<Value = u64>>(
    kind: Kind,
    quantity: &Q,
    positions: &[Joint<Vec<u64>>],
    broken: fn(&[u64]) -> u64,
) -> usize {
    let compound = Compound::new(kind, Repeat(Bits));
    let search = solve::sparse(&compound, quantity, positions, &Limits::default()).unwrap();
    let mut wrong = 0;
    for (position, search) in positions.iter().zip(search) {
        let theory = compound.by_theory(quantity, position).unwrap();
        assert_eq!(theory, Some(search), "{kind} {position}");
        let lengths = Bits
            .values_of(quantity, position.0.iter().copied())
            .unwrap();
        wrong += usize::from(broken(&lengths) != search);
    }
    wrong
}

#[test]
fn each_formula_on_pairs_triples_and_quadruples() {
    let groups = [multisets(63, 2), multisets(23, 3), multisets(9, 4)];
    assert_eq!(groups.each_ref().map(Vec::len), [2_080, 2_600, 715]);
    let mut wrong = [0; 4];
    for positions in &groups {
        let (r, s) = (Remoteness::NORMAL, Suspense::NORMAL);
        // Without rounding down; without the odd move; the long rule for the short one.
        wrong[0] += compare(Kind::Selective, &r, positions, |l| l.iter().sum());
        wrong[1] += compare(Kind::Selective, &s, positions, |l| {
            l.iter().map(|l| even(*l)).max().unwrap_or(0)
        });
        wrong[2] += compare(Kind::Shortened, &r, positions, |l| {
            l.iter().map(|l| even(*l)).sum::<u64>() + u64::from(l.iter().any(|l| l % 2 == 1))
        });
        wrong[3] += compare(Kind::Shortened, &s, positions, |l| {
            l.iter().copied().min().unwrap_or(0)
        });
    }
    println!("lengths of 5,395 selective compounds: 0 wrong; by broken formulas {wrong:?}");
    assert!(wrong.iter().all(|&wrong| wrong > 0), "{wrong:?}");
}

/// A length is the parity of who wins, and no formula is claimed for misère play.
#[test]
fn no_formula_is_claimed_under_misere_play() {
    for kind in [Kind::Selective, Kind::Shortened] {
        let compound = Compound::new(kind, Repeat(Bits));
        for position in [Vec::new(), Vec::from([5, 6])] {
            let position = Joint(position);
            assert_eq!(compound.by_theory(&Remoteness::MISERE, &position), Ok(None));
            assert_eq!(compound.by_theory(&Suspense::MISERE, &position), Ok(None));
        }
    }
}
