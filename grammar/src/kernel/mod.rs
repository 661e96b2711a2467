//! Rules as numbers, for games that a fast loop of the runtime covers.
//!
//! The words of the rules alone tell: nothing is proved and no move is played, so that looking
//! costs next to nothing. What is not of one of the forms here is solved as before.

mod band;
mod code;
mod heap;
mod linear;
mod lines;
mod numbers;
mod taken;
#[cfg(test)]
mod tests;

pub use code::code_of;

use crate::model::{Game, Rules, Termination};
use crate::strategy::Strategy;
use alloc::vec::Vec;
use numbers::Numbers;

/// Rules that a fast loop takes, with the numbers that it reads. The crate `sprague-kernels` says
/// what each number means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kernel {
    /// One heap by its divisors, by fixed numbers and by ascending sets
    /// (`sprague_kernels::divisors`).
    Divisors(Vec<i64>),
    /// Two heaps, of which one or both lose any number, the same of both: 1 for the first alone, 2
    /// for the second, 4 for both, added, two at least; and 8 times what the numbers that both lose
    /// may differ by (`sprague_kernels::grid`).
    Lines(u32),
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
        let (kind, list) = read(game).filter(|_| game.parameters.is_empty())?;
        match kind {
            Kind::Divisors => Some(Self::Divisors(list)),
            Kind::Lines => Some(Self::Lines(u32::try_from(*list.first()?).ok()?)),
            Kind::Taken => Some(Self::Taken(list)),
        }
    }
}

/// A kernel whose numbers wait for those of the game's parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Template {
    /// Which kernel.
    pub kind: Kind,
    /// The runtime's `solve::filled` makes the numbers of this: `m`, the numbers and factors of m
    /// parameters, and a constant say a number; -1 and a number, that there is a kernel only if
    /// that is at least 0; -2, two numbers and a length, that so much stands once for each number
    /// from the one to the other, which is the parameter behind all.
    pub numbers: Vec<i64>,
}

/// The kernels, by what their numbers mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// As [`Kernel::Divisors`].
    Divisors,
    /// As [`Kernel::Lines`], one number.
    Lines,
    /// As [`Kernel::Taken`].
    Taken,
}

impl Template {
    /// The template of a game with parameters whose end is proved; `None` of other games and where
    /// no kernel covers every rule.
    ///
    /// Cost: linear in the words of the rules.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let (kind, numbers) = read(game).filter(|_| !game.parameters.is_empty())?;
        Some(Self { kind, numbers })
    }
}

/// The kernel that covers every rule, and its numbers: a template where there are parameters.
fn read(game: &Game) -> Option<(Kind, Vec<i64>)> {
    let (Rules::Moves(moves), Termination::Proved(_)) = (&game.rules, &game.termination) else {
        return None;
    };
    let mut numbers = Numbers::new(game.parameters.len());
    let kind = match Strategy::of(game) {
        Strategy::Heap { .. } => {
            heap::of(moves, &mut numbers)?;
            Kind::Divisors
        }
        strategy @ (Strategy::Boxed | Strategy::Multisets) => {
            if let Some((lines, sure)) = lines::of(game.shape, moves) {
                numbers.sure(&sure)?;
                numbers.number(&lines)?;
                Kind::Lines
            } else if strategy == Strategy::Multisets {
                taken::of(game.shape, moves, &mut numbers)?;
                Kind::Taken
            } else {
                return None;
            }
        }
        _ => return None,
    };
    Some((kind, numbers.list))
}
