//! Games of one heap from which a number of a finite set is taken: nim-values and outcomes.
//!
//! A value is kept as a set of one bit, so that the values of all options are joined by `or`, and
//! the least that is missing is `!m & (m + 1)`. Eight values below 8 fit a word; from there on a
//! value takes 32 bits, then 64, and past that the values are found one after the other. Each of
//! these goes over to the next where a value does not fit, and goes on.

mod bytes;
mod check;
mod one_hot;
mod period;
mod planes;

#[cfg(test)]
mod tests;

use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::ring::Ring;
use bytes::Bytes;
pub use check::{MOST, check};
use one_hot::{OneHot, number_of_long, number_of_short};
pub use period::{Halt, Period, period, table};
use planes::Planes;

/// How many values are computed together.
const BLOCK: usize = crate::ring::BLOCK;

/// No value: of a heap that counts for nothing as an option.
pub const NOTHING: u16 = u16::MAX;

/// Up to so many numbers, values are tried as bytes first.
const FEW: usize = 12;

/// From so many numbers on, one value after the other is faster than all together.
const MANY: usize = 112;

/// The value of a heap is too great for what it should be written to. All values before it are
/// right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooGreat {
    /// The heap.
    pub heap: u64,
}

/// What a machine computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// The least number that is the value of no option: the nim-value.
    Values,
    /// 0 if that number is 0, else 1: the outcome, 0 for a heap that is lost.
    Outcomes,
}

/// The values of heaps in turn.
///
/// ```
/// use sprague_kernels::subtraction::{Machine, Wanted};
/// // A heap of 0 has ended, and its nim-value is 0.
/// let mut machine = Machine::new(Wanted::Values, &[1, 3, 4], &[0]).expect("there is memory");
/// let mut values = [0; 8];
/// machine.fill(&mut values)?;
/// assert_eq!(values, [1, 0, 1, 2, 3, 2, 0, 1]);
/// # Ok::<(), sprague_kernels::subtraction::TooGreat>(())
/// ```
pub struct Machine {
    numbers: Vec<usize>,
    engine: Engine,
    /// The heap that the block begins with.
    heap: u64,
    /// So many values of the block were handed out.
    given: usize,
    /// So many can be.
    right: usize,
    wanted: Wanted,
}

enum Engine {
    Bytes(Bytes),
    Short(Ring<OneHot<u32>>),
    Long(Ring<OneHot<u64>>),
    Planes(Planes),
}

impl Machine {
    /// By the numbers that may be taken, ascending and at least 1, and the values of the first
    /// heaps, at least as many as the least of these numbers: what an ended heap is worth is no
    /// concern of the machine, and it begins behind those heaps.
    ///
    /// `None` if the numbers are not so or there is none, and if there is not enough memory: up to
    /// 16 bytes for each heap up to the greatest number.
    #[must_use]
    pub fn new(wanted: Wanted, numbers: &[usize], first: &[u16]) -> Option<Self> {
        use Width::{Bytes, Long, Planes, Short};
        if !numbers.is_sorted_by(|a, b| a < b) || numbers.starts_with(&[0]) {
            return None;
        }
        // Planes take memory for each value, and may be too many.
        let widths = match numbers.len() {
            0 => return None,
            1..=FEW => [Bytes, Short, Long, Planes],
            ..MANY if wanted == Wanted::Values => [Short, Long, Planes, Planes],
            _ => [Planes, Short, Long, Planes],
        };
        let mut engines = widths
            .into_iter()
            .filter_map(|width| Engine::new(width, numbers, first, wanted));
        let engine = engines.next()?;
        let right = engine.right();
        Some(Self {
            numbers: numbers.to_vec(),
            engine,
            heap: first.len() as u64,
            given: 0,
            right,
            wanted,
        })
    }

    /// The heap whose value comes next.
    #[must_use]
    pub fn heap(&self) -> u64 {
        self.heap + self.given as u64
    }

    /// How far back the rules look.
    #[must_use]
    pub fn reach(&self) -> usize {
        self.numbers.last().copied().unwrap_or(0)
    }

    /// Computes the values of so many heaps and hands none of them out.
    ///
    /// # Errors
    /// If one takes too much memory.
    pub fn skip(&mut self, heaps: u64) -> Result<(), TooGreat> {
        let mut left = heaps;
        while left > 0 {
            let wanted = usize::try_from(left).unwrap_or(usize::MAX);
            let len = self.ready(wanted)?;
            self.given += len;
            left -= len as u64;
        }
        Ok(())
    }

    /// Writes the values of the next heaps.
    ///
    /// # Errors
    /// If one does not fit a byte.
    pub fn fill(&mut self, out: &mut [u8]) -> Result<(), TooGreat> {
        let mut out = out;
        while !out.is_empty() {
            let (now, rest) = out.split_at_mut(self.ready(out.len())?);
            let written = self.engine.write(self.given, now);
            if self.wanted == Wanted::Outcomes {
                for value in now.iter_mut() {
                    *value = (*value).min(1);
                }
            }
            self.given += written;
            if written < now.len() {
                return Err(TooGreat { heap: self.heap() });
            }
            out = rest;
        }
        Ok(())
    }

