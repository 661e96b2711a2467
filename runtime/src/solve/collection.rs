//! Heaps that split.

use alloc::vec::Vec;

use super::choice::{Plan, choose};
use super::counting::partitions_up_to;
use super::nimbers::nim_values;
use super::numbers::settled;
use super::partitions::partitions;
use super::periods;
use super::rules::{Erased, Rules};
use super::search::search;
use crate::error::Error;
use crate::game::{Game, HeapMoves};
use crate::limits::Limits;
use crate::position::Heaps;
use crate::quantity::Quantity;
use crate::symbol::SymbolKind;

/// The values of collections of heaps in which a move replaces one heap.
///
/// A quantity that the nim-value settles ([`Quantity::reads`]) is found heap by heap, by
/// the theorem of Sprague and Grundy; its hypothesis, that a move plays in one heap, is
/// [`HeapMoves`]. Far heaps are valued by a period, if the game tells its rules
/// ([`Game::recurrence`]) and one is proved. Any other does not add. `sum_bounded` says that no
/// move raises the sum of all heaps; then there is a table of all partitions of all totals up to
/// the greatest one asked about, else a search.
///
/// # Errors
/// [`Error::Capacity`] if the heaps, the partitions or the followers are not within `limits`;
/// [`Error::Fault`], [`Error::RankNotLowered`] as in [`sparse`](super::sparse).
pub fn collection<G: Game<Position = Heaps> + HeapMoves, Q: Quantity>(
    game: &G,
    sum_bounded: bool,
    quantity: &Q,
    positions: &[Heaps],
    limits: &Limits,
) -> Result<Vec<Q::Value>, Error> {
    by_rules(
        &Erased(game),
        game,
        sum_bounded,
        quantity,
        positions,
        *limits,
    )
}

fn by_rules<Q: Quantity>(
    game: &dyn Rules<Heaps>,
    moves: &dyn HeapMoves,
    sum_bounded: bool,
    quantity: &Q,
    positions: &[Heaps],
    limits: Limits,
) -> Result<Vec<Q::Value>, Error> {
    if quantity.reads(SymbolKind::NimValue)
        && let Some(sums) = nim_sums(game, moves, positions, limits)?
        && let Some(values) = settled(quantity, &sums)
    {
        return Ok(values);
    }
    if !sum_bounded {
        return search(game, quantity, positions, limits);
    }
    let mut total = 0;
    for position in positions {
        total = total.max(position.total());
    }
    let plan = Plan {
        size: partitions_up_to(total),
        what: "the partitions of all totals up to the greatest one asked about",
        share: 4096,
        search_first: false,
    };
    choose(game, quantity, positions, limits, &plan, &|| {
        u64::try_from(total).map_or(Ok(None), |total| {
            partitions(moves, quantity, positions, total)
        })
    })
}

/// Nim-sums by a period, if one is proved, else heap by heap.
fn nim_sums(
    game: &dyn Rules<Heaps>,
    moves: &dyn HeapMoves,
    positions: &[Heaps],
    limits: Limits,
) -> Result<Option<Vec<u64>>, Error> {
    match periods::nim_sums(|| game.recurrence(), positions, limits) {
        Some(sums) => Ok(Some(sums)),
        None => nim_values(moves, positions, limits),
    }
}
