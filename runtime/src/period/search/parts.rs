//! Nim-values of codes that leave three heaps or more, by all splits.

use alloc::vec;
use alloc::vec::Vec;

use crate::period::recurrence::Code;

/// Nim-values heap by heap.
pub(super) struct Solver<'a> {
    code: &'a Code,
    pub(super) values: Vec<u32>,
    /// Which heap a number was last an option's value of, with 1 added. As long as no nim-sum of
    /// values is beyond it, and one more.
    marks: Vec<u32>,
    /// For j >= 2 heaps with n counters: bit v says that v is a nim-sum.
    sums: Vec<Vec<Vec<u64>>>,
}

impl<'a> Solver<'a> {
    pub(super) fn new(code: &'a Code) -> Self {
        let parts = usize::try_from(code.parts()).unwrap_or(0);
        Self {
            code,
            values: Vec::new(),
            marks: vec![0; 65],
            sums: vec![Vec::new(); parts + 1],
        }
    }

    pub(super) fn extend(&mut self, len: usize) {
        while self.values.len() < len {
            let heap = self.values.len();
            for parts in 2..self.sums.len() {
                let sums = self.sums_of(heap, parts);
                self.sums[parts].push(sums);
            }
            self.mark(heap);
            let stamp = stamp(heap);
            let free = self.marks.iter().position(|&mark| mark != stamp);
            let value = free.unwrap_or(self.marks.len());
            if value >= self.marks.len() - 1 {
                let len = (value + 1).next_power_of_two() + 1;
                self.marks.resize(len, 0);
            }
            self.values
                .push(u32::try_from(value).expect("it is at most the number of heaps"));
        }
    }

    /// Marks the values of all options of a heap.
    fn mark(&mut self, heap: usize) {
        let Self {
            code,
            values,
            marks,
            sums,
        } = self;
        let stamp = stamp(heap);
        for (taken, digit) in code.taken() {
            let Some(rest) = usize::try_from(taken)
                .ok()
                .and_then(|k| heap.checked_sub(k))
            else {
                break;
            };
            if digit & 1 != 0 && rest == 0 && taken > 0 {
                marks[0] = stamp;
            }
            if digit & 2 != 0 && rest > 0 && taken > 0 {
                marks[values[rest] as usize] = stamp;
            }
            if digit & 4 != 0 {
                for (small, large) in pairs(values, rest) {
                    marks[(small ^ large) as usize] = stamp;
                }
            }
            for parts in (3..sums.len()).filter(|parts| digit >> parts & 1 != 0) {
                members(&sums[parts][rest]).for_each(|sum| marks[sum as usize] = stamp);
            }
        }
    }

    fn sums_of(&self, counters: usize, parts: usize) -> Vec<u64> {
        let mut found = vec![0; self.marks.len() / 64 + 1];
        let mut note = |sum: u32| found[(sum / 64) as usize] |= 1 << (sum % 64);
        if parts == 2 {
            pairs(&self.values, counters).for_each(|(small, large)| note(small ^ large));
        } else {
            for first in 1..counters {
                let value = self.values[first];
                members(&self.sums[parts - 1][counters - first]).for_each(|sum| note(value ^ sum));
            }
        }
        found
    }
}

fn stamp(heap: usize) -> u32 {
    u32::try_from(heap + 1).expect("there are at most 2^31 heaps")
}

/// The values of two heaps with so many counters in all.
fn pairs(values: &[u32], counters: usize) -> impl Iterator<Item = (u32, u32)> + '_ {
    let half = counters / 2;
    let (small, large) = match half {
        0 => (&values[..0], &values[..0]),
        _ => (&values[1..=half], &values[counters - half..counters]),
    };
    small.iter().copied().zip(large.iter().rev().copied())
}

/// The numbers whose bits are set.
fn members(words: &[u64]) -> impl Iterator<Item = u32> + '_ {
    (0u32..).zip(words).flat_map(|(place, &word)| {
        let bits = (0..64).filter(move |bit| word >> bit & 1 != 0);
        bits.map(move |bit| place * 64 + bit)
    })
}
