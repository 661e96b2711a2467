//! Rules that say more than how their names differ: the prover looks at each part of their guards.

use super::{Part, What, shape_of};
use crate::check::{Draft, conditions, doubts};
use crate::listed::Listed;
use crate::model::{CompareOp, Condition, Expr, ExprKind, Move, Set, Step, Target, VarId};
use crate::prove::Formula;
use crate::prove::atoms::Part as Left;
use crate::prove::context::Context;
use crate::prove::linear::Linear;
use crate::span::Span;
use crate::visit::{self, Visitor};
use crate::warning::{Warning, WarningKind};
use alloc::vec;
use alloc::vec::Vec;

/// So many alternatives of one guard are looked at.
const MOST_ALTERNATIVES: usize = 4;

/// Says what is proved of a rule and its parts.
pub(super) fn look(draft: &Draft, rule: &Move, parts: &[Part<'_>], warnings: &mut Vec<Warning>) {
    let proofs = Proofs { draft, rule, parts };
    let mut whole = proofs.context(|_| true, true);
    if whole.known.vacuous() {
        // The first part that cannot hold beside those before it, whatever is left.
        let without = |count| proofs.context(|place| place < count, false).known.vacuous();
        return match (0..=parts.len()).find(|&count| without(count)) {
            Some(count @ 1..) => parts[count - 1].never(warnings),
            _ => warnings.push(Warning::new(WarningKind::MoveNeverHappens, rule.span)),
        };
    }
    let mut left_out = vec![false; parts.len()];
    for place in (0..parts.len()).rev() {
        let part = &parts[place];
        let mut others = proofs.context(|other| other != place && !left_out[other], false);
        let kind = if !proofs.may_bound(part) && always(&others, &part.condition()) {
            WarningKind::GuardAlwaysTrue
        } else if is_wall(&mut whole, part) {
            WarningKind::NeedlessGuard
        } else {
            alternatives(&mut others, part, warnings);
            continue;
        };
        left_out[place] = true;
        part.warn(kind, warnings);
    }
}

/// A rule and the parts of its guards.
struct Proofs<'a> {
    draft: &'a Draft,
    rule: &'a Move,
    parts: &'a [Part<'a>],
}

impl Proofs<'_> {
    /// What is known of the options of the rule with these parts alone; without the wall, of its
    /// choices whatever they leave.
    fn context(&self, with: impl Fn(usize) -> bool, wall: bool) -> Context {
        let mut rule = self.rule.clone();
        rule.steps.retain(|step| matches!(step, Step::Each { .. }));
        let given = conditions::steps(&self.draft.conditions);
        rule.steps.splice(0..0, given);
        let parts = self.parts.iter().enumerate();
        let parts = parts.filter(|(place, _)| with(*place));
        let guards = parts.map(|(_, part)| Step::If(part.condition()));
        rule.steps.extend(guards);
        if !wall {
            rule.result = Target::List(vec![]);
        }
        Context::of(shape_of(self.draft), &rule, self.draft.budget.of_hints())
    }

    /// The part may be what bounds a set without end, and then it cannot be left out.
    fn may_bound(&self, part: &Part<'_>) -> bool {
        let open = self.rule.steps.iter().filter_map(|step| match step {
            Step::Each { variables, set, .. } => match set {
                Set::Range { upto, .. } => upto.is_empty().then_some(variables[0]),
                Set::Divisors { .. } | Set::Ascending { .. } => Some(variables[0]),
                _ => None,
            },
            Step::If(_) => None,
        });
        let mut named = Named {
            names: open.listed(),
            found: false,
        };
        visit::condition(&mut part.condition(), &mut named);
        named.found
    }
}

/// Whether one of some names stands somewhere.
struct Named {
    names: Vec<VarId>,
    found: bool,
}

impl Visitor for Named {
    fn expr(&mut self, expr: &mut Expr) {
        if let ExprKind::Var(id) = expr.kind {
            self.found |= self.names.contains(&id);
        }
    }
}

/// A guard has a value and holds, for all that is known.
fn always(context: &Context, guard: &Condition) -> bool {
    if doubts::in_guard(guard) {
        return false;
    }
    let mut known = context.known.clone();
    let otherwise = known.guard(guard, true, &context.names);
    if otherwise == Formula::nothing() {
        return false;
    }
    known.assume(otherwise);
    known.vacuous()
}

/// A part says no more than that a heap which is left is not negative.
fn is_wall(whole: &mut Context, part: &Part<'_>) -> bool {
    let What::Link(left, op, right) = part.what else {
        return false;
    };
    let mut lower = |expr| whole.known.atoms.lower(expr, &whole.names);
    let (left, right) = (lower(left), lower(right));
    let form = match op {
        CompareOp::Less => right.minus(&left).and_then(|form| form.plus_constant(-1)),
        CompareOp::LessEqual => right.minus(&left),
        CompareOp::Greater => left.minus(&right).and_then(|form| form.plus_constant(-1)),
        CompareOp::GreaterEqual => left.minus(&right),
        CompareOp::Equal | CompareOp::NotEqual => None,
    };
    let says = |heap: &Linear, form: &Linear| {
        !heap.terms.is_empty() && heap.terms == form.terms && form.constant >= heap.constant
    };
    form.is_some_and(|form| {
        let mut left = whole.result.iter();
        left.any(|heap| matches!(heap, Left::One(heap) if says(heap, &form)))
    })
}

/// The alternatives of a guard that never hold where the other guards do, and whose place is known.
fn alternatives(others: &mut Context, part: &Part<'_>, warnings: &mut Vec<Warning>) {
    let What::Whole(Condition::Or(any)) = part.what else {
        return;
    };
    for one in any.iter().take(MOST_ALTERNATIVES) {
        let mut known = others.known.clone();
        let holds = known.guard(one, false, &others.names);
        known.assume(holds);
        if let (true, Some(span)) = (known.vacuous(), place(one)) {
            let kind = WarningKind::GuardNeverTrue { alternative: true };
            warnings.push(Warning::new(kind, span));
        }
    }
}

/// Where a condition stands, as far as its expressions tell.
fn place(guard: &Condition) -> Option<Span> {
    match guard {
        Condition::Compare(first, chain) => Some(first.span.to(chain.last()?.1.span)),
        Condition::Divides(d, n) => Some(d.span.to(n.span)),
        Condition::And(all) | Condition::Or(all) => {
            let mut places = all.iter().map(place);
            places.try_fold(place(all.first()?)?, |sum, next| Some(sum.to(next?)))
        }
        _ => None,
    }
}
