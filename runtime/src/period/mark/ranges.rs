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
        let mut wanted: BinaryHeap<(u64, u64)> = heaps.iter().map(|&heap| (heap, heap)).collect();
        let mut found = Vec::new();
        let mut left = most;
        // From the greatest heaps down, so that what is left to do lies below what is done.
        while let Some((last, mut first)) = wanted.pop() {
            loop {
                let start = first.saturating_sub(warm);
                let overlaps = |&(last, _): &(u64, u64)| last >= start.saturating_sub(1);
                if let Some(&(_, other)) = wanted.peek().filter(|other| overlaps(other)) {
                    wanted.pop();
                    first = first.min(other);
                    continue;
                }
                let mut quotients = mark.quotients().iter();
                if first > 0 && (start <= near || quotients.any(|one| one.of(last) >= start)) {
                    first = 0;
                    continue;
                }
                break;
            }
            let start = first.saturating_sub(warm);
            left = left.checked_sub(last - start)?.checked_sub(1)?;
            found.push((start, last));
            if start > 0 {
                let quotients = mark.quotients().iter();
                wanted.extend(quotients.map(|one| (one.of(last), one.of(start))));
            }
        }
        let mut list = Vec::with_capacity(found.len());
        let mut place = 0;
        for (start, last) in found.into_iter().rev() {
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
    pub(super) fn windows(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        let windows = self.list.iter().skip(1);
        windows.map(|&(start, last, _)| (start, last))
    }

    /// The place of a heap in the list of all, if it is in a range.
    pub(super) fn place(&self, heap: u64) -> Option<usize> {
        let range = self.list.partition_point(|&(_, last, _)| last < heap);
        Cursor { range }.place(self, heap)
    }
}

/// Finds the places of heaps that ascend.
#[derive(Clone, Copy, Default)]
pub(super) struct Cursor {
    range: usize,
}

impl Cursor {
    /// The place of a heap in the list of all, if it is in a range.
    pub(super) fn place(&mut self, ranges: &Ranges, heap: u64) -> Option<usize> {
        while ranges.list.get(self.range)?.1 < heap {
            self.range += 1;
        }
        let &(start, _, place) = ranges.list.get(self.range)?;
        Some(place + usize::try_from(heap.checked_sub(start)?).ok()?)
    }
}
