//! Which strategy suits a game: decided here once, so that compiled and interpreted games are
//! solved alike and the documentation says the same.

use crate::model::{Class, Component, Game, Measure, Shape, Termination};

/// How the values of a game are found. Each is a function of the same name in the runtime.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strategy {
    /// Heap by heap from 0, by the set alone; a far heap needs the last values only.
    Subtraction,
    /// Heap by heap from 0.
    Heap {
        /// A move leaves at most half: a far heap is reached by its few followers alone.
        halving: bool,
    },
    /// A table over all tuples at most as large in each place.
    Boxed,
    /// A table over all multisets of at most as many and as large heaps.
    Multisets,
    /// Grundy values heap by heap and their xor; other quantities over whole collections.
    Collection {
        /// The sum of the heaps never grows: collections are packed by it.
        sum_bounded: bool,
    },
    /// Collections of tuples: Grundy values tuple by tuple, over the tuples that can be reached,
    /// and their xor; other quantities over the collections that can be reached.
    Tuples,
    /// The positions that can be reached, remembered one by one.
    Sparse,
}

impl Strategy {
    /// The strategy for a game. A dense table holds only where the proof says that a position's
    /// options come before it, so a game whose measure is merely assumed is always [`Sparse`],
    /// which compares the measure of each option.
    ///
    /// [`Sparse`]: Strategy::Sparse
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let Termination::Proved(measure) = &game.termination else {
            return Self::Sparse;
        };
        let growth = game.growth;
        // A heap that never grows and never returns shrinks.
        let shrinks = growth.monotone || growth.sum_bounded;
        match game.shape {
            Shape::Heap if matches!(game.class, Class::Subtraction(_)) => Self::Subtraction,
            Shape::Heap if shrinks || first_is_heaps(measure) => Self::Heap {
                halving: growth.halving,
            },
            Shape::Collection if growth.sum_bounded || first_is_heaps(measure) => {
                Self::Collection {
                    sum_bounded: growth.sum_bounded,
                }
            }
            Shape::Tuple(_) if growth.monotone => Self::Boxed,
            Shape::Tuples(_) => Self::Tuples,
            Shape::Unordered(_) | Shape::Multiset if growth.monotone => Self::Multisets,
            _ => Self::Sparse,
        }
    }
}

/// The weightiest component is the heaps themselves. A move that kept it would keep the position,
/// so each new heap is smaller than the one it came from.
fn first_is_heaps(measure: &Measure) -> bool {
    matches!(
        measure.components.first(),
        Some(Component::Descending | Component::Heap(_) | Component::Total | Component::Sum(_))
    )
}
