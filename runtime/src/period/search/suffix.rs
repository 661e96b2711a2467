//! How far back a sequence agrees with itself, for every distance at once.

use alloc::vec;
use alloc::vec::Vec;

/// For each p below the length, how many of the last items in a row equal those p places before:
/// the longest common suffix of the sequence and the sequence without its last p items. At place 0
/// stands the length. Linear time (the Z function of the reversed sequence).
pub(super) fn common(items: &[u64]) -> Vec<usize> {
    let len = items.len();
    let item = |place: usize| items[len - 1 - place];
    let mut found = vec![len; len];
    // The match that reaches farthest: it begins at `left` and ends before `right`.
    let (mut left, mut right) = (0, 0);
    for place in 1..len {
        let mut count = 0;
        if place < right {
            count = found[place - left].min(right - place);
        }
        while place + count < len && item(count) == item(place + count) {
            count += 1;
        }
        if place + count > right {
            (left, right) = (place, place + count);
        }
        found[place] = count;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::common;
    use std::vec::Vec;

    #[test]
    fn equals_the_definition() {
        let mut state = 7u64;
        for len in 0..200 {
            let items: Vec<u64> = (0..len)
                .map(|_| {
                    state = state
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1);
                    (state >> 40) % 2 * (state >> 50) % 3
                })
                .collect();
            let found = common(&items);
            for p in 0..items.len() {
                let ends = items
                    .iter()
                    .rev()
                    .zip(items[..items.len() - p].iter().rev());
                assert_eq!(found[p], ends.take_while(|(a, b)| a == b).count());
            }
        }
    }
}
