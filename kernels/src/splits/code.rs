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
        let with = |bit: u8| {
            let places = digits.iter().enumerate();
            let places = places
                .filter(move |(taken, digit)| **digit & bit != 0 && (bit == SPLIT || *taken > 0));
            places.map(|(taken, _)| taken).collect::<Vec<usize>>()
        };
        let (takes, breaks) = (with(REST), with(SPLIT));
        let parity = *breaks.first()? % 2;
        let known = digits
            .iter()
            .all(|digit| digit & !(WHOLE | REST | SPLIT) == 0);
        known.then(|| Self {
            parity: breaks
                .iter()
                .all(|taken| taken % 2 == parity)
                .then_some(parity),
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
        heap > 0
            && self
                .digits
                .get(heap)
                .is_some_and(|digit| digit & WHOLE != 0)
    }
}

/// The heap is taken whole.
const WHOLE: u8 = 1;
/// The rest is one heap.
const REST: u8 = 2;
/// The rest is two heaps.
const SPLIT: u8 = 4;
