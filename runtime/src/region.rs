//! Sets of positions that are numbered without gaps, for tables.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::position::{Heaps, Unordered};
use crate::solve::counting::{PartitionCounts, multisets};

/// A finite set of positions, numbered 0, 1, 2, ….
///
/// | positions of the game | region |
/// | --- | --- |
/// | one heap, `u64` | [`UpTo`] |
/// | tuples, `[u64; N]` | [`Boxed`] |
/// | `{x, y}`, [`Unordered`] | [`Multisets`], with as many heaps as the game has |
/// | `[..]` and heaps that split, [`Heaps`] | [`Multisets`], [`Totals`], or [`UpTo`] |
///
/// [`index`](Self::index) and [`position`](Self::position) are inverse to each other.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no region of the positions of this game, `{P}`",
    label = "not a region of such positions",
    note = "one heap: `UpTo(20)`; tuples: `Boxed {{ largest: [8, 8] }}`; heaps without order: \
            `Multisets {{ heaps: 3, largest: 20 }}` or `Totals::new(20)`"
)]
pub trait Region<P> {
    /// How many positions there are; `u128::MAX` if more than that.
    fn len(&self) -> u128;

    /// Whether there is no position.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of a position; `None` if it is outside.
    fn index(&self, position: &P) -> Option<usize>;

    /// The position of a number below [`len`](Self::len).
    ///
    /// # Panics
    /// May panic for a greater number.
    fn position(&self, index: usize) -> P;

    /// All positions in the order of their numbers: for whoever wants many of them, sooner than
    /// number by number.
    fn positions(&self) -> Box<dyn Iterator<Item = P> + '_> {
        let len = usize::try_from(self.len()).unwrap_or(usize::MAX);
        Box::new((0..len).map(|index| self.position(index)))
    }
}

/// One heap of at most that many counters, empty included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UpTo(pub u64);

impl Region<u64> for UpTo {
    fn len(&self) -> u128 {
        u128::from(self.0) + 1
    }

    fn index(&self, &position: &u64) -> Option<usize> {
        (position <= self.0)
            .then(|| usize::try_from(position).ok())
            .flatten()
    }

    fn position(&self, index: usize) -> u64 {
        index as u64
    }
}

impl Region<Heaps> for UpTo {
    fn len(&self) -> u128 {
        u128::from(self.0) + 1
    }

    fn index(&self, position: &Heaps) -> Option<usize> {
        match position.as_slice() {
            [] => Some(0),
            [heap] => Region::<u64>::index(self, heap),
            _ => None,
        }
    }

    fn position(&self, index: usize) -> Heaps {
        Heaps::from_iter([index as u64])
    }
}

/// Tuples of heaps, each at most the heap of `largest` at its place; numbered in lexicographic
/// order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Boxed<const N: usize> {
    /// The greatest heaps.
    pub largest: [u64; N],
}

impl<const N: usize> Region<[u64; N]> for Boxed<N> {
    fn len(&self) -> u128 {
        let sides = self.largest.iter().map(|&heap| u128::from(heap) + 1);
        sides.fold(1, u128::saturating_mul)
    }

    #[inline]
    fn index(&self, position: &[u64; N]) -> Option<usize> {
        let mut index = 0usize;
        for (heap, largest) in position.iter().zip(&self.largest) {
            if heap > largest {
                return None;
            }
            let side = usize::try_from(*largest).ok()?.checked_add(1)?;
            index = index
                .checked_mul(side)?
                .checked_add(usize::try_from(*heap).ok()?)?;
        }
        Some(index)
    }

    fn position(&self, index: usize) -> [u64; N] {
        let mut rest = index as u64;
        let mut position = [0; N];
        for (heap, largest) in position.iter_mut().zip(&self.largest).rev() {
            // A side of 2^64 is longer than any index.
            let side = largest.checked_add(1);
            *heap = side.map_or(rest, |side| rest % side);
            rest = side.map_or(0, |side| rest / side);
        }
        position
    }

    fn positions(&self) -> Box<dyn Iterator<Item = [u64; N]> + '_> {
        let mut next = Some([0; N]);
        Box::new(core::iter::from_fn(move || {
            let position = next?;
            // The last heap below its bound is raised, and those behind it start again at 0.
            next = position
                .iter()
                .zip(&self.largest)
                .rposition(|(heap, largest)| heap < largest)
                .map(|place| {
                    let mut raised = position;
                    raised[place] += 1;
                    raised[place + 1..].fill(0);
                    raised
                });
            Some(position)
        }))
    }
}

/// Heaps without order, at most `heaps` of them and none above `largest`; of
/// [`Unordered<N>`](Unordered) exactly N, and `heaps` must be N.
///
/// With `a[1] <= a[2] <= …`, empty heaps among them, the number is the sum of the binomial
/// coefficients `a[j] + j - 1` choose `j`, the combinatorial number system. It falls when a heap is
/// lowered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Multisets {
    /// The greatest number of heaps.
    pub heaps: usize,
    /// The greatest heap.
    pub largest: u64,
}

