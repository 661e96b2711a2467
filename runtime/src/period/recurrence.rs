//! Rules of one heap as data: what a certificate speaks of.

use alloc::vec::Vec;

use super::floors::Floors;
use super::mark::{Mark, Quotient};
use super::register::Register;
use crate::order::sort;
use crate::rule::SubtractionSet;

/// How the value of a heap follows from those of smaller heaps, in the forms that periods can be
/// proved from. Two that are equal are the same rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Recurrence {
    /// A number of a set is taken, the same set for every heap.
    Subtraction(Takes),
    /// A number is taken from a set that depends on the heap modulo some number.
    Register(Register),
    /// Counters are taken from a heap and what is left may be split, by a code.
    Code(Code),
    /// The heap is divided by fixed numbers. Such values need no period: all of them are known.
    Floors(Floors),
    /// A number is taken or the heap is divided. Such values need not repeat.
    Mark(Mark),
}

/// The digits of a code: bit j of digit k says that k counters may be taken where the rest is then
/// left as j heaps of at least 1 (Guy and Smith 1956; Winning Ways ch. 4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    digits: Vec<u8>,
}

/// The numbers of a subtraction set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Takes {
    /// First and last of each run, ascending, with a gap between any two, none with a 0.
    ranges: Vec<(u64, u64)>,
    /// Every number from here on may be taken too. Past the last run, with a gap.
    from: Option<u64>,
}

impl Recurrence {
    /// A number of a finite set is taken; 0 is no such number.
    #[must_use]
    pub fn finite(numbers: impl IntoIterator<Item = u64>) -> Self {
        let ranges = numbers.into_iter().map(|number| (number, number)).collect();
        Self::Subtraction(Takes::new(ranges, None))
    }

    /// Every number may be taken but those of a finite set and 0.
    #[must_use]
    pub fn all_but(numbers: impl IntoIterator<Item = u64>) -> Self {
        let excluded = Takes::new(numbers.into_iter().map(|k| (k, k)).collect(), None);
        let mut ranges = Vec::new();
        let mut next = Some(1u64);
        for (first, last) in excluded.ranges {
            if let Some(free) = next.filter(|&free| free < first) {
                ranges.push((free, first - 1));
            }
            next = last.checked_add(1);
        }
        Self::Subtraction(Takes::new(ranges, next))
    }

    /// A number of the set is taken.
    #[must_use]
    pub fn subtraction(set: &SubtractionSet) -> Self {
        Self::Subtraction(Takes::of_set(set))
    }

    /// A number of these runs is taken, first and last included; or any from a number on, if there
    /// is one.
    #[must_use]
    pub fn runs(runs: impl IntoIterator<Item = (u64, u64)>, from: Option<u64>) -> Self {
        Self::Subtraction(Takes::new(runs.into_iter().collect(), from))
    }

    /// Heap n loses a number of `sets[n % sets.len()]` that is at most n; of heaps below
    /// `small.len()` one of `small[n]` in its place. Without sets there are no moves.
    #[must_use]
    pub fn register(small: Vec<Vec<u64>>, sets: Vec<Vec<u64>>) -> Self {
        let register = Register::new(small, sets);
        match register.as_plain_set() {
            Some(set) => Self::finite(set.iter().copied()),
            None => Self::Register(register),
        }
    }

    /// An octal or hexadecimal code, or one of greater digits, from the digit before the point on.
    /// Digit 0 takes nothing, so only its splits count.
    #[must_use]
    pub fn code(digits: &[u8]) -> Self {
        Self::Code(Code::new(digits))
    }

    /// The heap is divided by one of these numbers, rounded down, each from a least heap on. `None`
    /// if play would not end (see [`Floors::from_heaps`]).
    #[must_use]
    pub fn floors(moves: &[(u64, u64)]) -> Option<Self> {
        Floors::from_heaps(moves.to_vec()).map(Self::Floors)
    }

