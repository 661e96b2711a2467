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
#[cfg(test)]
mod tests;

pub(super) use mover::Mover;

use super::Draft;
use crate::error::{Error, ErrorKind};
use crate::eval::{self, Work};
use crate::model::{Component, Measure, Move, Rules, Shape, Termination};
use alloc::vec;
use alloc::vec::Vec;

/// How much may be done to see whether a rule applies to an empty heap.
const WORK_AT_NOTHING: u64 = 2000;

/// Proves that play ends.
pub(crate) fn prove(text: &str, draft: &Draft) -> Result<Termination, Vec<Error>> {
    let moves = match &draft.rules {
        Rules::Moves(moves) => moves,
        Rules::Code(_) => return Ok(Termination::Proved(of_code(draft.shape))),
    };
    let errors = from_nothing(draft, moves);
    if !errors.is_empty() {
        return Err(errors);
    }
    if let Some(measure) = &draft.measure {
        return given::prove(text, draft, moves, measure);
    }
    let mut rules: Vec<Mover<'_>> = moves
        .iter()
        .map(|rule| Mover::new(draft.shape, rule))
        .collect();
    match search::measure(draft.shape, &mut rules) {
        Ok(components) => Ok(Termination::Proved(Measure { components })),
        Err(failure) => Err(report::errors(draft, moves, &failure)),
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
    let applies = |(index, rule): (usize, &Move)| {
        let mut work = Work::new(WORK_AT_NOTHING);
        match eval::options_by(draft.shape, rule, index, &[0], &mut work) {
            Ok(found) => !found.is_empty(),
            Err(_) => !Mover::at_nothing(draft.shape, rule),
        }
    };
    let faulty = moves.iter().enumerate().filter(|&one| applies(one));
    let error = |(_, rule): (usize, &Move)| {
        let heap = rule
            .variables
            .first()
            .map(|heap| heap.name.clone())
            .unwrap_or_default();
        Error::new(ErrorKind::MoveFromNothing { heap }, rule.result_span)
    };
    faulty.map(error).collect()
}
