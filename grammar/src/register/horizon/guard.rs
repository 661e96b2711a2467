//! Guards.

use super::super::value::Value;
use super::{Horizon, Known};
use crate::listed::Listed;
use crate::model::{Argument, Ascending, CompareOp, Condition, Expr, Set};
use alloc::vec::Vec;
use core::cmp::Ordering;

impl Horizon {
    /// What is known of a guard; `None` if neither all great heaps nor residues tell.
    pub(super) fn guard(&mut self, guard: &Condition) -> Option<Known> {
        match guard {
            Condition::Compare(first, rest) => {
                let mut left = self.value(first)?;
                let mut all = Vec::new();
                for (op, right) in rest {
                    let right = self.value(right)?;
                    all.push(self.compare(*op, left, right)?);
                    left = right;
                }
                Some(every(&all))
            }
            Condition::Divides(divisor, number) => {
                let (divisor, number) = (self.value(divisor)?, self.value(number)?);
                self.divides(divisor, number)
            }
            Condition::In {
                value,
                set,
                negated,
            } => {
                let known = self.belongs(value, set)?;
                Some(if *negated { known.not() } else { known })
            }
            Condition::Distinct(arguments) => self.distinct(arguments),
            Condition::Not(inner) => Some(self.guard(inner)?.not()),
            Condition::And(all) => {
                let all: Option<Vec<_>> = all.iter().map(|guard| self.guard(guard)).listed_some();
                Some(every(&all?))
            }
            Condition::Or(any) => {
                let any: Option<Vec<_>> = any.iter().map(|guard| self.guard(guard)).listed_some();
                Some(some(&any?))
            }
            Condition::DividesAll(..) | Condition::Rust(..) => None,
        }
    }

    fn compare(&mut self, op: CompareOp, left: Value, right: Value) -> Option<Known> {
        let Some(sign) = self.sign(left.minus(right)?) else {
            return Some(Known::Told);
        };
        let holds = match op {
            CompareOp::Less => sign == Ordering::Less,
            CompareOp::LessEqual => sign != Ordering::Greater,
            CompareOp::Greater => sign == Ordering::Greater,
            CompareOp::GreaterEqual => sign != Ordering::Less,
            CompareOp::Equal => sign == Ordering::Equal,
            CompareOp::NotEqual => sign != Ordering::Equal,
        };
        Some(if holds { Known::Holds } else { Known::Fails })
    }

    fn divides(&mut self, divisor: Value, number: Value) -> Option<Known> {
        (divisor.slope == 0).then_some(())?;
        if number.slope != 0 {
            self.told_by_divisors(divisor)?;
            // 0 divides 0 alone, and that this number is not at great heaps.
            self.sign(number)?;
        }
        Some(Known::Told)
    }

    fn distinct(&mut self, arguments: &[Argument]) -> Option<Known> {
        let mut numbers = Vec::new();
        for argument in arguments {
            let Argument::Number(number) = argument else {
                return None;
            };
            numbers.push(self.value(number)?);
        }
        let mut all = Vec::new();
        for (place, &left) in numbers.iter().enumerate() {
            for &right in &numbers[..place] {
                all.push(self.compare(CompareOp::NotEqual, left, right)?);
            }
        }
        Some(every(&all))
    }

    fn belongs(&mut self, value: &[Expr], set: &Set) -> Option<Known> {
        let value: Option<Vec<_>> = value.iter().map(|expr| self.value(expr)).listed_some();
        let value = value?;
        match (set, &value[..]) {
            (Set::Elements(elements), _) => {
                let mut any = Vec::new();
                for element in elements {
                    let mut all = Vec::new();
                    for (expr, &number) in element.iter().zip(&value) {
                        let own = self.value(expr)?;
                        all.push(self.compare(CompareOp::Equal, number, own)?);
                    }
                    any.push(every(&all));
                }
                Some(some(&any))
            }
            (Set::Range { start, upto }, &[value]) => {
                let start = self.value(start)?;
                let mut all = [self.compare(CompareOp::GreaterEqual, value, start)?].to_vec();
                all.extend(self.below(value, upto)?);
                Some(every(&all))
            }
            (Set::Divisors { of, upto }, &[value]) => {
                let of = self.value(of)?;
                self.divides(value, of)?;
                self.below(value, upto)?;
                Some(Known::Told)
            }
            (Set::Ascending { kind, upto }, &[value]) => {
                match kind {
                    // Of at least 1 or 2, and odd or even.
                    Ascending::Odds | Ascending::Evens if value.slope != 0 => {
                        self.told_modulo(2)?;
                        self.compare(CompareOp::Greater, value, Value::between(1, 1)?)?;
                    }
                    Ascending::Powers(base) => {
                        let base = self.value(base)?;
                        (value.slope == 0 && base.slope == 0).then_some(())?;
                    }
                    _ => (value.slope == 0).then_some(())?,
                }
                self.below(value, upto)?;
                Some(Known::Told)
            }
            _ => None,
        }
    }

    /// Whether a number is at most each bound.
    fn below(&mut self, value: Value, upto: &[Expr]) -> Option<Vec<Known>> {
        let mut all = Vec::new();
        for bound in upto {
            let bound = self.value(bound)?;
            all.push(self.compare(CompareOp::LessEqual, value, bound)?);
        }
        Some(all)
    }
}

impl Known {
    const fn not(self) -> Self {
        match self {
            Self::Holds => Self::Fails,
            Self::Fails => Self::Holds,
            Self::Told => Self::Told,
        }
    }
}

/// All of these together. What has no value fails, and so does the whole.
fn every(all: &[Known]) -> Known {
    if all.contains(&Known::Fails) {
        Known::Fails
    } else if all.contains(&Known::Told) {
        Known::Told
    } else {
        Known::Holds
    }
}

/// One of these at least.
fn some(any: &[Known]) -> Known {
    if any.contains(&Known::Holds) {
        // One that stands before it may have no value, and then the whole has none.
        Known::Holds
    } else if any.contains(&Known::Told) {
        Known::Told
    } else {
        Known::Fails
    }
}
