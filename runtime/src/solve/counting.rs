//! How many positions there are, and their numbers.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::store::room;
use crate::error::Error;
use crate::limits::Limits;

/// An empty list with room for that many positions.
pub(crate) fn reserve<T>(len: u128, limits: Limits, what: &str) -> Result<Vec<T>, Error> {
    if len > u128::from(limits.positions) {
        let known = (len < u128::MAX).then_some(len);
        return Err(Error::table(known, limits.positions, String::from(what)));
    }
    room(usize::try_from(len).map_err(|_| Error::Memory { positions: len })?)
}

/// How many multisets of that many numbers from 0, …, `largest` there are, which is the binomial
/// coefficient (`largest` + `count` choose `count`); `None` past 128 bits.
pub(crate) fn multisets(largest: u128, count: u64) -> Option<u128> {
    let count = u128::from(count);
    let top = largest.checked_add(count)?;
    // Each step multiplies by two at least, so past 128 bits there are few steps.
    (0..largest.min(count)).try_fold(1u128, |product, i| {
        Some(product.checked_mul(top - i)? / (i + 1))
    })
}

/// Positions of a table beyond these are not numbered.
const NUMBERED: u128 = 1 << 32;

/// How many partitions have a total up to n; `None` for an n that is so great that nobody asks.
pub(crate) fn partitions_up_to(total: u128) -> Option<u128> {
    let total = usize::try_from(total).ok().filter(|&total| total <= 1200)?;
    let mut counts = vec![1u128; total + 1];
    for part in 1..=total {
        for n in part..=total {
            counts[n] = counts[n].checked_add(counts[n - part])?;
        }
    }
    counts.last().copied()
}

/// Numbers the partitions of all numbers up to a total, in lexicographic order of the parts from
/// the largest down (a partition comes before its continuations).
///
/// With c(m, n) the number of partitions with parts up to m and a total up to n, the partition
/// with parts p >= q >= r >= … has the number c(p - 1, T) + c(q - 1, T - p) + c(r - 1, T - p - q) +
/// …: each term counts those that end there or first differ there.
#[derive(Clone, Debug)]
pub(crate) struct PartitionCounts {
    total: u64,
    positions: Option<u128>,
    /// The side of the square table: the total and 1, or 0 if there are too many positions.
    side: usize,
    /// c(m, n) at place m * side + n.
    counts: Vec<u32>,
}

impl PartitionCounts {
    /// Of all numbers up to a total.
    pub(crate) fn new(total: u64) -> Self {
        let positions = partitions_up_to(u128::from(total));
        let numbered = positions.is_some_and(|positions| positions < NUMBERED);
        let side = if numbered {
            usize::try_from(total).map_or(0, |total| total + 1)
        } else {
            0
        };
        let mut counts = vec![1u32; side * side];
        for place in side..counts.len() {
            let (part, n) = (place / side, place % side);
            let with_it = if n < part { 0 } else { counts[place - part] };
            counts[place] = counts[place - side] + with_it;
        }
        Self {
            total,
            positions,
            side,
            counts,
        }
    }

    /// The greatest number.
    pub(crate) fn total(&self) -> u64 {
        self.total
    }

    /// How many partitions there are, if 128 bits can say.
    pub(crate) fn positions(&self) -> Option<u128> {
        self.positions
    }

    /// All rows, one behind the other.
    pub(super) fn rows(&self) -> &[u32] {
        &self.counts
    }

    /// c(m, 0), c(m, 1), …
    pub(super) fn row(&self, largest: usize) -> &[u32] {
        &self.counts[largest * self.side..][..self.side]
    }

    /// The number of a partition, given largest first.
    pub(crate) fn index(&self, parts: &[u64]) -> Option<usize> {
        let mut left = self.side.checked_sub(1)?;
        let mut index = 0;
        for &part in parts {
            let part = usize::try_from(part).ok()?;
            let after = left.checked_sub(part)?;
            index += self.row(part - 1)[left] as usize;
            left = after;
        }
        Some(index)
    }

    /// The partition of that number, largest first.
    pub(crate) fn partition(&self, index: usize) -> Vec<u64> {
        let mut left = self.side.saturating_sub(1);
        let mut rest = index;
        let mut parts = Vec::new();
        while rest > 0 {
            // The greatest part whose count of partitions before it is at most the rest.
            let below = (1..=left)
                .rev()
                .map(|part| (part, self.row(part - 1)[left] as usize));
            let Some((part, count)) = below.into_iter().find(|&(_, count)| count <= rest) else {
                break;
            };
            rest -= count;
            left -= part;
            parts.push(part as u64);
        }
        parts
    }
}
