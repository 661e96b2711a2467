//! A heap that is divided: values that change only at products of the divisors.

use alloc::vec::Vec;
use core::fmt;

use super::closed::Packed;
use super::periodic::pack;
use crate::order::{distinct_numbers, keep_first, sort};
use crate::quantity::{Quantity, Standard};

/// The rules `n -> n / c`, rounded down, for some numbers c: each from a least heap of its own on,
/// and no other move.
///
/// Since n / a / b is n / (a b), what can be reached from a heap depends only on which of the least
/// heaps, multiplied by any products of the divisors, are at most the heap. So every value is the
/// same from one such product up to the next, and to know it at the products is to know it
/// everywhere (`docs/proofs.md`, "Heaps that are divided").
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
    /// Each divisor with the least heap that it divides, ascending.
    moves: Vec<(u64, u64)>,
}

impl Floors {
    /// By these divisors, from heap 1 on; `None` if one is 0, which gives nothing, or 1, which
    /// never ends.
    #[must_use]
    pub fn new(divisors: impl IntoIterator<Item = u64>) -> Option<Self> {
        Self::from_heaps(divisors.into_iter().map(|divisor| (divisor, 1)).collect())
    }

    /// By these divisors, each with the least heap that it divides. `None` likewise, and if one
    /// divides a heap of 0, which never ends.
    #[must_use]
    pub fn from_heaps(mut moves: Vec<(u64, u64)>) -> Option<Self> {
        sort(&mut moves);
        // Of a divisor that is there twice the lesser heap counts.
        keep_first(&mut moves, |one, other| one.0 == other.0);
        for &(divisor, from) in &moves {
            if divisor < 2 || from < 1 {
                return None;
            }
        }
        Some(Self { moves })
    }

    /// The divisors, each with the least heap that it divides, ascending.
    #[must_use]
    pub fn moves(&self) -> &[(u64, u64)] {
        &self.moves
    }

    /// The values of a quantity at all products of 64 bits. `None` if there are more than `most`.
    /// Cost: a few steps for each divisor at each product.
    #[must_use]
    pub fn steps(&self, quantity: Standard, most: usize) -> Option<Steps> {
        let from = self.products(u64::MAX, most)?;
        let values = self.values(&quantity, &from);
        Some(Steps {
            floors: self.clone(),
            quantity,
            from: pack(&from, 8),
            values: pack(&values, 8),
        })
    }

    /// The heaps up to `last` at which values may change, ascending from 0: the least heaps times
    /// all products. `None` if there are more than `most`, or if it takes more than 2^24 steps.
    pub(crate) fn products(&self, last: u64, most: usize) -> Option<Vec<u64>> {
        let most = most.min((1 << 24) / self.moves.len().max(1));
        let starts = self.starts();
        let mut start = 0;
        let mut found = alloc::vec![0];
        // Of each divisor, the place of the first product that it has not multiplied past the last.
        let mut places = alloc::vec![1_usize; self.moves.len()];
        loop {
            let last_found = found[found.len() - 1];
            while start < starts.len() && starts[start] <= last_found {
                start += 1;
            }
            let mut next = starts.get(start).copied().unwrap_or(u64::MAX);
            let mut any = next <= last && start < starts.len();
            for (place, &(divisor, _)) in places.iter_mut().zip(&self.moves) {
                while let Some(product) = found.get(*place)
                    && product.saturating_mul(divisor) <= last_found
                {
                    *place += 1;
                }
                let product = found.get(*place).and_then(|one| one.checked_mul(divisor));
                if let Some(product) = product.filter(|&product| product <= last) {
                    any = true;
                    next = next.min(product);
                }
            }
            if !any {
                return Some(found);
            }
            if found.len() >= most {
                return None;
            }
            found.push(next);
        }
    }

    /// The least heaps that are divided, ascending, each once.
    fn starts(&self) -> Vec<u64> {
        let mut starts = Vec::with_capacity(self.moves.len());
        for &(_, from) in &self.moves {
            starts.push(from);
        }
        distinct_numbers(&mut starts);
        starts
    }

    /// The values at these heaps, which are all products up to the last of them.
    pub(crate) fn values<Q: Quantity>(&self, quantity: &Q, from: &[u64]) -> Vec<Q::Value> {
        let mut values: Vec<Q::Value> = Vec::with_capacity(from.len());
        // Of each divisor, the place of the step that holds the quotient: it never moves down.
        let mut places = alloc::vec![0_usize; self.moves.len()];
        for &heap in from {
            let mut fold = quantity.start();
            for (place, &(divisor, least)) in places.iter_mut().zip(&self.moves) {
                let reached = |start: &u64| start.checked_mul(divisor).is_some_and(|at| at <= heap);
                while from.get(*place + 1).is_some_and(reached) {
                    *place += 1;
                }
                if heap >= least {
                    quantity.absorb(&mut fold, &values[*place]);
                }
            }
            values.push(quantity.finish(fold));
        }
        values
    }
}

/// The values of every heap of 64 bits by [`Floors::steps`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Steps {
    floors: Floors,
    quantity: Standard,
    from: Vec<u8>,
    values: Vec<u8>,
}

impl Steps {
    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Floors {
        &self.floors
    }

    /// The quantity.
    #[must_use]
    pub fn quantity(&self) -> Standard {
        self.quantity
    }

    /// How many heaps there are at which the values may change, 0 among them.
    #[must_use]
    pub fn count(&self) -> usize {
        self.staircase().from().len()
    }

    /// The value of a heap, as a number (see [`Standard`]), by a binary search.
    #[must_use]
    pub fn at(&self, heap: u64) -> u64 {
        self.staircase().at(heap)
    }

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

impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("constant between the products of")?;
        for (place, (divisor, _)) in self.floors.moves().iter().enumerate() {
            write!(f, "{} {divisor}", comma(place))?;
        }
        let least = self.floors.starts();
        if least != [1] && !least.is_empty() {
            f.write_str(", each times one of")?;
            for (place, start) in least.iter().enumerate() {
                write!(f, "{} {start}", comma(place))?;
            }
        }
        write!(f, ", {} steps below 2^64", self.count())
    }
}

/// What stands before an item of a list.
fn comma(place: usize) -> &'static str {
    if place == 0 { "" } else { "," }
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
