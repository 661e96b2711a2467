//! Sets that hold all numbers from one on.

use std::collections::BTreeSet;
use std::vec::Vec;

use super::{holds, proved, random, triple};
use crate::Convention::Normal;
use crate::period::{Recurrence, Shift, Theorem};
use crate::quantity::Standard;

#[test]
fn known_sets() {
    // Nim, and the sets that A. Siegel's theorem speaks of.
    let known: [(&[u64], u64, u64, u64); 4] = [
        (&[], 0, 1, 1),
        (&[1], 0, 2, 1),
        (&[1, 2, 3], 0, 4, 1),
        (&[2, 4], 0, 6, 2),
    ];
    for (excluded, first, period, rise) in known {
        let rules = Recurrence::all_but(excluded.iter().copied());
        let certificate = proved(&rules, Standard::Grundy(Normal), 1_000);
        assert_eq!(
            triple(&certificate),
            (first, period, Shift::Same(rise)),
            "{excluded:?}"
        );
        assert_eq!(certificate.theorem, Theorem::RisenBelow);
    }
}

/// Every quantity of every such set has a period: the theorem of A. Siegel, and its like for the
/// others.
#[test]
fn sets_by_chance() {
    let state = &mut 3;
    for round in 0..150 {
        let count = random(state, 6);
        let excluded: BTreeSet<u64> = (0..count).map(|_| 1 + random(state, 12)).collect();
        let rules = Recurrence::all_but(excluded.iter().copied());
        let taken = |heap: u64| {
            (1..=heap)
                .filter(|k| !excluded.contains(k))
                .collect::<Vec<_>>()
        };
        let quantities = if round % 5 == 0 {
            &Standard::ALL[..]
        } else {
            &Standard::ALL[..2]
        };
        for &quantity in quantities {
            assert!(
                holds(&rules, quantity, 3_000, taken),
                "{excluded:?}, {quantity}"
            );
        }
    }
}

#[test]
fn the_window_begins_where_the_heaps_below_agree() {
    // Not purely periodic (A. Siegel): the heaps before the period are not like later ones.
    let mut late = 0;
    let state = &mut 11;
    for _ in 0..300 {
        let excluded: BTreeSet<u64> = (0..5).map(|_| 1 + random(state, 14)).collect();
        let rules = Recurrence::all_but(excluded.iter().copied());
        let certificate = proved(&rules, Standard::Grundy(Normal), 5_000);
        late += u32::from(certificate.first > 0);
        assert!(certificate.window.from >= certificate.first);
    }
    assert!(late > 0, "all are purely periodic");
}
