//! Open ranges get their bounds: `1..`, `primes`, `divisors(m)` where m may be 0. A range with an
//! end as written gets them beside it, so that `1..=1000000000000` costs no more than the wall
//! lets through.
//!
//! An option exists only if no heap of the result is negative, what is split is large enough and
//! every guard holds. Each of these is an inequality; solved for the name that runs over the open
//! set it is a bound. No option is lost by it, and guards and wall are still asked afterwards.

mod solve;
#[cfg(test)]
mod tests;
mod wall;

use super::{Draft, conditions};
use crate::error::{Error, ErrorKind};
use crate::listed::Listed;
use crate::model::{
    CompareOp, Condition, Element, Expr, Move, Rules, Set, Shape, Step, Target, VarId,
};
use crate::prove::context::Context;
use crate::prove::linear::Linear;
use crate::prove::{Budget, literal};
use crate::span::{Span, spelled};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use solve::{Bound, Solver};

/// More bounds than these cost time and bring nothing.
const MOST_BOUNDS: usize = 4;

/// Bounds every set that a name runs over.
pub(crate) fn bound(text: &str, draft: &mut Draft) -> Result<(), Vec<Error>> {
    let mut errors = vec![];
    if let Rules::Moves(moves) = &mut draft.rules {
        let given = conditions::steps(&draft.conditions);
        for rule in moves {
            // What `where` says is known of each option.
            rule.steps.splice(0..0, given.iter().cloned());
            bound_rule(text, (draft.shape, draft.budget), rule, &mut errors);
            rule.steps.drain(..given.len());
        }
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(errors)
    }
}

/// Something that is at least 0 for every option, and where it stands.
struct Inequality {
    form: Linear,
    span: Span,
}

fn bound_rule(
    text: &str,
    (shape, budget): (Shape, Budget),
    rule: &mut Move,
    errors: &mut Vec<Error>,
) {
    if !rule.steps.iter().any(may_be_bounded) {
        return;
    }
    if let Some((place, bounds)) = wall::bounds(rule) {
        if let Step::Each { set, .. } = &mut rule.steps[place] {
            add_bounds(set, bounds);
        }
        return;
    }
    solve_rule(text, (shape, budget), rule, errors);
}

fn solve_rule(
    text: &str,
    (shape, budget): (Shape, Budget),
    rule: &mut Move,
    errors: &mut Vec<Error>,
) {
    let mut context = Context::of(shape, rule, budget);
    let inequalities = inequalities(&mut context, rule);
    for place in 0..rule.steps.len() {
        let Step::Each {
            variables,
            set,
            span,
        } = &rule.steps[place]
        else {
            continue;
        };
        if !may_be_bounded(&rule.steps[place]) {
            continue;
        }
        let Some(&name) = variables.first() else {
            continue;
        };
        let ends = ends(&mut context, set);
        let bounds = bounds(&mut context, rule, (place, name), &inequalities, &ends);
        if !bounds.is_empty() {
            if let Step::Each { set, .. } = &mut rule.steps[place] {
                add_bounds(set, bounds);
            }
        } else if is_open(set) && !needs_none(&mut context, set) {
            errors.push(unbounded(text, rule, name, set, *span));
        }
    }
}

/// The ends that a set has by itself: no bound at these or above them leaves anything out. Of
/// divisors a bound that differs from the number by another saves no time.
fn ends(context: &mut Context, set: &Set) -> Vec<Bound> {
    let has_end = needs_none(context, set);
    let mut lower = |end| context.known.atoms.lower(end, &context.names);
    match set {
        Set::Range { upto, .. } => upto.iter().map(|end| Bound::at(lower(end))).listed(),
        Set::Divisors { of, .. } if has_end => {
            let mut end = lower(of);
            end.constant = -i128::MAX;
            vec![Bound::at(end)]
        }
        _ => vec![],
    }
}

