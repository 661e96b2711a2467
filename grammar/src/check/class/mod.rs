//! What a solver may use of a game, and the checked game itself.

mod growth;
mod numbers;
mod subtraction;
#[cfg(test)]
mod tests;

use super::Draft;
use crate::model::{Class, Game, Growth, Rules, Shape, Termination};

/// The checked game.
pub(crate) fn classify(draft: Draft, termination: Termination) -> Game {
    let class = class(&draft);
    let growth = match (&class, &draft.rules) {
        (Class::Subtraction(_), _) => Growth {
            monotone: true,
            sum_bounded: true,
            halving: false,
        },
        (_, Rules::Moves(moves)) => growth::of_moves(draft.shape, moves, &termination),
        (_, Rules::Code(_)) => Growth {
            monotone: draft.shape == Shape::Heap,
            sum_bounded: true,
            halving: false,
        },
    };
    Game {
        outer: draft.outer,
        name: draft.name,
        name_span: draft.name_span,
        span: draft.span,
        misere: draft.misere,
        shape: draft.shape,
        heap_names: draft.heap_names,
        rules: draft.rules,
        termination,
        class,
        growth,
    }
}

fn class(draft: &Draft) -> Class {
    match (&draft.rules, draft.shape) {
        (Rules::Code(_), _) => Class::TakeAndBreak,
        (Rules::Moves(moves), Shape::Heap) => {
            subtraction::of_moves(moves).map_or(Class::Heap, Class::Subtraction)
        }
        (_, Shape::Collection) => Class::Collection,
        (_, Shape::Tuple(_)) => Class::Tuple,
        (_, Shape::Unordered(_) | Shape::Multiset) => Class::Multiset,
    }
}
