//! Games of one heap from which a number of a finite set is taken: how long play lasts.
//!
//! Whoever can win and hurries takes the least even length, and whoever cannot, the greatest odd
//! one. With a key for each length by which the better ones are less, both are one minimum: half
//! the length from the least number up where it is even, and from the greatest down where it is
//! odd. The key of the length that is 1 more follows from a key by its sign alone. So for the
//! other lengths of play, with keys of their own (`docs/proofs.md`, "Lengths by one minimum").

#[cfg(test)]
mod tests;

use crate::ring::{BLOCK, Ring, Rule};
use alloc::vec::Vec;

/// Who wins by an even length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Even {
    /// Whoever is not to move, as who cannot move loses.
    Loses,
    /// Whoever is to move.
    Wins,
}

/// What length is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// Who can win hurries, the other one delays: the remoteness.
    Hurried(Even),
    /// Who can win delays, the other one hurries: the suspense.
    Delayed(Even),
    /// The shortest play.
    Shortest,
    /// The longest play.
    Longest,
}

/// Keys up to here are told apart; no length of fewer heaps has a greater one.
const HEAPS: u64 = 1 << 31;

/// The heap is too great for keys of 32 bits: [`Machine`] gives lengths of 2³¹ heaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooFar;

/// The lengths of heaps in turn.
///
/// ```
/// use sprague_kernels::lengths::{Even, Length, Machine};
/// // Who cannot move loses; a heap of 0 has ended.
/// let length = Length::Hurried(Even::Loses);
/// let mut machine = Machine::new(length, &[1, 3, 4], &[0]).expect("there is memory");
/// let mut lengths = [0; 8];
/// machine.fill(&mut lengths)?;
/// assert_eq!(lengths, [1, 2, 1, 1, 3, 3, 4, 5]);
/// # Ok::<(), sprague_kernels::lengths::TooFar>(())
/// ```
pub struct Machine {
    keys: Keys,
    ring: Ring<Keys>,
    /// The heap that the block begins with.
    heap: u64,
    /// So many lengths of the block were handed out.
    given: usize,
}

impl Machine {
    /// By the numbers that may be taken, ascending and at least 1, and the lengths of the first
    /// heaps, at least as many as the least of these numbers. The machine begins behind them.
    ///
    /// `None` if the numbers are not so or there is none, if there are 2³¹ first heaps, and if
    /// there is not enough memory: 8 bytes for each heap up to the greatest number.
    #[must_use]
    pub fn new(length: Length, numbers: &[usize], first: &[u32]) -> Option<Self> {
        if !numbers.is_sorted_by(|a, b| a < b) || numbers.starts_with(&[0]) {
            return None;
        }
        let heap = first.len() as u64;
        if heap >= HEAPS {
            return None;
        }
        let keys = Keys::new(length);
        let last = first.len().saturating_sub(*numbers.last()?);
        let mut known = Vec::with_capacity(first.len() - last);
        for &length in &first[last..] {
            known.push(keys.of(length));
        }
        let ring = Ring::new(keys, numbers, &known)?;
        Some(Self {
            keys,
            ring,
            heap,
            given: 0,
        })
    }

    /// The heap whose length comes next.
    #[must_use]
    pub fn heap(&self) -> u64 {
        self.heap + self.given as u64
    }

    /// Writes the lengths of the next heaps.
    ///
    /// # Errors
    /// If there would be more than 2³¹ of them.
    pub fn fill(&mut self, out: &mut [u32]) -> Result<(), TooFar> {
        let mut out = out;
        while !out.is_empty() {
            let rule = self.keys;
            let keys = self.ready(out.len())?;
            let (now, rest) = out.split_at_mut(keys.len());
            for (length, &key) in now.iter_mut().zip(keys) {
                *length = rule.length(key);
            }
            self.given += now.len();
            out = rest;
        }
        Ok(())
    }

