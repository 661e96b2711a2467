//! The class of a game, why its play ends, and how it is solved, in words.

use super::formal::{Printer, no_rule};
use super::join;
use super::sets::ranges;
use crate::floors::Floors;
use crate::listed::Listed;
use crate::model::{
    Class, Component, Expr, Game, Measure, Shape, Termination, Variable, VariableKind,
};
use crate::span::Span;
use crate::strategy::Strategy;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The class, as a sentence: what the checker knows of the moves.
#[must_use]
pub fn class(game: &Game) -> String {
    let growth = match game.shape {
        _ if game.growth.monotone => ", and no move makes a heap larger",
        Shape::Tuple(_) | Shape::Tuples(_) | Shape::Unordered(_) | Shape::Multiset
            if game.growth.sum_bounded =>
        {
            ", and no move makes the sum of the heaps larger"
        }
        _ => "",
    };
    match &game.class {
        Class::Subtraction(set) => {
            let taken = ranges(&set.ranges, set.from);
            format!("A subtraction game: a move takes {taken} from the heap.")
        }
        Class::TakeAndBreak => {
            "A take-and-break game: what a move may leave depends only on how many it takes.".into()
        }
        Class::Heap if game.growth.halving => {
            "A game of one heap, of which a move leaves at most half.".into()
        }
        Class::Heap => "A game of one heap that is never split.".into(),
        Class::Collection => {
            "A game of heaps that may be split: a position is a collection of heaps, and a move \
             plays in one of them."
                .into()
        }
        Class::Tuple if matches!(game.shape, Shape::Tuples(_)) => format!(
            "A position is a collection of tuples of heaps in order, and a move plays in one of \
             them{growth}."
        ),
        Class::Tuple => format!("A position is a tuple of heaps in order{growth}."),
        Class::Multiset => format!("A position is a number of heaps without order{growth}."),
    }
}

/// Why play ends, as a sentence.
#[must_use]
pub fn end_of_play(game: &Game) -> String {
    match &game.termination {
        Termination::Proved(measure) => {
            format!("Play ends, because every move {}.", lowers(game, measure))
        }
        Termination::Assumed(measure) => format!(
            "Play ends if every move {}; this is assumed, not proved, and the solvers check it at \
             each move.",
            lowers(game, measure)
        ),
    }
}

/// `lowers X`, `lowers X, or keeps it and lowers Y`.
fn lowers(game: &Game, measure: &Measure) -> String {
    if let (Shape::Collection, [Component::Descending | Component::Heap(_), ..]) =
        (game.shape, measure.components.as_slice())
    {
        return "replaces a heap by smaller ones".into();
    }
    let components: Vec<_> = measure
        .components
        .iter()
        .map(|component| component_words(game, component))
        .listed();
    if let Shape::Tuples(_) = game.shape {
        return format!(
            "replaces a tuple by tuples that are lower in {}",
            lower_in(&components)
        );
    }
    if game.shape == Shape::Collection {
        let lower = join(&components, "or, if that stays,");
        return format!("replaces a heap by heaps of a lower {lower}");
    }
    match components.as_slice() {
        [] => "lowers nothing".into(),
        [one] => format!("lowers {one}"),
        [first, second] => format!("lowers {first}, or keeps it and lowers {second}"),
        several => format!(
            "lowers the first that it changes of {}",
            join(several, "and")
        ),
    }
}

/// `X`, `X, or the same in it and lower in Y`.
fn lower_in(components: &[String]) -> String {
    match components {
        [first, second] => format!("{first}, or the same in it and lower in {second}"),
        [one] => one.clone(),
        several => format!("the first that differs of {}", join(several, "and")),
    }
}

fn component_words(game: &Game, component: &Component) -> String {
    let heap = |place: &usize| match game.heap_names.get(*place) {
        Some(name) => format!("`{name}`"),
        None => format!("heap {}", place + 1),
    };
    match component {
        Component::Heap(place) => format!("the heap {}", heap(place)),
        Component::Sum(places) if places.len() > 1 => {
            let names: Vec<_> = places.iter().map(heap).listed();
            format!("the sum of {}", join(&names, "and"))
        }
        Component::Sum(places) => places.first().map_or_else(
            || "nothing".into(),
            |place| format!("the heap {}", heap(place)),
        ),
        Component::Total if game.shape == Shape::Heap => "the heap".into(),
        Component::Total => "the sum of the heaps".into(),
        Component::Count => "the number of heaps that are not empty".into(),
        Component::Descending => "the heaps, compared from the largest down".into(),
        Component::Expr(expr) => format!("`{}`", measure_text(game, expr)),
    }
}

/// A component in the language's notation: over the header's names and the word `heaps`.
fn measure_text(game: &Game, expr: &Expr) -> String {
    let named = |name: &String| variable(name, VariableKind::Heap);
    let mut variables: Vec<_> = game.heap_names.iter().map(named).listed();
    variables.push(variable("heaps", VariableKind::List));
    Printer::new(&game.parameters, &no_rule(variables)).expr(expr)
}

fn variable(name: &str, kind: VariableKind) -> Variable {
    Variable {
        name: name.into(),
        span: Span::default(),
        kind,
    }
}

/// How the game is solved and why so, as a sentence.
#[must_use]
pub fn solver(game: &Game) -> String {
    match Strategy::of(game) {
        Strategy::Subtraction => match &game.class {
            Class::Subtraction(set) if set.from.is_none() => {
                "Solved heap by heap from 0, as the set alone decides; of a far heap only the last \
                 values are kept."
            }
            _ => "Solved heap by heap from 0, as the set alone decides.",
        },
        Strategy::Heap { halving: true } => {
            "Solved for the few heaps that can be reached, as a move leaves at most half; for many \
             heaps at once, heap by heap from 0."
        }
        Strategy::Heap { halving: false } if Floors::of(game).is_some() => {
            "Solved heap by heap from 0, as a move leaves a smaller heap; a far heap by the heaps \
             around its quotients alone."
        }
        Strategy::Heap { halving: false } => {
            "Solved heap by heap from 0, as a move leaves a smaller heap."
        }
        Strategy::Boxed => {
            "Solved by a table over all tuples that are at most as large in each place, as no move \
             leaves it."
        }
        Strategy::Multisets => {
            "Solved by a table over all positions of at most as many and as large heaps, each \
             multiset once, as no move leaves it."
        }
        Strategy::Collection { sum_bounded: true } => {
            "Grundy values and normal outcomes are solved heap by heap and added by xor; all that \
             does not add is solved over the collections of at most the same sum."
        }
        Strategy::Collection { sum_bounded: false } => {
            "Grundy values and normal outcomes are solved heap by heap and added by xor; all that \
             does not add is solved over the collections that can be reached."
        }
        Strategy::Tuples => {
            "Grundy values and normal outcomes are solved over the tuples that can be reached and \
             added by xor; all that does not add is solved over the collections that can be \
             reached."
        }
        Strategy::Sparse => match game.termination {
            Termination::Proved(_) => {
                "Solved over the positions that can be reached, as a move may make a heap larger."
            }
            Termination::Assumed(_) => {
                "Solved over the positions that can be reached, as the measure is only assumed and \
                 each move is checked."
            }
        },
    }
    .into()
}
