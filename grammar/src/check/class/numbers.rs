//! Sets of integers as ranges: as cheap for `1..=1000000000000` as for `{1}`.

use crate::listed::Listed;
use alloc::vec;
use alloc::vec::Vec;

/// Ranges, ends included, ascending, with a gap between any two. The ends of the 128-bit numbers
/// stand for no end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Numbers(Vec<(i128, i128)>);

impl Numbers {
    /// All integers.
    pub(crate) fn all() -> Self {
        Self(vec![(i128::MIN, i128::MAX)])
    }

    /// The integers of a range, ends included.
    pub(crate) fn range(first: i128, last: i128) -> Self {
        Self::union([(first, last)].into_iter())
    }

    /// The integers of all these ranges.
    pub(crate) fn union(ranges: impl Iterator<Item = (i128, i128)>) -> Self {
        let mut ranges: Vec<_> = ranges.filter(|(first, last)| first <= last).listed();
        ranges.sort_unstable();
        let mut joined: Vec<(i128, i128)> = Vec::with_capacity(ranges.len());
        for (first, last) in ranges {
            match joined.last_mut() {
                Some(before) if first <= before.1.saturating_add(1) => {
                    before.1 = before.1.max(last);
                }
                _ => joined.push((first, last)),
            }
        }
        Self(joined)
    }

    pub(crate) fn ranges(&self) -> impl Iterator<Item = (i128, i128)> + '_ {
        self.0.iter().copied()
    }

    /// What belongs to either.
    pub(crate) fn or(&self, other: &Self) -> Self {
        Self::union(self.ranges().chain(other.ranges()))
    }

    /// What belongs to both.
    pub(crate) fn and(&self, other: &Self) -> Self {
        let (mut left, mut right) = (self.ranges().peekable(), other.ranges().peekable());
        let mut common = vec![];
        while let (Some(&a), Some(&b)) = (left.peek(), right.peek()) {
            if a.0.max(b.0) <= a.1.min(b.1) {
                common.push((a.0.max(b.0), a.1.min(b.1)));
            }
            if a.1 < b.1 {
                left.next()
            } else {
                right.next()
            };
        }
        Self(common)
    }

    /// All others.
    pub(crate) fn not(&self) -> Self {
        let mut gaps = vec![];
        let mut next = Some(i128::MIN);
        for (first, last) in self.ranges() {
            if let Some(next) = next
                && next < first
            {
                gaps.push((next, first - 1));
            }
            next = last.checked_add(1);
        }
        gaps.extend(next.map(|next| (next, i128::MAX)));
        Self(gaps)
    }

    /// All, moved by a number; what passes 128 bits is given up.
    pub(crate) fn plus(&self, number: i128) -> Option<Self> {
        let moved = |end: i128| match end {
            i128::MIN | i128::MAX => Some(end),
            _ => end.checked_add(number),
        };
        let ranges: Option<Vec<_>> = self
            .ranges()
            .map(|(first, last)| Some((moved(first)?, moved(last)?)))
            .listed_some();
        Some(Self::union(ranges?.into_iter()))
    }

    /// The least of them, if there is one.
    pub(crate) fn least(&self) -> Option<i128> {
        self.0.first().map(|range| range.0)
    }
}
