//! Heaps without order: the multiset order, and the number of heaps.
//!
//! Source: N. Dershowitz, Z. Manna, "Proving termination with multiset orderings",
//! Communications of the ACM 22 (1979): a multiset is lower if some of its elements are replaced
//! by any number of elements, each of which is below one of those.

use super::candidate::Change;
use super::mover::Mover;
use super::sample::Sample;
use crate::listed::Listed;
use crate::prove::Fact;
use crate::prove::atoms::Part;
use crate::prove::linear::Linear;
use alloc::vec::Vec;

/// How a move changes the heaps, taken from the largest down.
pub(super) fn descending(mover: &mut Mover<'_>) -> Change {
    let rises = |sample: &Sample| {
        let (before, after) = sample.descending();
        after > before
    };
    if !trivially_falls(mover) && !mover.seems(rises) {
        return Change::Open;
    }
    let mut exchange = Exchange::of(mover);
    exchange.cancel();
    let change = exchange.change();
    if change == Change::Stays && mover.context.known.vacuous() {
        Change::Falls
    } else {
        change
    }
}

/// Bounds alone show that every part is below the one heap.
fn trivially_falls(mover: &mut Mover<'_>) -> bool {
    let [heap] = &mover.context.heaps[..] else {
        return false;
    };
    let Some(below) = heap.plus_constant(-1) else {
        return false;
    };
    let parts = mover.context.result.clone();
    parts.iter().all(|part| match part {
        Part::One(left) => below
            .minus(left)
            .is_some_and(|goal| mover.context.known.seems(&goal)),
        _ => false,
    })
}

/// What goes and what comes.
struct Exchange<'m, 'a> {
    mover: &'m mut Mover<'a>,
    /// Heaps of the pattern that do not come back.
    gone: Vec<Linear>,
    /// What the result holds beyond the heaps that stay.
    new: Vec<Part>,
}

impl<'m, 'a> Exchange<'m, 'a> {
    fn of(mover: &'m mut Mover<'a>) -> Self {
        let (gone, new) = (mover.context.heaps.clone(), mover.context.result.clone());
        Self { mover, gone, new }
    }

    /// Takes away what is the same before and after.
    fn cancel(&mut self) {
        let rest = self.mover.context.rest;
        if let Some(rest) = rest
            && let Some(place) = self.new.iter().position(|part| *part == Part::List(rest))
        {
            self.new.remove(place);
        }
        let mut gone = core::mem::take(&mut self.gone);
        self.new.retain(|part| {
            let Part::One(heap) = part else { return true };
            match gone.iter().position(|old| old == heap) {
                Some(place) => {
                    gone.remove(place);
                    false
                }
                None => true,
            }
        });
        self.gone = gone;
    }

    fn change(&mut self) -> Change {
        if self.gone.is_empty() {
            return if self.new.is_empty() {
                Change::Stays
            } else {
                Change::Open
            };
        }
        let gone = self.gone.clone();
        if self
            .new
            .clone()
            .iter()
            .all(|part| self.is_below(part, &gone))
        {
            return Change::Falls;
        }
        self.matched()
    }

    /// Every heap of the part is below one of those heaps.
    fn is_below(&mut self, part: &Part, heaps: &[Linear]) -> bool {
        let context = &mut self.mover.context;
        let (mut premises, greatest) = context.greatest(part);
        for heap in heaps {
            let below = heap
                .minus(&greatest)
                .and_then(|form| form.plus_constant(-1));
            if below.is_some_and(|below| context.known.seems(&below)) {
                return true;
            }
        }
        for heap in heaps {
            // Otherwise it would be no less than each of them.
            let Some(no_less) = greatest.minus(heap) else {
                return false;
            };
            premises.push(Fact::AtLeast(no_less));
        }
        context.known.refutes(&premises)
    }

    /// New heaps find one that is gone and no less, each its own; the others must be below one
    /// that is truly gone: not matched, or matched by a smaller one.
    fn matched(&mut self) -> Change {
        let mut free: Vec<Option<Linear>> = self.gone.iter().cloned().map(Some).listed();
        let (mut truly_gone, mut unmatched) = (Vec::new(), Vec::new());
        for (place, part) in self.new.clone().iter().enumerate() {
            let own = (place < free.len()).then_some(place);
            let places = own.into_iter().chain(0..free.len());
            let found = places
                .into_iter()
                .find(|&place| match (&free[place], part) {
                    (Some(heap), Part::One(_)) => self.mover.context.part_at_most(part, heap),
                    _ => false,
                });
            let Some(place) = found else {
                unmatched.push(part.clone());
                continue;
            };
            if let Some(heap) = free[place].take()
                && self.is_below(part, core::slice::from_ref(&heap))
            {
                truly_gone.push(heap);
            }
        }
        truly_gone.extend(free.into_iter().flatten());
        if !unmatched
            .iter()
            .all(|part| self.is_below(part, &truly_gone))
        {
            return Change::Open;
        }
        if truly_gone.is_empty() {
            Change::Stays
        } else {
            Change::Falls
        }
    }
}

/// How a move changes the number of heaps that are not 0.
pub(super) fn count(mover: &mut Mover<'_>) -> Change {
    let counts = |sample: &Sample| {
        let (before, after) = sample.descending();
        (before.len(), after.len())
    };
    let rises = |sample: &Sample| {
        let (before, after) = counts(sample);
        after > before
    };
    if !mover.seems(rises) {
        return Change::Open;
    }
    let mut exchange = Exchange::of(mover);
    exchange.cancel();
    let (mut gone, new) = (exchange.gone, exchange.new);
    let known = &mut mover.context.known;
    let positive = |form: &Linear| form.plus_constant(-1);
    for part in new {
        let Part::One(heap) = part else {
            return Change::Open;
        };
        if heap.times(-1).is_some_and(|goal| known.proves(&goal)) {
            continue;
        }
        // A new heap stands for an old one that was not 0: surely, or as it is no less.
        let place = gone.iter().position(|old| {
            positive(old).is_some_and(|goal| known.proves(&goal))
                || old.minus(&heap).is_some_and(|goal| known.proves(&goal))
        });
        let Some(place) = place else {
            return Change::Open;
        };
        gone.remove(place);
    }
    let fewer = gone
        .iter()
        .any(|old| positive(old).is_some_and(|goal| known.proves(&goal)));
    if fewer { Change::Falls } else { Change::Stays }
}
