//! The sparse space: a half of all values that nearly no heap has.
//!
//! Fix a mask and a weight for the parity of the heap, 1 only where all breaks have one parity t.
//! A value v is *rare at* heap n if the parity of v & mask, with that of n + t added where the
//! weight is 1, is even, else *common at* n; a heap is rare if its value is rare at it. For a
//! split n - b = i + j the nim-sum of v(i) and v(j) is common at n exactly if one of i, j is rare:
//! parities add up, and n + b and 2 t are even together with i + j. So of what is common at n only
//! the splits with a rare part can be the value, and few heaps are rare (Berlekamp, Conway and
//! Guy, Winning Ways ch. 4; the parity of the heap is added here).
//!
//! Nothing depends on which mask is chosen but the time.

use super::cell::Cell;
use super::code::Code;
use alloc::vec;
use alloc::vec::Vec;

/// A choice of mask and weight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Space {
    pub(super) mask: usize,
    /// The weight of the parity of the heap: 0 or 1.
    weight: usize,
    /// The parity of all breaks, where the weight is 1.
    parity: usize,
}

/// So many of the first heaps are looked at for a choice, and of the last.
const LOOKED_AT: usize = 1 << 17;

impl Space {
    /// The choice that makes the fewest of these heaps rare, or of the first and the last of them
    /// where they are many.
    ///
    /// The number of rare heaps for every mask at once: by the Walsh-Hadamard transform of how
    /// often each pair of value and parity occurs.
    pub(super) fn choose<T: Cell>(code: &Code, values: &[T]) -> Self {
        let early = values.len().min(LOOKED_AT);
        let late = LOOKED_AT.max(values.len().saturating_sub(LOOKED_AT));
        let mut most = 1;
        let mut counts = vec![0i64; 4];
        for looked_at in [1..early, late..values.len()] {
            for heap in looked_at {
                let value = values[heap].index();
                if value > most {
                    most = value;
                    counts.resize((most + 1).next_power_of_two() * 2, 0);
                }
                counts[value * 2 + heap % 2] += 1;
            }
        }
        Self::best(code, counts)
    }

    /// By how often each pair of value and parity occurs.
    fn best(code: &Code, mut counts: Vec<i64>) -> Self {
        let size = counts.len();
        let mut step = 1;
        while step < size {
            for pair in counts.chunks_mut(step * 2) {
                let (low, high) = pair.split_at_mut(step);
                for (low, high) in low.iter_mut().zip(high) {
                    (*low, *high) = (*low + *high, *low - *high);
                }
            }
            step *= 2;
        }
        // Place 2 mask + weight: rare heaps less common ones, with the sign of the parity.
        let mut best = 2;
        let mut least = i64::MAX;
        for (place, &count) in counts.iter().enumerate().skip(2) {
            let count = match (place % 2, code.parity) {
                (0, _) | (_, Some(0)) => count,
                (_, Some(_)) => -count,
                (_, None) => i64::MAX,
            };
            if count < least {
                (best, least) = (place, count);
            }
        }
        Self {
            mask: best / 2,
            weight: best % 2,
            parity: code.parity.unwrap_or(0),
        }
    }

    /// The parity that values common at a heap have under the mask.
    #[inline]
    pub(super) fn common(self, heap: usize) -> usize {
        1 ^ (self.weight & (heap ^ self.parity) & 1)
    }

    /// Whether the same values are common at heaps so far apart.
    pub(super) fn keeps(self, period: usize) -> bool {
        self.weight == 0 || period.is_multiple_of(2)
    }

    /// Whether a value is common at a heap.
    #[inline]
    pub(super) fn is_common(self, heap: usize, value: usize) -> bool {
        (value & self.mask).count_ones() as usize % 2 == self.common(heap)
    }
}

#[cfg(test)]
mod tests {
    use super::Space;
    use crate::splits::Code;
    use std::vec::Vec;

    /// No mask makes fewer heaps rare, by counting for each.
    #[test]
    fn the_choice_is_the_best() {
        let mut state = 5u32;
        for digits in [[0, 7, 7], [0, 0, 4], [4, 7, 0], [0, 4, 4], [0, 4, 2]] {
            let code = Code::new(&digits).expect("a digit splits");
            let values: Vec<u8> = (0..300)
                .map(|_| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    let value = state >> 24 & 0b1_1101 | state >> 16 & 0b110;
                    u8::try_from(value).expect("five bits")
                })
                .collect();
            let rare = |space: Space| {
                let heaps = 1..values.len();
                heaps
                    .filter(|&heap| !space.is_common(heap, values[heap].into()))
                    .count()
            };
            let chosen = Space::choose(&code, &values);
            for mask in 1..32 {
                for weight in 0..=usize::from(code.parity.is_some()) {
                    let parity = code.parity.unwrap_or(0);
                    let other = Space {
                        mask,
                        weight,
                        parity,
                    };
                    assert!(
                        rare(chosen) <= rare(other),
                        "{digits:?} {other:?} {chosen:?}"
                    );
                }
            }
        }
    }
}
