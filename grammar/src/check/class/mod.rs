//! What a solver may use of a game, and the checked game itself.

mod growth;
pub(crate) mod numbers;
mod subtraction;
#[cfg(test)]
mod tests;

use super::Draft;
use super::termination::Mover;
use crate::model::{Class, Game, Growth, Move, Rules, Shape, Termination};
use crate::prove::Budget;
use alloc::vec::Vec;

/// The checked game.
pub(crate) fn classify(
    draft: Draft,
    termination: Termination,
    class: Class,
    growth: Growth,
) -> Game {
    Game {
        outer: draft.outer,
        name: draft.name,
        name_span: draft.name_span,
        span: draft.span,
        misere: draft.misere,
        shape: draft.shape,
        heap_names: draft.heap_names,
        parameters: draft.parameters,
        conditions: draft.conditions,
        rules: draft.rules,
        termination,
        class,
        growth,
        expectations: draft.expectations,
        searched: draft.searched,
    }
}

/// The class, and how options lie to their position, for all parameters that satisfy what is
/// given: `moves` are those of the rules with that before their steps, `under_proof` what is known
/// of their options; nothing if no proof has asked for it.
pub(crate) fn of<'m>(
    shape: Shape,
    rules: &Rules,
    moves: &'m [Move],
    termination: &Termination,
    under_proof: Vec<Mover<'m>>,
    budget: Budget,
) -> (Class, Growth) {
    let class = class(shape, rules);
    let growth = match (&class, rules) {
        (Class::Subtraction(_), _) => Growth {
            monotone: true,
            sum_bounded: true,
            halving: false,
        },
        (_, Rules::Moves(_)) => growth::of_moves(shape, moves, termination, under_proof, budget),
        (_, Rules::Code(_)) => Growth {
            monotone: shape == Shape::Heap,
            sum_bounded: true,
            halving: false,
        },
    };
    (class, growth)
}

fn class(shape: Shape, rules: &Rules) -> Class {
    match (rules, shape) {
        (Rules::Code(_), _) => Class::TakeAndBreak,
        (Rules::Moves(moves), Shape::Heap) => {
            subtraction::of_moves(moves).map_or(Class::Heap, Class::Subtraction)
        }
        (_, Shape::Collection) => Class::Collection,
        (_, Shape::Tuple(_) | Shape::Tuples(_)) => Class::Tuple,
        (_, Shape::Unordered(_) | Shape::Multiset) => Class::Multiset,
    }
}