    /// One of some numbers is taken, each from a least heap on, or the heap is divided as each of
    /// these says: divisor, what is added first, and the least heap. `None` if play would not end
    /// (see [`Mark::new`]).
    #[must_use]
    pub fn mark(takes: &[(u64, u64)], quotients: &[(u64, i64, u64)]) -> Option<Self> {
        let mut all = Vec::with_capacity(quotients.len());
        for &(divisor, plus, from) in quotients {
            all.push(Quotient {
                divisor,
                plus,
                from,
            });
        }
        Mark::of(takes.to_vec(), all).map(Self::Mark)
    }

    /// What a search for a period costs.
    pub(crate) fn cost(&self) -> Cost {
        match self {
            Self::Subtraction(Takes { ranges, from }) => {
                let mut options = ranges.len() as u64;
                let mut reach = 0;
                for &(first, last) in ranges {
                    options = options.saturating_add(last - first);
                    reach = last;
                }
                match from {
                    None => Cost::Options { options, reach },
                    Some(_) => Cost::Remembered { options, reach },
                }
            }
            Self::Floors(_) | Self::Mark(_) => Cost::Remembered {
                options: 0,
                reach: 0,
            },
            Self::Register(register) => Cost::Options {
                options: register.width(),
                reach: register.farthest(),
            },
            Self::Code(code) if code.parts() == 1 => Cost::Options {
                options: code.last(),
                reach: code.last(),
            },
            Self::Code(code) if code.parts() == 2 => Cost::Pairs,
            Self::Code(_) => Cost::Splits,
        }
    }

    /// About how many steps it takes to compute the values of so many heaps by the definition: one
    /// for each option of each heap. It stops at the greatest number of 64 bits.
    #[must_use]
    pub fn steps(&self, heaps: u64) -> u64 {
        let each = match self {
            Self::Subtraction(takes) => {
                let mut numbers = 1u64;
                for (first, last) in takes.ranges() {
                    numbers = numbers.saturating_add(last - first + 1);
                }
                numbers.min(heaps)
            }
            Self::Register(register) => register.width().max(1),
            Self::Floors(floors) => floors.moves().len() as u64 + 1,
            Self::Mark(mark) => (mark.takes().len() + mark.quotients().len()) as u64 + 1,
            // The ways to split a heap; from three heaps on each with the nim-sums of the others.
            Self::Code(code) => {
                let splits = match code.parts() {
                    1 => 1,
                    2 => heaps / 4 + 1,
                    parts => heaps.saturating_mul(32 * (parts - 2)),
                };
                splits.saturating_mul(code.digits().len() as u64 + 1)
            }
        };
        heaps.saturating_mul(each)
    }

    /// The same rules as a register, where every move only takes, and no more than some number.
    pub(super) fn as_register(&self) -> Option<Register> {
        match self {
            Self::Subtraction(takes) if takes.from.is_none() => {
                Some(Register::new(Vec::new(), alloc::vec![takes.numbers()?]))
            }
            Self::Register(register) => Some(register.clone()),
            Self::Code(code) if code.parts() == 1 => Some(code.as_register()),
            _ => None,
        }
    }
}

/// What a search for a period costs for each heap.
pub(crate) enum Cost {
    /// As many steps as there are options; memory as far as it looks back.
    Options {
        /// How many options there are.
        options: u64,
        /// How far it looks back.
        reach: u64,
    },
    /// A few steps and as many as there are options that are told one by one; the value is
    /// remembered.
    Remembered {
        /// How many such options there are.
        options: u64,
        /// How far they look back.
        reach: u64,
    },
    /// Some tens of steps if there is a sparse space, else as many as there are ways to split the
    /// heap in two.
    Pairs,
    /// As many steps as there are ways to split the heap.
    Splits,
}

impl Code {
    fn new(digits: &[u8]) -> Self {
        let mut digits = digits.to_vec();
        if let Some(first) = digits.first_mut() {
            *first &= !3;
        }
        while digits.last() == Some(&0) {
            digits.pop();
        }
        Self { digits }
    }

