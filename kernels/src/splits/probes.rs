//! Which splits into two common heaps are looked at for every heap.

use super::bits::{Bits, Tables, index};
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
pub(super) fn choose<B: Bits>(
    code: &Code,
    space: Space,
    tables: &Tables<B>,
    values: &[u8],
    (nearest, rounds): (usize, usize),
) -> Vec<usize> {
    let last = values.len() - 1;
    let longest = code.breaks.iter().max().map_or(0, |&taken| taken);
    let common = |heap: usize| space.is_common(heap, values[heap].into());
    let parts = (nearest..).take(last.saturating_sub(nearest + longest) / 2);
    let tried = (last / PER_PART).clamp(PARTS.0, PARTS.1).min(last / 32);
    let parts: Vec<usize> = parts.filter(|&part| common(part)).take(tried).collect();
    let samples = (last / PER_SAMPLE).clamp(SAMPLES.0, SAMPLES.1);
    let heaps = (0..samples).map_while(|sample| last.checked_sub(sample * APART));
    let farthest = parts.last().map_or(0, |part| part + longest);
    let heaps = heaps.filter(|&heap| common(heap) && heap > farthest);
    let heaps: Vec<usize> = heaps.collect();
    let rare = |heap: usize, value: u8| tables.of_value[1 - space.common(heap)][usize::from(value)];
    let open: Vec<B> = heaps
        .iter()
        .map(|&heap| open(code, space, tables, values, heap))
        .collect();
    let shown = |part: usize, heap: usize| {
        let others = code.breaks.iter().map(|taken| values[heap - taken - part]);
        let sums = others.map(|other| rare(heap, other ^ values[part]));
        sums.fold(B::NONE, |all, one| all | one)
    };
    let shown: Vec<Vec<B>> = parts
        .iter()
        .map(|&part| heaps.iter().map(|&heap| shown(part, heap)).collect())
        .collect();
    let gain = |place: usize, open: &[B]| -> u32 {
        let sets = shown[place].iter().zip(open);
        sets.map(|(&shown, &open)| (shown & open).count()).sum()
    };
    let mut left: Vec<usize> = (0..parts.len()).collect();
    let mut chosen = Vec::new();
    for _ in 0..rounds {
        let mut open = open.clone();
        // A part never gains more than it would have gained earlier.
        let gains = left.drain(..).map(|place| (gain(place, &open), place));
        let mut heap: BinaryHeap<(u32, usize)> = gains.collect();
        while let Some((believed, place)) = heap.pop() {
            let now = gain(place, &open);
            if now == 0 {
                left.push(place);
            } else if now < believed {
                heap.push((now, place));
            } else {
                for (open, &shown) in open.iter_mut().zip(&shown[place]) {
                    *open = *open & !shown;
                }
                chosen.push(parts[place]);
            }
        }
    }
    chosen
}

/// The rare values below that of a heap, but those of its takes.
fn open<B: Bits>(code: &Code, space: Space, tables: &Tables<B>, values: &[u8], heap: usize) -> B {
    let parity = space.common(heap);
    let below = tables.rare_below[parity][index(space, values[heap].into())];
    let takes = code
        .takes
        .iter()
        .map(|taken| usize::from(values[heap - taken]));
    takes.fold(below, |open, value| {
        open & !tables.of_value[1 - parity][value]
    })
}
