//! Heaps without order from which numbers are taken: rules as numbers, and their table.
//!
//! A position is its heaps sorted, `a[1] <= a[2] <= …`, and its place the sum of the binomial
//! coefficients `a[j] + j - 1` choose `j` (the combinatorial number system; Knuth 7.2.1.3): every
//! move lowers it, so that places are filled in their order. Where one heap alone is lowered, the
//! new place differs from the old one by that heap's coefficient and those of the heaps that it
//! falls below, so that no option is built or sorted. Numbers that divide several heaps are the
//! divisors of their greatest common divisor, from lists.

mod divisors;
mod rule;
#[cfg(test)]
mod tests;
mod three;

use alloc::vec::Vec;

use crate::fold::{Fold, Table};
use divisors::Divisors;
use rule::Rule;

/// No position has more heaps.
const HEAPS: usize = 8;

/// Rules that take numbers from some heaps, whatever the order of the heaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    rules: Vec<Rule>,
    /// A heap that a rule names is not empty.
    named: bool,
}

/// The sorted heaps, and what is at hand for all of them.
struct Heaps {
    sorted: [u32; HEAPS],
    count: usize,
    /// One more than the greatest heap.
    side: usize,
    /// For each place from 1 on and each heap, how many multisets come before that heap.
    before: Vec<u32>,
    divisors: Divisors,
}

impl Rules {
    /// The numbers of all multisets of so many heaps, none above `largest`, empty heaps among them,
    /// in the order of their places. `None` if there is no memory, if they are more than 2^30, if
    /// there are more than 8 heaps, or if some rule names more heaps than there are.
    ///
    /// Cost: for each multiset a few steps for each of its options; lists of divisors, and of up to
    /// 1024 the greatest common divisors.
    #[must_use]
    pub fn table(&self, fold: Fold, count: usize, largest: u32) -> Option<Table> {
        let mut heaps = Heaps::new(count, largest)?;
        let len = heaps.len()?;
        if let [rule] = &self.rules[..]
            && rule.divides_others()
            && let Some(table) = three::table(&heaps, fold)
        {
            return Some(table);
        }
        let mut table = Table::new(fold, len)?;
        let mut options = Vec::new();
        for place in 0..u32::try_from(len).ok()? {
            options.clear();
            for rule in &self.rules {
                rule.options(&heaps, self.named, place, &mut options);
            }
            table.push(&options)?;
            heaps.advance();
        }
        Some(table)
    }
}

/// The place of sorted heaps, smallest first.
#[must_use]
pub fn place(sorted: &[u32]) -> Option<usize> {
    let mut place = 0usize;
    for (&heap, chosen) in sorted.iter().zip(1u64..) {
        let heap = u64::from(heap);
        // heap + chosen - 1 choose chosen: each step divides without remainder.
        let mut before = u64::from(heap > 0);
        for step in 1..=chosen {
            before = before.checked_mul(heap + step - 1)? / step;
        }
        place = place.checked_add(usize::try_from(before).ok()?)?;
    }
    Some(place)
}

impl Heaps {
    fn new(count: usize, largest: u32) -> Option<Self> {
        if count > HEAPS {
            return None;
        }
        let side = usize::try_from(largest).ok()?.checked_add(1)?;
        let mut before = Vec::new();
        before.try_reserve_exact(side.checked_mul(count)?).ok()?;
        // Each is the sum of those of the place before, up to the heap.
        for place in 0..count {
            let mut sum = 0u32;
            for heap in 0..side {
                if place == 0 {
                    sum = u32::try_from(heap).ok()?;
                } else {
                    sum = sum.checked_add(before[(place - 1) * side + heap])?;
                }
                before.push(sum);
            }
        }
        Some(Self {
            sorted: [0; HEAPS],
            count,
            side,
            before,
            divisors: Divisors::up_to(side)?,
        })
    }

    /// How many multisets there are; `None` if they are more than 2^30.
    fn len(&self) -> Option<usize> {
        let greatest = self.side - 1;
        let last = (0..self.count).map(|place| self.before(place, greatest) as usize);
        let len = last.sum::<usize>() + 1;
        (len <= 1 << 30).then_some(len)
    }

    /// How many multisets come before a heap at that place from 0 on.
    #[inline]
    fn before(&self, place: usize, heap: usize) -> u32 {
        self.before[place * self.side + heap]
    }

    /// The heaps, smallest first.
    #[inline]
    fn sorted(&self) -> &[u32] {
        &self.sorted[..self.count]
    }

    /// Goes on to the next multiset: the first heap below the next one is raised, and those before
    /// it start again at 0.
    #[inline]
    fn advance(&mut self) {
        let heaps = &mut self.sorted[..self.count];
        for place in 0..heaps.len() {
            let next = heaps.get(place + 1).copied();
            if next.is_none_or(|next| heaps[place] < next) {
                heaps[place] += 1;
                return;
            }
            heaps[place] = 0;
        }
    }
}
