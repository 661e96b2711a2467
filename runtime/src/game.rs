//! What a game is.

use alloc::vec::Vec;

use crate::compound::{Plan, Way};
use crate::error::Error;
use crate::limits::Limits;
use crate::options::Options;
use crate::period::Recurrence;
use crate::position::{Position, Tuples};
use crate::quantity::Quantity;
use crate::replacements::Replacements;
use crate::rule::Taken;
use crate::solve;
use crate::symbol::SymbolKind;

/// Who wins when there is no move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Convention {
    /// The player who cannot move loses.
    #[default]
    Normal,
    /// The player who cannot move wins.
    Misere,
}

/// An impartial game: both players have the same moves, and play always ends.
///
/// A game gives the options of a position, and a rank that every option lowers; the rank is the
/// proof that play ends. [`Solve`](crate::Solve) holds what can be asked about a game.
pub trait Game {
    /// A position. The player to move is no part of it.
    type Position: Position;

    /// What proves that play ends: numbers, or tuples and lists of numbers in lexicographic
    /// order. It need not be a number, for the longest play may be longer than any number of 64
    /// bits. There must be no infinite descending sequence of ranks.
    type Rank: Ord;

    /// Writes the options of a position, the positions after one move.
    fn options(&self, position: &Self::Position, options: &mut Options<Self::Position>);

    /// The rank of a position. Each of its options must have a strictly lower one.
    fn rank(&self, position: &Self::Position) -> Self::Rank;

    /// Who wins when there is no move, where nothing else is said. Normal play unless overridden.
    fn convention(&self) -> Convention {
        Convention::Normal
    }

    /// Whether it is proved that every option lowers the rank. If not, solvers compare the rank
    /// of each option as they go, and return [`Error::RankNotLowered`] in place of a loop.
    fn rank_is_proved(&self) -> bool {
        false
    }

    /// The rules of single heaps as data, for what periods can be proved of. By default none are
    /// told, and none is proved.
    ///
    /// They must be the rules that [`options`](Game::options) follows: strategies value far heaps
    /// by them.
    ///
    /// ```
    /// use sprague_runtime::period::Recurrence;
    /// use sprague_runtime::{Game, Options, Remoteness, Solve};
    ///
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
    ///     fn recurrence(&self) -> Option<Recurrence> {
    ///         Some(Recurrence::finite([1, 3, 4]))
    ///     }
    /// }
    ///
    /// let finding = Take.period(&Remoteness::NORMAL, 1_000);
    /// assert_eq!(finding.to_string(), "period 7 from 0, 4 more each time, proved");
    /// ```
    fn recurrence(&self) -> Option<Recurrence> {
        self.subtraction_set().map(Recurrence::subtraction)
    }

    /// The set of numbers that a move takes, of a game written by `game!` that is such a game.
    #[doc(hidden)]
    fn subtraction_set(&self) -> Taken {
        None
    }

    /// The values of all these positions, in their order: the strategy of the game. All positions
    /// come at once so that one table can serve them. By default [`solve::sparse`].
    ///
    /// # Errors
    /// What the strategy says: too many positions, a position without options that can be told,
    /// a rank that is not lowered.
    fn values<Q: Quantity>(
        &self,
        quantity: &Q,
        positions: &[Self::Position],
        limits: &Limits,
    ) -> Result<Vec<Q::Value>, Error>
    where
        Self: Sized,
    {
        solve::sparse(self, quantity, positions, limits)
    }

    /// How the game comes by a symbol, if it is a [compound](crate::compound): asked of it where it
    /// is a component. `None` for every other game, whose strategy finds it.
    fn plan_of(&self, symbol: SymbolKind) -> Option<Plan> {
        let _ = symbol;
        None
    }

    /// How the game comes by the symbol of this position, likewise.
    ///
    /// # Errors
    /// Those of the components' strategies.
    fn way_of(
        &self,
        symbol: SymbolKind,
        position: &Self::Position,
        limits: &Limits,
    ) -> Result<Option<Way>, Error> {
        let _ = (symbol, position, limits);
        Ok(None)
    }
}

/// A game that is lent plays like the game itself.
impl<G: Game> Game for &G {
    type Position = G::Position;
    type Rank = G::Rank;

    fn options(&self, position: &Self::Position, options: &mut Options<Self::Position>) {
        (**self).options(position, options);
    }

    fn rank(&self, position: &Self::Position) -> Self::Rank {
        (**self).rank(position)
    }

    fn convention(&self) -> Convention {
        (**self).convention()
    }

    fn rank_is_proved(&self) -> bool {
        (**self).rank_is_proved()
    }

    fn recurrence(&self) -> Option<Recurrence> {
        (**self).recurrence()
    }

    fn subtraction_set(&self) -> Taken {
        (**self).subtraction_set()
    }

    fn values<Q: Quantity>(
        &self,
        quantity: &Q,
        positions: &[Self::Position],
        limits: &Limits,
    ) -> Result<Vec<Q::Value>, Error> {
        (**self).values(quantity, positions, limits)
    }

    fn plan_of(&self, symbol: SymbolKind) -> Option<Plan> {
        (**self).plan_of(symbol)
    }

    fn way_of(
        &self,
        symbol: SymbolKind,
        position: &Self::Position,
        limits: &Limits,
    ) -> Result<Option<Way>, Error> {
        (**self).way_of(symbol, position, limits)
    }
}

/// A game that has a position for one heap of any size.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a game of one heap",
    label = "a sequence is of heaps 0, 1, 2, …",
    note = "for other games, `table` gives the values of a region of positions"
)]
pub trait OneHeap: Game {
    /// The position of one heap with `n` counters.
    fn heap(n: u64) -> Self::Position;
}

/// A game on any number of heaps in which a move replaces one heap by others, whatever else is
/// there: a disjunctive sum of its heaps.
pub trait HeapMoves {
    /// Writes the lists that one heap, of at least 1, may be replaced by.
    fn replacements(&self, heap: u64, out: &mut Replacements);
}

/// A game on any number of tuples of N heaps in which a move replaces one tuple by others, whatever
/// else is there: a disjunctive sum of its tuples.
pub trait TupleMoves<const N: usize> {
    /// Writes the collections that one tuple may be replaced by.
    fn replacements(&self, tuple: &[u64; N], out: &mut Options<Tuples<N>>);
}
