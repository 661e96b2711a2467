//! One heap by its divisors, by fixed numbers and by ascending sets, told as numbers.

use alloc::vec::Vec;

use sprague_kernels::divisors::Rules;
use sprague_kernels::fold::Fold;

use super::heap;
use super::numbers::{self, fold};
use super::rules::Erased;
use crate::error::Error;
use crate::game::Game;
use crate::limits::Limits;
use crate::quantity::Quantity;

/// As [`heap`](super::heap), for rules that are told as numbers too, as
/// [`Rules::read`] reads them: then a table takes a few steps for each divisor of each heap, or for
/// each number of a set, for the quantities of this library.
///
/// # Errors
/// Those of [`heap`](super::heap).
pub fn divisors<G: Game<Position = u64>, Q: Quantity>(
    game: &G,
    halving: bool,
    rules: &[i64],
    quantity: &Q,
    positions: &[u64],
    limits: &Limits,
) -> Result<Vec<Q::Value>, Error> {
    heap::by_rules(&Erased(game), halving, rules, quantity, positions, *limits)
}

/// The values of single heaps by rules that are told as numbers. `None` for no numbers, for
/// quantities that are not of this library, for heaps that are not below the limit of `limits` and
/// 2^30, and where memory does not suffice.
pub fn by_divisors<Q: Quantity>(
    rules: &[i64],
    quantity: &Q,
    positions: &[u64],
    limits: Limits,
) -> Option<Vec<Q::Value>> {
    let fold = fold(quantity)?;
    numbers::values(quantity, &by_kernel(rules, fold, positions, limits)?)
}

/// The values as numbers: this part is compiled once for all quantities.
fn by_kernel(rules: &[i64], fold: Fold, positions: &[u64], limits: Limits) -> Option<Vec<u64>> {
    let largest = numbers::greatest(positions)?;
    if rules.is_empty() || largest >= limits.positions {
        return None;
    }
    let len = usize::try_from(largest).ok()?.checked_add(1)?;
    let table = Rules::read(rules)?.table(fold, len)?;
    let mut found = Vec::with_capacity(positions.len());
    for &heap in positions {
        found.push(u64::from(table.number(usize::try_from(heap).ok()?)));
    }
    Some(found)
}
