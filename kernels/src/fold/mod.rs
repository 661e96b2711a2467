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

/// The numbers of places 0, 1, 2, …, in one byte each while they are below 256, then in two or in
/// four.
#[derive(Clone, Debug)]
pub struct Table {
    numbers: Numbers,
    rule: Rule,
    /// How many places there will be.
    len: usize,
}

#[derive(Clone, Debug)]
enum Numbers {
    Bytes(Vec<u8>),
    Halves(Vec<u16>),
    Words(Vec<u32>),
}

/// What is known of the options met so far.
pub(crate) trait Gather: Copy {
    /// Of one option more.
    fn add(&mut self, number: u32);

    /// The number; `None` if what is kept does not tell it.
    fn finish(self) -> Option<u32>;
}

/// The least number that is missing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Missing {
    /// What an ended position has.
    ended: u32,
    /// Numbers from here on count.
    first: u32,
    /// One option of this number decides: the position then has 1. None is 64.
    decisive: u32,
    /// Which numbers below 64 were met.
    mask: u64,
    any: bool,
}

/// The number of the option with the least key, and one more. The key is `factor * number +
/// constant` by the parity of the number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Least {
    keys: [(i32, i32); 2],
    /// The least key so far.
    key: i32,
    /// What there is by it.
    best: u32,
    /// The outcome alone: 1 if the least key is 0.
    decides: bool,
}

impl Missing {
    pub(crate) const fn first(&self) -> u32 {
        self.first
    }

    /// What the position has, if it has no option or one that decides; else it is the least number
    /// that no option has.
    pub(crate) fn decided(&self, any: bool, has: impl Fn(u32) -> bool) -> Option<u32> {
        if !any {
            return Some(self.ended);
        }
        (self.decisive < 64 && has(self.decisive)).then_some(1)
    }
}

impl Least {
    fn key(&self, number: u32) -> i32 {
        let (factor, constant) = self.keys[(number & 1) as usize];
        // Below 2^30, like the places.
        factor * number.cast_signed() + constant
    }

    /// What the position has by the option with the least key, if there is any.
    pub(crate) fn by_best(mut self, option: Option<u32>) -> Option<u32> {
        if let Some(option) = option {
            self.add(option);
        }
        self.finish()
    }
}

impl Gather for Missing {
    #[inline]
    fn add(&mut self, number: u32) {
        self.mask |= u64::from(number < 64) << (number & 63);
        self.any = true;
    }

    #[inline]
    fn finish(self) -> Option<u32> {
        if !self.any {
            return Some(self.ended);
        }
        if self.decisive < 64 && self.mask >> self.decisive & 1 == 1 {
            return Some(1);
        }
        let least = self.first + (self.mask >> self.first).trailing_ones();
        (least < 64).then_some(least)
    }
}

impl Gather for Least {
    #[inline]
    fn add(&mut self, number: u32) {
        let key = self.key(number);
        if key < self.key {
            (self.key, self.best) = (key, number + 1);
        }
    }

    #[inline]
    fn finish(self) -> Option<u32> {
        Some(if self.decides && self.key < i32::MAX {
            u32::from(self.key == 0)
        } else {
            self.best
        })
    }
}

/// How a number comes of the options' numbers: what there is before the first option.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Rule {
    Missing(Missing),
    Least(Least),
}

/// Greater than every length, and small enough for keys of 32 bits.
const FAR: i32 = 1 << 30;

impl Rule {
    /// The option with the least key decides; where the missing numbers do, any order is one.
    pub(crate) fn key(&self, number: u32) -> i32 {
        match self {
            Self::Missing(_) => number.cast_signed(),
            Self::Least(least) => least.key(number),
        }
    }

