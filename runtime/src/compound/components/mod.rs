//! What a compound is made of.

mod lists;
mod tuples;

pub use lists::{Repeat, Then};

use alloc::vec::Vec;

use super::answer::Way;
use super::plan::Operand;
use crate::error::Error;
use crate::game::Game;
use crate::limits::Limits;
use crate::options::{Fault, Options};
use crate::position::Position;
use crate::symbol::{Symbol, SymbolKind};

/// The games that a compound is made of.
///
/// | components | positions |
/// | --- | --- |
/// | `(A, B)`: one of each game of a tuple, 1 to 8 | [`Joint<(PA, PB)>`](super::Joint) |
/// | `[G; N]`: games of one type, each with its own rules | `Joint<[P; N]>` |
/// | `Vec<G>`: likewise | `Joint<Vec<P>>` |
/// | [`Repeat<G>`]: any number of one game | `Joint<Vec<P>>` |
/// | [`Then<(A, B), G>`](Then): first those, then any number of G | `Tail<Joint<(PA, PB)>, P>` |
///
/// The trait is thin: it hands out the options of each component, and symbols. Which moves a
/// compound has, and what decides it, is worked out on numbers and symbols alone.
pub trait Components {
    /// The positions of all components together.
    type Position: Position;

    /// The ranks of all components together, in lexicographic order: a move lowers some and
    /// raises none.
    type Rank: Ord;

    /// The options of each component.
    type Lists;

    /// Whether the position has as many components as there are games.
    ///
    /// # Errors
    /// Says so if it has not.
    fn check(&self, position: &Self::Position) -> Result<(), Fault>;

    /// The number of components.
    fn count(&self, position: &Self::Position) -> usize;

    /// The rank of a position.
    fn rank(&self, position: &Self::Position) -> Self::Rank;

    /// Whether [`Game::rank_is_proved`] of all.
    fn rank_is_proved(&self) -> bool;

    /// The options of each component, ascending and each once.
    ///
    /// # Errors
    /// The options of one cannot be told.
    fn lists(&self, position: &Self::Position) -> Result<Self::Lists, Fault>;

    /// The number of options of each component.
    fn lengths(lists: &Self::Lists) -> Vec<usize>;

    /// The position in which each component has moved to the option of that number, or has stayed.
    fn build(
        position: &Self::Position,
        lists: &Self::Lists,
        choice: &[Option<usize>],
    ) -> Self::Position;

    /// One symbol for each component of each position: those of the first position, then those
    /// of the second, and so on.
    ///
    /// # Errors
    /// Those of the components' strategies.
    fn symbols(
        &self,
        kind: SymbolKind,
        positions: &[Self::Position],
        limits: &Limits,
    ) -> Result<Vec<Symbol>, Error>;

    /// For each component one symbol for each of its options.
    ///
    /// # Errors
    /// Those of the components' strategies.
    fn option_symbols(
        &self,
        kind: SymbolKind,
        lists: &Self::Lists,
        limits: &Limits,
    ) -> Result<Vec<Vec<Symbol>>, Error>;

    /// How each operand, as it is written, comes by its symbol.
    fn plans(&self, kind: SymbolKind) -> Vec<Operand>;

    /// How each component of a position comes by its symbol; `None` for one that is no compound.
    ///
    /// # Errors
    /// Those of the components' strategies.
    fn ways(
        &self,
        kind: SymbolKind,
        position: &Self::Position,
        limits: &Limits,
    ) -> Result<Vec<Option<Way>>, Error>;
}

/// The options of a component.
fn options<G: Game>(game: &G, position: &G::Position) -> Result<Vec<G::Position>, Fault> {
    let mut options = Options::new();
    game.options(position, &mut options);
    options.into_sorted()
}

/// Where a component is after its part of a move.
fn chosen<P: Clone>(position: &P, options: &[P], choice: Option<usize>) -> P {
    choice.map_or(position, |option| &options[option]).clone()
}

/// The plan of one operand.
fn operand<G: Game>(game: &G, kind: SymbolKind, repeats: bool) -> Operand {
    let plan = game.plan_of(kind);
    Operand { repeats, plan }
}
