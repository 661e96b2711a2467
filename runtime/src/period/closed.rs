//! Values for every heap from a short list: the first few, then one period for ever.

use crate::quantity::{ForeclosedValue, OutcomeClass};

/// Numbers as bytes, so that a compiler that meets thousands of them reads one string: each takes
/// 1, 2, 4 or 8 bytes, the lowest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Packed<'a> {
    pub(super) width: u8,
    pub(super) bytes: &'a [u8],
}

impl<'a> Packed<'a> {
    /// Numbers of so many bytes each; `None` for another width than 1, 2, 4, 8.
    #[must_use]
    pub const fn new(width: u8, bytes: &'a [u8]) -> Option<Self> {
        match width {
            1 | 2 | 4 | 8 => Some(Self { width, bytes }),
            _ => None,
        }
    }

    /// How many bytes each number takes.
    #[must_use]
    pub const fn width(self) -> u8 {
        self.width
    }

    /// All numbers behind one another.
    #[must_use]
    pub const fn bytes(self) -> &'a [u8] {
        self.bytes
    }

    /// How many numbers there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.bytes.len() / self.width as usize
    }

    /// There is no number.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The number at an index below the length.
    pub(super) const fn get(self, index: usize) -> u64 {
        let mut number = 0;
        let width = self.width as usize;
        let mut place = width;
        while place > 0 {
            place -= 1;
            number = number << 8 | self.bytes[index * width + place] as u64;
        }
        number
    }
}

/// By how much the values rise from one period to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shifts<'a> {
    /// All by the same number, 0 for values that merely repeat.
    Same(u64),
    /// Each place of the period by a number of its own.
    Each(Packed<'a>),
}

/// A closed form: the value of every heap of 64 bits, in constant time and in constant evaluation.
///
/// It holds the values of the heaps before the period and of one period. From then on the value at
/// n + p is that at n, raised by a number.
///
/// ```
/// use sprague_runtime::period::{Closed, Packed, Shifts};
///
/// /// The remoteness of `n -> n - k for k in {1, 3, 4}`: 4 more every 7 heaps.
/// const REMOTENESS: Closed<'static> = Closed::new(
///     Packed::new(1, b"\x00\x01\x02\x01\x01\x03\x03").expect("a byte each"),
///     7,
///     Shifts::Same(4),
/// )
/// .expect("a period of 7 values");
/// const _: () = assert!(REMOTENESS.at(1_000_000_007) == 571_428_575);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Closed<'a> {
    pub(super) values: Packed<'a>,
    pub(super) period: usize,
    pub(super) shifts: Shifts<'a>,
}

impl<'a> Closed<'a> {
    /// Of the values of the heaps 0, 1, …, the last `period` of which are repeated, with what they
    /// rise by. `None` if there are fewer values, no period or another number of shifts; and if
    /// some value could pass 64 bits: none is more than its heap with 2 added, nor does any rise by
    /// more than the period, for no play is longer than its heap.
    #[must_use]
    pub const fn new(values: Packed<'a>, period: usize, shifts: Shifts<'a>) -> Option<Self> {
        if period == 0 || period > values.len() {
            return None;
        }
        match shifts {
            Shifts::Same(shift) if shift > period as u64 => return None,
            Shifts::Each(each) if each.len() != period => return None,
            _ => {}
        }
        let closed = Self {
            values,
            period,
            shifts,
        };
        let mut heap = 0;
        while heap < values.len() {
            if values.get(heap) > heap as u64 + 2 || closed.shift(heap % period) > period as u64 {
                return None;
            }
            heap += 1;
        }
        Some(closed)
    }

    /// The first heap from which on the values repeat.
    #[must_use]
    pub const fn first(&self) -> u64 {
        (self.values.len() - self.period) as u64
    }

    /// The length of the period.
    #[must_use]
    pub const fn period(&self) -> u64 {
        self.period as u64
    }

    /// By how much the values rise, place by place of the period from the first heap of it on.
    #[must_use]
    pub const fn shifts(&self) -> Shifts<'a> {
        self.shifts
    }

    /// The values of the heaps before the period and of one period.
    #[must_use]
    pub const fn values(&self) -> Packed<'a> {
        self.values
    }

    /// The rise of a place of the period.
    pub(super) const fn shift(&self, place: usize) -> u64 {
        match self.shifts {
            Shifts::Same(shift) => shift,
            Shifts::Each(each) => each.get(place),
        }
    }

    /// The value of a heap, as a number (see [`Standard`](crate::quantity::Standard)). It is at
    /// most 2 more than the heap, and the greatest number of 64 bits where that is not one.
    #[must_use]
    // Both casts are of numbers below the length of a list.
    #[allow(clippy::cast_possible_truncation)]
    pub const fn at(&self, heap: u64) -> u64 {
        if heap < self.values.len() as u64 {
            return self.values.get(heap as usize);
        }
        let past = heap - self.first();
        let place = (past % self.period as u64) as usize;
        let (times, rise) = (past / self.period as u64, self.shift(place));
        // At most the heap, for no rise is more than the period.
        let raised = times * rise;
        let value = self.values.get(self.values.len() - self.period + place);
        value.saturating_add(raised)
    }
}

/// A [`Closed`] form of outcomes.
///
/// ```
/// use sprague_runtime::OutcomeClass;
/// use sprague_runtime::period::{Closed, ClosedOutcome, Packed, Shifts};
///
/// const THREES: ClosedOutcome<'static> = ClosedOutcome(
///     Closed::new(Packed::new(1, b"\0\x01\x01").expect("a byte each"), 3, Shifts::Same(0))
///         .expect("a period of 3 values"),
/// );
/// const _: () = assert!(matches!(THREES.at(1_000_000_000_000), OutcomeClass::N));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClosedOutcome<'a>(pub Closed<'a>);

impl ClosedOutcome<'_> {
    /// The outcome of a heap. A form of nim-values serves too: they are 0 exactly for P.
    #[must_use]
    pub const fn at(&self, heap: u64) -> OutcomeClass {
        OutcomeClass::from_number(self.0.at(heap))
    }
}

/// A [`Closed`] form of foreclosed values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClosedForeclosed<'a>(pub Closed<'a>);

impl ClosedForeclosed<'_> {
    /// The foreclosed value of a heap.
    #[must_use]
    pub const fn at(&self, heap: u64) -> ForeclosedValue {
        ForeclosedValue::from_number(self.0.at(heap))
    }
}