    /// Writes the values of the next heaps.
    ///
    /// # Errors
    /// If one does not fit, or if planes take too much memory.
    pub fn fill_wide(&mut self, out: &mut [u16]) -> Result<(), TooGreat> {
        let mut out = out;
        let mut narrow = [0; 256];
        while !out.is_empty() {
            let len = self.ready(out.len())?;
            if let Engine::Planes(planes) = &self.engine {
                let (now, rest) = out.split_at_mut(len);
                now.copy_from_slice(&planes.block()[self.given..][..len]);
                self.given += len;
                out = rest;
            } else {
                let (now, rest) = out.split_at_mut(len.min(narrow.len()));
                let narrow = &mut narrow[..now.len()];
                self.fill(narrow)?;
                for (wide, value) in now.iter_mut().zip(narrow) {
                    *wide = (*value).into();
                }
                out = rest;
            }
        }
        Ok(())
    }

    /// How many values there are to hand out of so many that are wanted, at least 1.
    fn ready(&mut self, wanted: usize) -> Result<usize, TooGreat> {
        if self.given == BLOCK {
            self.engine.advance();
            self.heap += BLOCK as u64;
            self.given = 0;
            self.right = self.engine.right();
        }
        while self.given == self.right {
            let wider = self.engine.wider(&self.numbers, self.right, self.wanted);
            self.engine = wider.ok_or(TooGreat { heap: self.heap() })?;
            self.heap += self.right as u64;
            self.given = 0;
            self.right = self.engine.right();
        }
        Ok(wanted.min(self.right - self.given))
    }
}

/// How values are kept.
#[derive(Clone, Copy)]
enum Width {
    Bytes,
    Short,
    Long,
    Planes,
}

impl Engine {
    fn new(width: Width, numbers: &[usize], last: &[u16], wanted: Wanted) -> Option<Self> {
        Some(match width {
            Width::Bytes => {
                let mut sets = Vec::with_capacity(last.len());
                for &value in last {
                    sets.push(narrow::<u8>(value)?);
                }
                Self::Bytes(Bytes::new(numbers, &sets)?)
            }
            Width::Short => {
                let mut sets = Vec::with_capacity(last.len());
                for &value in last {
                    sets.push(narrow::<u32>(value)?);
                }
                Self::Short(Ring::new(OneHot(PhantomData), numbers, &sets)?)
            }
            Width::Long => {
                let mut sets = Vec::with_capacity(last.len());
                for &value in last {
                    sets.push(narrow::<u64>(value)?);
                }
                Self::Long(Ring::new(OneHot(PhantomData), numbers, &sets)?)
            }
            Width::Planes => {
                let most = match wanted {
                    Wanted::Values => usize::MAX,
                    Wanted::Outcomes => 1,
                };
                Self::Planes(Planes::new(numbers, last, most)?)
            }
        })
    }

    fn advance(&mut self) {
        match self {
            Self::Bytes(bytes) => bytes.advance(),
            Self::Short(ring) => ring.advance(),
            Self::Long(ring) => ring.advance(),
            Self::Planes(planes) => planes.advance(),
        }
    }

    /// How many values of the block are right.
    fn right(&self) -> usize {
        match self {
            Self::Bytes(bytes) => bytes.right(),
            Self::Short(ring) => until_none(ring.block()),
            Self::Long(ring) => until_none(ring.block()),
            Self::Planes(planes) => planes.right(),
        }
    }

    /// Writes values of the block; how many fit.
    fn write(&self, from: usize, out: &mut [u8]) -> usize {
        match self {
            Self::Bytes(bytes) => bytes.write(from, out),
            Self::Short(ring) => {
                for (out, &word) in out.iter_mut().zip(&ring.block()[from..]) {
                    *out = number_of_short(word);
                }
            }
            Self::Long(ring) => {
                for (out, &word) in out.iter_mut().zip(&ring.block()[from..]) {
                    *out = number_of_long(word);
                }
            }
            Self::Planes(planes) => {
                let values = planes.block()[from..].iter();
                for (place, (out, &value)) in out.iter_mut().zip(values).enumerate() {
                    let Ok(byte) = u8::try_from(value) else {
                        return place;
                    };
                    *out = byte;
                }
            }
        }
        out.len()
    }

    /// One that goes on from a place of the block with greater values.
    fn wider(&self, numbers: &[usize], place: usize, wanted: Wanted) -> Option<Self> {
        let mut last = Vec::new();
        let width = match self {
            Self::Bytes(bytes) => {
                for word in bytes.before(place) {
                    for set in word.to_le_bytes() {
                        last.push(value_of(set.into()));
                    }
                }
                Width::Short
            }
            Self::Short(ring) => {
                for &set in ring.before(place) {
                    last.push(value_of(set.into()));
                }
                Width::Long
            }
            Self::Long(ring) => {
                for &set in ring.before(place) {
                    last.push(value_of(set));
                }
                Width::Planes
            }
            Self::Planes(_) => return None,
        };
        Self::new(width, numbers, &last, wanted)
    }
}

/// The set of one value, in a narrower word; `None` if it does not fit.
fn narrow<T: TryFrom<u64> + Default + PartialEq>(value: u16) -> Option<T> {
    // A value that does not fit is one that a narrower width has met: it is not asked for.
    let set = T::try_from(1u64.checked_shl(value.into()).unwrap_or(0)).ok()?;
    (set != T::default() || value == NOTHING).then_some(set)
}

/// The value of a set of one.
fn value_of(set: u64) -> u16 {
    if set == 0 {
        NOTHING
    } else {
        u16::from(number_of_long(set))
    }
}

/// How many words come before the first that is 0.
fn until_none<T: Default + PartialEq>(words: &[T]) -> usize {
    let mut count = 0;
    while count < words.len() && words[count] != T::default() {
        count += 1;
    }
    count
}
