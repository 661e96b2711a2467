//! Rules that take at least one counter from their one heap, or divide it by 2 or more: they lower
//! it as they stand. What is read off here the prover proves too, at a greater cost.

use crate::model::{
    Ascending, BinaryOp, CompareOp, Condition, Expr, ExprKind, Move, Set, Shape, Step, Target,
    VarId,
};

/// Every rule of a game of one heap leaves `n - k` with a k of at least 1, whatever its guards say,
/// or at most half of a heap that is not empty.
pub(super) fn from_one_heap(shape: Shape, moves: &[Move]) -> bool {
    let lowers = |rule: &Move| {
        takes(rule) || leaves_at_most_half(rule) && rule.steps.iter().any(needs_a_counter)
    };
    shape == Shape::Heap && moves.iter().all(lowers)
}

/// The rule leaves `n / d` of one heap, with a d of at least 2.
pub(crate) fn leaves_at_most_half(rule: &Move) -> bool {
    of_heap(rule, BinaryOp::Div).is_some_and(|divisor| is_from(rule, divisor, 2))
}

fn takes(rule: &Move) -> bool {
    of_heap(rule, BinaryOp::Sub).is_some_and(|taken| is_from(rule, taken, 1))
}

/// What stands behind this sign, where the result is the one heap and that. The heap is the first
/// name of a rule.
fn of_heap(rule: &Move, sign: BinaryOp) -> Option<&Expr> {
    let Target::Heaps(left) = &rule.result else {
        return None;
    };
    let [left] = left.as_slice() else {
        return None;
    };
    match &left.kind {
        ExprKind::Binary(op, heap, other) if *op == sign && is_heap(heap) => Some(other),
        _ => None,
    }
}

const fn is_heap(expr: &Expr) -> bool {
    matches!(expr.kind, ExprKind::Var(0))
}

/// The number is at least this, for it is written so or a set gives it.
fn is_from(rule: &Move, number: &Expr, least: i128) -> bool {
    match &number.kind {
        ExprKind::Var(name) => rule.steps.iter().any(|step| runs_from(step, *name, least)),
        _ => is_least(number, least),
    }
}

/// The step gives the name numbers of at least this alone.
fn runs_from(step: &Step, name: VarId, least: i128) -> bool {
    let Step::Each { variables, set, .. } = step else {
        return false;
    };
    if variables.as_slice() != [name] {
        return false;
    }
    match set {
        Set::Elements(elements) => elements.iter().flatten().all(|one| is_least(one, least)),
        Set::Range { start, .. } => is_least(start, least),
        Set::Divisors { .. } => least <= 1,
        Set::Ascending { kind, .. } => match kind {
            Ascending::Primes | Ascending::Evens => least <= 2,
            // A base may be what the prover knows nothing of.
            Ascending::Powers(_) => false,
            _ => least <= 1,
        },
        Set::Split(_) | Set::Parts { .. } => false,
    }
}

const fn is_least(expr: &Expr, least: i128) -> bool {
    matches!(expr.kind, ExprKind::Int(number) if number >= least)
}

/// The guard is `n > 0`, or says more.
fn needs_a_counter(step: &Step) -> bool {
    let Step::If(Condition::Compare(left, chain)) = step else {
        return false;
    };
    let [(op, right)] = chain.as_slice() else {
        return false;
    };
    match op {
        CompareOp::Greater => is_heap(left) && is_least(right, 0),
        CompareOp::GreaterEqual => is_heap(left) && is_least(right, 1),
        CompareOp::Less => is_heap(right) && is_least(left, 0),
        CompareOp::LessEqual => is_heap(right) && is_least(left, 1),
        CompareOp::Equal | CompareOp::NotEqual => false,
    }
}
