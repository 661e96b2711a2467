//! Values that are claimed, checked heap by heap against those of all smaller heaps.
//!
//! Nothing is speculated and nothing carried over from one heap to the next, so the order does not
//! matter, and each value is looked at by itself: it must be no option, and every lesser one must
//! be one. Bits of a word are values here, and not indices; the code shares none of the shuffles of
//! `gather`, nor its windows.

use super::bits::Tables;
use super::cell::{Cell, Marks};
use super::code::Code;
use super::plain::Sparse;
use super::space::Space;
use super::{SMALL, Slice, naive, probes};
use crate::lanes::{Level, Work};
use alloc::vec::Vec;
use core::ops::ControlFlow;

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
}

/// Checks that these are the nim-values of the heaps 0, 1, 2, … of a code. Now and then `progress`
/// is told how many are checked.
///
/// # Errors
/// See [`Refusal`].
pub fn check(
    code: &Code,
    values: Slice<'_>,
    progress: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<(), Refusal> {
    match values {
        Slice::Bytes(values) => bytes(code, values, Level::widest(), progress),
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
    let small = SMALL.max(4 * code.last()).min(values.len());
    for heap in 0..small {
        if naive::value(code, &values[..heap], &mut marks) != Some(values[heap]) {
            return Err(Refusal::Value { heap });
        }
    }
    Ok(small)
}

fn bytes(
    code: &Code,
    values: &[u8],
    level: Level,
    progress: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<(), Refusal> {
    let small = small(code, values)?;
    let mut checker = Checker::new(code, values);
    for first in (small..values.len()).step_by(BLOCK) {
        let block = checker.block(level, first, values.len().min(first + BLOCK));
        block.map_err(|heap| Refusal::Value { heap })?;
        if (first - small).is_multiple_of(TOLD) {
            tell(first, progress)?;
        }
    }
    Ok(())
}

/// So many heaps are looked at together.
const BLOCK: usize = 64;

/// So many values are looked at together: those of a word of bits.
const WORD: usize = 64;

/// So many words hold all values of a byte.
const WORDS: usize = 256 / WORD;

struct Checker<'a> {
    code: &'a Code,
    values: &'a [u8],
    sparse: Sparse<u8>,
    /// Splits with a rare part: how far back the other is, and the value of the rare one.
    rare: Vec<(usize, u8)>,
    /// Other splits that are looked at for all heaps.
    others: Vec<(usize, u8)>,
    marks: Marks,
    wanted: Vec<u32>,
}

impl<'a> Checker<'a> {
    fn new(code: &'a Code, values: &'a [u8]) -> Self {
        let space = Space::choose(code, values);
        let sparse = Sparse::new(space, values);
        let tables = Tables::<u128>::new(space, 128);
        let parts = match values.len() {
            0..1024 => Vec::new(),
            _ => probes::choose(code, space, &tables, values, (1, 1)),
        };
        let splits = |part: usize| {
            let backs = code.breaks.iter().map(move |taken| taken + part);
            backs.map(move |back| (back, values[part]))
        };
        Self {
            rare: sparse
                .rare
                .iter()
                .flat_map(|rare| splits(rare.heap as usize))
                .collect(),
            others: parts.into_iter().flat_map(splits).collect(),
            code,
            values,
            sparse,
            marks: Marks::new(u8::TOP),
            wanted: Vec::new(),
        }
    }

    /// The heaps from one to another, both past the small ones.
    fn block(&mut self, level: Level, first: usize, end: usize) -> Result<(), usize> {
        let claimed = &self.values[first..end];
        let most = claimed.iter().max().copied().unwrap_or(0);
        let mut seen = [[0; BLOCK]; WORDS];
        // Of the value itself and of all below.
        let words = usize::from(most) / WORD + 1;
        for (word, seen) in seen.iter_mut().enumerate().take(words) {
            let word = u8::try_from(word * WORD).expect("values are below 256");
            let (values, parts) = (self.values, &self.rare);
            level.run(Splits {
                values,
                first,
                end,
                parts,
                word,
                seen,
            });
            for &taken in &self.code.takes {
                let options = &values[first - taken..end - taken];
                mark(seen, options, 0, word);
            }
        }
        // What is claimed must not be an option: a common value could be one in no other way.
        let option = |(place, &value): (usize, &u8)| {
            seen[usize::from(value) / WORD][place] >> (usize::from(value) % WORD) & 1 != 0
        };
        let option = claimed.iter().enumerate().position(option);
        for (word, seen) in seen.iter_mut().enumerate().take(words) {
            let word = u8::try_from(word * WORD).expect("values are below 256");
            let (values, parts) = (self.values, &self.others);
            level.run(Splits {
                values,
                first,
                end,
                parts,
                word,
                seen,
            });
        }
        for heap in first..option.map_or(end, |place| first + place) {
            let words = core::array::from_fn(|word| seen[word][heap - first]);
            self.heap(heap, words)?;
        }
        option.map_or(Ok(()), |place| Err(first + place))
    }

    /// One heap, of which these options are known.
    fn heap(&mut self, heap: usize, seen: [u64; WORDS]) -> Result<(), usize> {
        let value = usize::from(self.values[heap]);
        if !self.sparse.space.is_common(heap, value) {
            let value = naive::value(self.code, &self.values[..heap], &mut self.marks);
            return if value == Some(self.values[heap]) {
                Ok(())
            } else {
                Err(heap)
            };
        }
        self.wanted.clear();
        for (word, seen) in seen.into_iter().enumerate().take(value / WORD + 1) {
            let below = match value - word * WORD {
                WORD.. => u64::MAX,
                below => (1 << below) - 1,
            };
            let mut open = below & !seen;
            while open != 0 {
                let value = word * WORD + open.trailing_zeros() as usize;
                self.wanted
                    .push(u32::try_from(value).expect("it is a byte"));
                open &= open - 1;
            }
        }
        if self.wanted.is_empty() {
            return Ok(());
        }
        let missing = self
            .sparse
            .witnesses
            .find(self.code, &self.values[..heap], &mut self.wanted);
        missing.map_or(Ok(()), |_| Err(heap))
    }
}

/// The values of splits of several heaps, as bits.
struct Splits<'a> {
    values: &'a [u8],
    first: usize,
    end: usize,
    parts: &'a [(usize, u8)],
    /// The least value of the word.
    word: u8,
    seen: &'a mut [u64; BLOCK],
}

impl Work for Splits<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        for &(back, value) in self.parts {
            // The other part is 1 at least.
            let first = self.first.max(back + 1);
            if first < self.end {
                let seen = &mut self.seen[first - self.first..];
                let options = &self.values[first - back..self.end - back];
                mark(seen, options, value, self.word);
            }
        }
    }
}

