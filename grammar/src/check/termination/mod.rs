//! Play ends: a measure that every move lowers is found and proved, or the rules are refused.
//!
//! ```text
//! rule --mover--> what is known of its options
//! candidates (heaps, sums, orders) --search--> a lexicographic measure, or the moves at fault
//! the moves at fault --report, loops--> errors, with the smallest position that returns
//! ```

mod candidate;
#[cfg(test)]
mod fuzz;
mod given;
mod loops;
mod mover;
mod order;
mod report;
mod sample;
mod search;
mod taken;
#[cfg(test)]
mod tests;
mod values;

pub(super) use mover::Mover;
pub(super) use sample::Sample;
pub(super) use taken::leaves_at_most_half;

use super::Draft;
use crate::error::{Error, ErrorKind};
use crate::eval::{self, Work};
use crate::listed::Listed;
use crate::model::{Component, Measure, Move, Rules, Shape, Termination};
use crate::parameters;
use alloc::vec;
use alloc::vec::Vec;

/// How much may be done to see whether a rule applies to an empty heap.
const WORK_AT_NOTHING: u64 = 2000;

/// Proves that play ends. `moves` are the rules with what is given before their steps; what comes
/// to be known of their options is left in `known`, where it is of use to other proofs.
pub(crate) fn prove<'m>(
    text: &str,
    draft: &Draft,
    moves: &'m [Move],
    known: &mut Vec<Mover<'m>>,
) -> Result<Termination, Vec<Error>> {
    if matches!(draft.rules, Rules::Code(_)) {
        return Ok(Termination::Proved(of_code(draft.shape)));
    }
    let errors = from_nothing(draft, moves);
    if !errors.is_empty() {
        return Err(errors);
    }
    if let Some(measure) = &draft.measure {
        return given::prove(text, draft, moves, measure);
    }
    if taken::from_one_heap(draft.shape, moves) {
        let components = vec![Component::Heap(0)];
        return Ok(Termination::Proved(Measure { components }));
    }
    let mut under_proof = Mover::all(draft.shape, moves, draft.budget);
    match search::measure(draft.shape, &mut under_proof) {
        Ok(components) => {
            *known = under_proof;
            Ok(Termination::Proved(Measure { components }))
        }
        Err(failure) => Err(report::errors(text, draft, moves, &failure)),
    }
}

/// A code takes from a heap, or splits it into smaller ones.
fn of_code(shape: Shape) -> Measure {
    let component = match shape {
        Shape::Collection => Component::Descending,
        _ => Component::Heap(0),
    };
    Measure {
        components: vec![component],
    }
}

/// The rules of a collection that would apply to a heap of 0.
fn from_nothing(draft: &Draft, moves: &[Move]) -> Vec<Error> {
    if draft.shape != Shape::Collection {
        return vec![];
    }
    let small = values::small(draft.parameters.len(), &draft.conditions);
    let applies = |rule: &&Move| {
        // What is so for small parameters need not be so for all.
        let mut open = !draft.parameters.is_empty();
        for values in &small {
            match applies_to_nothing(draft.shape, rule, values) {
                Some(true) => return true,
                Some(false) => {}
                None => open = true,
            }
        }
        open && !Mover::at_nothing(draft.shape, rule, draft.budget)
    };
    let faulty = moves.iter().filter(applies);
    let error = |rule: &Move| {
        let heap = rule
            .variables
            .first()
            .map(|heap| heap.name.clone())
            .unwrap_or_default();
        Error::new(ErrorKind::MoveFromNothing { heap }, rule.result_span)
    };
    faulty.map(error).listed()
}

/// Whether the rule has an option at a heap of 0, where these are the parameters; `None` where
/// that depends on a Rust function, takes too long or meets a number that is too large.
fn applies_to_nothing(shape: Shape, rule: &Move, values: &[u64]) -> Option<bool> {
    let rule = parameters::with_values(rule, values);
    let mut work = Work::skipping(WORK_AT_NOTHING);
    match eval::options_by(shape, &rule, 0, &[0], &mut work) {
        Ok(found) if !found.is_empty() => Some(true),
        Ok(_) => (!work.skipped()).then_some(false),
        Err(_) => None,
    }
}
