//! A heap that loses fixed numbers or is divided: far values from short windows.

mod blocks;
mod lengths;
mod ranges;
mod states;

use alloc::vec::Vec;

use super::plain::{Taking, Values};
use crate::order::{keep_first, sort};
use crate::quantity::Standard;
use blocks::Blocks;
use lengths::Lengths;
use ranges::Ranges;
use states::{Kind, Masks};

/// The rules of Mark and its kin: heap n loses one of some numbers, or becomes ⌊(n + b) / c⌋ for
/// one of some pairs of numbers b and c, each from a least heap of its own on. There is no other
/// move (A. S. Fraenkel, "Aperiodic subtraction games", Electron. J. Combin. 18(2) (2011) P19).
///
/// Its values need not repeat. Yet a far heap is valued from few others (`docs/proofs.md`, "Heaps
/// that lose and are divided"). If all divisors are powers of one number, few blocks of values
/// differ, and each is made once. Else what the values before a window were is mostly forgotten
/// within it: then every way in which it can begin leads to the same value.
///
/// ```
/// use sprague_runtime::period::{Mark, Quotient};
/// use sprague_runtime::quantity::Standard;
///
/// let half = Quotient { divisor: 2, plus: 0, from: 1 };
/// let mark = Mark::new([(1, 1)], [half]).expect("every move leaves less");
/// let values = mark.far(Standard::Grundy(Default::default()), &[1 << 60, 1 << 61], 100_000);
/// assert_eq!(values, Some(vec![1, 0]));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Each number with the least heap that loses it, ascending.
    takes: Vec<(u64, u64)>,
    /// Ascending.
    quotients: Vec<Quotient>,
}

/// Heap n becomes ⌊(n + `plus`) / `divisor`⌋, if n is at least `from`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Quotient {
    /// What is divided by, from 2 on.
    pub divisor: u64,
    /// What is added first.
    pub plus: i64,
    /// The least heap.
    pub from: u64,
}

impl Quotient {
    /// What is left of a heap that is at least the least one, where the move leaves less.
    pub(super) fn of(self, heap: u64) -> u64 {
        if self.plus == 0 {
            return heap / self.divisor;
        }
        let left = (i128::from(heap) + i128::from(self.plus)) / i128::from(self.divisor);
        u64::try_from(left).expect("it is no less than 0 and less than the heap")
    }

    /// Whether it leaves a heap that is less than the least one; then it does so of every heap
    /// from there on.
    fn falls(self) -> bool {
        let sum = i128::from(self.from) + i128::from(self.plus);
        self.divisor >= 2 && sum >= 0 && sum / i128::from(self.divisor) < i128::from(self.from)
    }
}

/// How far windows begin before the heaps asked about, and how many states are told apart: what is
/// tried one after another.
const TRIES: [(u64, usize); 5] = [(64, 1), (64, 64), (256, 64), (1024, 64), (4096, 64)];

/// The most numbers and quotients together: a nim-value is a bit of a number then.
const MOVES: usize = 60;

/// The greatest number that is taken: so much of a window is a state.
const REACH: u64 = 1024;

/// The most heaps in the windows of a try.
const HEAPS: u64 = 1 << 24;

impl Mark {
    /// By numbers, each with the least heap that loses it (no less than the number), and by
    /// quotients. `None` if a number is 0 or a quotient is no less than its heap: play does not end
    /// then.
    #[must_use]
    pub fn new(
        takes: impl IntoIterator<Item = (u64, u64)>,
        quotients: impl IntoIterator<Item = Quotient>,
    ) -> Option<Self> {
        Self::of(takes.into_iter().collect(), quotients.into_iter().collect())
    }

    pub(super) fn of(mut takes: Vec<(u64, u64)>, mut quotients: Vec<Quotient>) -> Option<Self> {
        for (taken, from) in &mut takes {
            *from = (*from).max(*taken);
        }
        sort(&mut takes);
        // Of a number that is there twice the lesser heap counts.
        keep_first(&mut takes, |one, other| one.0 == other.0);
        sort(&mut quotients);
        keep_first(&mut quotients, |one, other| {
            (one.divisor, one.plus) == (other.divisor, other.plus)
        });
        for quotient in &quotients {
            if !quotient.falls() {
                return None;
            }
        }
        match takes.first() {
            Some((0, _)) => None,
            _ => Some(Self { takes, quotients }),
        }
    }

    /// The numbers that may be taken, each with the least heap that loses it, ascending.
    #[must_use]
    pub fn takes(&self) -> &[(u64, u64)] {
        &self.takes
    }

    /// What the heap is divided by, ascending.
    #[must_use]
    pub fn quotients(&self) -> &[Quotient] {
        &self.quotients
    }

