//! Collections of tuples.

use alloc::vec::Vec;
use core::fmt;

use super::Position;
use crate::order::sort;

/// Any number of tuples of N heaps without order. Nothing vanishes: equal tuples stay, and so do
/// tuples of empty heaps.
///
/// ```
/// use sprague_runtime::Tuples;
/// let pieces: Tuples<2> = [[3, 1], [1, 2]].into_iter().collect();
/// assert_eq!(pieces.as_slice(), [[1, 2], [3, 1]]);
/// assert_eq!(pieces.to_string(), "[(1, 2), (3, 1)]");
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tuples<const N: usize>(Vec<[u64; N]>);

impl<const N: usize> Tuples<N> {
    /// The tuples, ascending.
    #[must_use]
    pub fn as_slice(&self) -> &[[u64; N]] {
        &self.0
    }

    /// How many tuples there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no tuple.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Tuples in any order.
    pub(super) fn from_vec(mut tuples: Vec<[u64; N]>) -> Self {
        if !tuples.is_sorted() {
            let sorted = sorted(tuples.as_flattened(), N);
            tuples.as_flattened_mut().copy_from_slice(&sorted);
        }
        Self(tuples)
    }
}

/// Tuples of so many numbers, one behind the other, ascending. No generic code: a build would hold
/// a sort for each length.
fn sorted(numbers: &[u64], width: usize) -> Vec<u64> {
    let mut tuples: Vec<&[u64]> = numbers.chunks(width).collect();
    sort(&mut tuples);
    tuples.concat()
}

impl<const N: usize> FromIterator<[u64; N]> for Tuples<N> {
    fn from_iter<I: IntoIterator<Item = [u64; N]>>(tuples: I) -> Self {
        Self::from_vec(tuples.into_iter().collect())
    }
}

impl<const N: usize> fmt::Display for Tuples<N> {
    /// As the language writes them, ascending: `[(1, 2), (3, 1)]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        for (place, tuple) in self.0.iter().enumerate() {
            f.write_str(if place == 0 { "" } else { ", " })?;
            super::heaps::list(f, ['(', ')'], tuple)?;
        }
        f.write_str("]")
    }
}

impl<const N: usize> fmt::Debug for Tuples<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const N: usize> Position for Tuples<N> {
    fn size(&self) -> usize {
        size_of_val(self.as_slice()) + size_of::<Self>()
    }

    fn encode(&self, out: &mut Vec<u8>) {
        self.0.encode(out);
    }

    fn decode(bytes: &mut &[u8]) -> Option<Self> {
        let tuples = Vec::decode(bytes)?;
        tuples.is_sorted().then_some(Self(tuples))
    }
}

#[cfg(test)]
mod tests {
    use super::Tuples;
    use crate::{IntoPosition, Position};
    use alloc::vec::Vec;
    use std::string::ToString;

    fn tuples(from: impl IntoPosition<Tuples<2>>) -> Tuples<2> {
        from.into_position()
    }

    #[test]
    fn every_way_to_write_them() {
        let two = tuples([(3, 1), (1, 2)]);
        assert_eq!(two, tuples([[1, 2], [3, 1]]));
        assert_eq!(two, tuples(Vec::from([[3, 1], [1, 2]])));
        assert_eq!(two, tuples(Vec::from([(3, 1), (1, 2)])));
        assert_eq!(two, tuples(&[[3, 1], [1, 2]][..]));
        assert_eq!(tuples((3, 4)), tuples([[3, 4]]));
        assert_eq!(tuples([3, 4]), tuples([(3, 4)]));
        assert_eq!((two.len(), two.is_empty()), (2, false));
    }

    #[test]
    fn nothing_vanishes_and_text_is_the_languages() {
        assert_eq!(tuples([(0, 0), (0, 0)]).to_string(), "[(0, 0), (0, 0)]");
        assert_eq!(Tuples::<3>::default().to_string(), "[]");
    }

    #[test]
    fn bytes_come_back() {
        for position in [
            tuples((3, 400)),
            tuples([(2, 2), (2, 2), (0, 1)]),
            Tuples::default(),
        ] {
            let mut bytes = Vec::new();
            position.encode(&mut bytes);
            assert_eq!(Tuples::decode(&mut &bytes[..]), Some(position));
        }
        let mut bytes = Vec::new();
        Vec::from([[2u64, 0], [1, 0]]).encode(&mut bytes);
        assert_eq!(Tuples::<2>::decode(&mut &bytes[..]), None);
    }
}