/// A set so small as it is written is run over whole.
const SMALL: i128 = 1000;

/// A bound may leave out something of the set.
fn may_be_bounded(step: &Step) -> bool {
    let Step::Each { set, .. } = step else {
        return false;
    };
    match set {
        Set::Range { start, upto } => match (literal(start), &upto[..]) {
            (Some(start), [end]) => {
                literal(end).is_none_or(|end| end.saturating_sub(start) > SMALL)
            }
            _ => true,
        },
        Set::Divisors { of, .. } => literal(of).is_none_or(|of| of == 0 || of > SMALL),
        Set::Ascending { .. } => true,
        Set::Elements(_) | Set::Split(_) | Set::Parts { .. } => false,
    }
}

/// The set has no end by itself and none was given.
const fn is_open(set: &Set) -> bool {
    match set {
        Set::Range { upto, .. } | Set::Divisors { upto, .. } | Set::Ascending { upto, .. } => {
            upto.is_empty()
        }
        Set::Elements(_) | Set::Split(_) | Set::Parts { .. } => false,
    }
}

/// The divisors of a number that is not 0 wherever there is an option are finite.
fn needs_none(context: &mut Context, set: &Set) -> bool {
    let Set::Divisors { of, .. } = set else {
        return false;
    };
    let of = context.known.atoms.lower(of, &context.names);
    let (more, less) = (
        of.plus_constant(-1),
        of.times(-1).and_then(|of| of.plus_constant(-1)),
    );
    [more, less]
        .into_iter()
        .flatten()
        .any(|goal| context.known.proves(&goal))
}

fn add_bounds(set: &mut Set, bounds: Vec<Expr>) {
    if let Set::Range { upto, .. } | Set::Divisors { upto, .. } | Set::Ascending { upto, .. } = set
    {
        upto.extend(bounds);
    }
}

fn unbounded(text: &str, rule: &Move, name: VarId, set: &Set, span: Span) -> Error {
    let span = set_span(text, span);
    let name = rule.variables[name].name.clone();
    let kind = match set {
        Set::Divisors { of, .. } => ErrorKind::DivisorsOfZero {
            name,
            of: spelled(of.span.of(text)),
        },
        _ => ErrorKind::Unbounded {
            name,
            set: spelled(span.of(text)),
            heap: heap_of(rule),
        },
    };
    Error::new(kind, span)
}

/// The name of some heap of the position.
fn heap_of(rule: &Move) -> String {
    let heaps = rule.variables.iter().take(rule.heaps);
    heaps
        .map(|heap| heap.name.clone())
        .next()
        .unwrap_or_else(|| "n".into())
}

/// The set's place in `k in SET`: `in` is a word of the language, so the first one is it.
fn set_span(text: &str, span: Span) -> Span {
    let words = span.of(text);
    let is_word =
        |byte: Option<&u8>| byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_');
    let bytes = words.as_bytes();
    let place = words
        .match_indices("in")
        .map(|(place, _)| place)
        .find(|&place| {
            let before = place.checked_sub(1).and_then(|before| bytes.get(before));
            !is_word(before) && !is_word(bytes.get(place + 2))
        });
    let Some(place) = place else { return span };
    let blank = words[place + 2..].len() - words[place + 2..].trim_start().len();
    Span::new(span.start + place + 2 + blank, span.end)
}

/// The bounds of a name that a step gives, from all inequalities; of two that differ by a number
/// the lower one, and none that is no lower than an end the set has.
fn bounds(
    context: &mut Context,
    rule: &Move,
    (place, name): (usize, VarId),
    inequalities: &[Inequality],
    ends: &[Bound],
) -> Vec<Expr> {
    let mut solver = Solver::new(context, rule, place, name);
    let mut found: Vec<(Bound, Span)> = vec![];
    for inequality in inequalities {
        let Some(bound) = solver.solve(&inequality.form) else {
            continue;
        };
        let idle = |end: &Bound| end.compares(&bound) && !bound.is_lower(end);
        if ends.iter().any(idle) {
            continue;
        }
        let rival = found.iter_mut().find(|(other, _)| other.compares(&bound));
        match rival {
            Some(rival) if bound.is_lower(&rival.0) => *rival = (bound, inequality.span),
            Some(_) => {}
            None => found.push((bound, inequality.span)),
        }
    }
    let atoms = &context.known.atoms;
    found.truncate(MOST_BOUNDS);
    found
        .into_iter()
        .filter_map(|(bound, span)| bound.express(atoms, span))
        .listed()
}

