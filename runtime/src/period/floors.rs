//! A heap that is divided: values that change only at products of the divisors.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use super::closed::Packed;
use crate::quantity::{Quantity, Standard};

/// The rules `n -> n / c` for each c of a set, rounded down, for n >= 1; 0 has ended.
///
/// Since n / a / b is n / (a b), what can be reached from a heap depends only on which products of
/// the divisors are at most the heap. So every value is the same from one product up to the next,
/// and to know it at the products is to know it everywhere.
///
/// ```
/// use sprague_runtime::period::Floors;
/// use sprague_runtime::quantity::{Quantity, Standard};
///
/// let floors = Floors::new([2, 3, 6]).expect("divisors from 2 on");
/// let steps = floors.steps(Standard::Grundy(Default::default()), 10_000);
/// let steps = steps.expect("there are about 1,300 products of 64 bits");
/// assert_eq!(steps.staircase().at(1_000_000_000_000_000_000), 3);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Floors {
    /// Ascending, each once.
    divisors: Vec<u64>,
}

impl Floors {
    /// By these divisors; `None` if one is 0, which gives nothing, or 1, which never ends.
    #[must_use]
    pub fn new(divisors: impl IntoIterator<Item = u64>) -> Option<Self> {
        let divisors: BTreeSet<u64> = divisors.into_iter().collect();
        let divisors: Vec<u64> = divisors.into_iter().collect();
        let fits = divisors.first().is_none_or(|&least| least >= 2);
        fits.then_some(Self { divisors })
    }

    /// The divisors, ascending.
    #[must_use]
    pub fn divisors(&self) -> &[u64] {
        &self.divisors
    }

    /// The values of a quantity at all products of 64 bits. `None` if there are more than `most`.
    /// Cost: for each product a binary search for each divisor.
    #[must_use]
    pub fn steps(&self, quantity: Standard, most: usize) -> Option<Steps> {
        let mut from = self.products(most)?;
        // The heap of 0 is a step of its own.
        from.insert(0, 0);
        let mut values: Vec<u64> = Vec::with_capacity(from.len());
        for &heap in &from {
            let mut fold = quantity.start();
            for divisor in self.divisors.iter().filter(|_| heap > 0) {
                let step = from.partition_point(|&start| start <= heap / divisor) - 1;
                quantity.absorb(&mut fold, &values[step]);
            }
            values.push(quantity.finish(fold));
        }
        let bytes = |numbers: Vec<u64>| numbers.into_iter().flat_map(u64::to_le_bytes).collect();
        Some(Steps {
            from: bytes(from),
            values: bytes(values),
        })
    }

    /// All products of 64 bits, 1 among them, ascending.
    fn products(&self, most: usize) -> Option<Vec<u64>> {
        let mut found: BTreeSet<u64> = BTreeSet::from([1]);
        for &divisor in &self.divisors {
            let mut open: Vec<u64> = found.iter().copied().collect();
            while let Some(product) = open.pop() {
                if let Some(product) = product.checked_mul(divisor)
                    && found.insert(product)
                {
                    open.push(product);
                }
                if found.len() > most {
                    return None;
                }
            }
        }
        Some(found.into_iter().collect())
    }
}

/// The values of every heap of 64 bits by [`Floors::steps`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Steps {
    from: Vec<u8>,
    values: Vec<u8>,
}

impl Steps {
    /// The closed form.
    #[must_use]
    pub fn staircase(&self) -> Staircase<'_> {
        let packed = |bytes| Packed { width: 8, bytes };
        Staircase {
            from: packed(&self.from),
            values: packed(&self.values),
        }
    }
}

/// A closed form of values that are constant from one heap of a list up to the next: for every heap
/// of 64 bits, by a binary search, in constant evaluation too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Staircase<'a> {
    from: Packed<'a>,
    values: Packed<'a>,
}

impl<'a> Staircase<'a> {
    /// By the heaps at which the values change, ascending from 0, and the values from there on.
    /// `None` if there are not as many of both, or if the first heap is not 0.
    #[must_use]
    pub const fn new(from: Packed<'a>, values: Packed<'a>) -> Option<Self> {
        if from.is_empty() || from.len() != values.len() || from.get(0) != 0 {
            return None;
        }
        let mut place = 1;
        while place < from.len() {
            if from.get(place - 1) >= from.get(place) {
                return None;
            }
            place += 1;
        }
        Some(Self { from, values })
    }

    /// The heaps at which the values change.
    #[must_use]
    pub const fn from(&self) -> Packed<'a> {
        self.from
    }

    /// The values from there on.
    #[must_use]
    pub const fn values(&self) -> Packed<'a> {
        self.values
    }

    /// The value of a heap, as a number (see [`Standard`]).
    #[must_use]
    pub const fn at(&self, heap: u64) -> u64 {
        let (mut low, mut high) = (0, self.from.len());
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            if self.from.get(middle) <= heap {
                low = middle;
            } else {
                high = middle;
            }
        }
        self.values.get(low)
    }
}
