//! Table or search.

use alloc::string::String;
use alloc::vec::Vec;

use super::rules::Rules;
use super::search::{Search, search};
use crate::error::Error;
use crate::limits::Limits;
use crate::position::Position;
use crate::quantity::Quantity;

/// A table of at most that many positions is made without a search before.
const SMALL: u128 = 4096;

/// A search may always evaluate that many positions.
const BUDGET: u64 = 10_000;

/// A search before a table evaluates no more than that many, whatever the limits: they may be far
/// beyond the memory there is.
const MOST: u64 = 1 << 22;

/// The table that a strategy would make.
pub(super) struct Plan {
    /// How many positions it holds; `None` if more than 128 bits can say.
    pub(super) size: Option<u128>,
    /// What they are.
    pub(super) what: &'static str,
    /// A position in a search costs up to this many times one in the table.
    pub(super) share: u64,
    /// Whether a search is known to meet few positions.
    pub(super) search_first: bool,
}

/// A table by a kernel of at most that many positions is made without a search before.
const QUICK: u128 = 1 << 18;

/// A position in a search costs up to this many times one in a table by a kernel.
const SHARE: u64 = 512;

/// As [`choose`], where a kernel gives the values too (`told`), if memory suffices: far sooner
/// than the table does.
pub(super) fn choose_told<P: Position, Q: Quantity>(
    game: &dyn Rules<P>,
    quantity: &Q,
    positions: &[P],
    limits: Limits,
    plan: &Plan,
    told: &dyn Fn() -> Option<Vec<Q::Value>>,
    table: &dyn Fn() -> Result<Option<Vec<Q::Value>>, Error>,
) -> Result<Vec<Q::Value>, Error> {
    let size = plan.size.unwrap_or(u128::MAX);
    // A search that is to give so many values is no shorter.
    let many = positions.len() as u128 > size / u128::from(SHARE);
    if size <= u128::from(limits.positions)
        && (size <= QUICK || many)
        && let Some(values) = told()
    {
        return Ok(values);
    }
    let plan = Plan {
        share: SHARE,
        ..*plan
    };
    choose(game, quantity, positions, limits, &plan, &|| match told() {
        Some(values) => Ok(Some(values)),
        None => table(),
    })
}

/// Values by a search with a small share of the table's cost, then by the table, and by a whole
/// search where the table turns out to be no way (it then gives `None`).
pub(super) fn choose<P: Position, Q: Quantity>(
    game: &dyn Rules<P>,
    quantity: &Q,
    positions: &[P],
    limits: Limits,
    plan: &Plan,
    table: &dyn Fn() -> Result<Option<Vec<Q::Value>>, Error>,
) -> Result<Vec<Q::Value>, Error> {
    let size = plan.size.unwrap_or(u128::MAX);
    let fits = size <= u128::from(limits.positions);
    if plan.search_first || !fits || size > SMALL {
        let share = u64::try_from(size)
            .unwrap_or(u64::MAX)
            .min(limits.positions)
            / plan.share;
        let budget = if plan.search_first {
            u64::MAX
        } else {
            share.clamp(BUDGET, MOST)
        };
        match Search::new(game, quantity, budget.min(limits.positions)).values(positions) {
            Err(Error::Capacity { .. }) => {}
            found => return found,
        }
    }
    if !fits {
        return Err(Error::table(
            plan.size,
            limits.positions,
            String::from(plan.what),
        ));
    }
    match table()? {
        Some(values) => Ok(values),
        None => search(game, quantity, positions, limits),
    }
}
