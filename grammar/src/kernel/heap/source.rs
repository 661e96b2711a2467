//! What the numbers of a rule are, by its guards.

use super::{Reader, Source};
use crate::kernel::linear::{Linear, Names};
use crate::model::{
    Argument, BinaryOp, CompareOp, Condition, Expr, ExprKind, Fold, Move, Set, Step,
};

impl Reader<'_> {
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
            if let Source::Set(code) = core::mem::replace(&mut self.source, Source::Divisors) {
                self.sets.push((5, code));
            }
        } else if self.source == Source::Range
            && let Some(code) = guards.find_map(|guard| self.rest(guard))
        {
            self.source = Source::Rest(code);
        }
    }

    /// The guard says what the source says already.
    pub(super) fn is_rest(&self, guard: &Condition) -> bool {
        matches!(self.source, Source::Rest(code) if self.rest(guard) == Some(code))
    }

    /// The guard says, among others, that the number does not divide the heap (9), is coprime to
    /// it (10) or is not (11).
    fn rest(&self, guard: &Condition) -> Option<i64> {
        match guard {
            Condition::And(all) => all.iter().find_map(|guard| self.rest(guard)),
            Condition::Not(inner) => match &**inner {
                Condition::And(_) => None,
                inner if self.divides_heap(inner) => Some(9),
                // 10 and 11 are opposites.
                inner => self.coprime(inner).map(|code| 21 - code),
            },
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
                [(CompareOp::NotEqual, right)] if self.is_remainder(left, right) => Some(9),
                _ => self.coprime(guard),
            },
            _ => None,
        }
    }

    /// The guard says that the number is coprime to the heap (10), or is not (11): their greatest
    /// common divisor is at least 1.
    fn coprime(&self, guard: &Condition) -> Option<i64> {
        let Condition::Compare(left, rest) = guard else {
            return None;
        };
        let [(op, right)] = &rest[..] else {
            return None;
        };
        let (op, number) = match (&left.kind, &right.kind) {
            (_, ExprKind::Int(number)) if self.is_common(left) => (*op, *number),
            (ExprKind::Int(number), _) if self.is_common(right) => (op.mirrored(), *number),
            _ => return None,
        };
        match (op, number) {
            (CompareOp::Equal | CompareOp::LessEqual, 1) | (CompareOp::Less, 2) => Some(10),
            (CompareOp::NotEqual | CompareOp::Greater, 1) | (CompareOp::GreaterEqual, 2) => {
                Some(11)
            }
            _ => None,
        }
    }

    /// The greatest common divisor of the heap and the number, or of two sums of these that give
    /// both back.
    fn is_common(&self, expr: &Expr) -> bool {
        let ExprKind::Fold(Fold::Gcd, arguments) = &expr.kind else {
            return false;
        };
        let [Argument::Number(one), Argument::Number(other)] = &arguments[..] else {
            return false;
        };
        let ([Some([a, b]), Some([c, d])], true) = (
            [self.factors(one), self.factors(other)],
            self.number.is_some(),
        ) else {
            return false;
        };
        // All are below 2^28.
        (a * d - b * c).abs() == 1
    }

    /// The factors of the heap and the number, if the expression is their sum.
    fn factors(&self, expr: &Expr) -> Option<[i128; 2]> {
        let form = Linear::of(expr, Names::default())?;
        let factors = [0, self.number?].map(|name| form.factor(name).as_constant());
        let [heap, number] = factors;
        form.rest().is_zero().then_some([heap?, number?])
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
                [(CompareOp::Equal, right)] => self.is_remainder(left, right),
                _ => false,
            },
            Condition::And(all) => all.iter().any(|guard| self.divides_heap(guard)),
            _ => false,
        }
    }

    /// The remainder of the heap by the number, and 0.
    fn is_remainder(&self, left: &Expr, right: &Expr) -> bool {
        matches!(&left.kind, ExprKind::Binary(BinaryOp::Rem, heap, by)
            if right.kind == ExprKind::Int(0)
                && heap.kind == ExprKind::Var(0)
                && self.is_number(by))
    }

    /// The heap, give or take the number: that divides both or none.
    fn is_heap(expr: &Expr) -> bool {
        let names = Names::default();
        let form = Linear::of(expr, names);
        form.is_some_and(|form| (form.has(0, 1) || form.has(0, -1)) && form.rest().is_zero())
    }
}
