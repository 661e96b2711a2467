//! The ways to write a position.

use alloc::vec::Vec;

use super::{Heaps, Tuples, Unordered};

/// What can be given where a position `P` is asked for: the position itself, a reference to it,
/// or its heaps as they are written.
///
/// | position | written |
/// | --- | --- |
/// | one heap, `u64` | `10` |
/// | a tuple of heaps, `[u64; 2]` | `(3, 4)`, `[3, 4]` |
/// | [`Unordered<2>`](Unordered) | `(3, 4)`, `[3, 4]` |
/// | [`Heaps`] | `10`, `[2, 8, 20]`, a `Vec<u64>`, a `&[u64]` |
/// | [`Tuples<2>`](Tuples) | `(3, 4)`, `[(3, 4), (1, 1)]` |
/// | of a compound, [`Joint<(P, Q)>`](crate::Joint) | `(3, [4, 5])`: the tuple of its components' |
/// | of any number of components, `Joint<Vec<P>>` | `[3, 4]`, a `Vec`, a slice |
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not stand for a position of this game, `{P}`",
    label = "not a position of this game",
    note = "heaps are `u64`: one heap is written `10`, several are `(3, 4)` or `[3, 4]`"
)]
pub trait IntoPosition<P> {
    /// The position.
    fn into_position(self) -> P;
}

impl<P> IntoPosition<P> for P {
    fn into_position(self) -> P {
        self
    }
}

impl<P: Clone> IntoPosition<P> for &P {
    fn into_position(self) -> P {
        self.clone()
    }
}

impl IntoPosition<Heaps> for u64 {
    fn into_position(self) -> Heaps {
        Heaps::from_vec(Vec::from([self]))
    }
}

impl<const N: usize> IntoPosition<Heaps> for [u64; N] {
    fn into_position(self) -> Heaps {
        Heaps::from_vec(self.to_vec())
    }
}

impl<const N: usize> IntoPosition<Heaps> for &[u64; N] {
    fn into_position(self) -> Heaps {
        Heaps::from_vec(self.to_vec())
    }
}

impl IntoPosition<Heaps> for &[u64] {
    fn into_position(self) -> Heaps {
        Heaps::from_vec(self.to_vec())
    }
}

impl IntoPosition<Heaps> for Vec<u64> {
    fn into_position(self) -> Heaps {
        Heaps::from_vec(self)
    }
}

impl<const N: usize> IntoPosition<Unordered<N>> for [u64; N] {
    fn into_position(self) -> Unordered<N> {
        Unordered::from(self)
    }
}

macro_rules! tuples {
    ($($count:literal: ($($name:ident $heap:ident),*))*) => {$(
        impl IntoPosition<[u64; $count]> for ($($heap,)*) {
            #[inline]
            fn into_position(self) -> [u64; $count] {
                let ($($name,)*) = self;
                [$($name),*]
            }
        }

        impl IntoPosition<Unordered<$count>> for ($($heap,)*) {
            #[inline]
            fn into_position(self) -> Unordered<$count> {
                let ($($name,)*) = self;
                Unordered::from([$($name),*])
            }
        }

        impl IntoPosition<Tuples<$count>> for ($($heap,)*) {
            #[inline]
            fn into_position(self) -> Tuples<$count> {
                let ($($name,)*) = self;
                Tuples::from_iter([[$($name),*]])
            }
        }

        impl IntoPosition<Tuples<$count>> for Vec<($($heap,)*)> {
            #[inline]
            fn into_position(self) -> Tuples<$count> {
                let mut tuples = Vec::new();
                for ($($name,)*) in self {
                    tuples.push([$($name),*]);
                }
                tuples.into_position()
            }
        }

        impl<const K: usize> IntoPosition<Tuples<$count>> for [($($heap,)*); K] {
            fn into_position(self) -> Tuples<$count> {
                let mut tuples = Vec::new();
                for ($($name,)*) in self {
                    tuples.push([$($name),*]);
                }
                tuples.into_position()
            }
        }
    )*};
}

tuples! {
    1: (a u64)
    2: (a u64, b u64)
    3: (a u64, b u64, c u64)
    4: (a u64, b u64, c u64, d u64)
    5: (a u64, b u64, c u64, d u64, e u64)
    6: (a u64, b u64, c u64, d u64, e u64, f u64)
}
