//! Tables of numbers, each computed of the numbers of some earlier places.
//!
//! The numbers are those that the runtime's `Standard` quantities have: nim-values and lengths as
//! they are, 0 for P and 1 for N, and of foreclosed values 0 for `end`, 1 for `inf` and the
//! nim-value with 2 added.

use alloc::vec::Vec;

/// What is computed of the options' numbers. Where a kind has two conventions, `misere` says that
/// the player who cannot move wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // Each is the quantity of its name, and `misere` is said above.
pub enum Fold {
    Grundy { misere: bool },
    Foreclosed { misere: bool },
    Outcome { misere: bool },
    Remoteness { misere: bool },
    Suspense { misere: bool },
    Shortest,
    Longest,
}

/// The numbers of places 0, 1, 2, …, in one byte each while they are below 256.
#[derive(Clone, Debug)]
pub struct Table {
    numbers: Numbers,
    rule: Rule,
    /// How many places there will be.
    len: usize,
    /// For each number, the last place (counted from 1) that has an option of it; used where a
    /// nim-value is not below 64.
    seen: Vec<u32>,
}

#[derive(Clone, Debug)]
enum Numbers {
    Bytes(Vec<u8>),
    Words(Vec<u32>),
}

/// How a number comes of the options' numbers.
#[derive(Clone, Copy, Debug)]
enum Rule {
    /// The least that is missing: of all from `first` on.
    Missing {
        /// What an ended position has.
        ended: u32,
        first: u32,
        /// One option of this number decides: the position then has 1.
        decisive: Option<u32>,
    },
    /// By the option with the least key, which is `factor * number + constant` by the parity of the
    /// number.
    Least {
        ended: u32,
        keys: [(i32, i32); 2],
        /// The outcome alone: 1 if the least key is 0.
        decides: bool,
    },
}

/// Greater than every length, and small enough for keys of 32 bits.
const FAR: i32 = 1 << 30;

impl Rule {
    fn of(fold: Fold) -> Self {
        let missing = |ended, first, decisive| Self::Missing {
            ended,
            first,
            decisive,
        };
        let least = |keys: [(i32, i32); 2], misere: bool| Self::Least {
            ended: 0,
            // P-options are those of even number under normal, of odd number under misère play.
            keys: if misere { [keys[1], keys[0]] } else { keys },
            decides: false,
        };
        match fold {
            Fold::Grundy { misere } => missing(u32::from(misere), 0, None),
            Fold::Foreclosed { misere } => missing(0, 2, (!misere).then_some(0)),
            Fold::Outcome { misere } => Self::Least {
                ended: u32::from(misere),
                keys: [(1, 0); 2],
                decides: true,
            },
            // The least P-option, else the greatest option.
            Fold::Remoteness { misere } => least([(1, -FAR), (-1, FAR)], misere),
            // The greatest P-option, else the least option.
            Fold::Suspense { misere } => least([(-1, -1), (1, 0)], misere),
            Fold::Shortest => least([(1, 0); 2], false),
            Fold::Longest => least([(-1, 0); 2], false),
        }
    }
}

impl Table {
    /// An empty table with room for that many places; `None` if there is no such room, or if there
    /// are more than 2^30.
    #[must_use]
    pub fn new(fold: Fold, len: usize) -> Option<Self> {
        if len > 1 << 30 {
            return None;
        }
        let mut numbers = Vec::new();
        numbers.try_reserve_exact(len).ok()?;
        Some(Self {
            numbers: Numbers::Bytes(numbers),
            rule: Rule::of(fold),
            len,
            seen: Vec::new(),
        })
    }

    /// How many places have a number.
    #[must_use]
    pub fn filled(&self) -> usize {
        match &self.numbers {
            Numbers::Bytes(numbers) => numbers.len(),
            Numbers::Words(numbers) => numbers.len(),
        }
    }

    /// The number of a place that has one.
    ///
    /// # Panics
    /// The place has none.
    #[must_use]
    #[inline]
    pub fn number(&self, place: usize) -> u32 {
        match &self.numbers {
            Numbers::Bytes(numbers) => numbers[place].into(),
            Numbers::Words(numbers) => numbers[place],
        }
    }

