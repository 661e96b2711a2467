//! Which splits into two common heaps are looked at for every heap.

use super::bits::{Bits, Tables, index};
use super::code::Code;
use super::space::Space;
use alloc::collections::BinaryHeap;
use alloc::vec::Vec;

/// So many late heaps are looked at.
const SAMPLES: usize = 96;

/// So far apart: with no small factor.
const APART: usize = 37;

/// So many parts are tried, or fewer where there are few heaps.
const TRIED: usize = 1 << 10;

/// Parts of at least `nearest` that show many of the lesser rare values of late heaps to be options,
/// one after another as long as they show more.
pub(super) fn choose<B: Bits>(
    code: &Code,
    space: Space,
    tables: &Tables<B>,
    values: &[u8],
    nearest: usize,
) -> Vec<usize> {
    let last = values.len() - 1;
    let longest = code.breaks.iter().max().map_or(0, |&taken| taken);
    let common = |heap: usize| space.is_common(heap, values[heap].into());
    let parts = (nearest..).take(last.saturating_sub(nearest + longest) / 2);
    let parts: Vec<usize> = parts
        .filter(|&part| common(part))
        .take(TRIED.min(last / 32))
        .collect();
    let heaps = (0..SAMPLES).map_while(|sample| last.checked_sub(sample * APART));
    let farthest = parts.last().map_or(0, |part| part + longest);
    let heaps = heaps.filter(|&heap| common(heap) && heap > farthest);
    let heaps: Vec<usize> = heaps.collect();
    let rare = |heap: usize, value: u8| tables.of_value[1 - space.common(heap)][usize::from(value)];
    let mut open: Vec<B> = heaps
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
    // A part never gains more than it would have gained earlier.
    let gains: Vec<(u32, usize)> = (0..parts.len())
        .map(|place| (gain(place, &open), place))
        .collect();
    let mut heap = BinaryHeap::from(gains);
    let mut chosen = Vec::new();
    while let Some((believed, place)) = heap.pop() {
        let now = gain(place, &open);
        if now < believed {
            if now > 0 {
                heap.push((now, place));
            }
            continue;
        }
        if now == 0 {
            break;
        }
        for (open, &shown) in open.iter_mut().zip(&shown[place]) {
            *open = *open & !shown;
        }
        chosen.push(parts[place]);
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
