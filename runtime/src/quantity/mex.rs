//! The least number that is missing.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::order::distinct_numbers;

/// Numbers from here on are kept in a list: a bit for each would take too much memory.
const FAR: u64 = 1 << 24;

/// A set of numbers, kept for its least excluded number. Values below 128, which nearly all are,
/// take no memory beyond the set itself.
#[derive(Clone, Debug, Default)]
pub struct Mex {
    /// Bit v says that v is in the set, v < 128.
    low: u128,
    /// The members from 128 on, if there are any.
    high: Option<Box<High>>,
}

/// The greater members of a [`Mex`]. A long run from 128 on takes no memory.
#[derive(Clone, Debug, Default)]
struct High {
    /// The first 64 * `skipped` numbers from 128 on are in the set.
    skipped: usize,
    /// Bit b of word w says that 128 + 64 * (`skipped` + w) + b is in the set.
    words: Vec<u64>,
    /// The members that are at least [`FAR`]; the first `sorted` of them ascend, each once.
    far: Vec<u64>,
    sorted: usize,
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
        self.high.get_or_insert_default().union(*other);
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
        self.high.get_or_insert_default().insert(value);
    }
}

impl High {
    fn insert(&mut self, value: u64) {
        if value >= FAR {
            self.far.push(value);
            // Repeated ones are thrown away once the list has doubled.
            if self.far.len() / 2 > self.sorted.max(32) {
                distinct_numbers(&mut self.far);
                self.sorted = self.far.len();
            }
            return;
        }
        let (word, bit) = ((value - 128) / 64, (value - 128) % 64);
        self.unite(
            usize::try_from(word).expect("a number below 2^24"),
            1 << bit,
        );
    }

    fn union(&mut self, other: Self) {
        let more = other.skipped.saturating_sub(self.skipped);
        self.words.drain(..more.min(self.words.len()));
        self.skipped += more;
        let mut word = other.skipped;
        for bits in other.words {
            self.unite(word, bits);
            word += 1;
        }
        for value in other.far {
            self.insert(value);
        }
    }

    /// Puts the numbers of a word in. Full words are skipped once they are half of all.
    fn unite(&mut self, word: usize, bits: u64) {
        let Some(word) = word.checked_sub(self.skipped) else {
            return;
        };
        if self.words.len() <= word {
            self.words.resize(word + 1, 0);
        }
        let old = self.words[word];
        self.words[word] |= bits;
        if self.words[word] == u64::MAX && old != u64::MAX {
            let full = self.full();
            if full * 2 >= self.words.len() {
                self.words.drain(..full);
                self.skipped += full;
            }
        }
    }

    /// How many words are full before the first that is not.
    fn full(&self) -> usize {
        let mut full = 0;
        while full < self.words.len() && self.words[full] == u64::MAX {
            full += 1;
        }
        full
    }

    /// The least number from 128 on that is missing.
    fn value(&self) -> u64 {
        let full = self.full();
        let ones = self.words.get(full).map_or(0, |word| word.trailing_ones());
        let value = 128 + (self.skipped + full) as u64 * 64 + u64::from(ones);
        if value < FAR {
            return value;
        }
        let mut far = self.far.clone();
        distinct_numbers(&mut far);
        let mut value = FAR;
        for member in far {
            if member != value {
                break;
            }
            value += 1;
        }
        value
    }
}
