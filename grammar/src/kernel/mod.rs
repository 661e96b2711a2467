//! Rules as numbers, for games that a fast loop of the runtime covers.
//!
//! The words of the rules alone tell: nothing is proved and no move is played, so that looking
//! costs next to nothing. What is not of one of the forms here is solved as before.

mod code;
mod heap;
mod linear;
mod lines;
mod taken;
#[cfg(test)]
mod tests;

pub use code::code_of;

use crate::model::{Game, Rules, Termination};
use crate::strategy::Strategy;
use alloc::vec::Vec;

/// Rules that a fast loop takes, with the numbers that it reads. The crate `sprague-kernels` says
/// what each number means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kernel {
    /// One heap by its divisors, by fixed numbers and by ascending sets
    /// (`sprague_kernels::divisors`).
    Divisors(Vec<i64>),
    /// Two heaps, of which one or both lose any number, the same of both: 1 for the first alone, 2
    /// for the second, 4 for both, added, two at least (`sprague_kernels::grid`).
    Lines(u8),
    /// Heaps without order that lose constants, any number, or one that divides others
    /// (`sprague_kernels::multisets`).
    Taken(Vec<i64>),
}

impl Kernel {
    /// The kernel of a game without parameters whose end is proved; `None` of other games and where
    /// no kernel covers every rule.
    ///
    /// Cost: linear in the words of the rules.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let (Rules::Moves(moves), Termination::Proved(_)) = (&game.rules, &game.termination) else {
            return None;
        };
        if !game.parameters.is_empty() {
            return None;
        }
        match Strategy::of(game) {
            Strategy::Heap { .. } => heap::of(moves).map(Self::Divisors),
            Strategy::Boxed => lines::of(game.shape, moves).map(Self::Lines),
            Strategy::Multisets => match lines::of(game.shape, moves) {
                Some(lines) => Some(Self::Lines(lines)),
                None => taken::of(game.shape, moves).map(Self::Taken),
            },
            _ => None,
        }
    }
}
