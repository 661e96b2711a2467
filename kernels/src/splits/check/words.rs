//! The values of options as bits, for many heaps at once.

use crate::lanes::Work;

/// So many heaps are looked at together.
pub(super) const BLOCK: usize = 64;

/// A word of bits for values.
pub(super) trait Word: Copy + Eq {
    const BITS: usize;
    const NONE: Self;

    /// The bit of a value below their number.
    fn bit(value: u8) -> Self;
    fn widened(self) -> u64;
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
            fn widened(self) -> u64 {
                self.into()
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
pub(super) struct Splits<'a, W, const WORDS: usize> {
    pub(super) values: &'a [u8],
    pub(super) first: usize,
    pub(super) end: usize,
    pub(super) parts: &'a [(usize, u8)],
    pub(super) takes: &'a [usize],
    /// The least value of the word.
    pub(super) word: u8,
    pub(super) seen: &'a mut [W; BLOCK],
    /// Those below the values of the heaps that are not seen.
    pub(super) open: &'a mut [W; BLOCK],
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
