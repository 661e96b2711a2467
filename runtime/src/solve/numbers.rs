//! Quantities as the kernels compute them: as numbers.

use alloc::vec::Vec;

use sprague_kernels::fold::Fold;

use crate::game::Convention;
use crate::quantity::{Quantity, Standard};
use crate::symbol::Symbol;

/// What a kernel computes for a quantity of this library; `None` for others.
pub(super) fn fold<Q: Quantity>(quantity: &Q) -> Option<Fold> {
    let misere = |convention| convention == Convention::Misere;
    Some(match quantity.standard()? {
        Standard::Grundy(convention) => Fold::Grundy {
            misere: misere(convention),
        },
        Standard::Foreclosed(convention) => Fold::Foreclosed {
            misere: misere(convention),
        },
        Standard::Outcome(convention) => Fold::Outcome {
            misere: misere(convention),
        },
        Standard::Remoteness(convention) => Fold::Remoteness {
            misere: misere(convention),
        },
        Standard::Suspense(convention) => Fold::Suspense {
            misere: misere(convention),
        },
        Standard::Shortest => Fold::Shortest,
        Standard::Longest => Fold::Longest,
    })
}

/// Numbers as the values that they stand for; `None` if one stands for none.
pub(super) fn values<Q: Quantity>(quantity: &Q, numbers: &[u64]) -> Option<Vec<Q::Value>> {
    let mut values = Vec::with_capacity(numbers.len());
    for &number in numbers {
        values.push(quantity.of_number(number)?);
    }
    Some(values)
}

/// Nim-values as the values that they settle; `None` if one settles none.
pub(super) fn settled<Q: Quantity>(quantity: &Q, nim_values: &[u64]) -> Option<Vec<Q::Value>> {
    let mut values = Vec::with_capacity(nim_values.len());
    for &value in nim_values {
        values.push(quantity.from_symbol(&Symbol::NimValue(value))?);
    }
    Some(values)
}

/// The greatest of some heaps; `None` of nothing.
pub(super) fn greatest(heaps: &[u64]) -> Option<u64> {
    let mut greatest = *heaps.first()?;
    for &heap in heaps {
        greatest = greatest.max(heap);
    }
    Some(greatest)
}
