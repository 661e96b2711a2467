//! `measure e1, e2;`: each component is proved not negative, and each move to lower them,
//! compared one after the other.

use super::mover::Mover;
use crate::check::{Draft, DraftMeasure, conditions};
use crate::error::{Error, ErrorKind};
use crate::listed::Listed;
use crate::model::{Component, Expr, Measure, Move, Shape, Termination, VarId};
use crate::prove::atoms::{Names, Part, Term};
use crate::prove::context::least_heap;
use crate::prove::linear::Linear;
use crate::prove::{Fact, Formula, Known};
use crate::span::spelled;
use alloc::string::String;
use alloc::vec::Vec;

/// Proves that the measure falls with every move, unless that is assumed.
pub(super) fn prove(
    text: &str,
    draft: &Draft,
    moves: &[Move],
    given: &DraftMeasure,
) -> Result<Termination, Vec<Error>> {
    let components = given
        .components
        .iter()
        .cloned()
        .map(Component::Expr)
        .listed();
    let measure = Measure { components };
    if given.assumed {
        return Ok(Termination::Assumed(measure));
    }
    let mut errors: Vec<Error> = given
        .components
        .iter()
        .filter_map(|expr| {
            let kind = not_natural(draft, expr, spelled(expr.span.of(text)))?;
            Some(Error::new(kind, expr.span))
        })
        .listed();
    for rule in moves {
        let mut under_proof = Mover::new(draft.shape, rule, draft.budget);
        let all = (0..under_proof.proofs()).all(|proof| {
            under_proof.turn_to(proof);
            falls(&mut under_proof, &given.components)
        });
        if !all {
            let measure = as_written(text, given);
            errors.push(Error::new(
                ErrorKind::MeasureNotLowered { measure },
                rule.result_span,
            ));
        }
    }
    if errors.is_empty() {
        Ok(Termination::Proved(measure))
    } else {
        Err(errors)
    }
}

/// The components as they stand in the text.
fn as_written(text: &str, given: &DraftMeasure) -> String {
    let spans = given.components.iter().map(|expr| expr.span);
    let span = spans.reduce(crate::span::Span::to).unwrap_or(given.span);
    spelled(span.of(text))
}

/// The error of a component, as it is written, that is not proved to have a value at every position
/// or not to be negative.
fn not_natural(draft: &Draft, expr: &Expr, measure: String) -> Option<ErrorKind> {
    let mut known = Known::default();
    let least = Linear::constant(least_heap(draft.shape));
    let most = Linear::constant(u64::MAX.into());
    let heaps = heap_count(draft.shape);
    let forms: Vec<Linear> = (0..heaps)
        .map(|id| known.atoms.form(Term::Var(id)))
        .listed();
    for heap in &forms {
        known.assume(Formula::at_most(&least, heap));
        known.assume(Formula::at_most(heap, &most));
    }
    let mut names = Names::default();
    match draft.shape {
        Shape::Unordered(_) => {
            names
                .lists
                .insert(heaps, forms.into_iter().map(Part::One).listed());
        }
        Shape::Multiset => {
            let natural = known.natural_list(heaps);
            known.assume(natural);
        }
        _ => {}
    }
    for condition in draft.conditions.iter().take(conditions::MOST) {
        let condition = known.guard(condition, false, &names);
        known.assume(condition);
    }
    let needs = known.defined(expr, &names);
    let form = known.atoms.lower(expr, &names);
    if !known.implies(&needs) {
        return Some(ErrorKind::MeasureWithoutValue { measure });
    }
    (!known.proves(&form)).then_some(ErrorKind::MeasureNegative { measure })
}

/// The heaps that a measure may name by their header's names.
const fn heap_count(shape: Shape) -> VarId {
    match shape {
        Shape::Heap | Shape::Collection => 1,
        Shape::Tuple(heaps) | Shape::Tuples(heaps) | Shape::Unordered(heaps) => heaps,
        Shape::Multiset => 0,
    }
}

/// Every option of the rule has a lower measure; in a collection every part of it.
fn falls(mover: &mut Mover<'_>, components: &[Expr]) -> bool {
    let shape = mover.shape;
    let before = names_before(shape, mover);
    if shape != Shape::Collection {
        let after = names_after(shape, mover);
        return after.is_some_and(|after| lower(mover, components, &before, &after, &[]));
    }
    mover.context.result.clone().iter().all(|part| {
        let (premises, heap) = match part {
            Part::One(_) | Part::Many { .. } => mover.context.greatest(part),
            Part::Span { .. } | Part::List(_) => any_of(mover, part),
        };
        let mut after = Names::default();
        after.numbers.insert(0, heap);
        lower(mover, components, &before, &after, &premises)
    })
}

/// Any heap of a part that stands for several of different sizes, and what is known of it.
fn any_of(mover: &mut Mover<'_>, part: &Part) -> (Vec<Fact>, Linear) {
    let (mut premises, greatest) = mover.context.greatest(part);
    let heap = mover.context.known.atoms.unknown();
    let least = match part {
        Part::Span { start, .. } => start.clone(),
        _ => Linear::constant(1),
    };
    let between = [
        heap.minus(&least),
        greatest.minus(&heap),
        // Empty heaps vanish.
        heap.plus_constant(-1),
    ];
    premises.extend(between.into_iter().flatten().map(Fact::AtLeast));
    (premises, heap)
}

/// What the measure's names stand for at the position.
fn names_before(shape: Shape, mover: &Mover<'_>) -> Names {
    let mut names = Names::default();
    let heaps = mover.context.heaps.iter().cloned();
    if shape == Shape::Multiset {
        let all = heaps
            .map(Part::One)
            .chain(mover.context.rest.map(Part::List))
            .listed();
        names.lists.insert(0, all);
    } else {
        names.lists.insert(
            mover.context.heaps.len(),
            heaps.clone().map(Part::One).listed(),
        );
        for (place, heap) in heaps.enumerate() {
            names.numbers.insert(place, heap);
        }
    }
    names
}

/// What they stand for at the option.
fn names_after(shape: Shape, mover: &Mover<'_>) -> Option<Names> {
    let mut names = Names::default();
    let result = mover.context.result.clone();
    if shape == Shape::Multiset {
        names.lists.insert(0, result);
        names.vanish = true;
    } else {
        for (place, part) in result.iter().enumerate() {
            let Part::One(heap) = part else { return None };
            names.numbers.insert(place, heap.clone());
        }
        names.lists.insert(result.len(), result);
    }
    Some(names)
}

/// The components fall, compared one after the other, where the premises hold.
fn lower(
    mover: &mut Mover<'_>,
    components: &[Expr],
    before: &Names,
    after: &Names,
    premises: &[Fact],
) -> bool {
    let known = &mut mover.context.known;
    let mut premises = premises.to_vec();
    for component in components {
        let old = known.atoms.lower(component, before);
        let new = known.atoms.lower(component, after);
        let Some(fall) = old.minus(&new) else {
            return false;
        };
        let strict = fall.plus_constant(-1);
        if strict.is_some_and(|goal| known.seems(&goal) || known.proves_if(&premises, &goal)) {
            return true;
        }
        if !known.seems(&fall) && !known.proves_if(&premises, &fall) {
            return false;
        }
        premises.push(Fact::Zero(fall));
    }
    false
}
