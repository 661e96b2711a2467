//! Every expression of a rule, changed in place: one walk for all who replace or look for
//! something.

use crate::model::{
    Argument, Ascending, Condition, Element, Expr, ExprKind, Move, RustPath, Set, Step, Target,
    VarId,
};
use alloc::vec::Vec;

/// What is done on the way.
pub(crate) trait Visitor {
    /// With an expression, after those in it.
    fn expr(&mut self, _expr: &mut Expr) {}

    /// With a list that is asked about or spliced.
    fn list(&mut self, _list: VarId) {}

    /// With the path of a Rust function, before its arguments.
    fn path(&mut self, _path: &RustPath) {}
}

/// Visits a rule, in the order of its steps, the result last.
pub(crate) fn rule(rule: &mut Move, visitor: &mut dyn Visitor) {
    for step in &mut rule.steps {
        match step {
            Step::Each { set, .. } => self::set(set, visitor),
            Step::If(guard) => condition(guard, visitor),
        }
    }
    match &mut rule.result {
        Target::Heaps(heaps) => exprs(heaps, visitor),
        Target::Positions(tuples) => all(tuples, visitor),
        Target::List(elements) => {
            for element in elements {
                match element {
                    Element::One(heap) => expr(heap, visitor),
                    Element::Repeat { heap, count } => {
                        expr(heap, visitor);
                        expr(count, visitor);
                    }
                    Element::Range { start, end } => {
                        expr(start, visitor);
                        expr(end, visitor);
                    }
                    Element::Splice(list) => visitor.list(*list),
                }
            }
        }
    }
}

/// Visits a guard.
pub(crate) fn condition(guard: &mut Condition, visitor: &mut dyn Visitor) {
    match guard {
        Condition::Compare(first, rest) => {
            expr(first, visitor);
            for (_, right) in rest {
                expr(right, visitor);
            }
        }
        Condition::Divides(d, n) => {
            expr(d, visitor);
            expr(n, visitor);
        }
        Condition::DividesAll(d, list) => {
            expr(d, visitor);
            visitor.list(*list);
        }
        Condition::In { value, set, .. } => {
            exprs(value, visitor);
            self::set(set, visitor);
        }
        Condition::Distinct(list) => arguments(list, visitor),
        Condition::Rust(path, list) => {
            visitor.path(path);
            exprs(list, visitor);
        }
        Condition::Not(inner) => condition(inner, visitor),
        Condition::And(list) | Condition::Or(list) => {
            for guard in list {
                condition(guard, visitor);
            }
        }
    }
}

/// Visits a set.
pub(crate) fn set(set: &mut Set, visitor: &mut dyn Visitor) {
    match set {
        Set::Elements(elements) => all(elements, visitor),
        Set::Range { start, upto } => {
            expr(start, visitor);
            exprs(upto, visitor);
        }
        Set::Divisors { of, upto } => {
            expr(of, visitor);
            exprs(upto, visitor);
        }
        Set::Ascending { kind, upto } => {
            if let Ascending::Powers(base) = kind {
                expr(base, visitor);
            }
            exprs(upto, visitor);
        }
        Set::Split(of) => expr(of, visitor),
        Set::Parts { of, least, most } => {
            expr(of, visitor);
            expr(least, visitor);
            if let Some(most) = most {
                expr(most, visitor);
            }
        }
    }
}

/// Visits an expression and all in it.
pub(crate) fn expr(expr: &mut Expr, visitor: &mut dyn Visitor) {
    match &mut expr.kind {
        ExprKind::Int(_) | ExprKind::Var(_) | ExprKind::Parameter(_) => {}
        ExprKind::Negate(inner) | ExprKind::Phi(inner) => self::expr(inner, visitor),
        ExprKind::Binary(_, left, right) => {
            self::expr(left, visitor);
            self::expr(right, visitor);
        }
        ExprKind::Fold(_, list) => arguments(list, visitor),
        ExprKind::Rust(path, list) => {
            visitor.path(path);
            exprs(list, visitor);
        }
    }
    visitor.expr(expr);
}

fn arguments(list: &mut [Argument], visitor: &mut dyn Visitor) {
    for argument in list {
        match argument {
            Argument::Number(number) => expr(number, visitor),
            Argument::List(list) => visitor.list(*list),
        }
    }
}

fn exprs(list: &mut [Expr], visitor: &mut dyn Visitor) {
    for one in list {
        expr(one, visitor);
    }
}

fn all(list: &mut [Vec<Expr>], visitor: &mut dyn Visitor) {
    for one in list {
        exprs(one, visitor);
    }
}
