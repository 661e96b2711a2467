//! Tuples that split.

use alloc::vec::Vec;

use super::memo::Memo;
use super::numbers::settled;
use super::rules::{Erased, Rules};
use super::search::search;
use crate::error::Error;
use crate::game::{Game, TupleMoves};
use crate::limits::Limits;
use crate::options::Options;
use crate::position::Tuples;
use crate::position::descending;
use crate::quantity::{Mex, Quantity};
use crate::symbol::SymbolKind;

/// The values of collections of tuples in which a move replaces one tuple.
///
/// A quantity that the nim-value settles ([`Quantity::reads`]) is found tuple by tuple, by
/// the theorem of Sprague and Grundy, whose hypothesis is [`TupleMoves`]: a search of the tuples
/// that can be reached. Any other is found by a search of the collections that can be reached, and
/// so is every quantity of a game whose rank is not proved.
///
/// # Errors
/// [`Error::Capacity`] if the tuples or collections are not within `limits`; [`Error::Fault`],
/// [`Error::RankNotLowered`] as in [`sparse`](super::sparse).
pub fn tuples<G, Q, const N: usize>(
    game: &G,
    quantity: &Q,
    positions: &[Tuples<N>],
    limits: &Limits,
) -> Result<Vec<Q::Value>, Error>
where
    G: Game<Position = Tuples<N>> + TupleMoves<N>,
    Q: Quantity,
{
    by_rules(
        &Erased(game),
        game.rank_is_proved().then_some(game),
        quantity,
        positions,
        *limits,
    )
}

fn by_rules<Q: Quantity, const N: usize>(
    game: &dyn Rules<Tuples<N>>,
    moves: Option<&dyn TupleMoves<N>>,
    quantity: &Q,
    positions: &[Tuples<N>],
    limits: Limits,
) -> Result<Vec<Q::Value>, Error> {
    if quantity.reads(SymbolKind::NimValue)
        && let Some(moves) = moves
        && let Some(sums) = nim_values(moves, positions, limits.positions)?
        && let Some(values) = settled(quantity, &sums)
    {
        return Ok(values);
    }
    search(game, quantity, positions, limits)
}

/// The nim-sums of collections, by a search of the tuples that can come up. `None` if the lists of
/// a tuple cannot be told: a search of collections says for which position.
fn nim_values<const N: usize>(
    game: &dyn TupleMoves<N>,
    positions: &[Tuples<N>],
    budget: u64,
) -> Result<Option<Vec<u64>>, Error> {
    let mut lists: Options<Tuples<N>> = Options::with_limit(budget);
    let mut known: Memo<[u64; N], u64> = Memo::new();
    let mut stack: Vec<[u64; N]> = Vec::new();
    stack.extend(positions.iter().flat_map(Tuples::as_slice));
    let most = budget.saturating_mul(4).saturating_add(stack.len() as u64);
    while let Some(&tuple) = stack.last() {
        if known.get(&tuple).is_some() {
            stack.pop();
            continue;
        }
        if known.len() >= budget || stack.len() as u64 > most {
            return Err(Error::search(u128::from(known.len()), budget));
        }
        lists.clear();
        game.replacements(&tuple, &mut lists);
        if lists.is_full() && lists.limit() >= budget {
            return Err(Error::search(u128::from(known.len()), budget));
        }
        if lists.fault().is_some() {
            return Ok(None);
        }
        let waiting = stack.len();
        let parts = lists.as_slice().iter().flat_map(Tuples::as_slice);
        stack.extend(parts.filter(|part| known.get(part).is_none()));
        if stack.len() > waiting {
            // The least first: then the others often know all their parts.
            descending(&mut stack[waiting..]);
            continue;
        }
        let mut mex = Mex::default();
        for list in lists.as_slice() {
            mex.insert(nim_sum(&known, list));
        }
        known.insert(tuple, mex.value());
        stack.pop();
    }
    Ok(Some(
        positions.iter().map(|all| nim_sum(&known, all)).collect(),
    ))
}

/// The sum of the values of tuples, all of which are known.
fn nim_sum<const N: usize>(known: &Memo<[u64; N], u64>, tuples: &Tuples<N>) -> u64 {
    let values = tuples
        .as_slice()
        .iter()
        .filter_map(|tuple| known.get(tuple));
    values.fold(0, |sum, value| sum ^ value)
}
