//! What the heaps out of reach of an excluded number have in common, for sets without end.

use alloc::collections::BTreeSet;

use super::certificate::{Certificate, Shift, Theorem};
use crate::game::Convention;
use crate::quantity::Standard;

/// Whether the window of a certificate begins at the first heap from which on the heaps below it
/// have, a period later, the same values or those risen (`docs/proofs.md`, "Sets without end").
pub(super) fn holds(certificate: &Certificate, value: impl Fn(u64) -> u64) -> bool {
    let from = certificate.window.from;
    start(certificate, from, value) == Some(from)
}

/// The first heap from `first` on, and at most `last`, at which such a window may begin.
pub(super) fn start(
    certificate: &Certificate,
    last: u64,
    value: impl Fn(u64) -> u64,
) -> Option<u64> {
    let Certificate { first, period, .. } = *certificate;
    if certificate.theorem == Theorem::RisenBelow
        && matches!(certificate.quantity, Standard::Foreclosed(_))
        && value(first) == 0
    {
        // An ended heap counts for nothing, and its number does not rise.
        return None;
    }
    let mut now: BTreeSet<u64> = (0..first).map(&value).collect();
    let mut then: BTreeSet<u64> = (0..first + period).map(&value).collect();
    for heap in first..=last {
        if agree(certificate, heap, &now, &then) {
            return Some(heap);
        }
        if heap < last {
            now.insert(value(heap));
            then.insert(value(heap + period));
        }
    }
    None
}

/// Whether the values of all heaps below one and those below the heap a period later lie so.
fn agree(certificate: &Certificate, heap: u64, now: &BTreeSet<u64>, then: &BTreeSet<u64>) -> bool {
    let Shift::Same(rise) = certificate.shift else {
        return false;
    };
    if certificate.theorem == Theorem::SameBelow {
        return now == then;
    }
    let risen = count(now) + rise == count(then);
    let numbers = |seen: &BTreeSet<u64>, least: u64| {
        seen.range(least..).count() as u64 + least == count(seen).max(least)
    };
    match certificate.quantity {
        Standard::Grundy(convention) => {
            // Without a heap below there is no move; under misère play that has its own value.
            let moves = convention == Convention::Normal || heap > 0;
            moves && numbers(now, 0) && numbers(then, 0) && risen
        }
        // Nim-values are numbered from 2 on; `inf` is none.
        Standard::Foreclosed(Convention::Misere) => {
            now.len() > 1 && numbers(now, 2) && numbers(then, 2) && risen
        }
        Standard::Longest => heap > 0 && risen,
        _ => false,
    }
}

/// 1 more than the greatest number.
fn count(seen: &BTreeSet<u64>) -> u64 {
    seen.last().map_or(0, |greatest| greatest.saturating_add(1))
}