    /// The digits, that before the point first. The last one is not 0.
    #[must_use]
    pub fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// The most heaps that a digit leaves, at least 1.
    pub(super) fn parts(&self) -> u64 {
        let mut all = 0u8;
        for digit in &self.digits {
            all |= digit;
        }
        u64::from(all.checked_ilog2().unwrap_or(0)).max(1)
    }

    /// The most counters that a digit takes.
    pub(super) fn last(&self) -> u64 {
        (self.digits.len() as u64).saturating_sub(1)
    }

    /// The digits with the numbers of counters that they take.
    pub(super) fn taken(&self) -> impl Iterator<Item = (u64, u8)> + '_ {
        (0..).zip(self.digits.iter().copied())
    }

    /// The numbers that a code takes which leaves one heap at most: bit 0 says that a number is
    /// taken from a heap of that size alone, bit 1 from greater ones alone.
    fn as_register(&self) -> Register {
        let len = self.digits.len();
        let mut sets = Vec::with_capacity(len + 1);
        for heap in 0..=len {
            let mut takes = Vec::new();
            for (k, digit) in self.digits.iter().enumerate().skip(1) {
                if (k < heap && digit & 2 != 0) || (k == heap && digit & 1 != 0) {
                    takes.push(k as u64);
                }
            }
            sets.push(takes);
        }
        let last = sets.split_off(len);
        Register::new(sets, last)
    }
}

/// The most numbers of a finite set that are written out.
const MOST: u64 = 1 << 20;

/// The most numbers of a finite set that the kernels are asked about.
pub(crate) const FEW: usize = 1 << 16;

impl Takes {
    /// The numbers of a set.
    pub(crate) fn of_set(set: &SubtractionSet) -> Self {
        Self::new(set.ranges().collect(), set.from)
    }

    /// Runs in any order, with or without a number from which on all may be taken.
    pub(super) fn new(mut runs: Vec<(u64, u64)>, from: Option<u64>) -> Self {
        if let Some(from) = from {
            runs.push((from, u64::MAX));
        }
        let endless = from.is_some();
        sort(&mut runs);
        let mut ranges: Vec<(u64, u64)> = Vec::new();
        for (first, last) in runs {
            let first = first.max(1);
            if first > last {
                continue;
            }
            match ranges.last_mut() {
                Some(run) if first <= run.1.saturating_add(1) => run.1 = run.1.max(last),
                _ => ranges.push((first, last)),
            }
        }
        let from = if endless { ranges.pop() } else { None };
        let from = from.map(|(first, _)| first);
        Self { ranges, from }
    }

    /// First and last of each run, ascending, with a gap between any two, none with a 0.
    #[must_use]
    pub fn ranges(&self) -> &[(u64, u64)] {
        &self.ranges
    }

    /// From here on every number may be taken; it is past the runs, with a gap.
    #[must_use]
    pub fn from(&self) -> Option<u64> {
        self.from
    }

    /// The numbers that may be taken from heaps below a length, unless there are endlessly many, or
    /// more than the kernels are for.
    pub(crate) fn few_numbers(&self, len: usize) -> Option<Vec<usize>> {
        if self.from.is_some() {
            return None;
        }
        let mut below = Vec::new();
        for k in self.numbers()? {
            match usize::try_from(k) {
                Ok(k) if k < len => below.push(k),
                _ => break,
            }
        }
        (below.len() <= FEW).then_some(below)
    }

    /// The numbers of the runs, unless they are millions.
    pub(super) fn numbers(&self) -> Option<Vec<u64>> {
        let mut count = 0u64;
        for (first, last) in &self.ranges {
            count = count.saturating_add(last - first);
        }
        if count > MOST {
            return None;
        }
        let mut numbers = Vec::new();
        for &(first, last) in &self.ranges {
            for less in 0..=last - first {
                numbers.push(first + less);
            }
        }
        Some(numbers)
    }
}
