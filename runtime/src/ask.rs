//! What can be asked about a game.

use alloc::vec::Vec;
use core::ops::ControlFlow;

use crate::compound::At;
use crate::error::Error;
use crate::game::{Convention, Game, OneHeap};
use crate::into::{self, Cell, Progress};
use crate::limits::Limits;
use crate::options::Options;
use crate::period::{self, Finding};
use crate::play;
use crate::position::{IntoPosition, Position};
use crate::quantity::{
    Foreclosed, ForeclosedValue, Grundy, Longest, Outcome, OutcomeClass, Quantity, Remoteness,
    Shortest, Suspense,
};
use crate::region::Region;
use crate::solve::{self, counting::reserve};
use crate::table::Table;

/// A move in a disjunctive sum: one component moves, the others stay.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SumMove<P> {
    /// Which component moves, counted from 0.
    pub component: usize,
    /// The position it moves to.
    pub to: P,
}

/// The questions about a game. Every [`Game`] has them.
///
/// A position is given as itself, as a reference, or as it is written (see [`IntoPosition`]). The
/// cost is that of the game's strategy ([`Game::values`]), within [`Limits::default`] unless
/// limits are given.
///
/// # Errors
/// Every question answers with an [`Error`] if there are too many positions, if the options of
/// one cannot be told, or if the game's rank turns out not to be lowered by some move.
#[allow(clippy::missing_errors_doc)]
pub trait Solve: Game + Sized {
    /// The game at a position, as a value: to be put [together](crate::compound::Together) with
    /// others.
    fn at(self, position: impl IntoPosition<Self::Position>) -> At<Self> {
        At::new(self, position.into_position())
    }

    /// The value of a position.
    fn value<Q: Quantity>(
        &self,
        quantity: &Q,
        position: impl IntoPosition<Self::Position>,
    ) -> Result<Q::Value, Error> {
        self.value_within(quantity, position, &Limits::default())
    }

    /// The value of a position, within limits.
    fn value_within<Q: Quantity>(
        &self,
        quantity: &Q,
        position: impl IntoPosition<Self::Position>,
        limits: &Limits,
    ) -> Result<Q::Value, Error> {
        let values = solve::values(self, quantity, &[position.into_position()], *limits)?;
        Ok(only(values))
    }

    /// The values of several positions, in their order. One table serves them all.
    fn values_of<Q: Quantity, P: IntoPosition<Self::Position>>(
        &self,
        quantity: &Q,
        positions: impl IntoIterator<Item = P>,
    ) -> Result<Vec<Q::Value>, Error> {
        let mut all = Vec::new();
        for position in positions {
            all.push(position.into_position());
        }
        solve::values(self, quantity, &all, Limits::default())
    }

    /// The nim-value ([`Grundy::NORMAL`]).
    fn grundy(&self, position: impl IntoPosition<Self::Position>) -> Result<u64, Error> {
        self.value(&Grundy::NORMAL, position)
    }

    /// The nim-value under misère play ([`Grundy::MISERE`]).
    fn grundy_misere(&self, position: impl IntoPosition<Self::Position>) -> Result<u64, Error> {
        self.value(&Grundy::MISERE, position)
    }

    /// Who wins, under the convention that the game declares ([`Outcome`]).
    fn outcome(&self, position: impl IntoPosition<Self::Position>) -> Result<OutcomeClass, Error> {
        self.outcome_under(self.convention(), position)
    }

    /// Who wins, under that convention.
    fn outcome_under(
        &self,
        convention: Convention,
        position: impl IntoPosition<Self::Position>,
    ) -> Result<OutcomeClass, Error> {
        self.value(&Outcome { convention }, position)
    }

    /// The number of moves under normal play when the winner hurries ([`Remoteness`]).
    fn remoteness(&self, position: impl IntoPosition<Self::Position>) -> Result<u64, Error> {
        self.value(&Remoteness::NORMAL, position)
    }

    /// The number of moves under misère play when the winner hurries.
    fn remoteness_misere(&self, position: impl IntoPosition<Self::Position>) -> Result<u64, Error> {
        self.value(&Remoteness::MISERE, position)
    }

    /// The number of moves under normal play when the winner delays ([`Suspense`]).
    fn suspense(&self, position: impl IntoPosition<Self::Position>) -> Result<u64, Error> {
        self.value(&Suspense::NORMAL, position)
    }

    /// The number of moves under misère play when the winner delays.
    fn suspense_misere(&self, position: impl IntoPosition<Self::Position>) -> Result<u64, Error> {
        self.value(&Suspense::MISERE, position)
    }

