//! The numbers by which a component counts in a compound.

use alloc::vec::Vec;
use core::fmt;

use crate::error::Error;
use crate::game::{Convention, Game};
use crate::limits::Limits;
use crate::quantity::{
    Foreclosed, ForeclosedValue, Genus, GenusValue, Grundy, Longest, Outcome, OutcomeClass,
    Quantity, Remoteness, Shortest, Suspense, Wins, WinsValue,
};
use crate::solve;

/// Which number of a position is meant: each is the value of a quantity.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum SymbolKind {
    /// [`Grundy::NORMAL`].
    NimValue,
    /// [`Genus`].
    Genus,
    /// [`Remoteness`].
    Remoteness(Convention),
    /// [`Suspense`].
    Suspense(Convention),
    /// [`Foreclosed`].
    Foreclosed(Convention),
    /// [`Outcome`].
    Outcome(Convention),
    /// [`Wins`].
    Wins,
    /// [`Shortest`].
    Shortest,
    /// [`Longest`].
    Longest,
}

/// The number of a position that decides, together with those of other components, a compound.
///
/// A quantity that can be read from one says so in [`Quantity::reads`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Symbol {
    /// The nim-value.
    NimValue(u64),
    /// The genus, as far as misère sums of tame games need it.
    Genus(GenusValue),
    /// The remoteness under a convention.
    Remoteness(Convention, u64),
    /// The suspense under a convention.
    Suspense(Convention, u64),
    /// The foreclosed value under a convention.
    Foreclosed(Convention, ForeclosedValue),
    /// Who wins under a convention.
    Outcome(Convention, OutcomeClass),
    /// Whether it has ended, and who wins under both conventions.
    Wins(WinsValue),
    /// The length of the shortest play.
    Shortest(u64),
    /// The length of the longest play.
    Longest(u64),
}

impl Symbol {
    /// Which number it is.
    #[must_use]
    pub fn kind(&self) -> SymbolKind {
        match *self {
            Self::NimValue(_) => SymbolKind::NimValue,
            Self::Genus(_) => SymbolKind::Genus,
            Self::Remoteness(convention, _) => SymbolKind::Remoteness(convention),
            Self::Suspense(convention, _) => SymbolKind::Suspense(convention),
            Self::Foreclosed(convention, _) => SymbolKind::Foreclosed(convention),
            Self::Outcome(convention, _) => SymbolKind::Outcome(convention),
            Self::Wins(_) => SymbolKind::Wins,
            Self::Shortest(_) => SymbolKind::Shortest,
            Self::Longest(_) => SymbolKind::Longest,
        }
    }
}

impl fmt::Display for Symbol {
    /// The number alone: [`SymbolKind`] says what it is.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NimValue(n)
            | Self::Remoteness(_, n)
            | Self::Suspense(_, n)
            | Self::Shortest(n)
            | Self::Longest(n) => fmt::Display::fmt(n, f),
            Self::Genus(genus) => fmt::Display::fmt(genus, f),
            Self::Foreclosed(_, value) => fmt::Display::fmt(value, f),
            Self::Outcome(_, class) => fmt::Display::fmt(class, f),
            Self::Wins(wins) => fmt::Display::fmt(wins, f),
        }
    }
}

impl SymbolKind {
    /// The symbols of positions of a game, by its own strategy ([`Game::values`]): one value of
    /// the quantity for each.
    ///
    /// # Errors
    /// Those of the strategy.
    pub fn of<G: Game>(
        self,
        game: &G,
        positions: &[G::Position],
        limits: &Limits,
    ) -> Result<Vec<Symbol>, Error> {
        let at = (game, positions, limits);
        match self {
            Self::NimValue => each(&Grundy::NORMAL, at, Symbol::NimValue),
            Self::Genus => each(&Genus, at, Symbol::Genus),
            Self::Remoteness(c) => {
                let quantity = Remoteness { convention: c };
                each(&quantity, at, |n| Symbol::Remoteness(c, n))
            }
            Self::Suspense(c) => {
                let quantity = Suspense { convention: c };
                each(&quantity, at, |n| Symbol::Suspense(c, n))
            }
            Self::Foreclosed(c) => {
                let quantity = Foreclosed { convention: c };
                each(&quantity, at, |v| Symbol::Foreclosed(c, v))
            }
            Self::Outcome(c) => {
                let quantity = Outcome { convention: c };
                each(&quantity, at, |class| Symbol::Outcome(c, class))
            }
            Self::Wins => each(&Wins, at, Symbol::Wins),
            Self::Shortest => each(&Shortest, at, Symbol::Shortest),
            Self::Longest => each(&Longest, at, Symbol::Longest),
        }
    }

    /// Whether the quantity that this is of can be read from another symbol.
    pub(crate) fn is_read_from(self, other: Self) -> bool {
        match self {
            Self::NimValue => Grundy::NORMAL.reads(other),
            Self::Genus => Genus.reads(other),
            Self::Remoteness(convention) => Remoteness { convention }.reads(other),
            Self::Suspense(convention) => Suspense { convention }.reads(other),
            Self::Foreclosed(convention) => Foreclosed { convention }.reads(other),
            Self::Outcome(convention) => Outcome { convention }.reads(other),
            Self::Wins => Wins.reads(other),
            Self::Shortest => Shortest.reads(other),
            Self::Longest => Longest.reads(other),
        }
    }

    /// What it is called, without its convention.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::NimValue => "nim-value",
            Self::Genus => "genus",
            Self::Remoteness(_) => "remoteness",
            Self::Suspense(_) => "suspense",
            Self::Foreclosed(_) => "foreclosed value",
            Self::Outcome(_) => "outcome",
            Self::Wins => "outcomes (normal/misère)",
            Self::Shortest => "shortest play",
            Self::Longest => "longest play",
        }
    }

    /// The convention that it is of; `None` where it is of both or of none.
    #[must_use]
    pub fn convention(self) -> Option<Convention> {
        match self {
            Self::NimValue => Some(Convention::Normal),
            Self::Remoteness(c) | Self::Suspense(c) | Self::Foreclosed(c) | Self::Outcome(c) => {
                Some(c)
            }
            Self::Genus | Self::Wins | Self::Shortest | Self::Longest => None,
        }
    }
}

impl fmt::Display for SymbolKind {
    /// Its name, and `misère` before it where it is of that convention.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.convention() == Some(Convention::Misere) {
            f.write_str("misère ")?;
        }
        f.write_str(self.name())
    }
}

/// The values of one quantity, as symbols.
fn each<G: Game, Q: Quantity>(
    quantity: &Q,
    (game, positions, limits): (&G, &[G::Position], &Limits),
    symbol: impl Fn(Q::Value) -> Symbol,
) -> Result<Vec<Symbol>, Error> {
    let values = solve::values(game, quantity, positions, *limits)?;
    Ok(values.into_iter().map(symbol).collect())
}
