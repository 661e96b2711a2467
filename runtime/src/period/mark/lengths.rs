//! Lengths of play: between which bounds each of them lies, heap by heap.

use alloc::vec::Vec;

use super::Mark;
use super::ranges::Ranges;
use super::states::Masks;
use crate::quantity::Standard;

/// The bounds of the lengths of all heaps of the ranges, ends included. The greatest number stands
/// for no bound.
pub(super) struct Lengths {
    bounds: Vec<(u64, u64)>,
}

impl Lengths {
    /// By the lengths of the first range, and by the outcomes where who wins decides.
    pub(super) fn of(
        mark: &Mark,
        ranges: &Ranges,
        quantity: Standard,
        near: &[u64],
        outcomes: Option<&Masks>,
    ) -> Self {
        let mut bounds = Vec::with_capacity(near.len());
        for &length in near {
            bounds.push((length, length));
        }
        let mut cursors = alloc::vec![0; mark.quotients().len()];
        let outcome = |place: usize| outcomes.map_or(0, |outcomes| outcomes.mask(place));
        for (start, last) in ranges.windows() {
            let first = bounds.len();
            for heap in start..=last {
                let mut options = Options::new();
                for (cursor, quotient) in cursors.iter_mut().zip(mark.quotients()) {
                    match ranges.place_from(cursor, quotient.of(heap)) {
                        Some(place) => options.absorb(outcome(place), bounds[place]),
                        None => options.absorb(0b11, (0, u64::MAX)),
                    }
                }
                for &(taken, _) in mark.takes() {
                    let back = usize::try_from(taken).ok();
                    let place = back.and_then(|back| bounds.len().checked_sub(back));
                    match place.filter(|place| *place >= first) {
                        Some(place) => options.absorb(outcome(place), bounds[place]),
                        None => options.absorb(0b11, (0, u64::MAX)),
                    }
                }
                bounds.push(options.bounds(quantity));
            }
        }
        Self { bounds }
    }

    /// The length of a heap, if the bounds tell it.
    pub(super) fn at(&self, ranges: &Ranges, heap: u64) -> Option<u64> {
        let (least, most) = self.bounds[ranges.place(heap)?];
        (least == most).then_some(least)
    }
}

/// The least and the greatest of both bounds of some options.
#[derive(Clone, Copy)]
struct Extremes {
    least: (u64, u64),
    greatest: (u64, u64),
}

impl Extremes {
    const NONE: Self = Self {
        least: (u64::MAX, u64::MAX),
        greatest: (0, 0),
    };

    fn absorb(&mut self, (least, most): (u64, u64)) {
        self.least = (self.least.0.min(least), self.least.1.min(most));
        self.greatest = (self.greatest.0.max(least), self.greatest.1.max(most));
    }
}

/// Of the options of one heap: all, those that are lost, and those that may be lost.
struct Options {
    all: Extremes,
    lost: Option<Extremes>,
    perhaps: Option<Extremes>,
}

impl Options {
    fn new() -> Self {
        Self {
            all: Extremes::NONE,
            lost: None,
            perhaps: None,
        }
    }

    /// Of an option that is lost for who moves from it (0b01), is not (0b10), or perhaps (0b11).
    fn absorb(&mut self, outcome: u64, bounds: (u64, u64)) {
        self.all.absorb(bounds);
        if outcome == 0b01 {
            self.lost.get_or_insert(Extremes::NONE).absorb(bounds);
        }
        if outcome & 1 != 0 {
            self.perhaps.get_or_insert(Extremes::NONE).absorb(bounds);
        }
    }

    /// Between what the length of who has these options lies.
    fn bounds(&self, quantity: Standard) -> (u64, u64) {
        let hurry = matches!(quantity, Standard::Remoteness(_));
        let (least, most) = match (quantity, self.lost, self.perhaps) {
            (Standard::Shortest, ..) => self.all.least,
            (Standard::Longest, ..) => self.all.greatest,
            // Some option is lost: the best of all that are.
            (_, Some(lost), Some(perhaps)) if hurry => (perhaps.least.0, lost.least.1),
            (_, Some(lost), Some(perhaps)) => (lost.greatest.0, perhaps.greatest.1),
            (_, _, None) if hurry => self.all.greatest,
            (_, _, None) => self.all.least,
            // It is not known whether one is.
            (_, None, Some(perhaps)) if hurry => {
                let least = perhaps.least.0.min(self.all.greatest.0);
                (least, self.all.greatest.1)
            }
            (_, None, Some(_)) => (self.all.least.0, self.all.greatest.1),
        };
        (least.saturating_add(1), most.saturating_add(1))
    }
}
