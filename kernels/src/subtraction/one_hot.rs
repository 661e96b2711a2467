//! Nim-values below the width of a word: a word each, of which one bit is set.

use crate::ring::Rule;

/// Words of 32 or 64 bits.
#[derive(Clone, Copy)]
pub(super) struct OneHot<T>(pub(super) core::marker::PhantomData<T>);

macro_rules! one_hot {
    ($word:ty, $few:expr) => {
        impl Rule for OneHot<$word> {
            type Lane = $word;
            const NONE: $word = 0;
            const FEW: bool = $few;

            #[inline(always)]
            fn join(a: $word, b: $word) -> $word {
                a | b
            }

            /// The least bit that is not set; none if all are.
            #[inline(always)]
            fn finish(self, all: $word) -> $word {
                !all & all.wrapping_add(1)
            }
        }
    };
}

one_hot!(u32, true);
// Sets of more than 32 numbers have many near ones, or many others.
one_hot!(u64, false);

/// The number of the one bit.
#[inline(always)]
pub(super) fn number_of_short(word: u32) -> u8 {
    // The exponent of a float, which lanes can do; the highest bit is its sign as well.
    let bits = (word.cast_signed() as f32).to_bits();
    ((bits >> 23) as u8).wrapping_sub(127)
}

/// The number of the one bit.
#[inline(always)]
pub(super) fn number_of_long(word: u64) -> u8 {
    word.trailing_zeros() as u8
}
