//! Rules on heaps that split, which come to the digits of a code.

use super::value::negated;
use super::{Piece, Reader};
use crate::model::{Element, Expr, ExprKind, Move, Set, Step, Target, VarId};
use alloc::vec::Vec;

/// `n -> n - k` and `n -> [a, b] for (a, b) in split(n - k)`, by choices and guards that do not
/// name the heap; what names it is checked to say no more than the wall, once it has numbers.
pub(super) fn rule(rule: &Move) -> Option<Vec<Piece>> {
    let mut reader = Reader::of(0);
    let mut pair = None;
    for step in &rule.steps {
        let goes_on = match step {
            // What stands behind may name the parts.
            _ if pair.is_some() => return None,
            Step::Each {
                variables,
                set: Set::Split(of),
                ..
            } => {
                pair = Some((&variables[..], of));
                true
            }
            Step::Each { variables, set, .. } => reader.each(variables, set)??,
            Step::If(guard) => reader.guard(guard)?,
        };
        if !goes_on {
            return None;
        }
    }
    let Target::List(left) = &rule.result else {
        return None;
    };
    let rest = match (pair, &left[..]) {
        (None, [Element::One(rest)]) => rest,
        (Some((&[first, second], of)), [Element::One(one), Element::One(other)])
            if is(one, first) && is(other, second) || is(one, second) && is(other, first) =>
        {
            of
        }
        _ => return None,
    };
    let rest = reader.value(rest)?;
    if rest.slope != 1 || rest.divisor.is_some() {
        return None;
    }
    let taken = negated(rest.rest?);
    reader.small(rest.parts);
    reader.pieces.push(Piece::Digit {
        taken,
        split: pair.is_some(),
        guards: reader.guards,
    });
    Some(reader.pieces)
}

fn is(expr: &Expr, name: VarId) -> bool {
    expr.kind == ExprKind::Var(name)
}
