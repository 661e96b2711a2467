//! Moves and guards that say nothing, or that say what cannot be.
//!
//! Said is only what is proved. Guards that compare names with names and numbers are decided by the
//! differences of their names ([`plain`]), what is written otherwise is for the prover
//! ([`proved`]). Most rules have nothing to be proved, and that is seen first.

mod covered;
mod differences;
mod plain;
mod proved;
#[cfg(test)]
mod tests;

use super::Draft;
use super::names::constant;
use crate::listed::Listed;
use crate::model::{
    CompareOp, Condition, Element, Expr, ExprKind, Move, Rules, Set, Shape, Step, Target,
};
use crate::prove::literal;
use crate::span::Span;
use crate::warning::{Warning, WarningKind};
use alloc::vec::Vec;

/// Rules with more guards are not looked at.
const MOST_PARTS: usize = 8;

/// Looks at the moves of a game, whose sets have only the bounds that stand in the text.
pub(super) fn of_moves(text: &str, draft: &Draft, warnings: &mut Vec<Warning>) {
    let Rules::Moves(moves) = &draft.rules else {
        return;
    };
    let mut alive = Vec::with_capacity(moves.len());
    for (rule, places) in moves.iter().zip(&draft.guards) {
        let mut found = Vec::new();
        look(draft, rule, places, &mut found);
        let dies = |one: &Warning| match one.kind {
            WarningKind::GuardNeverTrue { alternative } => !alternative,
            _ => one.kind == WarningKind::MoveNeverHappens,
        };
        if !found.iter().any(dies) {
            alive.push(rule);
        }
        warnings.append(&mut found);
    }
    if alive.len() > 1 {
        covered::look(text, draft, &alive, warnings);
    }
}

/// Looks at one rule.
fn look(draft: &Draft, rule: &Move, places: &[Span], warnings: &mut Vec<Warning>) {
    let mut parts = Vec::new();
    let guards = rule.steps.iter().filter_map(|step| match step {
        Step::If(guard) => Some(guard),
        Step::Each { .. } => None,
    });
    for (guard, &span) in guards.zip(places) {
        Part::of(guard, span, &mut parts);
    }
    if leaves_less(rule) {
        let kind = WarningKind::MoveNeverHappens;
        warnings.push(Warning::new(kind, rule.span));
        return;
    }
    if parts.len() > MOST_PARTS || parts.is_empty() && !may_be_empty(rule) {
        return;
    }
    let mut known = plain::Known::of(draft, rule);
    if parts.iter().all(|part| known.says(part)) {
        known.look(rule, &parts, warnings);
    } else {
        proved::look(draft, rule, &parts, warnings);
    }
}

/// A number below 0 as a heap, or as how many heaps are left: no option is such.
fn leaves_less(rule: &Move) -> bool {
    let below = |expr: &&Expr| constant(expr).is_some_and(|value| value < 0);
    let counts = match &rule.result {
        Target::List(elements) => elements.as_slice(),
        _ => &[],
    };
    let mut counts = counts.iter().filter_map(|element| match element {
        Element::Repeat { count, .. } => Some(count),
        _ => None,
    });
    heaps_left(rule).iter().any(below) || counts.any(|count| below(&count))
}

/// Without a guard a rule that never happens has an empty set, or a range whose ends say so.
fn may_be_empty(rule: &Move) -> bool {
    let empty = |step: &Step| match step {
        Step::Each { set, .. } => match set {
            Set::Elements(elements) => elements.is_empty(),
            Set::Range { start, upto } => match (&start.kind, &upto[..]) {
                (ExprKind::Int(start), [end]) => literal(end).is_some_and(|end| end < *start),
                (kind, _) => !matches!(kind, ExprKind::Int(_)),
            },
            _ => false,
        },
        Step::If(_) => true,
    };
    rule.steps.iter().any(empty)
}

/// A guard, or a link of a chain of comparisons, with its place.
struct Part<'a> {
    what: What<'a>,
    span: Span,
}

#[derive(Clone, Copy)]
enum What<'a> {
    Link(&'a Expr, CompareOp, &'a Expr),
    Whole(&'a Condition),
}

impl<'a> Part<'a> {
    /// The parts of a guard.
    fn of(guard: &'a Condition, span: Span, parts: &mut Vec<Self>) {
        let Condition::Compare(first, chain) = guard else {
            let what = What::Whole(guard);
            return parts.push(Self { what, span });
        };
        let mut left = first;
        for (op, right) in chain {
            let span = match chain[..] {
                [_] => span,
                _ => left.span.to(right.span),
            };
            let what = What::Link(left, *op, right);
            parts.push(Self { what, span });
            left = right;
        }
    }

    /// The part as a condition of its own.
    fn condition(&self) -> Condition {
        match self.what {
            What::Link(left, op, right) => {
                Condition::Compare(left.clone(), [(op, right.clone())].into())
            }
            What::Whole(guard) => guard.clone(),
        }
    }

    fn warn(&self, kind: WarningKind, warnings: &mut Vec<Warning>) {
        warnings.push(Warning::new(kind, self.span));
    }

    /// It is never true, so that the move never happens.
    fn never(&self, warnings: &mut Vec<Warning>) {
        let alternative = false;
        self.warn(WarningKind::GuardNeverTrue { alternative }, warnings);
    }
}

/// The shape by which heaps are known. A rule of a collection may have to say by a guard that it is
/// not for an empty heap.
const fn shape_of(draft: &Draft) -> Shape {
    match draft.shape {
        Shape::Collection => Shape::Heap,
        shape => shape,
    }
}

/// The heaps that an option has for certain, none of which is negative.
fn heaps_left(rule: &Move) -> Vec<&Expr> {
    match &rule.result {
        Target::Heaps(heaps) => heaps.iter().listed(),
        Target::Positions(tuples) => tuples.iter().flatten().listed(),
        Target::List(elements) => {
            let one = elements.iter().filter_map(|element| match element {
                Element::One(heap) => Some(heap),
                _ => None,
            });
            one.listed()
        }
    }
}