/// What is made of all multisets of so many heaps of at most `largest`, each given by the heaps
/// that are not empty, largest first, in the order of their places: lexicographic from the largest
/// heap. There may be far more heaps than memory, most of them empty.
pub(crate) fn multisets_in_order<P>(
    heaps: usize,
    largest: u64,
    of: impl Fn(&[u64]) -> P,
) -> impl Iterator<Item = P> {
    let mut next = Some(Vec::new());
    core::iter::from_fn(move || {
        let counted: &mut Vec<u64> = next.as_mut()?;
        let position = of(counted);
        if counted.len() < heaps && largest > 0 {
            // The last of the empty heaps is below the next heap.
            counted.push(1);
            return Some(position);
        }
        // The smallest heap below the next one is raised, and those before it start again at 0.
        let below = |place: &usize| {
            let bound = place
                .checked_sub(1)
                .map_or(largest, |before| counted[before]);
            counted[*place] < bound
        };
        match (0..counted.len()).rev().find(below) {
            Some(place) => {
                counted.truncate(place + 1);
                counted[place] += 1;
            }
            None => next = None,
        }
        Some(position)
    })
}

impl Multisets {
    /// The number of these heaps, given largest first.
    pub(crate) fn number<'a>(&self, largest_first: impl Iterator<Item = &'a u64>) -> Option<usize> {
        let mut index = 0usize;
        let mut place = self.heaps;
        for &heap in largest_first {
            if heap > self.largest || (place == 0 && heap != 0) {
                return None;
            }
            if heap == 0 {
                break;
            }
            let below = multisets(u128::from(heap) - 1, place as u64)?;
            index = index.checked_add(usize::try_from(below).ok()?)?;
            place -= 1;
        }
        Some(index)
    }

    /// The heaps of that number, largest first.
    fn heaps_of(&self, index: usize) -> Vec<u64> {
        let mut rest = index as u128;
        let mut heaps = Vec::new();
        for place in (1..=self.heaps).rev() {
            if rest == 0 {
                break;
            }
            let fits = |heap: u64| {
                heap == 0
                    || multisets(u128::from(heap) - 1, place as u64).is_some_and(|n| n <= rest)
            };
            // The greatest heap that fits, between `low`, which does, and `high`, which may.
            let (mut low, mut high) = (0, self.largest);
            while low < high {
                let middle = low + (high - low).div_ceil(2);
                if fits(middle) {
                    low = middle;
                } else {
                    high = middle - 1;
                }
            }
            if low > 0 {
                rest -= multisets(u128::from(low) - 1, place as u64).unwrap_or(0);
            }
            heaps.push(low);
        }
        heaps
    }
}

impl Region<Heaps> for Multisets {
    fn len(&self) -> u128 {
        multisets(u128::from(self.largest), self.heaps as u64).unwrap_or(u128::MAX)
    }

    fn index(&self, position: &Heaps) -> Option<usize> {
        self.number(position.as_slice().iter())
    }

    fn position(&self, index: usize) -> Heaps {
        Heaps::from_vec(self.heaps_of(index))
    }

    fn positions(&self) -> Box<dyn Iterator<Item = Heaps> + '_> {
        let of = |heaps: &[u64]| heaps.iter().copied().collect();
        Box::new(multisets_in_order(self.heaps, self.largest, of))
    }
}

impl<const N: usize> Region<Unordered<N>> for Multisets {
    fn len(&self) -> u128 {
        if self.heaps == N {
            Region::<Heaps>::len(self)
        } else {
            0
        }
    }

    fn index(&self, position: &Unordered<N>) -> Option<usize> {
        if self.heaps == N {
            self.number(position.as_slice().iter().rev())
        } else {
            None
        }
    }

    fn position(&self, index: usize) -> Unordered<N> {
        let mut heaps = [0; N];
        for (heap, value) in heaps.iter_mut().zip(self.heaps_of(index)) {
            *heap = value;
        }
        Unordered::from(heaps)
    }

    fn positions(&self) -> Box<dyn Iterator<Item = Unordered<N>> + '_> {
        let of = |heaps: &[u64]| {
            let mut all = [0; N];
            all.iter_mut()
                .zip(heaps)
                .for_each(|(place, heap)| *place = *heap);
            Unordered::from(all)
        };
        let all = multisets_in_order(self.heaps, self.largest, of);
        // There are none of another number of heaps.
        Box::new(all.take(if self.heaps == N { usize::MAX } else { 0 }))
    }
}

/// Any number of heaps whose sum is at most a total: the partitions of all numbers up to it, in
/// lexicographic order of the heaps from the largest down.
#[derive(Clone, Debug)]
pub struct Totals {
    counts: PartitionCounts,
}

impl Totals {
    /// The collections of heaps whose sum is at most `total`. Only up to 2^32 positions are
    /// numbered, which are those up to a total of 107.
    #[must_use]
    pub fn new(total: u64) -> Self {
        Self {
            counts: PartitionCounts::new(total),
        }
    }

    /// The greatest sum.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.counts.total()
    }
}

impl Region<Heaps> for Totals {
    fn len(&self) -> u128 {
        self.counts.positions().unwrap_or(u128::MAX)
    }

    fn index(&self, position: &Heaps) -> Option<usize> {
        self.counts.index(position.as_slice())
    }

    fn position(&self, index: usize) -> Heaps {
        Heaps::from_vec(self.counts.partition(index))
    }
}
