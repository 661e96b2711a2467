//! Octal codes and their like: a digit for each number of counters that may be taken.
//!
//! Bit j of digit k says that k counters may be taken from a heap if the rest is then left as j
//! heaps of at least 1 (Guy and Smith 1956; Winning Ways ch. 4).

use super::parts;
use super::{Elements, Stop};
use crate::options::Options;
use crate::replacements::Replacements;

/// Writes the options of a heap by a code that never splits.
pub fn code_heap(digits: &[u8], position: u64, options: &mut Options<u64>) {
    for (taken, digit) in (1..=position).zip(digits.iter().skip(1)) {
        let rest = position - taken;
        let bit = if rest == 0 { 1 } else { 2 };
        if digit & bit != 0 {
            options.push(rest);
        }
    }
}

/// Writes the lists that a heap may be replaced by.
pub fn code_replacements(digits: &[u8], heap: u64, out: &mut Replacements) {
    for (taken, &digit) in (0..=heap).zip(digits) {
        let rest = heap - taken;
        if digit & 1 != 0 && rest == 0 && taken > 0 {
            out.push(&[]);
        }
        if digit & 2 != 0 && rest > 0 && taken > 0 {
            out.push(&[rest]);
        }
        if digit & 4 != 0 {
            for part in 1..=rest / 2 {
                out.push(&[rest - part, part]);
                if out.fault().is_some() {
                    return;
                }
            }
        }
        for count in (3..8).filter(|count| digit & (1 << count) != 0) {
            split(rest, count, out);
        }
    }
}

/// All ways to leave that many heaps.
fn split(rest: u64, count: i128, out: &mut Replacements) {
    // A fault is noted in `out` itself; the stop only ends the loop.
    let _ = parts(i128::from(rest), count, Some(count)).visit(|list| {
        let mut heaps = [0; 8];
        for (heap, part) in heaps.iter_mut().zip(list) {
            *heap = u64::try_from(part).map_err(|_| Stop::HeapTooLarge)?;
        }
        out.push(&heaps);
        super::stop_at(out.fault())
    });
}
