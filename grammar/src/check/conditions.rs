//! What `where` says, as the proofs take it: guards in front of all others.

use super::Draft;
use crate::listed::Listed;
use crate::model::{Condition, Expr, Move, Step};
use crate::prove::atoms::Names;
use crate::prove::linear::Linear;
use crate::prove::{Formula, Known};
use crate::span::Span;
use crate::visit::{self, Visitor};
use alloc::borrow::Cow;
use alloc::vec::Vec;

/// Of so many conjuncts a proof makes use.
pub(super) const MOST: usize = 16;

/// The place of the conditions, if no parameters satisfy them, as far as that is proved.
pub(super) fn never_hold(draft: &Draft) -> Option<Span> {
    if draft.conditions.is_empty() {
        return None;
    }
    let (mut known, names) = (Known::within(draft.budget), Names::default());
    let most = Linear::constant(u64::MAX.into());
    for index in 0..draft.parameters.len() {
        let parameter = known.atoms.parameter(index);
        known.assume(Formula::at_most(&parameter, &most));
    }
    for condition in draft.conditions.iter().take(MOST) {
        let holds = known.guard(condition, false, &names);
        known.assume(holds);
    }
    if !known.vacuous() {
        return None;
    }
    let mut places = Places(None);
    for condition in &draft.conditions {
        visit::condition(&mut condition.clone(), &mut places);
    }
    places.0
}

/// From the first of all expressions to the last.
struct Places(Option<Span>);

impl Visitor for Places {
    fn expr(&mut self, expr: &mut Expr) {
        self.0 = Some(self.0.map_or(expr.span, |span| span.to(expr.span)));
    }
}

/// The conditions as steps.
pub(super) fn steps(conditions: &[Condition]) -> Vec<Step> {
    let first = conditions.iter().take(MOST);
    first.cloned().map(Step::If).listed()
}

/// The moves with the conditions before their steps.
pub(super) fn before<'a>(conditions: &[Condition], moves: &'a [Move]) -> Cow<'a, [Move]> {
    let given = steps(conditions);
    if given.is_empty() {
        return Cow::Borrowed(moves);
    }
    let with = |rule: &Move| {
        let mut rule = rule.clone();
        rule.steps.splice(0..0, given.iter().cloned());
        rule
    };
    Cow::Owned(moves.iter().map(with).listed())
}
