//! Some of the values that are kept, computed again by the definition: sums tell what was damaged,
//! not what was written wrongly.

use std::vec;

use sprague_kernels::splits::Slice;

/// So many steps are taken at most, each for one option of a heap.
const STEPS: usize = 1 << 26;

/// The most heaps that are looked at, and the fewest.
const MOST: usize = 1 << 10;
const FEWEST: usize = 8;

/// The first heap of a sample whose value is not the least number that none of its options has.
/// The sample is all first heaps and others up to the last, of more of them the fewer steps a heap
/// takes.
pub(super) fn wrong(digits: &[u8], values: Slice<'_>) -> Option<usize> {
    let len = values.len();
    let each = len.saturating_mul(digits.len()).max(1);
    let count = (STEPS / each).clamp(FEWEST, MOST);
    let first = (0..len.min(count)).filter(|heap| heap * digits.len() <= STEPS / count);
    // From one to the next by no round number, so that no place of a period is met again and again.
    let stride = (len / count).max(1) | 1;
    let others = (0..count).map(|place| len.saturating_sub(1 + place * stride));
    let mut marks = vec![0_u32; 1 << 16];
    let mut mark = 0;
    let mut is_wrong = |heap: &usize| {
        mark += 1;
        least_missing(digits, values, *heap, &mut marks, mark) != values.get(*heap)
    };
    first.chain(others).find(&mut is_wrong)
}

/// The nim-value of a heap, by those of smaller ones. Options are marked by a number of its own.
fn least_missing(
    digits: &[u8],
    values: Slice<'_>,
    heap: usize,
    marks: &mut [u32],
    mark: u32,
) -> Option<u64> {
    // Values are numbers of 16 bits, and so are their nim-sums.
    let value = |heap: usize| usize::try_from(values.get(heap)?).ok();
    for (taken, digit) in digits.iter().enumerate().take(heap + 1) {
        let rest = heap - taken;
        if digit & 1 != 0 && rest == 0 {
            marks[0] = mark;
        }
        if digit & 2 != 0 && rest > 0 {
            *marks.get_mut(value(rest)?)? = mark;
        }
        if digit & 4 != 0 {
            for part in 1..=rest / 2 {
                *marks.get_mut(value(part)? ^ value(rest - part)?)? = mark;
            }
        }
    }
    let least = marks.iter().position(|found| *found != mark)?;
    Some(least as u64)
}
