//! What the heaps out of reach of an excluded number have in common, for sets without end.

use alloc::vec::Vec;

use super::certificate::{Certificate, Shift, Theorem};
use crate::game::Convention;
use crate::order::Numbering;
use crate::quantity::Standard;

/// The first heap from `first` on, and at most `last`, at which the window of a certificate may
/// begin: from there on the heaps below have, a period later, the same values or those risen
/// (`docs/proofs.md`, "Sets without end").
pub(super) fn start(
    certificate: &Certificate,
    last: u64,
    value: &dyn Fn(u64) -> u64,
) -> Option<u64> {
    let Certificate { first, period, .. } = *certificate;
    if certificate.theorem == Theorem::RisenBelow
        && matches!(certificate.quantity, Standard::Foreclosed(_))
        && value(first) == 0
    {
        // An ended heap counts for nothing, and its number does not rise.
        return None;
    }
    if last < first {
        return None;
    }
    let mut below = Below::default();
    let mut heap = 0;
    while heap < first {
        below.now.insert(value(heap));
        heap += 1;
    }
    heap = 0;
    while heap < first + period {
        below.then.insert(value(heap));
        heap += 1;
    }
    heap = first;
    loop {
        if below.agree(certificate, heap) {
            return Some(heap);
        }
        if heap >= last {
            return None;
        }
        below.now.insert(value(heap));
        below.then.insert(value(heap + period));
        heap += 1;
    }
}

/// The values of all heaps below one, and of those below the heap a period later.
#[derive(Default)]
struct Below {
    now: Found,
    then: Found,
}

impl Below {
    /// Whether they lie as the theorem asks.
    fn agree(&self, certificate: &Certificate, heap: u64) -> bool {
        let Shift::Same(rise) = certificate.shift else {
            return false;
        };
        let (now, then) = (&self.now, &self.then);
        if certificate.theorem == Theorem::SameBelow {
            // The first belong to the second.
            return now.distinct == then.distinct;
        }
        let risen = now.end.saturating_add(rise) == then.end;
        let numbers = now.all_from(0) && then.all_from(0);
        match certificate.quantity {
            // Without a heap below there is no move; under misère play that has its own value.
            Standard::Grundy(Convention::Normal) => numbers && risen,
            Standard::Grundy(Convention::Misere) => heap > 0 && numbers && risen,
            // Nim-values are numbered from 2 on; `inf` is none.
            Standard::Foreclosed(Convention::Misere) => {
                now.distinct > 1 && now.all_from(2) && then.all_from(2) && risen
            }
            Standard::Longest => heap > 0 && risen,
            _ => false,
        }
    }
}

/// Numbers that were found.
#[derive(Default)]
struct Found {
    /// Whether each number was, as far as it is less than [`MARKED`].
    marks: Vec<bool>,
    /// The others.
    far: Numbering,
    /// How many there are, and how many of them are below 2.
    distinct: u64,
    small: u64,
    /// 1 more than the greatest.
    end: u64,
}

/// No value of a heap is more than 2 above it, so that nearly all values are marked.
const MARKED: u64 = 1 << 24;

impl Found {
    fn insert(&mut self, number: u64) {
        if self.end <= number {
            self.end = number.saturating_add(1);
        }
        let new = match usize::try_from(number) {
            Ok(place) if number < MARKED => {
                while self.marks.len() <= place {
                    self.marks.push(false);
                }
                let new = !self.marks[place];
                self.marks[place] = true;
                new
            }
            _ => {
                let known = self.far.len();
                self.far.number(&[number]) == known
            }
        };
        self.distinct += u64::from(new);
        self.small += u64::from(new && number < 2);
    }

    /// Whether those from `least`, which is 0 or 2, are all numbers from it up to the greatest.
    fn all_from(&self, least: u64) -> bool {
        let numbers = if least == 0 {
            self.distinct
        } else {
            self.distinct - self.small
        };
        numbers + least == self.end.max(least)
    }
}
