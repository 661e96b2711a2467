//! What a text names: a game of its own rules, or a compound of several.

use crate::parts::Parts;
use crate::position::Position;
use crate::rank::Rank;
use crate::read::{self, PositionError};
use crate::single::Single;
use sprague_grammar::model;
use sprague_runtime::compound::{Plan, Way};
use sprague_runtime::period::Recurrence;
use sprague_runtime::{Compound, Convention, Error, Game, Limits, Options, Quantity, SymbolKind};

/// A game or a compound of a [`Ruleset`](crate::Ruleset). Whatever can be asked of a compiled game
/// can be asked of it: see [`sprague_runtime::Solve`].
///
/// A game of its own rules is solved as [`Single`] says, a compound as
/// [`sprague_runtime::compound`] does.
#[derive(Clone, Debug)]
pub struct Interpreted {
    name: String,
    body: Body,
}

#[derive(Clone, Debug)]
pub(crate) enum Body {
    Single(Single),
    Compound(Compound<Parts>),
}

impl Interpreted {
    pub(crate) fn compound_of(name: String, compound: Compound<Parts>) -> Self {
        let body = Body::Compound(compound);
        Self { name, body }
    }

    pub(crate) const fn body(&self) -> &Body {
        &self.body
    }

    /// The same with so many steps for the options of one position of a game of its own rules, in
    /// place of [`WORK`](crate::WORK); see [`Single::with_work`].
    #[must_use]
    pub fn with_work(self, steps: u64) -> Self {
        let body = match self.body {
            Body::Single(game) => Body::Single(game.with_work(steps)),
            Body::Compound(compound) => {
                let parts = compound.components().clone().with_work(steps);
                let same = Compound::new(compound.kind(), parts);
                Body::Compound(match compound.convention() {
                    Convention::Normal => same,
                    Convention::Misere => same.misere(),
                })
            }
        };
        Self { body, ..self }
    }

    /// Of so many positions the options were told until now, by this value and its clones: a sign
    /// that a long answer is still on its way.
    #[must_use]
    pub fn positions_told(&self) -> u64 {
        match &self.body {
            Body::Single(game) => game.told(),
            Body::Compound(compound) => {
                let games = compound.components().games().iter();
                games.fold(0, |sum, game| sum.saturating_add(game.positions_told()))
            }
        }
    }

    /// Its name, with the values of its parameters: `Lieges<2>`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The checked rules of a game that has some; `None` of a compound.
    #[must_use]
    pub fn rules(&self) -> Option<&model::Game> {
        match &self.body {
            Body::Single(game) => Some(game.rules()),
            Body::Compound(_) => None,
        }
    }

    /// The compound, which tells by what way it comes to an answer; `None` of other games.
    #[must_use]
    pub const fn compound(&self) -> Option<&Compound<Parts>> {
        match &self.body {
            Body::Single(_) => None,
            Body::Compound(compound) => Some(compound),
        }
    }

    /// A position as the language writes it: `5`, `(3, 4)`, `{3, 4}`, `[2, 8, 20]`,
    /// `[(1, 2), (3, 4)]`. Heaps without order may stand in any; a collection of one heap or
    /// tuple may be written without its brackets. One of a compound is the tuple of its components'
    /// positions: `(5, 7)`, `([3, 5], (1, 2))`, `()` for none.
    ///
    /// # Errors
    /// The text is no position of this game; the error says why and how one is written.
    pub fn position(&self, text: &str) -> Result<Position, PositionError> {
        read::position(self, text)
    }

    /// The position with these heaps, in any order where the game has none; of collections of
    /// tuples the tuples one behind the other.
    ///
    /// # Errors
    /// There are too many or too few; or it is a compound, see [`Interpreted::joint`].
    pub fn position_of(&self, heaps: &[u64]) -> Result<Position, PositionError> {
        match &self.body {
            Body::Single(game) => game.position_of(heaps),
            Body::Compound(_) => {
                let why = "a compound has positions of games, not heaps".into();
                Err(PositionError::new(self, &format!("{heaps:?}"), why))
            }
        }
    }

    /// The position of a compound with these positions of its components.
    ///
    /// # Errors
    /// There are too many or too few, or it is no compound. Whether each is one of its component
    /// is told when the position is asked about.
    pub fn joint(&self, positions: Vec<Position>) -> Result<Position, PositionError> {
        let position = Position::Joint(positions);
        let why = match &self.body {
            Body::Single(_) => "the game is no compound".into(),
            Body::Compound(compound) => match compound.components().fits(&position) {
                Ok(()) => return Ok(position),
                Err(why) => why,
            },
        };
        Err(PositionError::new(self, &position.to_string(), why))
    }
}

impl From<Single> for Interpreted {
    fn from(game: Single) -> Self {
        Self {
            name: game.name().into(),
            body: Body::Single(game),
        }
    }
}

impl Game for Interpreted {
    type Position = Position;
    type Rank = Rank;

    fn options(&self, position: &Position, options: &mut Options<Position>) {
        match &self.body {
            Body::Single(game) => game.options(position, options),
            Body::Compound(compound) => compound.options(position, options),
        }
    }

    fn rank(&self, position: &Position) -> Rank {
        match &self.body {
            Body::Single(game) => game.rank(position),
            Body::Compound(compound) => Rank::joint(compound.rank(position)),
        }
    }

    fn convention(&self) -> Convention {
        match &self.body {
            Body::Single(game) => game.convention(),
            Body::Compound(compound) => compound.convention(),
        }
    }

    fn rank_is_proved(&self) -> bool {
        match &self.body {
            Body::Single(game) => game.rank_is_proved(),
            Body::Compound(compound) => compound.rank_is_proved(),
        }
    }

    fn recurrence(&self) -> Option<Recurrence> {
        match &self.body {
            Body::Single(game) => game.recurrence(),
            Body::Compound(compound) => compound.recurrence(),
        }
    }

    fn values<Q: Quantity>(
        &self,
        quantity: &Q,
        positions: &[Position],
        limits: &Limits,
    ) -> Result<Vec<Q::Value>, Error> {
        match &self.body {
            Body::Single(game) => game.values(quantity, positions, limits),
            Body::Compound(compound) => compound.values(quantity, positions, limits),
        }
    }

    fn plan_of(&self, symbol: SymbolKind) -> Option<Plan> {
        self.compound()
            .and_then(|compound| compound.plan_of(symbol))
    }

    fn way_of(
        &self,
        symbol: SymbolKind,
        position: &Position,
        limits: &Limits,
    ) -> Result<Option<Way>, Error> {
        match &self.body {
            Body::Single(_) => Ok(None),
            Body::Compound(compound) => compound.way_of(symbol, position, limits),
        }
    }
}
