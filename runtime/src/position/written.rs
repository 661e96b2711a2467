//! How positions of each shape are written in Rust, and what is said of anything else.
//!
//! [`IntoPosition`](crate::IntoPosition) is what questions ask for; each shape of a position has a
//! trait here that it asks in turn. The compiler names the innermost one that fails, so the words
//! are those of the game's shape.

use alloc::vec::Vec;

use super::{Heaps, Tuples, Unordered};

/// One heap is written as the number it is, `5`: nothing else stands for it, so no type has this
/// trait. Without it the compiler would not know that what it says is of a game of one heap.
#[diagnostic::on_unimplemented(
    message = "`{W}` is no position of this game, whose positions are one heap: write `5`",
    label = "one heap is a `u64`",
    note = "several heaps are a sum of such games: `game.nim_sum([5, 6])`, or \
            `(game.at(5), game.at(6)).disjunctive()` for other questions",
    note = "a heap is a `u64`: `u64::try_from(number)?` makes one of another integer"
)]
pub trait HeapFrom<W> {
    /// The heap.
    fn heap_from(written: W) -> Self;
}

/// What stands for a tuple of `N` heaps, beside the array `[u64; N]` itself.
#[diagnostic::on_unimplemented(
    message = "`{W}` is no position of this game, whose positions are tuples of heaps, {N} in each",
    label = "{N} heaps in their order are asked for",
    note = "two heaps are written `(3, 4)` or `[3, 4]`, three `(3, 4, 5)`; more than six in \
            brackets alone",
    note = "a heap is a `u64`: `u64::try_from(number)?` makes one of another integer"
)]
pub trait TupleFrom<W, const N: usize> {
    /// The heaps.
    fn tuple_from(written: W) -> Self;
}

/// What stands for `N` heaps without order.
#[diagnostic::on_unimplemented(
    message = "`{W}` is no position of this game, whose positions are {N} heaps without order",
    label = "{N} heaps in any order are asked for",
    note = "what is `{{3, 4}}` among rules is written `(3, 4)` or `[3, 4]` in Rust",
    note = "a heap is a `u64`: `u64::try_from(number)?` makes one of another integer"
)]
pub trait UnorderedFrom<W, const N: usize> {
    /// The heaps.
    fn unordered_from(written: W) -> Self;
}

/// What stands for any number of heaps.
#[diagnostic::on_unimplemented(
    message = "`{W}` is no position of this game, whose positions are lists of heaps: \
               write `[5, 6]`",
    label = "a list of heaps is asked for",
    note = "any number of heaps is `[5, 6]`, `vec![5, 6]` or a slice `&heaps[..]`, one heap also \
            `5`",
    note = "a heap is a `u64`: `u64::try_from(number)?` makes one of another integer"
)]
pub trait HeapsFrom<W> {
    /// The heaps.
    fn heaps_from(written: W) -> Self;
}

/// What stands for any number of tuples of `N` heaps.
#[diagnostic::on_unimplemented(
    message = "`{W}` is no position of this game, whose positions are lists of tuples of heaps, \
               {N} in each",
    label = "tuples of {N} heaps are asked for",
    note = "of two heaps, one tuple is written `(3, 4)`, and any number of them \
            `[(3, 4), (1, 1)]`",
    note = "a heap is a `u64`: `u64::try_from(number)?` makes one of another integer"
)]
pub trait TuplesFrom<W, const N: usize> {
    /// The tuples.
    fn tuples_from(written: W) -> Self;
}

impl<const N: usize> UnorderedFrom<[u64; N], N> for Unordered<N> {
    fn unordered_from(written: [u64; N]) -> Self {
        Self::from(written)
    }
}

impl HeapsFrom<u64> for Heaps {
    fn heaps_from(written: u64) -> Self {
        Self::from_vec(Vec::from([written]))
    }
}

impl<const N: usize> HeapsFrom<[u64; N]> for Heaps {
    fn heaps_from(written: [u64; N]) -> Self {
        Self::from_vec(written.to_vec())
    }
}

impl<const N: usize> HeapsFrom<&[u64; N]> for Heaps {
    fn heaps_from(written: &[u64; N]) -> Self {
        Self::from_vec(written.to_vec())
    }
}

impl HeapsFrom<&[u64]> for Heaps {
    fn heaps_from(written: &[u64]) -> Self {
        Self::from_vec(written.to_vec())
    }
}

impl HeapsFrom<Vec<u64>> for Heaps {
    fn heaps_from(written: Vec<u64>) -> Self {
        Self::from_vec(written)
    }
}

impl<const N: usize> TuplesFrom<[u64; N], N> for Tuples<N> {
    fn tuples_from(written: [u64; N]) -> Self {
        Self::from_vec(Vec::from([written]))
    }
}

impl<const N: usize> TuplesFrom<Vec<[u64; N]>, N> for Tuples<N> {
    fn tuples_from(written: Vec<[u64; N]>) -> Self {
        Self::from_vec(written)
    }
}

impl<const N: usize> TuplesFrom<&[[u64; N]], N> for Tuples<N> {
    fn tuples_from(written: &[[u64; N]]) -> Self {
        Self::from_vec(written.to_vec())
    }
}

impl<const N: usize, const K: usize> TuplesFrom<[[u64; N]; K], N> for Tuples<N> {
    fn tuples_from(written: [[u64; N]; K]) -> Self {
        Self::from_vec(written.to_vec())
    }
}

// The compiler shows where a macro is called: a line for each length is all there is to show.
macro_rules! tuple {
    ($count:literal: $($name:ident $heap:ident),*) => {
        impl TupleFrom<($($heap,)*), $count> for [u64; $count] {
            #[inline]
            fn tuple_from(written: ($($heap,)*)) -> Self {
                let ($($name,)*) = written;
                [$($name),*]
            }
        }

        impl UnorderedFrom<($($heap,)*), $count> for Unordered<$count> {
            #[inline]
            fn unordered_from(written: ($($heap,)*)) -> Self {
                let ($($name,)*) = written;
                Self::from([$($name),*])
            }
        }

        #[diagnostic::do_not_recommend]
        impl TuplesFrom<($($heap,)*), $count> for Tuples<$count> {
            fn tuples_from(written: ($($heap,)*)) -> Self {
                let ($($name,)*) = written;
                Self::from_vec(Vec::from([[$($name),*]]))
            }
        }

        #[diagnostic::do_not_recommend]
        impl TuplesFrom<Vec<($($heap,)*)>, $count> for Tuples<$count> {
            fn tuples_from(written: Vec<($($heap,)*)>) -> Self {
                let mut tuples = Vec::new();
                for ($($name,)*) in written {
                    tuples.push([$($name),*]);
                }
                Self::from_vec(tuples)
            }
        }

        #[diagnostic::do_not_recommend]
        impl<const K: usize> TuplesFrom<[($($heap,)*); K], $count> for Tuples<$count> {
            fn tuples_from(written: [($($heap,)*); K]) -> Self {
                let mut tuples = Vec::new();
                for ($($name,)*) in written {
                    tuples.push([$($name),*]);
                }
                Self::from_vec(tuples)
            }
        }
    };
}

tuple!(1: a u64);
tuple!(2: a u64, b u64);
tuple!(3: a u64, b u64, c u64);
tuple!(4: a u64, b u64, c u64, d u64);
tuple!(5: a u64, b u64, c u64, d u64, e u64);
tuple!(6: a u64, b u64, c u64, d u64, e u64, f u64);
