//! What `where` says, as the proofs take it: guards in front of all others.

use crate::model::{Condition, Move, Step};
use alloc::borrow::Cow;
use alloc::vec::Vec;

/// Of so many conjuncts a proof makes use.
pub(super) const MOST: usize = 16;

/// The conditions as steps.
pub(super) fn steps(conditions: &[Condition]) -> Vec<Step> {
    let first = conditions.iter().take(MOST);
    first.cloned().map(Step::If).collect()
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
    Cow::Owned(moves.iter().map(with).collect())
}
