//! Values that are claimed, checked heap by heap against those of all smaller heaps.
//!
//! Nothing is speculated and nothing carried over from one heap to the next, so the order does not
//! matter, and each value is looked at by itself: it must be no option, and every lesser one must
//! be one. Bits of a word are values here, and not indices; the code shares none of the shuffles of
//! `gather`, nor its windows.

mod words;

#[cfg(test)]
mod tests;

use super::bits::Tables;
use super::cell::{Cell, Marks};
use super::code::Code;
use super::plain::Sparse;
use super::space::Space;
use super::{SMALL, Slice, naive, probes};
use crate::lanes::Level;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use words::{BLOCK, Splits, Word};

/// Why values are not checked to the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The value of this heap is not the least number that is no value of an option.
    Value {
        /// The heap, the first one.
        heap: usize,
    },
    /// Whoever was told how far it is has broken it off.
    Stopped,
    /// It does not follow from these values how later ones repeat. They need not be right.
    Open,
}

/// From heap `first` on each value is that of the heap a `period` later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repeats {
    /// The first such heap.
    pub first: usize,
    /// The period, at least 1.
    pub period: usize,
}

/// Checks that these are the nim-values of the heaps 0, 1, 2, … of a code and, if `repeats` says
/// so, that the values of all heaps repeat for ever. Now and then `progress` is told how many are
/// checked.
///
/// That takes fewer values than Guy and Smith ask for: first heap and period, and as many more as
/// the options reach back that are needed (`docs/proofs.md`). How far that may be follows from how
/// many values there are, see [`Solver::enough`](super::Solver::enough).
///
/// # Errors
/// See [`Refusal`].
pub fn check(
    code: &Code,
    values: Slice<'_>,
    repeats: Option<Repeats>,
    progress: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<(), Refusal> {
    match values {
        Slice::Bytes(values) => bytes(code, values, repeats, Level::widest(), progress),
        Slice::Words(_) if repeats.is_some() => Err(Refusal::Open),
        Slice::Words(values) => one_by_one(code, values, progress),
    }
}

/// So many heaps, or more, are checked before that is told.
const TOLD: usize = 1 << 16;

/// Whether to go on after so many heaps.
fn tell(heap: usize, progress: &mut dyn FnMut(usize) -> ControlFlow<()>) -> Result<(), Refusal> {
    match progress(heap) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(Refusal::Stopped),
    }
}

