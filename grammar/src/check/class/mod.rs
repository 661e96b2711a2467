//! What a solver may use of a game, and the checked game itself.

mod growth;
mod numbers;
mod subtraction;
#[cfg(test)]
mod tests;

use super::{Draft, conditions};
use crate::model::{Class, Condition, Game, Growth, Rules, Shape, Termination};
use crate::prove::Budget;

/// The checked game.
pub(crate) fn classify(draft: Draft, termination: Termination) -> Game {
    let (class, growth) = of(
        draft.shape,
        &draft.conditions,
        &draft.rules,
        &termination,
        draft.budget,
    );
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
    }
}

/// The class, and how options lie to their position, for all parameters that satisfy what is
/// given.
pub(crate) fn of(
    shape: Shape,
    given: &[Condition],
    rules: &Rules,
    termination: &Termination,
    budget: Budget,
) -> (Class, Growth) {
    let class = class(shape, rules);
    let growth = match (&class, rules) {
        (Class::Subtraction(_), _) => Growth {
            monotone: true,
            sum_bounded: true,
            halving: false,
        },
        (_, Rules::Moves(moves)) => growth::of_moves(
            shape,
            &conditions::before(given, moves),
            termination,
            budget,
        ),
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
