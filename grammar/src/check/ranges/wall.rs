//! Rules in which nothing but the wall bounds the one name that runs: heaps that stay, and heaps
//! that lose it. What is read off here the solver finds too, at a greater cost.

use super::is_open;
use crate::listed::Listed;
use crate::model::{
    BinaryOp, CompareOp, Condition, Element, Expr, ExprKind, Move, Set, Step, Target, VarId,
};
use crate::prove::literal;
use alloc::vec::Vec;

/// The bounds of the only step that gives a name: its place, and the heaps that lose the name, in
/// their order, but for one that is the end the set has. `None` of other rules.
pub(super) fn bounds(rule: &Move) -> Option<(usize, Vec<Expr>)> {
    let mut given = None;
    for (place, step) in rule.steps.iter().enumerate() {
        match step {
            Step::Each { variables, set, .. } => {
                let ([name], None) = (variables.as_slice(), given) else {
                    return None;
                };
                given = Some((place, *name, ends(rule, set)?));
            }
            Step::If(guard) if bounds_nothing(guard) => {}
            Step::If(_) => return None,
        }
    }
    let (place, name, ends) = given?;
    let mut heaps = Vec::new();
    for left in left(rule)? {
        let heap = match &left.kind {
            ExprKind::Var(heap) if *heap < rule.heaps => continue,
            ExprKind::Binary(BinaryOp::Sub, heap, taken) if is_name(taken, name) => heap,
            _ => return None,
        };
        let ExprKind::Var(heap) = heap.kind else {
            return None;
        };
        let known = |one: &Expr| is_name(one, heap);
        if heap >= rule.heaps || heaps.iter().any(known) {
            return None;
        }
        heaps.push(Expr {
            kind: ExprKind::Var(heap),
            span: left.span,
        });
    }
    if heaps.is_empty() || heaps.len() > super::MOST_BOUNDS {
        return None;
    }
    heaps.retain(|heap| ends.iter().all(|end| end.kind != heap.kind));
    Some((place, heaps))
}

/// The heap that a set ends with, or nothing if it has no end; `None` of sets that the solver looks
/// at.
fn ends<'r>(rule: &Move, set: &'r Set) -> Option<&'r [Expr]> {
    let upto = match set {
        Set::Range { start, upto } if literal(start).is_some() => upto,
        Set::Ascending { upto, .. } if is_open(set) => upto,
        _ => return None,
    };
    let plain = match upto.as_slice() {
        [] => true,
        [end] => matches!(end.kind, ExprKind::Var(heap) if heap < rule.heaps),
        _ => false,
    };
    plain.then_some(upto)
}

/// The guard says nothing of how large a number may be.
fn bounds_nothing(guard: &Condition) -> bool {
    match guard {
        Condition::And(guards) => guards.iter().all(bounds_nothing),
        Condition::Compare(left, chain) => match chain.as_slice() {
            [(CompareOp::NotEqual, _)] => true,
            [(CompareOp::Greater | CompareOp::GreaterEqual, least)] => {
                matches!(left.kind, ExprKind::Var(_)) && literal(least).is_some()
            }
            _ => false,
        },
        _ => true,
    }
}

/// The heaps that are left one by one.
fn left(rule: &Move) -> Option<Vec<&Expr>> {
    match &rule.result {
        Target::Heaps(heaps) => Some(heaps.iter().listed()),
        Target::List(elements) => {
            let heaps = elements.iter().map(|element| match element {
                Element::One(heap) => Some(Some(heap)),
                Element::Splice(_) => Some(None),
                Element::Repeat { .. } | Element::Range { .. } => None,
            });
            let heaps: Option<Vec<Option<&Expr>>> = heaps.listed_some();
            heaps.map(|heaps| heaps.into_iter().flatten().listed())
        }
        Target::Positions(_) => None,
    }
}

const fn is_name(expr: &Expr, name: VarId) -> bool {
    matches!(expr.kind, ExprKind::Var(other) if other == name)
}
