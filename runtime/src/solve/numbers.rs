//! Quantities as the kernels compute them: as numbers.

use sprague_kernels::fold::Fold;

use crate::game::Convention;
use crate::quantity::{Quantity, Standard};

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
