//! Which heaps the values of far ones are computed from.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;

use super::Mark;

/// Ranges of heaps, ascending. The first one begins at heap 0; every other one begins where all
/// moves exist, and what the heaps of a range become when they are divided is in the ranges before.
pub(super) struct Ranges {
    /// First and last heap, and the place of the first one in a list of all heaps of the ranges.
    list: Vec<(u64, u64, usize)>,
}

impl Ranges {
    /// Those that hold the heaps asked about, and all that these become when they are divided, each
    /// with so many heaps before it. `None` if there are more than `most` heaps in all.
    pub(super) fn of(mark: &Mark, heaps: &[u64], warm: u64, most: u64) -> Option<Self> {
        // Past all first heaps by as much as a window looks back: no heap there has ended.
        let near = mark.settled().saturating_add(warm);
        let mut wanted: BinaryHeap<(u64, u64)> = BinaryHeap::new();
        for &heap in heaps {
            wanted.push((heap, heap));
        }
        let mut found = Vec::new();
        let mut left = most;
        // From the greatest heaps down, so that what is left to do lies below what is done.
        while let Some((last, mut first)) = wanted.pop() {
            loop {
                let start = first.saturating_sub(warm);
                if let Some(&(next, other)) = wanted.peek()
                    && next >= start.saturating_sub(1)
                {
                    wanted.pop();
                    first = first.min(other);
                    continue;
                }
                if first == 0 || start > near && !meets(mark, last, start) {
                    break;
                }
                first = 0;
            }
            let start = first.saturating_sub(warm);
            left = left.checked_sub(last - start)?.checked_sub(1)?;
            found.push((start, last));
            if start > 0 {
                for quotient in mark.quotients() {
                    wanted.push((quotient.of(last), quotient.of(start)));
                }
            }
        }
        let mut list = Vec::with_capacity(found.len());
        let mut place = 0;
        while let Some((start, last)) = found.pop() {
            list.push((start, last, place));
            place += usize::try_from(last - start).ok()? + 1;
        }
        Some(Self { list })
    }

    /// How many heaps from 0 on the first range has.
    pub(super) fn near(&self) -> u64 {
        self.list.first().map_or(0, |&(_, last, _)| last + 1)
    }

    /// First and last heap of each range but the first one, ascending.
    pub(super) fn windows(&self) -> Vec<(u64, u64)> {
        let mut windows = Vec::with_capacity(self.list.len());
        for &(start, last, place) in &self.list {
            if place > 0 {
                windows.push((start, last));
            }
        }
        windows
    }

    /// The place of a heap in the list of all, if it is in a range.
    pub(super) fn place(&self, heap: u64) -> Option<usize> {
        let mut range = self.list.partition_point(|&(_, last, _)| last < heap);
        self.place_from(&mut range, heap)
    }

    /// The same from a range on, for heaps that ascend.
    pub(super) fn place_from(&self, range: &mut usize, heap: u64) -> Option<usize> {
        while self.list.get(*range)?.1 < heap {
            *range += 1;
        }
        let &(start, _, place) = self.list.get(*range)?;
        Some(place + usize::try_from(heap.checked_sub(start)?).ok()?)
    }
}

/// Whether a heap that all moves of the rules exist for is divided to one from `start` on.
fn meets(mark: &Mark, heap: u64, start: u64) -> bool {
    for quotient in mark.quotients() {
        if quotient.of(heap) >= start {
            return true;
        }
    }
    false
}
