//! A game at a position, as a value.

use alloc::vec::Vec;
use core::fmt;

use super::Kind;
use super::answer::Answer;
use super::components::Components;
use super::game::Compound;
use super::joint::Joint;
use super::named::CompoundGame;
use super::plan::Plan;
use super::winning::{CompoundMove, WinningMoves};
use crate::ask::Solve;
use crate::error::Error;
use crate::game::{Convention, Game};
use crate::quantity::{OutcomeClass, Quantity};

/// A game at a position: made by [`Solve::at`](crate::Solve::at), put together by [`Together`].
///
/// ```
/// use sprague_runtime::compound::Together;
/// use sprague_runtime::{Game, Options, OutcomeClass, Solve};
///
/// /// Take one, three or four.
/// #[derive(Clone)]
/// struct Take;
///
/// impl Game for Take {
///     type Position = u64;
///     type Rank = u64;
///     fn options(&self, &n: &u64, options: &mut Options<u64>) {
///         options.extend([1, 3, 4].iter().filter_map(|k| n.checked_sub(*k)));
///     }
///     fn rank(&self, &n: &u64) -> u64 {
///         n
///     }
/// }
///
/// // The least of the remotenesses 3 and 4, which is odd.
/// let race = (Take.at(5), Take.at(7)).conjunctive();
/// assert_eq!(race.outcome()?, OutcomeClass::N);
/// assert_eq!(race.remoteness()?, 3);
/// # Ok::<(), sprague_runtime::Error>(())
/// ```
pub struct At<G: Game> {
    game: G,
    position: G::Position,
}

impl<G: Game> At<G> {
    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The game and the position.
    pub fn into_parts(self) -> (G, G::Position) {
        (self.game, self.position)
    }

    pub(crate) fn new(game: G, position: G::Position) -> Self {
        Self { game, position }
    }
}

/// What [`Solve`] answers about a game, without the position.
///
/// # Errors
/// As there.
#[allow(clippy::missing_errors_doc)]
impl<G: Game> At<G> {
    /// The value of a quantity.
    pub fn value<Q: Quantity>(&self, quantity: &Q) -> Result<Q::Value, Error> {
        self.game.value(quantity, &self.position)
    }

    /// Who wins, under the convention that the game declares.
    pub fn outcome(&self) -> Result<OutcomeClass, Error> {
        self.game.outcome(&self.position)
    }

    /// Who wins, under that convention.
    pub fn outcome_under(&self, convention: Convention) -> Result<OutcomeClass, Error> {
        self.game.outcome_under(convention, &self.position)
    }

    /// The nim-value.
    pub fn grundy(&self) -> Result<u64, Error> {
        self.game.grundy(&self.position)
    }

    /// The number of moves under normal play when the winner hurries.
    pub fn remoteness(&self) -> Result<u64, Error> {
        self.game.remoteness(&self.position)
    }

    /// The number of moves under normal play when the winner delays.
    pub fn suspense(&self) -> Result<u64, Error> {
        self.game.suspense(&self.position)
    }

    /// The options, ascending and each once.
    pub fn options(&self) -> Result<Vec<G::Position>, Error> {
        self.game.options_of(&self.position)
    }

    /// Whether there is no move.
    pub fn has_ended(&self) -> Result<bool, Error> {
        self.game.has_ended(&self.position)
    }

    /// All options that are P-positions under the convention that the game declares, ascending.
    pub fn winning_moves(&self) -> Result<Vec<G::Position>, Error> {
        self.game.winning_moves(&self.position)
    }
}

/// What a [`Compound`] answers about itself, without the position.
///
/// # Errors
/// As there.
#[allow(clippy::missing_errors_doc)]
impl<G: CompoundGame> At<G> {
    /// The value of a quantity, and how it was found.
    pub fn answer<Q: Quantity>(&self, quantity: &Q) -> Result<Answer<Q::Value>, Error> {
        self.game.answer(quantity, &self.position)
    }

    /// How the compound comes by the values of a quantity.
    pub fn plan<Q: Quantity>(&self, quantity: &Q) -> Plan {
        self.game.plan(quantity)
    }

    /// The value by theory, if a rule decides it.
    pub fn by_theory<Q: Quantity>(&self, quantity: &Q) -> Result<Option<Q::Value>, Error> {
        self.game.by_theory(quantity, &self.position)
    }

