//! The digits of a code, as lists of numbers that are taken.

use alloc::vec::Vec;

/// A take-and-break code whose moves leave two heaps at most: an octal code (Guy and Smith 1956).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    digits: Vec<u8>,
    /// Numbers that may be taken where the rest stays one heap.
    pub(super) takes: Vec<usize>,
    /// Numbers that may be taken where the rest is split into two heaps.
    pub(super) breaks: Vec<usize>,
    /// The breaks are all even, or all odd.
    pub(super) parity: Option<usize>,
}

impl Code {
    /// Of the digits from the one before the point on: bit j of digit k says that k counters may be
    /// taken where the rest is left as j heaps of at least 1. `None` if a digit leaves more than
    /// two heaps, or none leaves two. Digit 0 takes nothing, so only its split counts.
    #[must_use]
    pub fn new(digits: &[u8]) -> Option<Self> {
        let (mut takes, mut breaks) = (Vec::new(), Vec::new());
        let mut mixed = false;
        for (taken, &digit) in digits.iter().enumerate() {
            if digit & !(WHOLE | REST | SPLIT) != 0 {
                return None;
            }
            if digit & REST != 0 && taken > 0 {
                takes.push(taken);
            }
            if digit & SPLIT != 0 {
                breaks.push(taken);
                mixed |= breaks[0] % 2 != taken % 2;
            }
        }
        let parity = *breaks.first()? % 2;
        Some(Self {
            parity: if mixed { None } else { Some(parity) },
            digits: digits.to_vec(),
            takes,
            breaks,
        })
    }

    /// The most counters that are taken, or a number past it.
    #[must_use]
    pub fn last(&self) -> usize {
        self.digits.len() - 1
    }

    /// Whether a heap of this size may be taken whole.
    pub(super) fn ends(&self, heap: usize) -> bool {
        heap > 0 && heap < self.digits.len() && self.digits[heap] & WHOLE != 0
    }
}

/// The heap is taken whole.
const WHOLE: u8 = 1;
/// The rest is one heap.
const REST: u8 = 2;
/// The rest is two heaps.
const SPLIT: u8 = 4;
