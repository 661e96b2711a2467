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
            let mut value = 0;
            while value < self.marks.len() && self.marks[value] == stamp {
                value += 1;
            }
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
                for first in 1..=rest / 2 {
                    marks[(values[first] ^ values[rest - first]) as usize] = stamp;
                }
            }
            for (parts, sums) in sums.iter().enumerate().skip(3) {
                if digit >> parts & 1 != 0 {
                    each_member(&sums[rest], |sum| marks[sum as usize] = stamp);
                }
            }
        }
    }

    fn sums_of(&self, counters: usize, parts: usize) -> Vec<u64> {
        let mut found = vec![0; self.marks.len() / 64 + 1];
        let mut note = |sum: u32| found[(sum / 64) as usize] |= 1 << (sum % 64);
        if parts == 2 {
            for first in 1..=counters / 2 {
                note(self.values[first] ^ self.values[counters - first]);
            }
        } else {
            for first in 1..counters {
                let value = self.values[first];
                each_member(&self.sums[parts - 1][counters - first], |sum| {
                    note(value ^ sum);
                });
            }
        }
        found
    }
}

fn stamp(heap: usize) -> u32 {
    u32::try_from(heap + 1).expect("there are at most 2^31 heaps")
}

/// The numbers whose bits are set.
#[inline]
fn each_member(words: &[u64], mut act: impl FnMut(u32)) {
    let mut first = 0u32;
    for &word in words {
        let mut bits = word;
        while bits != 0 {
            act(first + bits.trailing_zeros());
            bits &= bits - 1;
        }
        first += 64;
    }
}