    /// Computes the lengths of so many heaps and hands none of them out.
    ///
    /// # Errors
    /// If there would be more than 2³¹ of them.
    pub fn skip(&mut self, heaps: u64) -> Result<(), TooFar> {
        let mut left = heaps;
        while left > 0 {
            let wanted = usize::try_from(left).unwrap_or(usize::MAX);
            let len = self.ready(wanted)?.len();
            self.given += len;
            left -= len as u64;
        }
        Ok(())
    }

    /// Some of the next keys, at most so many.
    fn ready(&mut self, wanted: usize) -> Result<&[i32], TooFar> {
        if self.given == BLOCK {
            self.ring.advance();
            self.heap += BLOCK as u64;
            self.given = 0;
        }
        let left = usize::try_from(HEAPS - self.heap()).unwrap_or(usize::MAX);
        let keys = &self.ring.block()[self.given..];
        match left {
            0 => Err(TooFar),
            _ => Ok(&keys[..keys.len().min(wanted).min(left)]),
        }
    }
}

/// Keys of lengths, of which the least is the best, and the step from the best option's to that of
/// the length that is 1 more: flip the bits or not, add a number, and add another if the key is
/// negative.
#[derive(Clone, Copy)]
struct Keys {
    flip: i32,
    add: i32,
    add_to_negative: i32,
    /// Half a length is the key with these bits flipped: of a negative key, of another.
    halves: [i32; 2],
    /// What is added to twice that: 0 or 1 for a negative key, and for another the other one.
    odd: [u32; 2],
    /// Not half a length but all of it.
    whole: bool,
}

impl Keys {
    fn new(length: Length) -> Self {
        // A length of which the parity is that which the other player wins by has a negative key.
        let odd = |even| if even == Even::Loses { [0, 1] } else { [1, 0] };
        let (flip, add, add_to_negative) = match length {
            Length::Hurried(Even::Loses) => (-1, 1, -1),
            Length::Hurried(Even::Wins) => (-1, 0, -1),
            Length::Delayed(Even::Loses) => (-1, -1, 1),
            Length::Delayed(Even::Wins) => (-1, 0, 1),
            Length::Shortest => (0, 1, 0),
            Length::Longest => (0, -1, 0),
        };
        let (halves, odd) = match length {
            Length::Hurried(even) => ([i32::MIN, i32::MAX], odd(even)),
            Length::Delayed(even) => ([-1, 0], odd(even)),
            Length::Shortest | Length::Longest => ([-1, 0], [1, 0]),
        };
        let whole = matches!(length, Length::Shortest | Length::Longest);
        Self {
            flip,
            add,
            add_to_negative,
            halves,
            odd,
            whole,
        }
    }

    /// The key of a length.
    fn of(self, length: u32) -> i32 {
        if self.whole {
            // The longest play has the length with its sign changed.
            let key = length.cast_signed();
            return if self.add < 0 { -key } else { key };
        }
        let half = (length / 2).cast_signed();
        half ^ self.halves[usize::from(length % 2 != self.odd[0])]
    }

    /// The length of a key.
    #[inline(always)]
    fn length(self, key: i32) -> u32 {
        let negative = key < 0;
        if self.whole {
            return key.unsigned_abs();
        }
        let (half, odd) = if negative {
            (key ^ self.halves[0], self.odd[0])
        } else {
            (key ^ self.halves[1], self.odd[1])
        };
        2 * half.cast_unsigned() + odd
    }
}

impl Rule for Keys {
    type Lane = i32;
    const NONE: i32 = i32::MAX;
    const FEW: bool = true;

    #[inline(always)]
    fn join(a: i32, b: i32) -> i32 {
        a.min(b)
    }

    #[inline(always)]
    fn finish(self, all: i32) -> i32 {
        let next = (all ^ self.flip).wrapping_add(self.add);
        next.wrapping_add(all >> 31 & self.add_to_negative)
    }
}
