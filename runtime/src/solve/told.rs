//! One heap by rules that are known as data only where a type gets its parameters.

use super::numbers::greatest;
use super::rules::{Erased, Rules};
use super::{heap, periods, subtraction};
use crate::error::Error;
use crate::game::Game;
use crate::limits::Limits;
use crate::period::Recurrence;
use crate::quantity::Quantity;

/// As [`divisors`](super::divisors()), and as [`subtraction`](super::subtraction()) for far heaps
/// of a game whose data are a set; the kernel has no numbers where it does not cover the rules.
///
/// # Errors
/// Those of the two.
pub fn told<G: Game<Position = u64>, Q: Quantity>(
    game: &G,
    halving: bool,
    kernel: &[i64],
    quantity: &Q,
    positions: &[u64],
    limits: &Limits,
) -> Result<alloc::vec::Vec<Q::Value>, Error> {
    let rules = Erased(game);
    if greatest(positions) >= Some(periods::NEAR)
        && let Some(Recurrence::Subtraction(takes)) = rules.recurrence()
    {
        return subtraction::by_rules(&rules, &takes, quantity, positions, *limits);
    }
    heap::by_rules(&rules, halving, kernel, quantity, positions, *limits)
}
