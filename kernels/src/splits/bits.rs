//! Values of one class as bits.
//!
//! All values of one parity under the mask differ without the lowest bit of the mask, and keep
//! their order: if the bits above that one are equal then it is, too. So a value is told by its
//! parity and its *index*, the value without that bit, and the index of a nim-sum is the nim-sum of
//! the indices. Half as many bits hold a set of values that are all common, or all rare.

use super::space::Space;
use alloc::boxed::Box;
use core::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A set of indices.
pub(super) trait Bits:
    Copy + Eq + BitAnd<Output = Self> + BitOr<Output = Self> + BitOrAssign + Not<Output = Self>
{
    const NONE: Self;

    /// The indices below a number.
    fn below(count: usize) -> Self;

    /// The least index of a set that is not empty.
    fn first(self) -> usize;

    /// From the first bytes of these, the lowest first.
    fn read<const SIZE: usize>(bytes: &[u8]) -> Self;

    /// To the first bytes of these.
    fn write<const SIZE: usize>(self, bytes: &mut [u8]);

    /// In the widest set.
    fn widened(self) -> u128;

    /// One index.
    fn one(index: usize) -> Self {
        Self::below(index + 1) & !Self::below(index)
    }
}

macro_rules! bits {
    ($type:ty) => {
        impl Bits for $type {
            const NONE: Self = 0;

            #[inline]
            fn below(count: usize) -> Self {
                match count {
                    0 => 0,
                    _ => Self::MAX >> (Self::BITS as usize).saturating_sub(count),
                }
            }

            #[inline]
            fn first(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn read<const SIZE: usize>(bytes: &[u8]) -> Self {
                let mut all = [0; size_of::<Self>()];
                all[..SIZE].copy_from_slice(&bytes[..SIZE]);
                Self::from_le_bytes(all)
            }

            #[inline]
            fn write<const SIZE: usize>(self, bytes: &mut [u8]) {
                bytes[..SIZE].copy_from_slice(&self.to_le_bytes()[..SIZE]);
            }

            #[inline]
            fn widened(self) -> u128 {
                self.into()
            }
        }
    };
}

bits!(u64);
bits!(u128);

/// What a value or an index is, looked up.
pub(super) struct Tables<B> {
    /// For each parity and value: its index alone, if it is of the parity.
    pub(super) of_value: [[B; 256]; 2],
    /// For each parity and index: the value.
    pub(super) value: [[u8; 128]; 2],
    /// For the parity of what is common, and an index of that: the indices of lesser rare values.
    pub(super) rare_below: [[B; 128]; 2],
}

impl<B: Bits> Tables<B> {
    /// Of so many indices, at most 128. Greater values have no index.
    pub(super) fn new(space: Space, width: usize) -> Box<Self> {
        let mut tables = Box::new(Self {
            of_value: [[B::NONE; 256]; 2],
            value: [[0; 128]; 2],
            rare_below: [[B::NONE; 128]; 2],
        });
        for value in 0..=u8::MAX {
            let index = index(space, value.into());
            if index >= width {
                continue;
            }
            let parity = (usize::from(value) & space.mask).count_ones() as usize % 2;
            tables.of_value[parity][usize::from(value)] = B::one(index);
            tables.value[parity][index] = value;
            // Rare values with the same bits above the lowest of the mask are less if that is 0 in
            // them, and it is not in both. Whatever is below that bit is free.
            let low = space.mask.trailing_zeros();
            let lesser = (usize::from(value) >> low).div_ceil(2) << low;
            tables.rare_below[parity][index] = B::below(lesser);
        }
        tables
    }
}

/// A value without the lowest bit of the mask.
pub(super) fn index(space: Space, value: usize) -> usize {
    let low = space.mask & space.mask.wrapping_neg();
    value & (low - 1) | value >> 1 & !(low - 1)
}

/// How many bytes hold the indices of all values up to one: 2, 4, 8 or 16. `None` if that is too
/// few.
pub(super) fn bytes_for(space: Space, most: u8) -> Option<usize> {
    let low = space.mask & space.mask.wrapping_neg();
    let indices = index(space, usize::from(most) | (low - 1)) + 1;
    [2, 4, 8, 16].into_iter().find(|size| size * 8 >= indices)
}

#[cfg(test)]
mod tests {
    use super::{Bits, Tables, index};
    use crate::splits::Code;
    use crate::splits::space::Space;

    /// For many masks: the order, the sums and what is below.
    #[test]
    fn indices_are_values() {
        let code = Code::new(&[0, 7, 7]).expect("it splits");
        for seed in 1..256usize {
            // Values of which exactly those even under some mask are many.
            let values: [u8; 256] = core::array::from_fn(|value| {
                let odd = (value & seed).count_ones() % 2 == 1;
                u8::try_from(if odd { value } else { seed }).expect("it is a byte")
            });
            let space = Space::choose(&code, &values);
            let tables = Tables::<u128>::new(space, 128);
            let parity = |value: usize| (value & space.mask).count_ones() as usize % 2;
            for value in 0..256 {
                let class = parity(value);
                assert_eq!(usize::from(tables.value[class][index(space, value)]), value);
                assert_eq!(
                    tables.of_value[class][value],
                    u128::one(index(space, value))
                );
                assert_eq!(tables.of_value[1 - class][value], 0);
                let rare = (0..value).filter(|&lesser| parity(lesser) != class);
                let bits = rare.fold(0, |bits, lesser| bits | u128::one(index(space, lesser)));
                assert_eq!(
                    tables.rare_below[class][index(space, value)],
                    bits,
                    "{space:?}"
                );
                for other in (0..256).step_by(7) {
                    let sum = index(space, value) ^ index(space, other);
                    assert_eq!(index(space, value ^ other), sum);
                }
            }
        }
    }
}