    /// The foreclosed value under normal play ([`Foreclosed`]).
    fn foreclosed(
        &self,
        position: impl IntoPosition<Self::Position>,
    ) -> Result<ForeclosedValue, Error> {
        self.value(&Foreclosed::NORMAL, position)
    }

    /// The foreclosed value under misère play.
    fn foreclosed_misere(
        &self,
        position: impl IntoPosition<Self::Position>,
    ) -> Result<ForeclosedValue, Error> {
        self.value(&Foreclosed::MISERE, position)
    }

    /// The number of moves of the shortest play.
    fn shortest(&self, position: impl IntoPosition<Self::Position>) -> Result<u64, Error> {
        self.value(&Shortest, position)
    }

    /// The number of moves of the longest play.
    fn longest(&self, position: impl IntoPosition<Self::Position>) -> Result<u64, Error> {
        self.value(&Longest, position)
    }

    /// The options of a position, ascending and each once.
    fn options_of(
        &self,
        position: impl IntoPosition<Self::Position>,
    ) -> Result<Vec<Self::Position>, Error> {
        let position = position.into_position();
        let mut options = Options::new();
        self.options(&position, &mut options);
        options
            .into_sorted()
            .map_err(|fault| Error::fault(&position, fault))
    }

    /// Whether a position has ended: there is no move.
    fn has_ended(&self, position: impl IntoPosition<Self::Position>) -> Result<bool, Error> {
        Ok(self.options_of(position)?.is_empty())
    }

    /// All options that are P-positions under the convention that the game declares, ascending.
    fn winning_moves(
        &self,
        position: impl IntoPosition<Self::Position>,
    ) -> Result<Vec<Self::Position>, Error> {
        self.winning_moves_under(self.convention(), position)
    }

    /// All options that are P-positions under that convention, ascending.
    fn winning_moves_under(
        &self,
        convention: Convention,
        position: impl IntoPosition<Self::Position>,
    ) -> Result<Vec<Self::Position>, Error> {
        play::winning_moves(self, convention, position.into_position())
    }

    /// A play from this position, first, to an ended one, last, under the convention that the
    /// game declares: the winner hurries and the loser delays, so it has as many moves as the
    /// [`Remoteness`] says. Of equally good options the least is taken.
    ///
    /// # Errors
    ///
    /// [`Error::Capacity`] where the line has more positions than [`Limits`] allow by default; else
    /// those of [`value`](Self::value) for a remoteness.
    fn best_line(
        &self,
        position: impl IntoPosition<Self::Position>,
    ) -> Result<Vec<Self::Position>, Error> {
        self.best_line_under(self.convention(), position)
    }

    /// As [`best_line`](Self::best_line), under that convention.
    fn best_line_under(
        &self,
        convention: Convention,
        position: impl IntoPosition<Self::Position>,
    ) -> Result<Vec<Self::Position>, Error> {
        play::best_line(self, convention, position.into_position())
    }

    /// The nim-sum, by xor, of the nim-values of several positions: the nim-value of their
    /// disjunctive sum, 0 for none (Sprague 1935, Grundy 1939).
    fn nim_sum<P: IntoPosition<Self::Position>>(
        &self,
        positions: impl IntoIterator<Item = P>,
    ) -> Result<u64, Error> {
        let values = self.values_of(&Grundy::NORMAL, positions)?;
        let mut sum = 0;
        for value in values {
            sum ^= value;
        }
        Ok(sum)
    }

    /// All moves of the disjunctive sum of these positions that win it under normal play: those to
    /// nim-sum 0, by component and then by option.
    ///
    /// A game that declares misère play is refused with [`Error::SumOfMisere`]: no nim-sum decides
    /// its sums.
    fn winning_moves_in_sum<P: IntoPosition<Self::Position>>(
        &self,
        positions: impl IntoIterator<Item = P>,
    ) -> Result<Vec<SumMove<Self::Position>>, Error> {
        let mut all = Vec::new();
        for position in positions {
            all.push(position.into_position());
        }
        play::winning_moves_in_sum(self, all)
    }

    /// The values of all positions of a region.
    fn table<Q, R>(&self, quantity: &Q, region: R) -> Result<Table<Self::Position, Q::Value>, Error>
    where
        Q: Quantity,
        R: Region<Self::Position> + Send + Sync + 'static,
    {
        self.table_within(quantity, region, &Limits::default())
    }

