//! The followers of a position, each evaluated once.

use alloc::vec::Vec;
use core::mem;

use super::memo::Memo;
use super::rules::{Erased, Rules};
use crate::error::Error;
use crate::game::Game;
use crate::limits::Limits;
use crate::options::Options;
use crate::position::Position;
use crate::position::descending;
use crate::quantity::Quantity;

/// The values of positions by a search of their followers: depth first with a stack of its own,
/// each follower evaluated once.
///
/// Takes the options of every follower about once, and memory for each: about twice the size of
/// a position and a value, and along the deepest line some 60 bytes more.
///
/// # Errors
/// [`Error::Capacity`] if there are more followers than `limits` allow; [`Error::Fault`] if the
/// options of one cannot be told; [`Error::RankNotLowered`] for a move that does not lower the
/// rank, unless the game says that this is proved.
pub fn sparse<G: Game, Q: Quantity>(
    game: &G,
    quantity: &Q,
    positions: &[G::Position],
    limits: &Limits,
) -> Result<Vec<Q::Value>, Error> {
    search(&Erased(game), quantity, positions, *limits)
}

/// [`sparse`] for a game by its rules.
pub(super) fn search<P: Position, Q: Quantity>(
    game: &dyn Rules<P>,
    quantity: &Q,
    positions: &[P],
    limits: Limits,
) -> Result<Vec<Q::Value>, Error> {
    Search::new(game, quantity, limits.positions).values(positions)
}

/// The most options that wait to be looked at. Beyond, those of the lower positions on the stack
/// are forgotten and told again when their turn comes.
const WAITING: usize = if cfg!(test) { 1 << 8 } else { 1 << 20 };

/// The most memory that waiting options take, likewise.
const WAITING_BYTES: u64 = 1 << 26;

/// The memory for a position on the average; more is too much. Nothing is said of the first
/// 64 MiB.
const BYTES: u64 = 64;

/// A search that remembers all values it has found.
pub(crate) struct Search<'a, P, Q: Quantity> {
    game: &'a dyn Rules<P>,
    quantity: &'a Q,
    limit: u64,
    known: Memo<P, Q::Value>,
    /// The positions whose options are being evaluated, each an option of the one below.
    stack: Vec<Frame<P, Q::Fold>>,
    /// The options of all these that have no value yet, those of the top position last.
    waiting: Vec<P>,
    /// The memory that positions take: those known and on the stack, and those that wait.
    bytes: u64,
    waiting_bytes: u64,
    options: Options<P>,
}

/// A position whose options are being evaluated.
struct Frame<P, F> {
    position: P,
    /// What is known of its options.
    fold: F,
    /// Where its options start among those that wait.
    start: usize,
    /// Its waiting options were forgotten.
    forgotten: bool,
}

impl<'a, P: Position, Q: Quantity> Search<'a, P, Q> {
    pub(crate) fn new(game: &'a dyn Rules<P>, quantity: &'a Q, limit: u64) -> Self {
        Self {
            game,
            quantity,
            limit,
            known: Memo::new(),
            stack: Vec::new(),
            waiting: Vec::new(),
            bytes: 0,
            waiting_bytes: 0,
            options: Options::with_limit(limit),
        }
    }

    /// The values of positions. After an error the search may be asked again, about others.
    pub(crate) fn values(&mut self, positions: &[P]) -> Result<Vec<Q::Value>, Error> {
        let mut values = Vec::with_capacity(positions.len());
        for position in positions {
            values.push(self.value(position)?);
        }
        Ok(values)
    }

    fn value(&mut self, position: &P) -> Result<Q::Value, Error> {
        // Something is left over after an error only.
        while let Some(frame) = self.stack.pop() {
            self.bytes -= frame.position.size() as u64;
        }
        self.waiting.clear();
        self.waiting_bytes = 0;
        loop {
            if let Some(value) = self.known.get(position) {
                return Ok(value.clone());
            }
            match self.next_unknown() {
                Some(option) => self.open(option)?,
                None if self.stack.is_empty() => self.open(position.clone())?,
                None => self.close()?,
            }
        }
    }

    /// The next option of the top position that has no value yet; all before it are absorbed.
    fn next_unknown(&mut self) -> Option<P> {
        let top = self.stack.last_mut()?;
        while self.waiting.len() > top.start {
            let option = self.waiting.last()?;
            let Some(value) = self.known.get(option) else {
                return Some(option.clone());
            };
            self.quantity.absorb(&mut top.fold, value);
            self.waiting_bytes -= option.size() as u64;
            self.waiting.pop();
        }
        None
    }

    /// Puts a position on the stack.
    fn open(&mut self, position: P) -> Result<(), Error> {
        let seen = self.known.len() + self.stack.len() as u64;
        if seen >= self.limit {
            return Err(Error::search(u128::from(seen), self.limit));
        }
        if self.bytes > self.limit.saturating_mul(BYTES).saturating_add(1 << 26) {
            return Err(Error::long_search(u128::from(seen), self.limit));
        }
        self.bytes += position.size() as u64;
        let start = self.waiting.len();
        let fold = self.quantity.start();
        self.stack.push(Frame {
            position,
            fold,
            start,
            forgotten: false,
        });
        self.look()?;
        if self.waiting.len() > WAITING || self.waiting_bytes > WAITING_BYTES {
            self.forget();
        }
        Ok(())
    }

    /// Takes the top position, all of whose options are absorbed, off the stack.
    fn close(&mut self) -> Result<(), Error> {
        let Some(top) = self.stack.last_mut() else {
            return Ok(());
        };
        if mem::take(&mut top.forgotten) {
            // Some options may be absorbed twice by this, which does no harm.
            return self.look();
        }
        if let Some(Frame { position, fold, .. }) = self.stack.pop() {
            self.known.insert(position, self.quantity.finish(fold));
        }
        Ok(())
    }

    /// Absorbs the options of the top position that are known and lets the others wait.
    fn look(&mut self) -> Result<(), Error> {
        let Some(top) = self.stack.last_mut() else {
            return Ok(());
        };
        self.options.clear();
        self.game.options(&top.position, &mut self.options);
        if let Some(fault) = self.options.fault() {
            let seen = u128::from(self.known.len()) + u128::from(self.options.limit());
            let wanting = self.options.is_full() && self.options.limit() >= self.limit;
            return Err(if wanting {
                Error::search(seen, self.limit)
            } else {
                Error::fault(&top.position, fault.clone())
            });
        }
        if let Some(option) = self
            .game
            .not_lowered(&top.position, self.options.as_slice())
        {
            return Err(Error::not_lowered(&top.position, option));
        }
        for option in self.options.drain() {
            if let Some(value) = self.known.get(&option) {
                self.quantity.absorb(&mut top.fold, value);
            } else {
                self.waiting_bytes += option.size() as u64;
                self.waiting.push(option);
            }
        }
        // The least option comes first: the others often lead to it, and then the stack is low.
        descending(&mut self.waiting[top.start..]);
        Ok(())
    }

    /// Forgets the waiting options of all positions but the top one.
    #[cold]
    fn forget(&mut self) {
        let Some((top, lower)) = self.stack.split_last_mut() else {
            return;
        };
        for option in self.waiting.drain(..top.start) {
            self.waiting_bytes -= option.size() as u64;
        }
        top.start = 0;
        // Those below a position whose options are forgotten have none that wait.
        for frame in lower.iter_mut().rev() {
            if frame.forgotten {
                break;
            }
            frame.start = 0;
            frame.forgotten = true;
        }
    }
}
