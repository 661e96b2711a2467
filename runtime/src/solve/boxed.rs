//! Tuples of heaps that do not grow.

use alloc::vec::Vec;

use super::choice::{Plan, choose};
use super::dense::dense;
use super::rules::{Erased, Rules};
use crate::error::Error;
use crate::game::Game;
use crate::limits::Limits;
use crate::quantity::Quantity;
use crate::region::{Boxed, Region};

/// The values of tuples of heaps, no heap of which ever grows, by a table of the box below them.
///
/// # Errors
/// [`Error::Capacity`] if neither the box nor the followers are within `limits`;
/// [`Error::Fault`], [`Error::RankNotLowered`] as in [`sparse`](super::sparse).
pub fn boxed<const N: usize, G: Game<Position = [u64; N]>, Q: Quantity>(
    game: &G,
    quantity: &Q,
    positions: &[[u64; N]],
    limits: &Limits,
) -> Result<Vec<Q::Value>, Error> {
    by_rules(&Erased(game), quantity, positions, *limits)
}

fn by_rules<const N: usize, Q: Quantity>(
    game: &dyn Rules<[u64; N]>,
    quantity: &Q,
    positions: &[[u64; N]],
    limits: Limits,
) -> Result<Vec<Q::Value>, Error> {
    let mut region = Boxed { largest: [0; N] };
    for position in positions {
        for (largest, heap) in region.largest.iter_mut().zip(position) {
            *largest = (*largest).max(*heap);
        }
    }
    let size = region.len();
    let plan = Plan {
        size: (size < u128::MAX).then_some(size),
        what: "the box of all tuples up to the greatest heaps asked about",
        share: 32,
        search_first: false,
    };
    choose(game, quantity, positions, limits, &plan, &|| {
        let all = (0..usize::MAX).map(|index| region.position(index));
        dense(game, quantity, positions, &region, all)
    })
}