    /// The values of these heaps, as numbers (see [`Standard`]), from blocks, or from windows of at
    /// most so many heaps. `None` if that is not enough, as for the longest play, where no window
    /// forgets how it began, and for more than 60 moves or numbers past 1,024.
    ///
    /// Cost: by blocks some thousand steps for all heaps together where few blocks differ. By
    /// windows, for each heap asked about, some 100 heaps for each product of the divisors up to
    /// it, and some tens of steps for each of them; more for rules whose windows forget late. What
    /// is given up took up to some seconds.
    #[must_use]
    pub fn far(&self, quantity: Standard, heaps: &[u64], most: u64) -> Option<Vec<u64>> {
        if self.takes.len() + self.quotients.len() > MOVES || self.reach() > REACH {
            return None;
        }
        let mut largest = 0;
        for &heap in heaps {
            largest = largest.max(heap);
        }
        let blocks = match kind(quantity) {
            Some((kind, quantity)) => Blocks::of(self, kind, quantity, largest),
            None => None,
        };
        match blocks {
            Some(blocks) if !quantity.is_length() => each(heaps, &|heap| blocks.at(heap)),
            blocks => self.by_windows(quantity, heaps, most, blocks.as_ref()),
        }
    }

    /// The same by windows; where lengths rest on outcomes and there are blocks, on those.
    pub(super) fn by_windows(
        &self,
        quantity: Standard,
        heaps: &[u64],
        most: u64,
        blocks: Option<&Blocks>,
    ) -> Option<Vec<u64>> {
        // Where nothing is taken no value depends on the one before; and the longest play, which
        // takes the fewest all the way, is forgotten by no window.
        let reach = self.reach();
        let tries = match quantity {
            _ if reach == 0 => &TRIES[..1],
            Standard::Longest => &TRIES[..1],
            _ => &TRIES[..],
        };
        for &(warm, states) in tries {
            let warm = if reach == 0 { 0 } else { warm + reach };
            let found = Ranges::of(self, heaps, warm, most.min(HEAPS))
                .and_then(|ranges| self.within(quantity, heaps, &ranges, states, blocks));
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The same by one try.
    fn within(
        &self,
        quantity: Standard,
        heaps: &[u64],
        ranges: &Ranges,
        states: usize,
        blocks: Option<&Blocks>,
    ) -> Option<Vec<u64>> {
        let mut masks = None;
        if let Some((kind, quantity)) = kind(quantity) {
            let near = self.near(quantity, ranges.near())?;
            masks = Some(match blocks {
                Some(blocks) => Masks::told(ranges, &near, blocks)?,
                None => Masks::of(self, ranges, kind, &near, states)?,
            });
        }
        match masks {
            Some(masks) if !quantity.is_length() => each(heaps, &|heap| masks.at(ranges, heap)),
            masks => {
                let near = self.near(quantity, ranges.near())?;
                let lengths = Lengths::of(self, ranges, quantity, &near, masks.as_ref());
                each(heaps, &|heap| lengths.at(ranges, heap))
            }
        }
    }

    /// The greatest number that is taken, 0 where none is.
    fn reach(&self) -> u64 {
        self.takes.last().map_or(0, |&(taken, _)| taken)
    }

    /// From here on all moves exist.
    fn settled(&self) -> u64 {
        let mut settled = 0;
        for &(_, from) in &self.takes {
            settled = settled.max(from);
        }
        for quotient in &self.quotients {
            settled = settled.max(quotient.from);
        }
        settled
    }

    /// The values of so many heaps, each by the definition.
    fn near(&self, quantity: Standard, len: u64) -> Option<Vec<u64>> {
        let len = usize::try_from(len).ok()?;
        let mut values = Values::new(len).ok()?;
        Taking::by_mark(self, quantity)
            .extend(len, &mut values)
            .ok()?;
        let mut near = Vec::with_capacity(len);
        for heap in 0..len {
            near.push(values.at(heap));
        }
        Some(near)
    }
}

/// What each heap has, if all have something.
fn each(heaps: &[u64], value: &dyn Fn(u64) -> Option<u64>) -> Option<Vec<u64>> {
    let mut values = Vec::with_capacity(heaps.len());
    for &heap in heaps {
        values.push(value(heap)?);
    }
    Some(values)
}

/// The values that are few: those of the quantity, or the outcomes that a length rests on.
fn kind(quantity: Standard) -> Option<(Kind, Standard)> {
    match quantity {
        Standard::Grundy(_) => Some((Kind::Mex, quantity)),
        Standard::Foreclosed(convention) => Some((Kind::Foreclosed(convention), quantity)),
        Standard::Outcome(convention)
        | Standard::Remoteness(convention)
        | Standard::Suspense(convention) => Some((Kind::Outcome, Standard::Outcome(convention))),
        Standard::Shortest | Standard::Longest => None,
    }
}
