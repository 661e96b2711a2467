//! How options lie to their position.

use crate::check::termination::{Mover, Sample, leaves_at_most_half};
use crate::listed::Listed;
use crate::model::{Component, Growth, Move, Shape, Termination};
use crate::prove::Budget;
use crate::prove::atoms::Part;
use crate::prove::linear::Linear;
use alloc::vec::Vec;

/// Up to this many heaps without order a result's heap may lie below any heap of the pattern.
const ANY_PLACE: usize = 4;

/// What is proved of all moves.
pub(super) fn of_moves<'m>(
    shape: Shape,
    moves: &'m [Move],
    termination: &Termination,
    under_proof: Vec<Mover<'m>>,
    budget: Budget,
) -> Growth {
    let falls = shape == Shape::Heap && falls(termination);
    if falls
        && under_proof.is_empty()
        && let Some(halving) = seen_to_halve(shape, moves)
    {
        return Growth {
            monotone: true,
            sum_bounded: true,
            halving,
        };
    }
    let tuples = matches!(shape, Shape::Tuples(_));
    // Those of tuples have been turned to one tuple each.
    let mut rules = if under_proof.is_empty() || tuples {
        Mover::all(shape, moves, budget)
    } else {
        under_proof
    };
    for rule in &mut rules {
        rule.context.known.refresh(budget);
    }
    let mut all = |proves: fn(Shape, &mut Mover<'_>) -> bool| {
        rules.iter_mut().all(|rule| proves(shape, rule))
    };
    // The sum of several tuples may be larger although none of them is.
    let sum_of_tuples = tuples && all(sum_bounded);
    let monotone = falls || all(monotone);
    Growth {
        monotone,
        sum_bounded: sum_of_tuples || !tuples && (monotone || all(sum_bounded)),
        halving: shape == Shape::Heap && all(halving),
    }
}

/// Whether every move leaves at most half of its heap, where that can be seen without a proof.
fn seen_to_halve(shape: Shape, moves: &[Move]) -> Option<bool> {
    if moves.iter().all(leaves_at_most_half) {
        return Some(true);
    }
    let mut others = moves.iter().filter(|rule| !leaves_at_most_half(rule));
    others
        .any(|rule| Mover::is_seen(shape, rule, leaves_more_than_half))
        .then_some(false)
}

/// Every move was proved to lower the first heap.
fn falls(termination: &Termination) -> bool {
    let Termination::Proved(measure) = termination else {
        return false;
    };
    measure.components == [Component::Heap(0)]
}

/// Every heap of the result is at most its own heap of the pattern; of each tuple that is left.
fn monotone(shape: Shape, mover: &mut Mover<'_>) -> bool {
    (0..mover.proofs()).all(|proof| {
        mover.turn_to(proof);
        no_heap_grows(shape, mover)
    })
}

fn no_heap_grows(shape: Shape, mover: &mut Mover<'_>) -> bool {
    let unordered = matches!(shape, Shape::Unordered(_) | Shape::Multiset);
    if shape == Shape::Collection {
        return false;
    }
    if in_place(mover) {
        return true;
    }
    let mut new = mover.context.result.clone();
    if let Some(rest) = mover.context.rest
        && let Some(place) = new.iter().position(|part| *part == Part::List(rest))
    {
        new.remove(place);
    }
    let heaps = mover.context.heaps.clone();
    let grows = mover.seems(|sample| {
        let (before, after) = (&sample.before, &sample.after);
        if unordered {
            let (before, after) = sample.descending();
            after.len() > before.len() || after.iter().zip(&before).any(|(new, old)| new > old)
        } else {
            after.iter().zip(before).any(|(new, old)| new > old)
        }
    });
    if !grows || new.len() > heaps.len() {
        return false;
    }
    let mut free: Vec<Option<Linear>> = heaps.into_iter().map(Some).listed();
    new.iter().enumerate().all(|(place, part)| {
        let Part::One(_) = part else { return false };
        let others = if unordered && free.len() <= ANY_PLACE {
            free.len()
        } else {
            0
        };
        let mut places = core::iter::once(place).chain(0..others);
        let found = places.find(|&place| {
            free[place]
                .as_ref()
                .is_some_and(|heap| mover.context.part_at_most(part, heap))
        });
        found.is_some_and(|place| free[place].take().is_some())
    })
}

/// Bounds alone show that every heap is at most the heap at its place.
fn in_place(mover: &mut Mover<'_>) -> bool {
    let mut new = mover.context.result.clone();
    if let Some(rest) = mover.context.rest
        && new.last() == Some(&Part::List(rest))
    {
        new.pop();
    }
    let differences = mover.differences();
    let known = &mut mover.context.known;
    differences.len() == new.len()
        && differences
            .iter()
            .flatten()
            .filter(|goal| known.seems(goal))
            .count()
            == new.len()
}

/// The sum of all heaps does not grow.
fn sum_bounded(_: Shape, mover: &mut Mover<'_>) -> bool {
    let fall = mover.fall_of_sum();
    fall.is_some_and(|fall| {
        mover.proves(&fall, |sample| {
            let (before, after) = sample.sums();
            after > before
        })
    })
}

/// At most half of the heap is left.
fn halving(_: Shape, mover: &mut Mover<'_>) -> bool {
    let [Part::One(left)] = &mover.context.result[..] else {
        return false;
    };
    let goal = mover.context.heaps[0].plus_times(-2, left);
    goal.is_some_and(|goal| mover.proves(&goal, leaves_more_than_half))
}

fn leaves_more_than_half(sample: &Sample) -> bool {
    let (before, after) = sample.sums();
    after > before / 2
}
