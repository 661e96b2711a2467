//! Values that are claimed, checked heap by heap against the definition.
//!
//! All values are at hand, so that nothing waits for the heap before, and heaps are looked at
//! in rows. It has nothing in common with the loops that compute values.

use crate::lanes::{Work, widest};
use alloc::vec;

/// So many heaps are looked at together.
const ROW: usize = 16;

/// So many, or more, are made ready together.
const BLOCK: usize = 128 * ROW;

/// The values of more options do not fit a word.
pub const MOST: usize = 63;

/// Checks that these are the nim-values of the heaps 0, 1, 2, … where one of some numbers is taken,
/// at least 1 and at most [`MOST`] of them; a heap without options has the value `ended`.
///
/// # Errors
/// The first heap with a wrong value.
pub fn check(numbers: &[usize], ended: u8, values: &[u8]) -> Result<(), usize> {
    let (mut least, mut reach) = (usize::MAX, 0);
    for &number in numbers {
        least = least.min(number);
        reach = reach.max(number);
    }
    if numbers.is_empty() || least == 0 || numbers.len() > MOST {
        return Err(0);
    }
    let (ends, rest) = values.split_at(least.min(values.len()));
    for (heap, &value) in ends.iter().enumerate() {
        if value != ended {
            return Err(heap);
        }
    }
    // The last values before a block, and those of the block, as sets of one bit. There are fewer
    // options than bits, so a set is never full, and no value is past the bits.
    let len = BLOCK.max(reach.next_multiple_of(ROW));
    let mut sets = vec![0; reach + len];
    sets[reach - least..reach].fill(1 << (ended % 64));
    for (block, values) in rest.chunks(len).enumerate() {
        let first = least + block * len;
        for (set, &value) in sets[reach..].iter_mut().zip(values) {
            *set = 1u64.checked_shl(value.into()).unwrap_or(0);
        }
        let rows = Rows {
            numbers,
            sets: &sets,
            reach,
            count: values.len(),
        };
        if let Some(place) = widest(rows) {
            return Err(first + place);
        }
        sets.copy_within(len.., 0);
    }
    Ok(())
}

/// The rows of a block.
struct Rows<'a> {
    numbers: &'a [usize],
    sets: &'a [u64],
    reach: usize,
    count: usize,
}

impl Work for Rows<'_> {
    type Output = Option<usize>;

    /// The first place that is wrong.
    #[inline(always)]
    fn run(self) -> Self::Output {
        // A loop within a closure would not be compiled for the lanes.
        let mut place = 0;
        while place < self.count {
            let at = self.reach + place;
            let mut options = [0; ROW];
            for number in self.numbers {
                let row = &self.sets[at - number..][..ROW];
                for (options, set) in options.iter_mut().zip(row) {
                    *options |= set;
                }
            }
            let mut wrong = 0;
            for (options, set) in options.iter_mut().zip(&self.sets[at..][..ROW]) {
                *options = !*options & options.wrapping_add(1) ^ set;
                wrong |= *options;
            }
            if wrong != 0 {
                let known = ROW.min(self.count - place);
                let mut lane = 0;
                while lane < known {
                    if options[lane] != 0 {
                        return Some(place + lane);
                    }
                    lane += 1;
                }
            }
            place += ROW;
        }
        None
    }
}