    /// Adds the number of the next place, whose options are these places; one may be there more
    /// than once. `None` if there is no memory for greater numbers.
    ///
    /// # Panics
    /// An option has no number yet.
    #[inline]
    pub fn push(&mut self, options: &[u32]) -> Option<()> {
        let number = match (&self.numbers, self.rule) {
            (
                Numbers::Bytes(numbers),
                Rule::Missing {
                    ended,
                    first,
                    decisive,
                },
            ) => missing(options, numbers, ended, first, decisive),
            (
                Numbers::Words(numbers),
                Rule::Missing {
                    ended,
                    first,
                    decisive,
                },
            ) => missing(options, numbers, ended, first, decisive),
            (
                Numbers::Bytes(numbers),
                Rule::Least {
                    ended,
                    keys,
                    decides,
                },
            ) => Some(least(options, numbers, ended, keys, decides)),
            (
                Numbers::Words(numbers),
                Rule::Least {
                    ended,
                    keys,
                    decides,
                },
            ) => Some(least(options, numbers, ended, keys, decides)),
        };
        let number = match number {
            Some(number) => number,
            None => self.missing_far(options)?,
        };
        match (&mut self.numbers, u8::try_from(number)) {
            (Numbers::Bytes(numbers), Ok(byte)) => numbers.push(byte),
            (Numbers::Words(numbers), _) => numbers.push(number),
            (Numbers::Bytes(_), Err(_)) => self.widen()?.push(number),
        }
        Some(())
    }

    /// The least missing number where the first 64 are all there.
    #[cold]
    fn missing_far(&mut self, options: &[u32]) -> Option<u32> {
        let Rule::Missing { first, .. } = self.rule else {
            return None;
        };
        // No more numbers than options are there, so greater ones do not matter.
        let most = options.len() + 2;
        if self.seen.len() <= most {
            let more = most + 1 - self.seen.len();
            self.seen.try_reserve(more).ok()?;
            self.seen.resize(most + 1, 0);
        }
        let stamp = u32::try_from(self.filled()).ok()? + 1;
        for &option in options {
            let number = self.number(option as usize);
            if let Some(seen) = self.seen.get_mut(number as usize) {
                *seen = stamp;
            }
        }
        let seen = self.seen.iter().skip(first as usize);
        let ahead = seen.take_while(|&&seen| seen == stamp).count();
        Some(first + u32::try_from(ahead).ok()?)
    }

    /// Goes over to four bytes a place.
    #[cold]
    fn widen(&mut self) -> Option<&mut Vec<u32>> {
        if let Numbers::Bytes(numbers) = &self.numbers {
            let mut wide = Vec::new();
            wide.try_reserve_exact(self.len.max(numbers.len() + 1))
                .ok()?;
            wide.extend(numbers.iter().map(|&number| u32::from(number)));
            self.numbers = Numbers::Words(wide);
        }
        match &mut self.numbers {
            Numbers::Words(numbers) => Some(numbers),
            Numbers::Bytes(_) => None,
        }
    }
}

/// `None` if 64 bits do not tell.
#[inline]
fn missing<N: Copy + Into<u32>>(
    options: &[u32],
    numbers: &[N],
    ended: u32,
    first: u32,
    decisive: Option<u32>,
) -> Option<u32> {
    let mut mask = 0u64;
    for &option in options {
        let number: u32 = numbers[option as usize].into();
        mask |= u64::from(number < 64) << (number & 63);
    }
    if options.is_empty() {
        return Some(ended);
    }
    if decisive.is_some_and(|number| mask >> number & 1 == 1) {
        return Some(1);
    }
    let ones = (mask >> first).trailing_ones();
    (first + ones < 64).then_some(first + ones)
}

#[inline]
fn least<N: Copy + Into<u32>>(
    options: &[u32],
    numbers: &[N],
    ended: u32,
    keys: [(i32, i32); 2],
    decides: bool,
) -> u32 {
    let mut least = i32::MAX;
    let mut best = ended;
    for &option in options {
        let number: u32 = numbers[option as usize].into();
        let (factor, constant) = keys[(number & 1) as usize];
        // Below 2^30, like the places.
        let key = factor * number.cast_signed() + constant;
        if key < least {
            (least, best) = (key, number + 1);
        }
    }
    if decides && !options.is_empty() {
        return u32::from(least == 0);
    }
    best
}

#[cfg(test)]
pub(crate) mod tests;
