//! How a nim-value is held: in one byte or in two.

use super::{Code, Known};

/// A nim-value in memory.
pub(super) trait Cell: Sized + Copy + Eq + Ord {
    /// One more than the greatest value that fits.
    const TOP: usize;

    /// The value as an index below [`TOP`](Self::TOP).
    fn index(self) -> usize;

    /// `None` if it does not fit.
    fn new(value: usize) -> Option<Self>;

    /// The nim-sum.
    fn sum(self, other: Self) -> Self;

    /// Goes on by blocks of heaps, where that is of use, as long as there are fewer values than
    /// `to` by a block at least.
    fn by_blocks(_known: &mut Known<Self>, _code: &Code, _to: usize) {}
}

impl Cell for u8 {
    const TOP: usize = 1 << 8;

    #[inline]
    fn index(self) -> usize {
        self.into()
    }

    #[inline]
    fn new(value: usize) -> Option<Self> {
        value.try_into().ok()
    }

    #[inline]
    fn sum(self, other: Self) -> Self {
        self ^ other
    }

    fn by_blocks(known: &mut Known<Self>, code: &Code, to: usize) {
        known.extend_by_blocks(code, to);
    }
}

impl Cell for u16 {
    const TOP: usize = 1 << 16;

    #[inline]
    fn index(self) -> usize {
        self.into()
    }

    #[inline]
    fn new(value: usize) -> Option<Self> {
        value.try_into().ok()
    }

    #[inline]
    fn sum(self, other: Self) -> Self {
        self ^ other
    }
}

/// Marks on values, all taken off at once.
pub(super) struct Marks {
    /// The round in which a value was marked last.
    rounds: alloc::vec::Vec<u32>,
    round: u32,
}

impl Marks {
    pub(super) fn new(top: usize) -> Self {
        Self {
            rounds: alloc::vec![0; top],
            round: 0,
        }
    }

    /// Takes all marks off.
    pub(super) fn clear(&mut self) {
        if self.round == u32::MAX {
            self.rounds.fill(0);
            self.round = 0;
        }
        self.round += 1;
    }

    /// For a loop: marks with what a place must hold to be marked.
    #[inline]
    pub(super) fn raw<T: Cell>(&mut self) -> (&mut [u32], u32) {
        (&mut self.rounds[..T::TOP], self.round)
    }

    #[inline]
    pub(super) fn has(&self, value: usize) -> bool {
        self.rounds[value] == self.round
    }
}
