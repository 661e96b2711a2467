//! The quantities of the library, solved as numbers.

use alloc::vec::Vec;

use super::numbers;
use crate::error::Error;
use crate::game::Game;
use crate::limits::Limits;
use crate::quantity::Quantity;

/// The values of positions by the game's strategy ([`Game::values`]): of a quantity of the library
/// as [`Standard`](crate::quantity::Standard), so that a build holds each strategy once for all of
/// them and not once for each.
///
/// # Errors
/// Those of the strategy.
pub(crate) fn values<G: Game, Q: Quantity>(
    game: &G,
    quantity: &Q,
    positions: &[G::Position],
    limits: Limits,
) -> Result<Vec<Q::Value>, Error> {
    // The compiler makes no code for the branch that this constant rules out.
    if const { Q::STANDARD.is_some() } {
        let standard = quantity.standard().expect("it has a name");
        let numbers = game.values(&standard, positions, &limits)?;
        Ok(numbers::values(quantity, &numbers).expect("each number has a value"))
    } else {
        game.values(quantity, positions, &limits)
    }
}