    pub(crate) fn of(fold: Fold) -> Self {
        let missing = |ended: bool, first, decisive| {
            Self::Missing(Missing {
                ended: ended.into(),
                first,
                decisive,
                mask: 0,
                any: false,
            })
        };
        let least = |keys: [(i32, i32); 2], misere: bool| {
            Self::Least(Least {
                // P-options are those of even number under normal, of odd under misère play.
                keys: if misere { [keys[1], keys[0]] } else { keys },
                key: i32::MAX,
                best: 0,
                decides: false,
            })
        };
        match fold {
            Fold::Grundy { misere } => missing(misere, 0, 64),
            Fold::Foreclosed { misere } => missing(false, 2, if misere { 64 } else { 0 }),
            Fold::Outcome { misere } => Self::Least(Least {
                keys: [(1, 0); 2],
                key: i32::MAX,
                best: misere.into(),
                decides: true,
            }),
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
        })
    }

    /// The table of these numbers.
    pub(crate) fn of_halves(fold: Fold, numbers: Vec<u16>) -> Self {
        Self {
            len: numbers.len(),
            numbers: Numbers::Halves(numbers),
            rule: Rule::of(fold),
        }
    }

    /// How many places have a number.
    #[must_use]
    pub fn filled(&self) -> usize {
        match &self.numbers {
            Numbers::Bytes(numbers) => numbers.len(),
            Numbers::Halves(numbers) => numbers.len(),
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
            Numbers::Halves(numbers) => numbers[place].into(),
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
            (Numbers::Bytes(numbers), Rule::Missing(start)) => gathered(options, numbers, start),
            (Numbers::Bytes(numbers), Rule::Least(start)) => gathered(options, numbers, start),
            (Numbers::Halves(numbers), Rule::Missing(start)) => gathered(options, numbers, start),
            (Numbers::Halves(numbers), Rule::Least(start)) => gathered(options, numbers, start),
            (Numbers::Words(numbers), Rule::Missing(start)) => gathered(options, numbers, start),
            (Numbers::Words(numbers), Rule::Least(start)) => gathered(options, numbers, start),
        };
        let number = match number {
            Some(number) => number,
            None => self.missing_far(options)?,
        };
        self.put(number)
    }

    /// Adds the number of the next place.
    #[inline]
    pub(crate) fn put(&mut self, number: u32) -> Option<()> {
        match &mut self.numbers {
            Numbers::Bytes(numbers) => match u8::try_from(number) {
                Ok(number) => numbers.push(number),
                Err(_) => return self.widen(number),
            },
            Numbers::Halves(numbers) => match u16::try_from(number) {
                Ok(number) => numbers.push(number),
                Err(_) => return self.widen(number),
            },
            Numbers::Words(numbers) => numbers.push(number),
        }
        Some(())
    }

    /// The least missing number where the first 64 are all there.
    #[cold]
    fn missing_far(&self, options: &[u32]) -> Option<u32> {
        let Rule::Missing(Missing { first, .. }) = self.rule else {
            return None;
        };
        let mut numbers = Vec::new();
        numbers.try_reserve_exact(options.len()).ok()?;
        for &option in options {
            numbers.push(self.number(option as usize));
        }
        missing_from(first, &numbers)
    }

    /// Goes over to more bytes a place, and adds the number.
    #[cold]
    fn widen(&mut self, number: u32) -> Option<()> {
        let len = self.len.max(self.filled() + 1);
        let old = self.filled();
        self.numbers = if let Numbers::Bytes(_) = self.numbers {
            let mut wide = Vec::new();
            wide.try_reserve_exact(len).ok()?;
            for place in 0..old {
                wide.push(u16::try_from(self.number(place)).expect("it was a byte"));
            }
            Numbers::Halves(wide)
        } else {
            let mut wide = Vec::new();
            wide.try_reserve_exact(len).ok()?;
            for place in 0..old {
                wide.push(self.number(place));
            }
            Numbers::Words(wide)
        };
        self.put(number)
    }
}

#[inline]
fn gathered<N: Copy + Into<u32>, G: Gather>(
    options: &[u32],
    numbers: &[N],
    mut start: G,
) -> Option<u32> {
    for &option in options {
        start.add(numbers[option as usize].into());
    }
    start.finish()
}

/// The least number from `first` on that is missing among so many; `None` if there is no memory.
pub(crate) fn missing_from(first: u32, numbers: &[u32]) -> Option<u32> {
    // As many numbers cannot fill more places, so greater ones do not matter.
    let mut bits: Vec<u64> = Vec::new();
    let words = (first as usize + numbers.len()) / 64 + 1;
    bits.try_reserve_exact(words).ok()?;
    bits.resize(words, 0);
    for &number in numbers {
        let place = number.wrapping_sub(first);
        if number >= first && (place as usize) / 64 < words {
            bits[place as usize / 64] |= 1 << (place % 64);
        }
    }
    let mut full = 0;
    while full < words && bits[full] == u64::MAX {
        full += 1;
    }
    let ahead = if full < words {
        bits[full].trailing_ones()
    } else {
        0
    };
    Some(first + u32::try_from(full * 64).ok()? + ahead)
}

#[cfg(test)]
pub(crate) mod tests;
