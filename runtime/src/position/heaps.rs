//! Heaps without order.

use alloc::vec::Vec;
use core::fmt::{self, Write as _};

use super::Position;
use super::descending_numbers;

/// Any number of heaps without order; empty ones vanish.
///
/// ```
/// use sprague_runtime::Heaps;
/// let heaps: Heaps = [8, 0, 20, 2].into_iter().collect();
/// assert_eq!(heaps.as_slice(), [20, 8, 2]);
/// assert_eq!(heaps.to_string(), "[2, 8, 20]");
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Heaps(Vec<u64>);

impl Heaps {
    /// The heaps, largest first, each at least 1.
    #[must_use]
    pub fn as_slice(&self) -> &[u64] {
        &self.0
    }

    /// How many heaps there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no heap.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The sum of all heaps.
    #[must_use]
    pub fn total(&self) -> u128 {
        total(&self.0)
    }

    /// Heaps in any order, empty ones among them.
    pub(crate) fn from_vec(mut heaps: Vec<u64>) -> Self {
        heaps.retain(|&heap| heap != 0);
        descending_numbers(&mut heaps);
        Self(heaps)
    }
}

impl FromIterator<u64> for Heaps {
    fn from_iter<I: IntoIterator<Item = u64>>(heaps: I) -> Self {
        Self::from_vec(heaps.into_iter().collect())
    }
}

impl fmt::Display for Heaps {
    /// As the language writes it, smallest first: `[2, 8, 20]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        for (place, heap) in self.0.iter().rev().enumerate() {
            item(f, place, *heap)?;
        }
        f.write_str("]")
    }
}

impl fmt::Debug for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Position for Heaps {
    fn size(&self) -> usize {
        size_of_val(self.as_slice()) + size_of::<Self>()
    }

    fn encode(&self, out: &mut Vec<u8>) {
        self.0.encode(out);
    }

    fn decode(bytes: &mut &[u8]) -> Option<Self> {
        let heaps = Vec::<u64>::decode(bytes)?;
        let canonical = heaps.is_sorted_by(|a, b| a >= b) && heaps.last() != Some(&0);
        canonical.then_some(Self(heaps))
    }
}

/// A fixed number of heaps without order; empty ones stay.
///
/// ```
/// use sprague_runtime::Unordered;
/// let heaps = Unordered::from([4, 0, 3]);
/// assert_eq!(heaps.as_array(), &[0, 3, 4]);
/// assert_eq!(heaps.to_string(), "{0, 3, 4}");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Unordered<const N: usize>([u64; N]);

impl<const N: usize> Unordered<N> {
    /// The heaps, smallest first.
    #[must_use]
    pub const fn as_array(&self) -> &[u64; N] {
        &self.0
    }

    /// The heaps, smallest first.
    #[must_use]
    pub const fn as_slice(&self) -> &[u64] {
        &self.0
    }

    /// The sum of all heaps.
    #[must_use]
    pub fn total(&self) -> u128 {
        total(&self.0)
    }
}

impl<const N: usize> From<[u64; N]> for Unordered<N> {
    /// Heaps in any order.
    fn from(mut heaps: [u64; N]) -> Self {
        // They are few: a sort of the library's would take longer to compile.
        for sorted in 1..N {
            let mut place = sorted;
            while place > 0 && heaps[place] < heaps[place - 1] {
                heaps.swap(place, place - 1);
                place -= 1;
            }
        }
        Self(heaps)
    }
}

impl<const N: usize> fmt::Display for Unordered<N> {
    /// As the language writes it, smallest first: `{3, 4}`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(f, ['{', '}'], &self.0)
    }
}

impl<const N: usize> fmt::Debug for Unordered<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const N: usize> Position for Unordered<N> {
    fn encode(&self, out: &mut Vec<u8>) {
        self.0.encode(out);
    }

    fn decode(bytes: &mut &[u8]) -> Option<Self> {
        let heaps = <[u64; N]>::decode(bytes)?;
        heaps.is_sorted().then_some(Self(heaps))
    }
}

fn total(heaps: &[u64]) -> u128 {
    let mut total = 0;
    for &heap in heaps {
        total += u128::from(heap);
    }
    total
}

/// Writes numbers between brackets.
pub(super) fn list(f: &mut fmt::Formatter<'_>, brackets: [char; 2], heaps: &[u64]) -> fmt::Result {
    f.write_char(brackets[0])?;
    for (place, heap) in heaps.iter().enumerate() {
        item(f, place, *heap)?;
    }
    f.write_char(brackets[1])
}

/// Writes a number of a list.
fn item(f: &mut fmt::Formatter<'_>, place: usize, heap: u64) -> fmt::Result {
    let comma = if place == 0 { "" } else { ", " };
    write!(f, "{comma}{heap}")
}