    /// The value by a search.
    pub fn by_search<Q: Quantity>(&self, quantity: &Q) -> Result<Q::Value, Error> {
        self.game.by_search(quantity, &self.position)
    }

    /// The winning moves under that convention, by theory, if a rule decides.
    pub fn winning_moves_by_theory(
        &self,
        convention: Convention,
    ) -> Result<Option<WinningMoves<G::Components>>, Error> {
        self.game
            .winning_moves_by_theory(convention, &self.position)
    }

    /// One winning move under the convention that the compound declares; `None` if there is none.
    /// By theory where a rule decides, so that no move but this one is looked at.
    pub fn winning_move(&self) -> Result<Option<CompoundMove<G::Position>>, Error> {
        self.winning_move_under(self.game.convention())
    }

    /// One winning move under that convention, likewise.
    pub fn winning_move_under(
        &self,
        convention: Convention,
    ) -> Result<Option<CompoundMove<G::Position>>, Error> {
        if let Some(mut moves) = self.winning_moves_by_theory(convention)? {
            return Ok(moves.next());
        }
        self.game
            .compound()
            .winning_move_by_search(convention, &self.position)
    }
}

impl<C: Components> At<Compound<C>> {
    /// The same under misère play.
    #[must_use]
    pub fn misere(self) -> Self {
        Self::new(self.game.misere(), self.position)
    }
}

impl<G: Game + Clone> Clone for At<G> {
    fn clone(&self) -> Self {
        Self::new(self.game.clone(), self.position.clone())
    }
}

impl<G: Game + fmt::Debug> fmt::Debug for At<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} at {:?}", self.game, self.position)
    }
}

/// Games at positions that can be put together: tuples, arrays and lists of [`At`].
pub trait Together: Sized {
    /// The games together.
    type Components: Components;

    /// The games, and the positions, together.
    fn split(self) -> (Self::Components, <Self::Components as Components>::Position);

    /// The compound of that kind.
    fn compound(self, kind: Kind) -> At<Compound<Self::Components>> {
        let (components, position) = self.split();
        At::new(Compound::new(kind, components), position)
    }

    /// A move in exactly one; it ends when all have ended.
    fn disjunctive(self) -> At<Compound<Self::Components>> {
        self.compound(Kind::Disjunctive)
    }

    /// A move in exactly one; it ends as soon as one has ended.
    fn diminished(self) -> At<Compound<Self::Components>> {
        self.compound(Kind::Diminished)
    }

    /// A move in every one; it ends as soon as one has ended.
    fn conjunctive(self) -> At<Compound<Self::Components>> {
        self.compound(Kind::Conjunctive)
    }

    /// A move in every one that has not ended; it ends when all have ended.
    fn continued(self) -> At<Compound<Self::Components>> {
        self.compound(Kind::Continued)
    }

    /// A move in any non-empty set of those not ended; it ends when all have ended.
    fn selective(self) -> At<Compound<Self::Components>> {
        self.compound(Kind::Selective)
    }

    /// A move in any non-empty set; it ends as soon as one has ended.
    fn shortened(self) -> At<Compound<Self::Components>> {
        self.compound(Kind::Shortened)
    }
}

impl<G: Game> Together for Vec<At<G>> {
    type Components = Vec<G>;

    fn split(self) -> (Vec<G>, Joint<Vec<G::Position>>) {
        let (games, positions) = self.into_iter().map(At::into_parts).unzip();
        (games, Joint(positions))
    }
}

impl<G: Game, const N: usize> Together for [At<G>; N] {
    type Components = [G; N];

    fn split(self) -> ([G; N], Joint<[G::Position; N]>) {
        let mut positions = Vec::new();
        let games = self.map(|at| {
            positions.push(at.position);
            at.game
        });
        let positions = positions
            .try_into()
            .expect("each of N games at a position has a position");
        (games, Joint(positions))
    }
}

macro_rules! tuples {
    ($(($($game:ident $place:tt),*))*) => {$(
        impl<$($game: Game),*> Together for ($(At<$game>,)*) {
            type Components = ($($game,)*);

            fn split(self) -> (($($game,)*), Joint<($($game::Position,)*)>) {
                (($(self.$place.game,)*), Joint(($(self.$place.position,)*)))
            }
        }
    )*};
}

tuples! {
    (A 0)
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
}