/// By computing each value.
fn one_by_one<T: Cell>(
    code: &Code,
    values: &[T],
    progress: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<(), Refusal> {
    let small = small(code, values)?;
    let mut sparse = Sparse::new(Space::choose(code, values), &values[..small]);
    for heap in small..values.len() {
        if sparse.value(code, &values[..heap]) != Some(values[heap]) {
            return Err(Refusal::Value { heap });
        }
        if heap.is_multiple_of(TOLD) {
            tell(heap, progress)?;
        }
    }
    Ok(())
}

/// By all options, for the first heaps. How many they were.
fn small<T: Cell>(code: &Code, values: &[T]) -> Result<usize, Refusal> {
    let mut marks = Marks::new(T::TOP);
    let small = small_heaps(code).min(values.len());
    for heap in 0..small {
        if naive::value(code, &values[..heap], &mut marks) != Some(values[heap]) {
            return Err(Refusal::Value { heap });
        }
    }
    Ok(small)
}

/// So many heaps are compared with all their options.
fn small_heaps(code: &Code) -> usize {
    SMALL.max(4 * code.last())
}

fn bytes(
    code: &Code,
    values: &[u8],
    repeats: Option<Repeats>,
    level: Level,
    progress: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<(), Refusal> {
    let mut checker = Checker::new(code, values, repeats).ok_or(Refusal::Open)?;
    let small = small(code, values)?;
    for first in (small..values.len()).step_by(BLOCK) {
        let block = checker.block(level, first, values.len().min(first + BLOCK));
        block.map_err(|heap| match heap {
            heap if heap < checker.closing => Refusal::Value { heap },
            _ => Refusal::Open,
        })?;
        if (first - small).is_multiple_of(TOLD) {
            tell(first, progress)?;
        }
    }
    Ok(())
}

/// So many splits are marked before it is asked what is still open.
const AT_ONCE: usize = 8;

/// So many heaps of a block may be left open to be looked at one by one.
const LEFT: usize = 4;

struct Checker<'a> {
    code: &'a Code,
    values: &'a [u8],
    /// The greatest value.
    greatest: u8,
    sparse: Sparse<u8>,
    /// Splits with a rare part: how far back the other is, and the value of the rare one.
    rare: Vec<(usize, u8)>,
    /// Other splits that are looked at for all heaps, those first that show most.
    others: Vec<(usize, u8)>,
    /// From this heap on nothing counts but common heaps and parts up to `reach`.
    closing: usize,
    reach: usize,
    marks: Marks,
    wanted: Vec<u32>,
}

impl<'a> Checker<'a> {
    /// `None` if it is to show that values repeat beyond those that are known, and cannot. Let
    /// W = `reach` + the most counters taken, and N = first + W. Then there must be N + period
    /// values, of which the W before N are repeated, and no rare heap past `reach`.
    fn new(code: &'a Code, values: &'a [u8], repeats: Option<Repeats>) -> Option<Self> {
        let space = Space::choose(code, values);
        let sparse = Sparse::new(space, values);
        let (mut closing, mut reach) = (usize::MAX, usize::MAX);
        if let Some(Repeats { first, period }) = repeats {
            closing = values.len().checked_sub(period)?;
            reach = closing.checked_sub(first.max(1))?;
            reach = reach.checked_sub(code.last())?;
            let last = sparse.rare.last().map_or(0, |rare| rare.heap as usize);
            let repeated = values[first..closing] == values[first + period..];
            let early = last > reach || closing < small_heaps(code);
            if period == 0 || early || !repeated || !space.keeps(period) {
                return None;
            }
        }
        let tables = Tables::<u128>::new(space, 128);
        let mut parts = match values.len() {
            0..1024 => Vec::new(),
            _ => probes::choose(code, space, &tables, values, (1, 1)),
        };
        parts.retain(|&part| part <= reach);
        let mut early = Vec::with_capacity(sparse.rare.len());
        for rare in &sparse.rare {
            early.push(rare.heap as usize);
        }
        Some(Self {
            rare: splits(code, values, &early),
            others: splits(code, values, &parts),
            code,
            values,
            greatest: greatest(values),
            sparse,
            closing,
            reach,
            marks: Marks::new(u8::TOP),
            wanted: Vec::new(),
        })
    }

    /// The heaps from one to another, both past the small ones.
    fn block(&mut self, level: Level, first: usize, end: usize) -> Result<(), usize> {
        match self.greatest {
            0..32 => self.by_words::<u32, 1>(level, first, end),
            32..64 => self.by_words::<u64, 1>(level, first, end),
            64.. => self.by_words::<u64, 4>(level, first, end),
        }
    }

    /// With so many words for all values.
    fn by_words<W: Word, const WORDS: usize>(
        &mut self,
        level: Level,
        first: usize,
        end: usize,
    ) -> Result<(), usize> {
        let (values, claimed) = (self.values, &self.values[first..end]);
        // Of the value itself and of all below.
        let most = greatest(claimed);
        let words = usize::from(most) / W::BITS + 1;
        let (mut seen, mut open) = ([[W::NONE; BLOCK]; WORDS], [[W::NONE; BLOCK]; WORDS]);
        let mut look = |parts: &[(usize, u8)], takes: &[usize]| {
            let (mut missing, mut option) = (0, false);
            for (word, (seen, open)) in seen.iter_mut().zip(&mut open).enumerate().take(words) {
                let splits = Splits::<W, WORDS> {
                    values,
                    first,
                    end,
                    parts,
                    takes,
                    word: u8::try_from(word * W::BITS).expect("values are below 256"),
                    seen,
                    open,
                };
                let found = level.run(splits);
                (missing, option) = (missing + found.0, option | found.1);
            }
            (missing, option)
        };
        let (mut missing, option) = look(&self.rare, &self.code.takes);
        let mut others = self.others.chunks(AT_ONCE);
        while missing > LEFT
            && let Some(parts) = others.next()
        {
            missing = look(parts, &[]).0;
        }
        // What is claimed must not be an option: a common value could be one in no other way.
        let option = if option {
            first_option(&widened(&seen, words), claimed)
        } else {
            None
        };
        self.one_by_one(first, claimed, option, &widened(&open, words)[..words])
    }

    /// What is rare and what is still open in a block, up to a place whose value is an option.
    fn one_by_one(
        &mut self,
        first: usize,
        claimed: &[u8],
        option: Option<usize>,
        open: &[[u64; BLOCK]],
    ) -> Result<(), usize> {
        let mut rare = self.next_rare(first);
        for place in 0..option.unwrap_or(claimed.len()) {
            if first + place == rare {
                self.rare(rare)?;
                rare = self.next_rare(rare + 1);
                continue;
            }
            self.wanted.clear();
            let mut least = 0;
            for open in open {
                let mut bits = open[place];
                while bits != 0 {
                    let value = least + bits.trailing_zeros();
                    bits &= bits - 1;
                    if value < u32::from(claimed[place]) {
                        self.wanted.push(value);
                    }
                }
                least += u64::BITS;
            }
            if open.iter().any(|open| open[place] != 0) {
                self.common(first + place)?;
            }
        }
        match option {
            Some(place) => Err(first + place),
            None => Ok(()),
        }
    }

    /// The next heap from this one on that is rare.
    fn next_rare(&self, heap: usize) -> usize {
        let rare = &self.sparse.rare;
        let next = rare.partition_point(|rare| (rare.heap as usize) < heap);
        rare.get(next).map_or(usize::MAX, |rare| rare.heap as usize)
    }

    /// A rare heap.
    fn rare(&mut self, heap: usize) -> Result<(), usize> {
        let value = naive::value(self.code, &self.values[..heap], &mut self.marks);
        let right = heap < self.closing && value == Some(self.values[heap]);
        if right { Ok(()) } else { Err(heap) }
    }

    /// A common heap, of which the lesser values that are wanted are not known to be options.
    fn common(&mut self, heap: usize) -> Result<(), usize> {
        let most = if heap < self.closing {
            usize::MAX
        } else {
            self.reach
        };
        let (witnesses, known) = (&mut self.sparse.witnesses, &self.values[..heap]);
        let missing = witnesses.find(self.code, known, &mut self.wanted, most);
        missing.map_or(Ok(()), |_| Err(heap))
    }
}

/// The first place whose value is one of those of its options.
fn first_option(seen: &[[u64; BLOCK]; 4], claimed: &[u8]) -> Option<usize> {
    for (place, &value) in claimed.iter().enumerate() {
        if seen[usize::from(value / 64)][place] >> (value % 64) & 1 != 0 {
            return Some(place);
        }
    }
    None
}

/// The first words as those of 64 bits.
fn widened<W: Word, const WORDS: usize>(
    words: &[[W; BLOCK]; WORDS],
    count: usize,
) -> [[u64; BLOCK]; 4] {
    let mut wide = [[0; BLOCK]; 4];
    for (wide, words) in wide.iter_mut().zip(words).take(count) {
        for (wide, word) in wide.iter_mut().zip(words) {
            *wide = word.widened();
        }
    }
    wide
}

/// The splits with one of these parts: how far back the other is, and the value of the part.
fn splits(code: &Code, values: &[u8], parts: &[usize]) -> Vec<(usize, u8)> {
    let mut splits = Vec::with_capacity(parts.len() * code.breaks.len());
    for &part in parts {
        for taken in &code.breaks {
            splits.push((taken + part, values[part]));
        }
    }
    splits
}

fn greatest(values: &[u8]) -> u8 {
    let mut greatest = 0;
    for &value in values {
        greatest = greatest.max(value);
    }
    greatest
}
