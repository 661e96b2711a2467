//! What is told of the moves for which no measure was found.

use super::candidate::in_words;
use super::loops::{Explorer, Loop};
use super::mover::Mover;
use super::search::{self, Failure};
use super::values;
use crate::check::Draft;
use crate::error::{Error, ErrorKind};
use crate::listed::Listed;
use crate::model::{Expr, ExprKind, Move, Set, Step, VarId};
use crate::numbered::Numbered;
use crate::parameters;
use crate::prove::atoms::{Part, Term};
use crate::span::{Span, spelled};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// One error for each move at fault.
pub(super) fn errors(text: &str, draft: &Draft, moves: &[Move], failure: &Failure) -> Vec<Error> {
    let zeros = zeros(text, draft, moves, failure);
    let mut wanted = failure.blamed.clone();
    wanted.retain(|index| zeros.iter().all(|(zero, _)| zero != index));
    let loops = loops(draft, moves, &wanted);
    let mut errors = vec![];
    for &index in &failure.blamed {
        let span = moves[index].result_span;
        errors.push(
            if let Some((_, error)) = zeros.iter().find(|(zero, _)| *zero == index) {
                error.clone()
            } else if let Some(found) = loops.get(&index) {
                Error::new(
                    ErrorKind::Returns {
                        path: found.path.clone(),
                        choices: found.choices.clone(),
                    },
                    span,
                )
            } else {
                let candidate = in_words(&failure.best, &draft.heap_names);
                Error::new(ErrorKind::CannotProve { candidate }, span)
            },
        );
    }
    errors
}

/// Ways back that begin with each of the moves wanted, for the smallest parameters that have one.
fn loops(draft: &Draft, moves: &[Move], wanted: &[usize]) -> Numbered<Loop> {
    let mut found = Numbered::default();
    let small = values::small(draft.parameters.len(), &draft.conditions);
    for values in &small {
        let given = draft.parameters.iter().zip(values);
        let given: Vec<String> = given
            .map(|(parameter, value)| format!("{} = {value}", parameter.name))
            .listed();
        let put = |rule| parameters::with_values(rule, values).into_owned();
        let moves: Vec<Move> = moves.iter().map(put).listed();
        let mut explorer = Explorer::new(draft.shape, &moves, small.len());
        for &index in wanted {
            if found.get(&index).is_none()
                && let Some(mut way) = explorer.find(index)
            {
                way.choices.splice(0..0, given.iter().cloned());
                found.insert(index, way);
            }
        }
    }
    found
}

/// The moves that are at fault only for numbers below 1 that stand in a set, with the error at the
/// first of them.
fn zeros(text: &str, draft: &Draft, moves: &[Move], failure: &Failure) -> Vec<(usize, Error)> {
    let mut found = vec![];
    let mut without = moves.to_vec();
    for &index in &failure.blamed {
        if let Some(error) = zero(text, draft, &moves[index]) {
            remove_zeros(&mut without[index]);
            found.push((index, error));
        }
    }
    if found.is_empty() {
        return found;
    }
    let mut rules = Mover::all(draft.shape, &without, draft.budget);
    if let Err(failure) = search::measure(draft.shape, &mut rules) {
        found.retain(|(index, _)| !failure.blamed.contains(index));
    }
    found
}

/// The first number below 1 in a set in braces, or at the start of a range, whose element is
/// subtracted from a heap.
fn zero(text: &str, draft: &Draft, rule: &Move) -> Option<Error> {
    let mut steps = rule.steps.iter();
    let (name, low, write) = steps.find_map(|step| zero_in_step(text, step))?;
    let (found, span) = (low_value(low)?, low.span);
    let mut mover = Mover::new(draft.shape, rule, draft.budget);
    let own = mover.context.known.atoms.atom(Term::Var(name));
    for part in &mover.context.result {
        let Part::One(left) = part else { continue };
        if left.of(own) < 0 {
            let from = (0..rule.heaps).find(|&heap| left.of(heap) > 0)?;
            let heap = rule.variables[from].name.clone();
            let kind = ErrorKind::ZeroInSet { heap, found, write };
            return Some(Error::new(kind, span));
        }
    }
    None
}

/// The name that runs over a set with a number below 1, that number, and the set without such.
fn zero_in_step<'a>(text: &str, step: &'a Step) -> Option<(VarId, &'a Expr, String)> {
    let Step::Each {
        variables,
        set,
        span: step,
    } = step
    else {
        return None;
    };
    let &[name] = &variables[..] else { return None };
    match set {
        Set::Elements(elements) => {
            let mut all = elements.iter().flatten();
            let low = all.find(|expr| is_low(expr))?;
            let others = elements.iter().flatten().filter(|expr| !is_low(expr));
            let others: Vec<&str> = others.map(|expr| expr.span.of(text)).listed();
            let write = format!("{{{}}}", others.join(", "));
            Some((name, low, write))
        }
        Set::Range { start, .. } if is_low(start) => {
            let end = Span::new(start.span.end, step.end).of(text);
            Some((name, start, format!("1{}", spelled(end))))
        }
        _ => None,
    }
}

fn is_low(expr: &Expr) -> bool {
    low_value(expr).is_some()
}

/// The value of a number below 1 that is written as one.
fn low_value(expr: &Expr) -> Option<i128> {
    match &expr.kind {
        ExprKind::Int(0) => Some(0),
        ExprKind::Negate(inner) => match inner.kind {
            ExprKind::Int(value) => Some(-value),
            _ => None,
        },
        _ => None,
    }
}

fn remove_zeros(rule: &mut Move) {
    for step in &mut rule.steps {
        let Step::Each { set, .. } = step else {
            continue;
        };
        match set {
            Set::Elements(elements) => {
                elements.retain(|element| !matches!(&element[..], [low] if is_low(low)));
            }
            Set::Range { start, .. } if is_low(start) => start.kind = ExprKind::Int(1),
            _ => {}
        }
    }
}