    /// The values of all positions of a region, within limits.
    fn table_within<Q, R>(
        &self,
        quantity: &Q,
        region: R,
        limits: &Limits,
    ) -> Result<Table<Self::Position, Q::Value>, Error>
    where
        Q: Quantity,
        R: Region<Self::Position> + Send + Sync + 'static,
    {
        let len = region.len();
        let mut positions = reserve(len, *limits, "the table asked for")?;
        let mut bytes = 0_usize;
        let count = usize::try_from(len).expect("room was reserved for this many");
        for position in region.positions() {
            let known = positions.len();
            if known == count {
                break;
            }
            bytes = bytes.saturating_add(position.size());
            if bytes > LONG_BYTES && bytes / (known + 1) > LONG_EACH {
                return Err(Error::long_region(known as u128, limits.positions));
            }
            positions.push(position);
        }
        let values = solve::values(self, quantity, &positions, *limits)?;
        Ok(Table::new(region, values))
    }

    /// Whether the values of single heaps repeat for ever, by a proof, among so many heaps looked
    /// at; see [`period::find`](crate::period::find) for the cost. That nothing is proved is an
    /// ordinary answer: so it is for a game that does not tell its rules ([`Game::recurrence`]) and
    /// for quantities that are not of this library.
    fn period<Q: Quantity>(&self, quantity: &Q, heaps: u64) -> Finding {
        match (self.recurrence(), quantity.standard()) {
            (Some(rules), Some(quantity)) => period::find(&rules, quantity, heaps),
            _ => Finding::nothing(0),
        }
    }

    /// Writes the nim-values of one heap of 0, 1, 2, … counters to a table of the caller, of any
    /// of `u8`, `u16`, `u32` and `u64`. A table that has grown is asked about again: all its values
    /// are written in place.
    ///
    /// Where a number of a finite set is taken, it takes about a nanosecond a heap until the values
    /// repeat, and then as long as a copy does; no more memory than for the last values; and no
    /// limit holds but the table's length. Other games take what their strategy takes
    /// ([`Game::values`]), and the positions and values of all heaps in memory.
    ///
    /// # Errors
    /// [`Error::TooNarrow`] for the first value that does not fit the table; all before it are
    /// written where a finite set is taken from.
    ///
    /// ```
    /// # use sprague_runtime::period::Recurrence;
    /// # use sprague_runtime::{Game, Limits, OneHeap, Options, Solve};
    /// # struct Take;
    /// # impl Game for Take {
    /// #     type Position = u64;
    /// #     type Rank = u64;
    /// #     fn options(&self, &n: &u64, options: &mut Options<u64>) {
    /// #         options.extend([1, 3, 4].iter().filter_map(|k| n.checked_sub(*k)));
    /// #     }
    /// #     fn rank(&self, &n: &u64) -> u64 {
    /// #         n
    /// #     }
    /// #     fn recurrence(&self) -> Option<Recurrence> {
    /// #         Some(Recurrence::finite([1, 3, 4]))
    /// #     }
    /// # }
    /// # impl OneHeap for Take {
    /// #     fn heap(n: u64) -> u64 {
    /// #         n
    /// #     }
    /// # }
    /// // Take one, three or four.
    /// let mut table = [0u8; 9];
    /// Take.grundy_into(&mut table)?;
    /// assert_eq!(table, [0, 1, 0, 1, 2, 3, 2, 0, 1]);
    /// # Ok::<(), sprague_runtime::Error>(())
    /// ```
    fn grundy_into<T: Cell>(&self, table: &mut [T]) -> Result<(), Error>
    where
        Self: OneHeap,
    {
        into::grundy(self, table, &mut |_, _| ControlFlow::Continue(()))
    }

    /// As [`grundy_into`](Self::grundy_into), and tells how many heaps are done, and of how many:
    /// often where a number of a finite set is taken, else at the beginning and at the end.
    ///
    /// # Errors
    /// As there; [`Error::Stopped`] where `progress` breaks.
    fn grundy_into_with<T: Cell>(
        &self,
        table: &mut [T],
        progress: &mut Progress<'_>,
    ) -> Result<(), Error>
    where
        Self: OneHeap,
    {
        into::grundy(self, table, progress)
    }

    /// The values of one heap of 0, 1, …, `last` counters.
    fn sequence<Q: Quantity>(&self, quantity: &Q, last: u64) -> Result<Vec<Q::Value>, Error>
    where
        Self: OneHeap,
    {
        let limits = Limits::default();
        let mut positions = reserve(u128::from(last) + 1, limits, "the heaps asked for")?;
        for heap in 0..=last {
            positions.push(Self::heap(heap));
        }
        solve::values(self, quantity, &positions, limits)
    }
}

/// The positions of a region may take so much memory, or, if they are many, so much each on the
/// average.
const LONG_BYTES: usize = 1 << 28;
const LONG_EACH: usize = 512;

impl<G: Game> Solve for G {}

/// The value of the one position that a strategy was asked about.
pub(crate) fn only<V>(mut values: Vec<V>) -> V {
    values
        .pop()
        .expect("a strategy gives as many values as it is asked for")
}
