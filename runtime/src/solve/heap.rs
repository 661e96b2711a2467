//! One heap that does not split.

use alloc::vec::Vec;

use super::choice::{Plan, choose, choose_told};
use super::dense::dense;
use super::divisors::by_divisors;
use super::numbers::{fold, greatest};
use super::periods::by_period;
use super::rules::{Erased, Rules};
use crate::error::Error;
use crate::game::Game;
use crate::limits::Limits;
use crate::quantity::Quantity;
use crate::region::UpTo;

/// The values of single heaps, by a table of all smaller heaps. `halving` says that every move
/// leaves at most half of the heap; then a search comes first, which meets few heaps. A far heap is
/// valued by a period, if the game tells its rules ([`Game::recurrence`]) and one is proved.
///
/// # Errors
/// [`Error::Capacity`] if neither all smaller heaps nor the followers are within `limits`;
/// [`Error::Fault`], [`Error::RankNotLowered`] as in [`sparse`](super::sparse).
pub fn heap<G: Game<Position = u64>, Q: Quantity>(
    game: &G,
    halving: bool,
    quantity: &Q,
    positions: &[u64],
    limits: &Limits,
) -> Result<Vec<Q::Value>, Error> {
    by_rules(&Erased(game), halving, &[], quantity, positions, *limits)
}

/// The same with rules that are told as numbers, if there are any.
pub(super) fn by_rules<Q: Quantity>(
    game: &dyn Rules<u64>,
    halving: bool,
    told: &[i64],
    quantity: &Q,
    positions: &[u64],
    limits: Limits,
) -> Result<Vec<Q::Value>, Error> {
    let Some(largest) = greatest(positions) else {
        return Ok(Vec::new());
    };
    let recurrence = || game.recurrence();
    if let Some(values) = by_period(recurrence, quantity, positions, limits) {
        return Ok(values);
    }
    let plan = Plan {
        size: Some(u128::from(largest) + 1),
        what: "all heaps up to the greatest one asked about",
        share: 32,
        search_first: halving,
    };
    let table = || dense(game, quantity, positions, &UpTo(largest), 0..=largest);
    if told.is_empty() || fold(quantity).is_none() {
        return choose(game, quantity, positions, limits, &plan, &table);
    }
    let told = || by_divisors(told, quantity, positions, limits);
    choose_told(game, quantity, positions, limits, &plan, &told, &table)
}
