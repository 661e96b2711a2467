//! Rules of one heap that look back a bounded way: from some heap on, what may be taken depends on
//! the heap modulo some number alone.
//!
//! `horizon` proves from the words of the rules that it is so, from which heap on and modulo
//! which number; it tells no move. The numbers themselves come from the plain evaluation of the
//! rules at the heaps before and at one heap of each residue.

mod horizon;
#[cfg(test)]
mod tests;
mod value;

use crate::eval::{self, Work};
use crate::listed::Listed;
use crate::model::{Game, Move, Rules, Shape, Termination};
use alloc::vec::Vec;
use horizon::Horizon;

/// What may be taken from a heap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Register {
    /// From the heaps 0, 1, …: the numbers, ascending.
    pub small: Vec<Vec<u64>>,
    /// From every greater heap n: set n modulo their count, ascending, at least one set. No number
    /// is greater than the count of `small`.
    pub sets: Vec<Vec<u64>>,
}

/// So many heaps are played to read the sets.
const HEAPS: i128 = 2048;

/// So many steps of the evaluation are taken for them together.
const STEPS: u64 = 1 << 16;

impl Register {
    /// The sets of a game of one heap without parameters, of which every move takes no more than
    /// some number, by conditions on the heap that come to conditions on it modulo some number.
    /// `None` of other games, and where it takes more than 2,048 heaps to tell.
    ///
    /// Cost: linear in the words of the rules, then at most 2^16 steps of their evaluation.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let Rules::Moves(moves) = &game.rules else {
            return None;
        };
        let proved = matches!(game.termination, Termination::Proved(_));
        if game.shape != Shape::Heap || !proved || !game.parameters.is_empty() {
            return None;
        }
        let (regular, modulus) = regular(moves)?;
        let mut steps = STEPS;
        let small = (0..regular).map(|heap| taken(game, heap, &mut steps));
        let small: Option<_> = small.listed_some();
        let sets = (0..modulus).map(|residue| {
            let past = (residue + modulus - regular % modulus) % modulus;
            taken(game, regular + past, &mut steps)
        });
        Some(Self {
            small: small?,
            sets: sets.listed_some()?,
        })
    }
}

/// The heap from which on no number is cut off by the wall and the heap modulo a number tells all;
/// and that number.
fn regular(moves: &[Move]) -> Option<(u64, u64)> {
    let mut horizon = Horizon::default();
    for rule in moves {
        horizon.rule(rule)?;
    }
    let regular = horizon.from.max(horizon.reach);
    if regular + horizon.modulus > HEAPS {
        return None;
    }
    let number = |number: i128| u64::try_from(number).ok();
    Some((number(regular)?, number(horizon.modulus)?))
}

/// What may be taken from a heap, ascending; `None` if a move takes nothing, or less.
fn taken(game: &Game, heap: u64, steps: &mut u64) -> Option<Vec<u64>> {
    let mut work = Work::new(*steps);
    let found = eval::options(game.shape, &game.rules, &[heap], &mut work).ok()?;
    *steps = work.left();
    let taken = found.iter().map(|option| match option.position[..] {
        [left] => heap.checked_sub(left).filter(|&taken| taken > 0),
        _ => None,
    });
    let mut taken: Vec<u64> = taken.listed_some()?;
    taken.sort_unstable();
    Some(taken)
}
