//! The least number that is missing.

use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// Numbers from here on are kept in a tree: a bit for each would take too much memory.
const FAR: u64 = 1 << 24;

/// A set of numbers, kept for its least excluded number. Values below 128, which nearly all are,
/// take no memory beyond the set itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mex {
    /// Bit v says that v is in the set, v < 128.
    low: u128,
    /// The members from 128 on, if there are any.
    high: Option<Box<High>>,
}

/// The greater members of a [`Mex`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct High {
    /// Bit v % 64 of word v / 64 says that v + 128 is in the set.
    words: Vec<u64>,
    /// The members that are at least [`FAR`].
    far: BTreeSet<u64>,
}

impl Mex {
    /// Puts a number into the set.
    #[inline]
    pub fn insert(&mut self, value: u64) {
        if value < 128 {
            self.low |= 1 << value;
        } else {
            self.insert_high(value);
        }
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.low == 0 && self.high.is_none()
    }

    /// Puts all numbers of another set in.
    pub fn union(&mut self, other: Self) {
        self.low |= other.low;
        let Some(other) = other.high else { return };
        let high = self.high.get_or_insert_default();
        if high.words.len() < other.words.len() {
            high.words.resize(other.words.len(), 0);
        }
        for (word, more) in high.words.iter_mut().zip(&other.words) {
            *word |= more;
        }
        high.far.extend(other.far);
    }

    /// The least number that is not in the set.
    #[must_use]
    #[inline]
    pub fn value(&self) -> u64 {
        match self.low.trailing_ones() {
            128 => self.high.as_ref().map_or(128, |high| high.value()),
            ones => u64::from(ones),
        }
    }

    #[cold]
    fn insert_high(&mut self, value: u64) {
        let high = self.high.get_or_insert_default();
        if value >= FAR {
            high.far.insert(value);
            return;
        }
        let (word, bit) = ((value - 128) / 64, (value - 128) % 64);
        let word = usize::try_from(word).expect("a number below 2^24");
        if high.words.len() <= word {
            high.words.resize(word + 1, 0);
        }
        high.words[word] |= 1 << bit;
    }
}

impl High {
    /// The least number from 128 on that is missing.
    #[cold]
    fn value(&self) -> u64 {
        let full = self
            .words
            .iter()
            .take_while(|&&word| word == u64::MAX)
            .count();
        let ones = self.words.get(full).map_or(0, |word| word.trailing_ones());
        let value = 128 + full as u64 * 64 + u64::from(ones);
        if value < FAR {
            return value;
        }
        let run = self
            .far
            .iter()
            .zip(FAR..)
            .take_while(|(member, number)| **member == *number);
        FAR + run.count() as u64
    }
}
