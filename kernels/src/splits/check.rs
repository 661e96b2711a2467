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

/// So many heaps are looked at together.
const BLOCK: usize = 64;

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
        let splits = |part: usize| {
            let backs = code.breaks.iter().map(move |taken| taken + part);
            backs.map(move |back| (back, values[part]))
        };
        let rare = sparse.rare.iter().map(|rare| rare.heap as usize);
        Some(Self {
            rare: rare.flat_map(splits).collect(),
            others: parts.into_iter().flat_map(splits).collect(),
            code,
            values,
            greatest: values.iter().max().copied().unwrap_or(0),
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
        let most = claimed.iter().max().copied().unwrap_or(0);
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
        let is_option = |(place, &value): (usize, &u8)| {
            let value = usize::from(value);
            seen[value / W::BITS][place].has(value % W::BITS)
        };
        let option = option.then(|| claimed.iter().enumerate().position(is_option));
        let option = option.flatten();
        let open = &open[..words];
        let mut rare = self.next_rare(first);
        for place in 0..option.unwrap_or(claimed.len()) {
            if first + place == rare {
                self.rare(rare)?;
                rare = self.next_rare(rare + 1);
            } else if open.iter().any(|open| open[place] != W::NONE) {
                self.wanted.clear();
                for value in 0..usize::from(claimed[place]) {
                    if open[value / W::BITS][place].has(value % W::BITS) {
                        self.wanted
                            .push(u32::try_from(value).expect("it is a byte"));
                    }
                }
                self.common(first + place)?;
            }
        }
        option.map_or(Ok(()), |place| Err(first + place))
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

/// A word of bits for values.
trait Word: Copy + Eq {
    const BITS: usize;
    const NONE: Self;

    /// The bit of a value below their number.
    fn bit(value: u8) -> Self;
    fn has(self, value: usize) -> bool;
    fn or(self, other: Self) -> Self;
    fn and_not(self, other: Self) -> Self;
    /// The bits below the one that is set; if none is, all or none.
    fn below(self, all: bool) -> Self;
}

macro_rules! word {
    ($word:ty) => {
        impl Word for $word {
            const BITS: usize = <$word>::BITS as usize;
            const NONE: Self = 0;

            #[inline(always)]
            fn bit(value: u8) -> Self {
                // The remainder is the value, and shows that it is below.
                1 << (usize::from(value) % Self::BITS as usize)
            }

            #[inline(always)]
            fn has(self, value: usize) -> bool {
                self >> value & 1 != 0
            }

            #[inline(always)]
            fn or(self, other: Self) -> Self {
                self | other
            }

            #[inline(always)]
            fn and_not(self, other: Self) -> Self {
                self & !other
            }

            #[inline(always)]
            fn below(self, all: bool) -> Self {
                if self == 0 && !all {
                    0
                } else {
                    self.wrapping_sub(1)
                }
            }
        }
    };
}

word!(u32);
word!(u64);

/// The values of options of several heaps, as bits, in one of so many words.
struct Splits<'a, W, const WORDS: usize> {
    values: &'a [u8],
    first: usize,
    end: usize,
    parts: &'a [(usize, u8)],
    takes: &'a [usize],
    /// The least value of the word.
    word: u8,
    seen: &'a mut [W; BLOCK],
    /// Those below the values of the heaps that are not seen.
    open: &'a mut [W; BLOCK],
}

impl<W: Word, const WORDS: usize> Splits<'_, W, WORDS> {
    /// The bit of a value, if it is of this word.
    #[inline(always)]
    fn bit(value: u8, word: u8) -> W {
        let value = value.wrapping_sub(word);
        if WORDS == 1 || usize::from(value) < W::BITS {
            W::bit(value)
        } else {
            W::NONE
        }
    }
}

impl<W: Word, const WORDS: usize> Work for Splits<'_, W, WORDS> {
    /// How many heaps are open, and whether the value of one is seen among the options.
    type Output = (usize, bool);

    #[inline(always)]
    fn run(self) -> Self::Output {
        let takes = self.takes.iter().map(|&taken| (taken, 0));
        let splits = takes.chain(self.parts.iter().copied());
        // Nearly always that is all, and the words stay in registers.
        let is_whole = |back: usize| back < self.first && self.end - self.first == BLOCK;
        let mut seen = *self.seen;
        let mut whole = true;
        for (back, value) in splits.clone() {
            if !is_whole(back) {
                whole = false;
                continue;
            }
            let options = &self.values[self.first - back..][..BLOCK];
            for (seen, &option) in seen.iter_mut().zip(options) {
                *seen = seen.or(Self::bit(option ^ value, self.word));
            }
        }
        *self.seen = seen;
        if !whole {
            for (back, value) in splits.filter(|&(back, _)| !is_whole(back)) {
                // The other part is 1 at least.
                for heap in self.first.max(back + 1)..self.end {
                    let bit = Self::bit(self.values[heap - back] ^ value, self.word);
                    let seen = &mut self.seen[heap - self.first];
                    *seen = seen.or(bit);
                }
            }
        }
        let (mut missing, mut option) = (0, W::NONE);
        let claimed = &self.values[self.first..self.end];
        for ((&seen, open), &value) in self.seen.iter().zip(self.open).zip(claimed) {
            let bit = Self::bit(value, self.word);
            *open = bit.below(value >= self.word).and_not(seen);
            option = option.or(bit.and_not(bit.and_not(seen)));
            missing += u32::from(*open != W::NONE);
        }
        // There are no more than in a block.
        (missing as usize, option != W::NONE)
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
        super::bytes(
            code,
            values,
            None,
            level,
            &mut |_| ControlFlow::Continue(()),
        )
    }

    fn one_by_one(code: &Code, values: &[u16]) -> Result<(), Refusal> {
        super::one_by_one(code, values, &mut |_| ControlFlow::Continue(()))
    }

    #[test]
    fn it_can_be_broken_off() {
        let code = Code::new(&[0, 7, 7]).expect("it splits");
        let values = Slice::Bytes(&[0; 1 << 12]);
        let broken = check(&code, values, None, &mut |_| ControlFlow::Break(()));
        assert_eq!(broken, Err(Refusal::Value { heap: 1 }));
        let mut solver = Solver::new(code.clone());
        solver.extend(1 << 12).expect("there is room");
        let broken = check(
            &code,
            solver.values(),
            None,
            &mut |_| ControlFlow::Break(()),
        );
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