/// All inequalities that may bound something.
fn inequalities(context: &mut Context, rule: &Move) -> Vec<Inequality> {
    let mut all = vec![];
    for step in &rule.steps {
        match step {
            Step::If(guard) => guard_inequalities(context, guard, &mut all),
            Step::Each { set, .. } => set_inequalities(context, set, &mut all),
        }
    }
    let heaps: Vec<&Expr> = match &rule.result {
        Target::Heaps(heaps) => heaps.iter().listed(),
        Target::Positions(tuples) => tuples.iter().flatten().listed(),
        Target::List(elements) => {
            let there = |element| always_there(context, element);
            elements.iter().filter_map(there).listed()
        }
    };
    for heap in heaps {
        let form = context.known.atoms.lower(heap, &context.names);
        all.push(Inequality {
            form,
            span: heap.span,
        });
    }
    all
}

/// The heap of an element that always stands for one.
fn always_there<'a>(context: &mut Context, element: &'a Element) -> Option<&'a Expr> {
    match element {
        Element::One(heap) => Some(heap),
        Element::Repeat { heap, count } => {
            let count = context.known.atoms.lower(count, &context.names);
            let some = count.plus_constant(-1)?;
            context.known.proves(&some).then_some(heap)
        }
        Element::Range { .. } | Element::Splice(_) => None,
    }
}

/// What is split into r parts is at least r.
fn set_inequalities(context: &mut Context, set: &Set, all: &mut Vec<Inequality>) {
    let (of, least) = match set {
        Set::Split(of) => (of, Linear::constant(2)),
        Set::Parts { of, least, .. } => (of, context.known.atoms.lower(least, &context.names)),
        _ => return,
    };
    let form = context.known.atoms.lower(of, &context.names);
    all.extend(form.minus(&least).map(|form| Inequality {
        form,
        span: of.span,
    }));
    all.push(Inequality {
        form,
        span: of.span,
    });
}

/// The comparisons among what must hold.
fn guard_inequalities(context: &mut Context, guard: &Condition, all: &mut Vec<Inequality>) {
    match guard {
        Condition::And(guards) => {
            for guard in guards {
                guard_inequalities(context, guard, all);
            }
        }
        Condition::Compare(first, rest) => {
            let mut left = first;
            for (op, right) in rest {
                comparison(context, left, *op, right, all);
                left = right;
            }
        }
        _ => {}
    }
}

fn comparison(
    context: &mut Context,
    left: &Expr,
    op: CompareOp,
    right: &Expr,
    all: &mut Vec<Inequality>,
) {
    let span = left.span.to(right.span);
    let left = context.known.atoms.lower(left, &context.names);
    let right = context.known.atoms.lower(right, &context.names);
    let (up, down) = (right.minus(&left), left.minus(&right));
    let strict = |form: Option<Linear>| form.and_then(|form| form.plus_constant(-1));
    let forms = match op {
        CompareOp::Less => [strict(up), None],
        CompareOp::LessEqual => [up, None],
        CompareOp::Greater => [None, strict(down)],
        CompareOp::GreaterEqual => [None, down],
        CompareOp::Equal => [up, down],
        CompareOp::NotEqual => [None, None],
    };
    all.extend(
        forms
            .into_iter()
            .flatten()
            .map(|form| Inequality { form, span }),
    );
}
