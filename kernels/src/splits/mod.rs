//! Nim-values of take-and-break codes: heaps from which counters are taken and what is left may be
//! split in two (octal codes, Guy and Smith 1956).
//!
//! A heap of n has n / 2 splits, so that the definition takes time that grows with the square of
//! the heaps. Here small heaps are valued so, and the others in the sparse space (`space`): a
//! choice of half of all values that nearly no heap has, by which all but a few splits are known
//! to be of no account. That is proved to be right for every choice, in `docs/proofs.md`.

mod bits;
mod blocks;
mod cell;
mod check;
mod code;
mod gather;
mod naive;
mod plain;
mod probes;
mod repetition;
mod slice;
mod space;
mod window;
mod witnesses;

use crate::lanes::Level;
use alloc::vec::Vec;
use blocks::{AnyBlocks, End};
use cell::{Cell, Marks};
use core::fmt;
use plain::Sparse;
use space::Space;

pub use check::{Refusal, Repeats, check};
pub use code::Code;
pub use repetition::{Repetition, repetition};
pub use slice::Slice;

/// Nim-values of the heaps 0, 1, 2, …
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Values {
    /// One byte each, as long as all are below 256.
    Bytes(Vec<u8>),
    /// Two bytes each.
    Words(Vec<u16>),
}

impl Values {
    /// The value of a heap, if it is known.
    #[must_use]
    pub fn get(&self, heap: usize) -> Option<u64> {
        match self {
            Self::Bytes(values) => Slice::Bytes(values).get(heap),
            Self::Words(values) => Slice::Words(values).get(heap),
        }
    }
}

/// Why values cannot be computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// The system has not enough memory for so many values.
    Memory {
        /// How many heaps were asked for.
        heaps: usize,
    },
    /// So many heaps are past what is supported: 2^32 less one.
    TooMany {
        /// How many heaps were asked for.
        heaps: usize,
    },
    /// The value of a heap is 65,536 or more.
    TooGreat {
        /// The heap.
        heap: usize,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Memory { heaps } => write!(f, "no memory for the values of {heaps} heaps"),
            Self::TooMany { heaps } => write!(f, "{heaps} heaps are more than 2^32 - 1"),
            Self::TooGreat { heap } => write!(f, "the value of heap {heap} passes 65,535"),
        }
    }
}

impl core::error::Error for Fault {}

/// The values of the heaps of a code, heap by heap.
///
/// Each heap takes about as many steps as there are rare heaps, and as many as it takes to show
/// the lesser values to be options: some tens for most codes that are known to have a period. Where
/// no choice of values is sparse, it is up to n / 2 for heap n.
///
/// ```
/// use sprague_kernels::splits::{Code, Solver};
/// let kayles = Code::new(&[0, 7, 7]).expect("an octal code");
/// let mut solver = Solver::new(kayles);
/// solver.extend(10)?;
/// assert_eq!(solver.values().iter().collect::<Vec<_>>(), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]);
/// # Ok::<(), sprague_kernels::splits::Fault>(())
/// ```
pub struct Solver {
    code: Code,
    track: Track,
}

/// The values with what is known of them, in the width that they need.
enum Track {
    Bytes(Known<u8>),
    Words(Known<u16>),
}

struct Known<T> {
    values: Vec<T>,
    /// Once there are enough values.
    sparse: Option<Sparse<T>>,
    /// With so many values the sparse space is chosen anew.
    choose: usize,
    /// The lanes that blocks of heaps may use; without, each heap is valued by itself.
    level: Option<Level>,
    blocks: Option<AnyBlocks>,
    /// Blocks are of no use up to the next choice.
    useless: bool,
    marks: Marks,
}

impl Solver {
    /// With no values yet.
    #[must_use]
    pub fn new(code: Code) -> Self {
        Self::resume(code, Values::Bytes(Vec::new()))
    }

    /// With the values of the first heaps, which are believed: what follows is right if they are.
    #[must_use]
    pub fn resume(code: Code, values: Values) -> Self {
        Self::with_lanes(code, values, Some(Level::widest()))
    }

    /// Without lanes and blocks: every heap by itself. Slower, and of the same values.
    #[must_use]
    pub fn plain(code: Code) -> Self {
        Self::with_lanes(code, Values::Bytes(Vec::new()), None)
    }

    fn with_lanes(code: Code, values: Values, level: Option<Level>) -> Self {
        let track = match values {
            Values::Bytes(values) => Track::Bytes(Known::new(values, level)),
            Values::Words(values) => Track::Words(Known::new(values, level)),
        };
        Self { code, track }
    }

