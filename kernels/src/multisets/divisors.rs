//! Divisors and greatest common divisors, from lists.

use alloc::vec::Vec;

/// Greatest common divisors of numbers below this are listed.
const LISTED: usize = 1024;

/// The divisors of the numbers below some number.
pub(super) struct Divisors {
    /// Of 0, 1, 2, …, each ascending, one behind the other; of 0 all numbers below.
    lists: Vec<u32>,
    /// Where the list of each number begins.
    starts: Vec<usize>,
    /// The greatest common divisors of pairs, row by row; empty for many numbers.
    common: Vec<u16>,
}

impl Divisors {
    /// Of the numbers below `side`; `None` if there is no memory.
    pub(super) fn up_to(side: usize) -> Option<Self> {
        // The list of n has n / 1 + n / 2 + … numbers before its end.
        let mut starts = Vec::new();
        starts.try_reserve_exact(side + 1).ok()?;
        starts.resize(side + 1, 0usize);
        starts[1] = side - 1;
        for divisor in 1..side {
            for multiple in (divisor..side).step_by(divisor) {
                starts[multiple + 1] += 1;
            }
        }
        for number in 1..=side {
            starts[number] += starts[number - 1];
        }
        let mut lists = Vec::new();
        lists.try_reserve_exact(starts[side]).ok()?;
        lists.resize(starts[side], 0u32);
        let mut ends = starts.clone();
        for divisor in 1..side {
            for multiple in [0].into_iter().chain((divisor..side).step_by(divisor)) {
                lists[ends[multiple]] = u32::try_from(divisor).ok()?;
                ends[multiple] += 1;
            }
        }
        let mut common = Vec::new();
        if side <= LISTED {
            common.reserve_exact(side * side);
            for a in 0..side {
                let row = (0..side).map(|b| euclid(a, b));
                common.extend(row.map_while(|divisor| u16::try_from(divisor).ok()));
            }
        }
        Some(Self {
            lists,
            starts,
            common,
        })
    }

    /// The divisors of a number, ascending; of 0 all numbers that are at hand.
    #[inline]
    pub(super) fn of(&self, number: u32) -> &[u32] {
        let number = number as usize;
        &self.lists[self.starts[number]..self.starts[number + 1]]
    }

    /// The greatest common divisors of a number and 0, 1, 2, …, if they are listed.
    pub(super) fn row(&self, number: usize) -> &[u16] {
        let side = self.starts.len() - 1;
        let start = number * side;
        self.common.get(start..start + side).unwrap_or_default()
    }

    /// The greatest common divisor; that of 0 and another number is the other.
    #[inline]
    pub(super) fn common(&self, a: u32, b: u32) -> u32 {
        let (a, b) = (a as usize, b as usize);
        // One list's end for each number and one more.
        let side = self.starts.len() - 1;
        match self.common.get(a * side + b) {
            Some(&divisor) => divisor.into(),
            None => u32::try_from(euclid(a, b)).unwrap_or(u32::MAX),
        }
    }
}

fn euclid(mut a: usize, mut b: usize) -> usize {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
