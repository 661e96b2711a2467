//! Which splits into two common heaps are looked at for every heap.

use super::bits::{Tables, index};
use super::code::Code;
use super::space::Space;
use alloc::collections::BinaryHeap;
use alloc::vec::Vec;

/// One late heap for so many is looked at, within bounds: what is chosen serves so many.
const PER_SAMPLE: usize = 1 << 12;
const SAMPLES: (usize, usize) = (48, 384);

/// So far apart: with no small factor.
const APART: usize = 37;

/// One part for so many heaps is tried, within bounds.
const PER_PART: usize = 1 << 9;
const PARTS: (usize, usize) = (96, 1 << 10);

/// Parts of at least `nearest` that show many of the lesser rare values of late heaps to be
/// options, one after another as long as they show more; in each round they begin anew with other
/// parts.
pub(super) fn choose(
    code: &Code,
    space: Space,
    tables: &Tables<u128>,
    values: &[u8],
    (nearest, rounds): (usize, usize),
) -> Vec<usize> {
    let last = values.len() - 1;
    let mut longest = 0;
    for &taken in &code.breaks {
        longest = longest.max(taken);
    }
    let common = |heap: usize| space.is_common(heap, values[heap].into());
    let tried = (last / PER_PART).clamp(PARTS.0, PARTS.1).min(last / 32);
    let mut parts = Vec::new();
    let mut part = nearest;
    for _ in 0..last.saturating_sub(nearest + longest) / 2 {
        if parts.len() == tried {
            break;
        }
        if common(part) {
            parts.push(part);
        }
        part += 1;
    }
    let farthest = parts.last().map_or(0, |part| part + longest);
    let mut heaps = Vec::new();
    for sample in 0..(last / PER_SAMPLE).clamp(SAMPLES.0, SAMPLES.1) {
        let Some(heap) = last.checked_sub(sample * APART) else {
            break;
        };
        if common(heap) && heap > farthest {
            heaps.push(heap);
        }
    }
    let mut open = Vec::with_capacity(heaps.len());
    for &heap in &heaps {
        open.push(open_at(code, space, tables, values, heap));
    }
    // What each part shows at each of the heaps.
    let mut shown = Vec::with_capacity(parts.len());
    for &part in &parts {
        let mut row = Vec::with_capacity(heaps.len());
        for &heap in &heaps {
            let rare = &tables.of_value[1 - space.common(heap)];
            let mut sums = 0;
            for taken in &code.breaks {
                sums |= rare[usize::from(values[heap - taken - part] ^ values[part])];
            }
            row.push(sums);
        }
        shown.push(row);
    }
    chosen(&parts, &shown, &open, rounds)
}

/// The parts that show most, one after another, in so many rounds.
fn chosen(parts: &[usize], shown: &[Vec<u128>], all: &[u128], rounds: usize) -> Vec<usize> {
    let mut left = Vec::with_capacity(parts.len());
    for place in 0..parts.len() {
        left.push(place);
    }
    let mut chosen = Vec::new();
    for _ in 0..rounds {
        let mut open = all.to_vec();
        // A part never gains more than it would have gained earlier.
        let mut heap = BinaryHeap::new();
        for place in left.drain(..) {
            heap.push((gain(&shown[place], &open), place));
        }
        while let Some((believed, place)) = heap.pop() {
            let now = gain(&shown[place], &open);
            if now == 0 {
                left.push(place);
            } else if now < believed {
                heap.push((now, place));
            } else {
                for (open, &shown) in open.iter_mut().zip(&shown[place]) {
                    *open &= !shown;
                }
                chosen.push(parts[place]);
            }
        }
    }
    chosen
}

/// How many of the open values a part shows.
fn gain(shown: &[u128], open: &[u128]) -> u32 {
    let mut gain = 0;
    for (&shown, &open) in shown.iter().zip(open) {
        gain += (shown & open).count_ones();
    }
    gain
}

/// The rare values below that of a heap, but those of its takes.
fn open_at(code: &Code, space: Space, tables: &Tables<u128>, values: &[u8], heap: usize) -> u128 {
    let parity = space.common(heap);
    let mut open = tables.rare_below[parity][index(space, values[heap].into())];
    for taken in &code.takes {
        open &= !tables.of_value[1 - parity][usize::from(values[heap - taken])];
    }
    open
}
