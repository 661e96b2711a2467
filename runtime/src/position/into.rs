//! What can be given where a position is asked for.

use super::written::{HeapFrom, HeapsFrom, TupleFrom, TuplesFrom, UnorderedFrom};
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
///
/// Each of these shapes has a trait of its own in [`written`](super::written), so that the
/// compiler says of what does not stand for a position how one of *that* shape is written.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not stand for a position of this game, `{P}`",
    label = "not a position of this game",
    note = "one of a compound (`Joint`) is a tuple of one of each component, written as in its own \
            game: `(5, (3, 4))` for one heap beside a pair of heaps, `(5, [3, 4])` beside a list",
    note = "where the last component may be repeated (`..`) it is a list, `[3, 5, 7]`, and behind \
            others (`Tail`) a list of its own, `((5, 7), [3, 5, 7])`",
    note = "a position of a type of your own is given as it is, or a reference to it"
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

impl<W> IntoPosition<u64> for W
where
    u64: HeapFrom<W>,
{
    fn into_position(self) -> u64 {
        u64::heap_from(self)
    }
}

impl<W, const N: usize> IntoPosition<[u64; N]> for W
where
    [u64; N]: TupleFrom<W, N>,
{
    #[inline]
    fn into_position(self) -> [u64; N] {
        <[u64; N]>::tuple_from(self)
    }
}

impl<W, const N: usize> IntoPosition<Unordered<N>> for W
where
    Unordered<N>: UnorderedFrom<W, N>,
{
    #[inline]
    fn into_position(self) -> Unordered<N> {
        Unordered::unordered_from(self)
    }
}

impl<W> IntoPosition<Heaps> for W
where
    Heaps: HeapsFrom<W>,
{
    fn into_position(self) -> Heaps {
        Heaps::heaps_from(self)
    }
}

impl<W, const N: usize> IntoPosition<Tuples<N>> for W
where
    Tuples<N>: TuplesFrom<W, N>,
{
    fn into_position(self) -> Tuples<N> {
        Tuples::tuples_from(self)
    }
}
