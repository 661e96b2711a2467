//! Guards of one rule, as tests.

use super::write::code;
use super::{Reader, Test};
use crate::kernel::linear::{Linear, Said, compared};
use crate::model::{Ascending, BinaryOp, CompareOp, Condition, Expr, ExprKind, Set};

impl Reader<'_> {
    pub(super) fn guard(&mut self, guard: &Condition, holds: bool) -> Option<()> {
        match guard {
            Condition::And(all) if holds => all.iter().try_for_each(|one| self.guard(one, true)),
            // Said of the source already.
            _ if holds && self.number.is_some() && self.divides_heap(guard) => Some(()),
            _ if holds && self.is_rest(guard) => Some(()),
            Condition::Not(inner) => self.guard(inner, !holds),
            Condition::Compare(first, rest) if holds || rest.len() == 1 => {
                let mut left = first;
                for (op, right) in rest {
                    self.compare(left, *op, right, holds)?;
                    left = right;
                }
                Some(())
            }
            Condition::Divides(divisor, of) => {
                let divisor = Linear::of(divisor, self.names)?;
                let of = Linear::of(of, self.names)?;
                self.multiple(&divisor, of, holds)
            }
            Condition::In {
                value,
                set,
                negated,
            } => {
                let [value] = &value[..] else { return None };
                self.member(value, set, holds != *negated)
            }
            _ => None,
        }
    }

    fn compare(&mut self, left: &Expr, op: CompareOp, right: &Expr, holds: bool) -> Option<()> {
        if let ExprKind::Binary(BinaryOp::Rem, number, by) = &left.kind {
            // n % 3 == 1
            let by = Linear::of(by, self.names)?;
            let rest = Linear::of(right, self.names)?;
            let equal = match op {
                CompareOp::Equal => holds,
                CompareOp::NotEqual => !holds,
                _ => return None,
            };
            self.need(rest.clone())?;
            self.need(by.minus(&rest)?.plus_constant(-1)?)?;
            let form = Linear::of(number, self.names)?.minus(&rest)?;
            return self.multiple(&by, form, equal);
        }
        let forms = [left, right].map(|side| Linear::of(side, self.names));
        let said = match &forms {
            [Some(left), Some(right)] => compared(left, op, right, holds)?,
            _ if holds => self.compare_quotient(left, op, right)?,
            _ => return None,
        };
        self.said(said);
        Some(())
    }

    fn member(&mut self, value: &Expr, set: &Set, holds: bool) -> Option<()> {
        match set {
            Set::Ascending { kind, upto } if upto.is_empty() && self.is_number(value) => {
                match (kind, code(kind)) {
                    (_, Some(code)) => {
                        self.sets.push((if holds { 5 } else { 6 }, code));
                        Some(())
                    }
                    (Ascending::Odds, None) => self.parity(1, holds),
                    (Ascending::Evens, None) => self.parity(0, holds),
                    _ => None,
                }
            }
            // All of them are unequal to it, or the one that there is is equal.
            Set::Elements(elements) if !holds || elements.len() == 1 => {
                let value = Linear::of(value, self.names)?;
                for element in elements {
                    let [one] = &element[..] else { return None };
                    let one = Linear::of(one, self.names)?;
                    self.said(compared(&value, CompareOp::Equal, &one, holds)?);
                }
                Some(())
            }
            _ => None,
        }
    }

    /// What is at least 0 where the number is at most the other one, in which there may be a
    /// quotient: that is rounded down, and `k <= a + b / c` says the same as `c * (k - a) <= b`.
    pub(super) fn below(&mut self, number: &Linear, other: &Expr) -> Option<Linear> {
        if let Some(other) = Linear::of(other, self.names) {
            return other.minus(number);
        }
        let ExprKind::Binary(op, left, right) = &other.kind else {
            return None;
        };
        match op {
            BinaryOp::Div => {
                let by = Linear::of(right, self.names)?;
                self.need(by.clone().plus_constant(-1)?)?;
                Linear::of(left, self.names)?.minus(&number.times(&by)?)
            }
            BinaryOp::Sub => {
                let more = Linear::of(right, self.names)?;
                self.below(&number.plus(&more)?, left)
            }
            BinaryOp::Add => {
                let (less, other) = match Linear::of(left, self.names) {
                    Some(less) => (less, right),
                    None => (Linear::of(right, self.names)?, left),
                };
                self.below(&number.minus(&less)?, other)
            }
            BinaryOp::Mul | BinaryOp::Rem => None,
        }
    }

    /// A comparison with a quotient.
    fn compare_quotient(&mut self, left: &Expr, op: CompareOp, right: &Expr) -> Option<Said> {
        let (op, number, other) = match Linear::of(left, self.names) {
            Some(number) => (op, number, right),
            None => (op.mirrored(), Linear::of(right, self.names)?, left),
        };
        let number = match op {
            CompareOp::Less | CompareOp::GreaterEqual => number.plus_constant(1)?,
            CompareOp::LessEqual | CompareOp::Greater => number,
            CompareOp::Equal | CompareOp::NotEqual => return None,
        };
        let mut form = self.below(&number, other)?;
        if matches!(op, CompareOp::Greater | CompareOp::GreaterEqual) {
            form = Linear::default().minus(&form)?.plus_constant(-1)?;
        }
        Some(Said::AtLeast(form))
    }

    /// The number is odd (1) or even (0), or is not.
    pub(super) fn parity(&mut self, rest: i128, holds: bool) -> Option<()> {
        let form = self.own()?.plus_constant(-rest)?;
        self.multiple(&Linear::constant(2)?, form, holds)
    }

    fn multiple(&mut self, of: &Linear, form: Linear, holds: bool) -> Option<()> {
        self.need(of.clone().plus_constant(-1)?)?;
        self.tests.push(Test {
            kind: if holds { 3 } else { 4 },
            of: of.clone(),
            form,
        });
        Some(())
    }
}
