//! Heaps without order from which numbers are taken, told as numbers.

use alloc::vec::Vec;

use sprague_kernels::multisets::Rules;

use super::multisets::{self, Packed, WithoutOrder};
use super::numbers::fold;
use super::rules::Erased;
use crate::error::Error;
use crate::game::Game;
use crate::limits::Limits;
use crate::quantity::Quantity;

/// As [`multisets`](super::multisets()), for rules that are told as numbers too, as
/// [`Rules::read`] reads them: then a table takes a few steps for each option, for the quantities
/// of this library.
///
/// # Errors
/// Those of [`multisets`](super::multisets()).
pub fn taken<G: Game<Position: WithoutOrder>, Q: Quantity>(
    game: &G,
    rules: &[i64],
    quantity: &Q,
    positions: &[G::Position],
    limits: &Limits,
) -> Result<Vec<Q::Value>, Error> {
    multisets::by_rules(&Erased(game), rules, quantity, positions, *limits)
}

/// The values of heaps without order by rules that are told as numbers. `None` for quantities that
/// are not of this library, for more multisets than `limits` allow or than 2^30, for more than 8
/// heaps, and where memory does not suffice. Positions have at least so many heaps, empty ones
/// among them.
pub fn by_taken<P: WithoutOrder, Q: Quantity>(
    rules: &[i64],
    heaps: usize,
    quantity: &Q,
    positions: &[P],
    limits: Limits,
) -> Option<Vec<Q::Value>> {
    let fold = fold(quantity)?;
    let packed = Packed::of(positions, heaps, limits)?;
    let (heaps, largest) = packed.sides();
    let table = Rules::read(rules)?.table(fold, heaps, u32::try_from(largest).ok()?)?;
    let mut found = Vec::with_capacity(positions.len());
    for position in positions {
        found.push(quantity.of_number(table.number(packed.place(position)?).into())?);
    }
    Some(found)
}
