//! What the numbers of a rule are, by its guards.

use super::{Reader, Source};
use crate::kernel::linear::{Linear, Names};
use crate::model::{
    Argument, BinaryOp, CompareOp, Condition, Expr, ExprKind, Fold, Move, Set, Step,
};

impl Reader {
    /// A guard tells more of what the numbers are.
    pub(super) fn narrow(&mut self, rule: &Move) {
        let mut guards = rule.steps.iter().filter_map(|step| match step {
            Step::If(guard) => Some(guard),
            Step::Each { .. } => None,
        });
        if self.number.is_none() {
            return;
        }
        if guards.clone().any(|guard| self.divides_heap(guard)) {
            if let Source::Set(code) = self.source {
                self.sets.push([5, code[0], code[1]]);
            }
            self.source = Source::Divisors;
        } else if self.source == Source::Range
            && let Some(code) = guards.find_map(|guard| self.rest(guard))
        {
            self.source = Source::Rest(code);
        }
    }

    /// The guard says, among others, that the number does not divide the heap (9) or is coprime to
    /// it (10).
    pub(super) fn rest(&self, guard: &Condition) -> Option<i64> {
        match guard {
            Condition::And(all) => all.iter().find_map(|guard| self.rest(guard)),
            Condition::Not(inner) => {
                let whole = !matches!(**inner, Condition::And(_));
                (whole && self.divides_heap(inner)).then_some(9)
            }
            Condition::In {
                value,
                set,
                negated: true,
            } => {
                let opposite = Condition::In {
                    value: value.clone(),
                    set: set.clone(),
                    negated: false,
                };
                self.divides_heap(&opposite).then_some(9)
            }
            Condition::Compare(left, rest) => match &rest[..] {
                [(CompareOp::NotEqual, right)] => {
                    let equal = [(CompareOp::Equal, right.clone())];
                    let opposite = Condition::Compare(left.clone(), equal.into());
                    self.divides_heap(&opposite).then_some(9)
                }
                [(CompareOp::Equal, right)] => {
                    let one = |expr: &Expr| expr.kind == ExprKind::Int(1);
                    let coprime =
                        one(right) && self.is_common(left) || one(left) && self.is_common(right);
                    coprime.then_some(10)
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The greatest common divisor of the heap and the number.
    fn is_common(&self, expr: &Expr) -> bool {
        let ExprKind::Fold(Fold::Gcd, arguments) = &expr.kind else {
            return false;
        };
        match &arguments[..] {
            [Argument::Number(a), Argument::Number(b)] => {
                self.is_number(a) && Self::is_heap(b) || self.is_number(b) && Self::is_heap(a)
            }
            _ => false,
        }
    }

    pub(super) fn is_number(&self, expr: &Expr) -> bool {
        self.number
            .is_some_and(|number| expr.kind == ExprKind::Var(number))
    }

    /// The guard says that the number, which is at least 1, divides the heap, among others.
    pub(super) fn divides_heap(&self, guard: &Condition) -> bool {
        match guard {
            Condition::Divides(divisor, of) => self.is_number(divisor) && Self::is_heap(of),
            Condition::In {
                value,
                set: Set::Divisors { of, upto },
                negated: false,
            } => {
                matches!(&value[..], [one] if self.is_number(one))
                    && of.kind == ExprKind::Var(0)
                    && upto.is_empty()
            }
            Condition::Compare(left, rest) => match &rest[..] {
                [(CompareOp::Equal, right)] => {
                    let zero = right.kind == ExprKind::Int(0);
                    matches!(&left.kind, ExprKind::Binary(BinaryOp::Rem, heap, by)
                        if zero && heap.kind == ExprKind::Var(0) && self.is_number(by))
                }
                _ => false,
            },
            Condition::And(all) => all.iter().any(|guard| self.divides_heap(guard)),
            _ => false,
        }
    }

    /// The heap, give or take the number: that divides both or none.
    fn is_heap(expr: &Expr) -> bool {
        let names = Names::default();
        let form = Linear::of(expr, names);
        form.is_some_and(|form| form.factor(0).abs() == 1 && form.constant == 0)
    }
}
