//! Nim-values of codes that leave several heaps, by the definition.

use alloc::vec::Vec;

use super::Values;
use crate::error::Error;
use crate::period::Code;
use crate::quantity::Mex;

/// The values of the heaps 0, 1, … of a code that splits.
pub(super) fn values(code: &Code, len: usize, store: &mut Values) -> Result<(), Error> {
    let most = usize::try_from(code.parts()).expect("a digit has eight bits");
    if most == 2 {
        let mut values = Vec::with_capacity(len);
        Pairs::default().extend(code, len, &mut values);
        for value in values {
            store.push(value)?;
        }
        return Ok(());
    }
    // sums[j][n]: the nim-sums of j heaps with n counters in all, from j = 2 on, if more than two
    // are ever left.
    let mut sums: Vec<Vec<Vec<u64>>> = Vec::new();
    sums.resize_with(most + 1, Vec::new);
    // At hand for the splits: windows that are computed so are not long.
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..len {
        // The value of the heap itself is part of no split into several.
        for parts in 2..=most {
            let of_them = split(&values, &sums, heap, parts);
            sums[parts].push(of_them);
        }
        let mut mex = Mex::default();
        for (taken, digit) in code.taken() {
            let Some(rest) = usize::try_from(taken)
                .ok()
                .and_then(|k| heap.checked_sub(k))
            else {
                break;
            };
            if digit & 1 != 0 && rest == 0 && taken > 0 {
                mex.insert(0);
            }
            if digit & 2 != 0 && rest > 0 && taken > 0 {
                mex.insert(values[rest]);
            }
            for (parts, sums) in sums.iter().enumerate().skip(2) {
                if digit >> parts & 1 != 0 {
                    for &sum in &sums[rest] {
                        mex.insert(sum);
                    }
                }
            }
        }
        values.push(mex.value());
        store.push(mex.value())?;
    }
    Ok(())
}

/// Values where two heaps are left at most.
///
/// A macro runs this for every code, and there nothing is optimised: the loops are plain, without
/// iterators. While all values are below 64, the nim-sums of two heaps are a set of bits for each
/// number of counters, made once for all digits that split; past that each option's value is marked
/// by one store.
#[derive(Default)]
pub(in crate::period) struct Pairs {
    /// For 0, 1, … counters, the nim-sums of two heaps that have them together.
    sums: Vec<u64>,
    /// Of each value, the number of the last heap that has an option of it, counted from 1. As many
    /// as a power of two, which is more than every value: no nim-sum passes it. None so long as
    /// `sums` serve.
    seen: Vec<usize>,
}

impl Pairs {
    /// The values of the next heaps, up to a number of them in all; the first ones are known.
    pub(in crate::period) fn extend(&mut self, code: &Code, len: usize, values: &mut Vec<u64>) {
        let digits = code.digits();
        while values.len() < len {
            let value = if self.seen.is_empty() {
                let mut options = 0;
                let mut taken = 0;
                while taken < digits.len() && taken <= values.len() {
                    options |= self.options(values, taken, digits[taken]);
                    taken += 1;
                }
                u64::from(options.trailing_ones())
            } else {
                self.marked(values, digits)
            };
            if value >= 64 && self.seen.is_empty() {
                self.seen.resize(128, 0);
            }
            values.push(value);
        }
    }

    /// The values of the options that take so many counters of the next heap, as bits.
    fn options(&mut self, values: &[u64], taken: usize, digit: u8) -> u64 {
        let rest = values.len() - taken;
        if rest == 0 {
            return u64::from(digit & 1 != 0 && taken > 0);
        }
        let mut options = 0;
        if digit & 2 != 0 && taken > 0 {
            options = 1 << values[rest];
        }
        if digit & 4 != 0 {
            while self.sums.len() <= rest {
                // Two heaps of at least 1: there are none for 0 counters and for 1.
                let (mut small, mut large) = (1, self.sums.len().max(1) - 1);
                let mut sums = 0_u64;
                while small <= large {
                    sums |= 1 << (values[small] ^ values[large]);
                    small += 1;
                    large -= 1;
                }
                self.sums.push(sums);
            }
            options |= self.sums[rest];
        }
        options
    }

    /// The value of the next heap, by marks.
    fn marked(&mut self, values: &[u64], digits: &[u8]) -> u64 {
        let mut taken = 0;
        while taken < digits.len() && taken <= values.len() {
            self.mark(values, taken, digits[taken]);
            taken += 1;
        }
        let mut value = 0;
        while value < self.seen.len() && self.seen[value] == values.len() + 1 {
            value += 1;
        }
        if value == self.seen.len() {
            self.seen.resize(2 * value, 0);
        }
        value as u64
    }

    /// Marks the values of the options that take so many counters.
    // All values are below the number of those that can be marked.
    #[allow(clippy::cast_possible_truncation)]
    fn mark(&mut self, values: &[u64], taken: usize, digit: u8) {
        let (rest, now) = (values.len() - taken, values.len() + 1);
        let seen = &mut self.seen[..];
        if rest == 0 {
            if digit & 1 != 0 && taken > 0 {
                seen[0] = now;
            }
            return;
        }
        if digit & 2 != 0 && taken > 0 {
            seen[values[rest] as usize] = now;
        }
        if digit & 4 != 0 {
            let (mut small, mut large) = (1, rest - 1);
            while small <= large {
                seen[(values[small] ^ values[large]) as usize] = now;
                small += 1;
                large -= 1;
            }
        }
    }
}

/// The nim-sums of so many heaps with so many counters in all, ascending.
fn split(values: &[u64], sums: &[Vec<Vec<u64>>], counters: usize, parts: usize) -> Vec<u64> {
    // Whether each number is one. No nim-value is more than the options that were looked at.
    let mut marks: Vec<bool> = Vec::new();
    for first in 1..counters {
        if parts == 2 {
            mark(&mut marks, values[first] ^ values[counters - first]);
        } else {
            for &sum in &sums[parts - 1][counters - first] {
                mark(&mut marks, values[first] ^ sum);
            }
        }
    }
    let mut found = Vec::new();
    for (sum, &marked) in marks.iter().enumerate() {
        if marked {
            found.push(sum as u64);
        }
    }
    found
}

fn mark(marks: &mut Vec<bool>, number: u64) {
    let number = usize::try_from(number).expect("as many numbers were listed");
    if marks.len() <= number {
        marks.resize(number + 1, false);
    }
    marks[number] = true;
}
