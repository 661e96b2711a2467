//! What rules are made of: the words of the rules language as functions.
//!
//! A rule is compiled to nested closures over these functions. Numbers are `i128`, for a rule may
//! pass through numbers that are no heaps; heaps are `u64`, and a rule's results cross that wall
//! in one place, [`List`] and the `…Out` types.
//!
//! ```
//! use sprague_runtime::{Options, Unordered, rule};
//!
//! // {x, y} -> {x - k, y - k} for k in 1..
//! let mut options = Options::new();
//! rule::unordered(&Unordered::from([2, 5]), &mut options, |[x, y], out| {
//!     rule::each(rule::range(1, &[x, y]), |k| {
//!         out.unordered([rule::sub(x, k)?, rule::sub(y, k)?])
//!     })
//! });
//! assert_eq!(options.into_sorted(), Ok(vec![Unordered::from([0, 3]), Unordered::from([1, 4])]));
//! ```

mod arithmetic;
mod code;
mod constant;
mod factors;
pub mod fixed;
mod foreign;
mod lists;
mod members;
mod parts;
mod primes;
mod sets;
mod shapes;
mod subtraction;
mod tuples;

pub use arithmetic::{
    add, distinct, div, divides, divides_all, gcd, len, max, min, mul, neg, phi, rem, sub, sum,
};
pub use code::{code_heap, code_replacements};
pub use constant::{Constants, constants, is_constant};
pub use factors::{Divisors, divisors};
pub use foreign::{argument, number};
pub use lists::{List, ListOut, collection, multiset, replace};
pub use members::{
    in_range, is_cube, is_divisor, is_even, is_factorial, is_fibonacci, is_odd, is_parts, is_power,
    is_prime, is_split, is_square, is_triangular,
};
pub use parts::{Parts, parts};
pub use primes::primes;
pub use sets::{
    cubes, evens, factorials, fibonaccis, odds, powers, range, split, squares, triangulars,
};
pub use shapes::{HeapOut, TupleOut, UnorderedOut, heap, tuple, unordered};
pub use subtraction::{SubtractionSet, Taken, of_set, subtraction};
pub use tuples::{TuplesOut, replace_tuple, tuples};

/// What else generated code names, whatever stands in the author's scope.
#[doc(hidden)]
pub use alloc::vec::Vec;
#[doc(hidden)]
pub use core::option::Option::{None, Some};
#[doc(hidden)]
pub use core::primitive::i128;
#[doc(hidden)]
pub use core::result::Result::{Err, Ok};

use crate::options::Fault;

/// Why a rule does not go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// Something has no value: a division by 0, the least of nothing, a guard that does not hold.
    /// That discards the choice in which it happens, and nothing else.
    NoValue,
    /// A number left 128 bits.
    Overflow,
    /// A heap left 64 bits.
    HeapTooLarge,
    /// There are more of something than can be listed.
    TooMany {
        /// Of what, in the plural.
        what: &'static str,
        /// How many are possible.
        limit: u64,
    },
}

/// Whether a rule goes on.
pub type Flow = Result<(), Stop>;

/// The most choices that a rule may make in one place for one position. It keeps a rule over the
/// numbers up to a heap of 10^18 from running for years.
const CHOICES: u64 = 1 << 28;

/// What [`each`] can run over: all iterators, and sets whose elements may turn out to be too many.
pub trait Elements {
    /// An element.
    type Item;

    /// Gives each element to `choice`, until that stops.
    ///
    /// # Errors
    /// What `choice` says, or that the elements cannot be told.
    fn visit(self, choice: impl FnMut(Self::Item) -> Flow) -> Flow;
}

impl<I: IntoIterator> Elements for I {
    type Item = I::Item;

    fn visit(self, choice: impl FnMut(I::Item) -> Flow) -> Flow {
        self.into_iter().try_for_each(choice)
    }
}

/// Makes each choice from a set. One that has no value is discarded, and the next one is made.
///
/// # Errors
/// Any other stop of a choice; too many elements.
pub fn each<S: Elements>(set: S, mut choice: impl FnMut(S::Item) -> Flow) -> Flow {
    let mut left = CHOICES;
    set.visit(|element| {
        left = left
            .checked_sub(1)
            .ok_or(too_many("choices in one place"))?;
        discard(choice(element))
    })
}

/// Goes on only if a guard holds.
///
/// # Errors
/// No value, if it does not hold.
pub fn guard(holds: bool) -> Flow {
    if holds { Ok(()) } else { Err(Stop::NoValue) }
}

/// The rank of a position by a measure. A component that has no value or leaves 128 bits counts as
/// the greatest number, so that no option can be strictly below by it, and the solver refuses it.
#[must_use]
pub fn measure<const N: usize>(components: [Result<i128, Stop>; N]) -> [i128; N] {
    components.map(|component| component.unwrap_or(i128::MAX))
}

/// A heap as a number of a rule.
#[must_use]
pub fn wide(heap: u64) -> i128 {
    heap.into()
}

/// The rank of heaps or tuples that are measured one by one.
#[doc(hidden)]
pub type Measures<const N: usize> = Vec<[i128; N]>;

/// The sum of heaps.
#[must_use]
pub fn total(heaps: &[u64]) -> i128 {
    let mut total = 0;
    for &heap in heaps {
        total += i128::from(heap);
    }
    total
}

/// How many heaps are not empty.
#[must_use]
pub fn count(heaps: &[u64]) -> i128 {
    let mut count = 0;
    for &heap in heaps {
        count += i128::from(heap.min(1));
    }
    count
}

/// Heaps as the numbers of a rule.
#[must_use]
pub fn numbers(heaps: &[u64]) -> Vec<i128> {
    let mut numbers = Vec::with_capacity(heaps.len());
    for &heap in heaps {
        numbers.push(i128::from(heap));
    }
    numbers
}

/// There are more choices than one may make.
fn too_many(what: &'static str) -> Stop {
    Stop::TooMany {
        what,
        limit: CHOICES,
    }
}

/// What has no value is discarded.
fn discard(flow: Flow) -> Flow {
    match flow {
        Err(Stop::NoValue) => Ok(()),
        flow => flow,
    }
}

/// What a solver is told of a stop; `None` where a choice was merely discarded.
fn fault(flow: Flow) -> Option<Fault> {
    match flow {
        Ok(()) | Err(Stop::NoValue) => None,
        Err(Stop::Overflow) => Some(Fault::Overflow),
        Err(Stop::HeapTooLarge) => Some(Fault::HeapTooLarge),
        Err(Stop::TooMany { what, limit }) => Some(Fault::TooMany { what, limit }),
    }
}

/// Options or lists that are full stop a rule; the fault itself is already noted.
fn stop_at(fault: Option<&Fault>) -> Flow {
    match fault {
        None => Ok(()),
        Some(Fault::TooMany { what, limit }) => Err(Stop::TooMany {
            what,
            limit: *limit,
        }),
        Some(_) => Err(too_many("options of one position")),
    }
}