    /// The code.
    #[must_use]
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// The values so far.
    #[must_use]
    pub fn values(&self) -> Slice<'_> {
        match &self.track {
            Track::Bytes(known) => Slice::Bytes(&known.values),
            Track::Words(known) => Slice::Words(&known.values),
        }
    }

    /// The values so far, and nothing else.
    #[must_use]
    pub fn into_values(self) -> Values {
        match self.track {
            Track::Bytes(known) => Values::Bytes(known.values),
            Track::Words(known) => Values::Words(known.values),
        }
    }

    /// Takes memory for so many values at once, where they are computed in several steps.
    ///
    /// # Errors
    /// No memory.
    pub fn reserve(&mut self, heaps: usize) -> Result<(), Fault> {
        match &mut self.track {
            Track::Bytes(known) => reserve(&mut known.values, heaps),
            Track::Words(known) => reserve(&mut known.values, heaps),
        }
    }

    /// How many splits with a rare part are looked at for the next heap.
    #[must_use]
    pub fn weight(&self) -> usize {
        let rare = match &self.track {
            Track::Bytes(known) => known.sparse.as_ref().map(|sparse| sparse.rare.len()),
            Track::Words(known) => known.sparse.as_ref().map(|sparse| sparse.rare.len()),
        };
        rare.unwrap_or(self.values().len() / 2) * self.code.breaks.len()
    }

    /// So many values are enough to prove that they repeat, as far as is known now: by Guy and
    /// Smith, or by how far back the options reach that are needed.
    #[must_use]
    pub fn enough(&self, repeats: Repeats) -> usize {
        let Repeats { first, period } = repeats;
        let once = first.max(1) + period;
        let rare = match &self.track {
            Track::Bytes(known) => known.sparse.as_ref().map(|sparse| sparse.rare.last()),
            Track::Words(_) => None,
        };
        let reach = rare.map_or(once, |rare| {
            let rare = rare.map_or(0, |rare| rare.heap as usize);
            rare.max(once / PER_REACH).max(REACH).min(once)
        });
        once + reach + self.code.last()
    }

    /// Goes on until there are so many values.
    ///
    /// # Errors
    /// No memory; a value or a number of heaps that is too great. The values so far stay.
    pub fn extend(&mut self, heaps: usize) -> Result<(), Fault> {
        if u32::try_from(heaps).is_err() {
            return Err(Fault::TooMany { heaps });
        }
        loop {
            let (full, len) = match &mut self.track {
                Track::Bytes(known) => (known.extend(&self.code, heaps)?, known.values.len()),
                Track::Words(known) => (known.extend(&self.code, heaps)?, known.values.len()),
            };
            if !full {
                return Ok(());
            }
            let Track::Bytes(known) = &self.track else {
                return Err(Fault::TooGreat { heap: len });
            };
            let mut values = Vec::new();
            reserve(&mut values, heaps)?;
            for &value in &known.values {
                values.push(u16::from(value));
            }
            self.track = Track::Words(Known::new(values, None));
        }
    }
}

/// Splits with a part up to this number are looked at in any case, and with one up to a share of
/// all heaps, to show that values repeat.
const REACH: usize = 1 << 12;
const PER_REACH: usize = 1 << 6;

/// Heaps below this are valued by all their options.
const SMALL: usize = 512;

impl<T: Cell> Known<T> {
    fn new(values: Vec<T>, level: Option<Level>) -> Self {
        Self {
            values,
            sparse: None,
            choose: 0,
            level,
            blocks: None,
            useless: false,
            marks: Marks::new(T::TOP),
        }
    }

    /// Goes on until there are so many values, or until one does not fit; then true.
    fn extend(&mut self, code: &Code, heaps: usize) -> Result<bool, Fault> {
        let small = SMALL.max(4 * code.last());
        reserve(&mut self.values, heaps)?;
        while self.values.len() < heaps {
            if self.values.len() < small {
                let Some(value) = naive::value(code, &self.values, &mut self.marks) else {
                    return Ok(true);
                };
                self.values.push(value);
                continue;
            }
            if self.values.len() >= self.choose {
                self.choose(code);
                continue;
            }
            let to = heaps.min(self.choose);
            T::by_blocks(self, code, to);
            let values = &mut self.values;
            let Some(sparse) = &mut self.sparse else {
                continue;
            };
            while values.len() < to {
                let Some(value) = sparse.value(code, values) else {
                    return Ok(true);
                };
                values.push(value);
            }
        }
        Ok(false)
    }
}

impl<T: Cell> Known<T> {
    /// Chooses a sparse space, and begins anew with it if it is another one.
    fn choose(&mut self, code: &Code) {
        let space = Space::choose(code, &self.values);
        self.choose = (self.values.len() + 1).next_power_of_two();
        self.useless = false;
        let before = self.sparse.as_ref();
        let mut same = before.is_some_and(|sparse| sparse.space == space);
        if !same {
            let sparse = Sparse::new(space, &self.values);
            same = before.is_some_and(|before| before.rare.len() <= sparse.rare.len());
            if !same {
                self.sparse = Some(sparse);
            }
        }
        // The window reaches back for all heaps up to some number, and later heaps have other
        // splits that show them best.
        let power = self.choose.ilog2();
        let third = power.is_multiple_of(3);
        if !same || power <= 17 || third {
            self.blocks = None;
        }
        if let Some(sparse) = self.sparse.as_mut().filter(|_| third) {
            sparse.probes = None;
        }
    }
}

impl Known<u8> {
    /// See [`Cell::by_blocks`].
    fn extend_by_blocks(&mut self, code: &Code, to: usize) {
        let (Some(level), Some(sparse)) = (self.level, &mut self.sparse) else {
            return;
        };
        let values = &mut self.values;
        let mut size = 0;
        while !self.useless {
            if self.blocks.is_none() && blocks::is_thin(sparse, values) {
                self.blocks = AnyBlocks::new(level, code, sparse, values, self.choose, size);
            }
            let Some(blocks) = &mut self.blocks else {
                self.useless = true;
                return;
            };
            match blocks.extend(code, sparse, values, to) {
                End::Done => return,
                End::Dense => self.useless = true,
                // The next value has an index past those of the lanes.
                End::Full => {
                    size = blocks.size();
                    self.blocks = None;
                }
            }
        }
    }
}

/// Room for so many values in all, and for no more.
fn reserve<T>(values: &mut Vec<T>, heaps: usize) -> Result<(), Fault> {
    let more = heaps.saturating_sub(values.len());
    let reserved = values.try_reserve_exact(more);
    reserved.map_err(|_| Fault::Memory { heaps })
}

#[cfg(test)]
mod tests;
