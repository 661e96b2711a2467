//! Rules that take any number from one on.

use super::value::{negated, plus};
use super::{Piece, Reader, left, single};
use crate::model::{ExprKind, Move, Set, Step};
use alloc::vec::Vec;

/// A rule over all numbers from one on: `n - k`, less a fixed number, and nothing but the wall says
/// how large k may be.
pub(super) fn endless(rule: &Move) -> Option<Vec<Piece>> {
    let mut each = rule.steps.iter().filter_map(|step| match step {
        Step::Each { variables, set, .. } => Some((variables, set)),
        Step::If(_) => None,
    });
    let ([name], Set::Range { start, upto }, None) = each
        .next()
        .map(|(variables, set)| (&variables[..], set, each.next()))?
    else {
        return None;
    };
    let (mut heap, mut number) = (Reader::of(0), Reader::of(*name));
    // What is taken is the number and this.
    let left = heap.value(left(rule)?)?;
    let taken = number.value(&negated(left.rest.filter(|_| left.slope == 1)?))?;
    let more = taken.rest.filter(|_| taken.slope == 1)?;
    if left.divisor.is_some() || taken.divisor.is_some() {
        return None;
    }
    let mut parts = taken.parts;
    parts.push(number.value(start)?.as_free()?.clone());
    let mut pieces = Vec::new();
    for bound in single(upto) {
        let bound = heap.value(bound)?;
        let over = bound.rest.filter(|_| bound.slope == 1)?;
        let sure = number.value(&plus(over, more.clone()))?;
        if bound.divisor.is_some() {
            return None;
        }
        if sure.as_free()?.kind != ExprKind::Int(0) {
            pieces.push(Piece::Small(bound.parts));
            pieces.push(Piece::Sure(sure.as_free()?.clone()));
        }
    }
    for step in &rule.steps {
        if let Step::If(guard) = step
            && (heap.rises(guard)? || number.of_any_form(guard).is_none())
        {
            return None;
        }
    }
    for piece in heap.pieces.into_iter().chain(number.pieces) {
        match piece {
            Piece::Past(more) | Piece::Small(more) => parts.extend(more),
            _ => return None,
        }
    }
    pieces.push(Piece::Endless(parts));
    Some(pieces)
}