/// Marks nim-sums in a word each.
#[inline(always)]
fn mark(seen: &mut [u64], options: &[u8], value: u8, word: u8) {
    for (seen, &option) in seen.iter_mut().zip(options) {
        let bit = u32::from((option ^ value).wrapping_sub(word));
        *seen |= if bit < 64 { 1 << bit } else { 0 };
    }
}

#[cfg(test)]
mod tests {
    use super::{Refusal, check};
    use crate::lanes::Level;
    use crate::splits::{Code, Slice, Solver, Values};
    use core::ops::ControlFlow;
    use std::vec::Vec;

    fn bytes(code: &Code, values: &[u8], level: Level) -> Result<(), Refusal> {
        super::bytes(code, values, level, &mut |_| ControlFlow::Continue(()))
    }

    fn one_by_one(code: &Code, values: &[u16]) -> Result<(), Refusal> {
        super::one_by_one(code, values, &mut |_| ControlFlow::Continue(()))
    }

    #[test]
    fn it_can_be_broken_off() {
        let code = Code::new(&[0, 7, 7]).expect("it splits");
        let values = Slice::Bytes(&[0; 1 << 12]);
        let broken = check(&code, values, &mut |_| ControlFlow::Break(()));
        assert_eq!(broken, Err(Refusal::Value { heap: 1 }));
        let mut solver = Solver::new(code.clone());
        solver.extend(1 << 12).expect("there is room");
        let broken = check(&code, solver.values(), &mut |_| ControlFlow::Break(()));
        assert_eq!(broken, Err(Refusal::Stopped));
    }

    /// What is so is accepted, and whatever is changed is refused where it is changed.
    #[test]
    fn exactly_the_values_are_accepted() {
        let codes = [
            &[0, 7, 7][..],
            &[0, 1, 0, 4],
            &[4, 5, 4],
            &[0, 3, 7, 6],
            &[0, 0, 7, 1, 4],
        ];
        for digits in codes {
            let code = Code::new(digits).expect("it splits");
            let mut solver = Solver::plain(code.clone());
            solver.extend(3_000).expect("there is room");
            let Values::Bytes(values) = solver.into_values() else {
                panic!("the values are small");
            };
            let wide: Vec<u16> = values.iter().map(|&value| value.into()).collect();
            assert_eq!(one_by_one(&code, &wide), Ok(()));
            for level in Level::all() {
                assert_eq!(bytes(&code, &values, level), Ok(()), "{digits:?}");
                for heap in (3..3_000).step_by(67) {
                    for change in [1, 2, 5, 64, 128] {
                        let mut forged = values.clone();
                        forged[heap] ^= change;
                        assert_eq!(
                            bytes(&code, &forged, level),
                            Err(Refusal::Value { heap }),
                            "{digits:?}"
                        );
                        let wide: Vec<u16> = forged.iter().map(|&value| value.into()).collect();
                        assert_eq!(one_by_one(&code, &wide), Err(Refusal::Value { heap }));
                    }
                }
            }
        }
    }

    /// Values that pass a word of bits: 0.644 reaches 64 at heap 333.
    #[test]
    fn great_values_are_checked() {
        for digits in [&[0, 6, 4, 4][..], &[0, 3, 7, 6], &[0, 6]] {
            let code = Code::new(digits).expect("it splits");
            let mut solver = Solver::new(code.clone());
            solver.extend(9_000).expect("there is room");
            assert!(solver.values().iter().any(|value| value >= 64));
            let Values::Bytes(values) = solver.into_values() else {
                panic!("the values are small");
            };
            for level in Level::all() {
                assert_eq!(bytes(&code, &values, level), Ok(()), "{digits:?}");
            }
        }
    }
}
