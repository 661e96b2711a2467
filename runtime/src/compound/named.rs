//! Compounds that are types of their own.

use super::answer::Answer;
use super::components::Components;
use super::game::Compound;
use super::plan::Plan;
use super::winning::WinningMoves;
use crate::error::Error;
use crate::game::{Convention, Game};
use crate::position::IntoPosition;
use crate::quantity::Quantity;

/// A game that is a compound: of a type of its own, as the language's `compound` makes them, or
/// [`Compound`] itself.
///
/// Such a type forwards the methods of [`Game`] to its [`compound`](Self::compound),
/// [`Game::values`], [`Game::plan_of`] and [`Game::way_of`] among them.
pub trait CompoundGame: Game<Position = <Self::Components as Components>::Position> {
    /// What it is made of.
    type Components: Components;

    /// The compound.
    fn compound(&self) -> Compound<Self::Components>;

    /// [`Compound::by_theory`].
    ///
    /// # Errors
    /// The same.
    fn by_theory<Q: Quantity>(
        &self,
        quantity: &Q,
        position: impl IntoPosition<Self::Position>,
    ) -> Result<Option<Q::Value>, Error> {
        self.compound().by_theory(quantity, position)
    }

    /// [`Compound::by_search`].
    ///
    /// # Errors
    /// The same.
    fn by_search<Q: Quantity>(
        &self,
        quantity: &Q,
        position: impl IntoPosition<Self::Position>,
    ) -> Result<Q::Value, Error> {
        self.compound().by_search(quantity, position)
    }

    /// [`Compound::answer`].
    ///
    /// # Errors
    /// The same.
    fn answer<Q: Quantity>(
        &self,
        quantity: &Q,
        position: impl IntoPosition<Self::Position>,
    ) -> Result<Answer<Q::Value>, Error> {
        self.compound().answer(quantity, position)
    }

    /// [`Compound::plan`].
    fn plan<Q: Quantity>(&self, quantity: &Q) -> Plan {
        self.compound().plan(quantity)
    }

    /// [`Compound::winning_moves_by_theory`].
    ///
    /// # Errors
    /// The same.
    fn winning_moves_by_theory(
        &self,
        convention: Convention,
        position: impl IntoPosition<Self::Position>,
    ) -> Result<Option<WinningMoves<Self::Components>>, Error> {
        self.compound()
            .winning_moves_by_theory(convention, position)
    }
}

impl<C: Components + Clone> CompoundGame for Compound<C> {
    type Components = C;

    fn compound(&self) -> Self {
        self.clone()
    }
}
