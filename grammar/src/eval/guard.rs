//! Guards, and whether something belongs to a set.

use super::expr::Scope;
use super::sets::{least, nth};
use super::{Stop, Value, number};
use crate::model::{Ascending, CompareOp, Condition, Expr, ExprKind, Set};
use alloc::vec::Vec;

impl Scope<'_, '_> {
    /// Whether a guard holds.
    pub(super) fn holds(&mut self, condition: &Condition) -> Result<bool, Stop> {
        self.work.spend(1)?;
        match condition {
            Condition::Compare(first, rest) => self.chain(first, rest),
            Condition::Divides(d, n) => Ok(number::divides(self.eval(d)?, self.eval(n)?)),
            Condition::DividesAll(d, list) => {
                let d = self.eval(d)?;
                Ok(self.list(*list).iter().all(|&n| number::divides(d, n)))
            }
            Condition::In {
                value,
                set,
                negated,
            } => {
                let value = self.tuple(value)?;
                Ok(self.belongs(&value, set)? != *negated)
            }
            Condition::Distinct(arguments) => {
                let mut numbers = self.gather(arguments)?;
                numbers.sort_unstable();
                Ok(numbers.windows(2).all(|pair| pair[0] != pair[1]))
            }
            Condition::Rust(path, arguments) => {
                let arguments = self.eval_all(arguments)?;
                let path = &path.text;
                self.work.call(path, &arguments, |functions, arguments| {
                    functions.holds(path, arguments)
                })
            }
            Condition::Not(inner) => Ok(!self.holds(inner)?),
            Condition::And(all) => {
                for condition in all {
                    if !self.holds(condition)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            Condition::Or(any) => {
                for condition in any {
                    if self.holds(condition)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
        }
    }

    fn chain(&mut self, first: &Expr, rest: &[(CompareOp, Expr)]) -> Result<bool, Stop> {
        let mut left = self.eval(first)?;
        for (op, right) in rest {
            let right = self.eval(right)?;
            if !compare(*op, left, right) {
                return Ok(false);
            }
            left = right;
        }
        Ok(true)
    }

    /// The numbers asked about; those of a list where one stands alone.
    fn tuple(&mut self, value: &[Expr]) -> Result<Vec<i128>, Stop> {
        if let [
            Expr {
                kind: ExprKind::Var(id),
                ..
            },
        ] = value
            && let Some(Value::List(list)) = self.values.get(*id)
        {
            return Ok(list.clone());
        }
        self.eval_all(value)
    }

    fn belongs(&mut self, value: &[i128], set: &Set) -> Result<bool, Stop> {
        let first = value.first().copied().unwrap_or(0);
        match set {
            Set::Elements(elements) => self.is_element(value, elements),
            Set::Range { start, upto } => {
                let start = self.eval(start)?;
                let last = least(self, upto)?;
                Ok(start <= first && last.is_none_or(|last| first <= last))
            }
            Set::Divisors { of, upto } => {
                let of = self.eval(of)?;
                let last = least(self, upto)?;
                let small = last.is_none_or(|last| first <= last);
                Ok(first >= 1 && small && number::divides(first, of))
            }
            Set::Ascending { kind, upto } => {
                let last = least(self, upto)?;
                Ok(self.is_in(kind, first)? && last.is_none_or(|last| first <= last))
            }
            Set::Split(of) => {
                let of = self.eval(of)?;
                Ok(value.len() == 2 && is_parts(value, of))
            }
            Set::Parts { of, least, most } => {
                let of = self.eval(of)?;
                let least = self.eval(least)?;
                let most = most.as_ref().map(|most| self.eval(most)).transpose()?;
                let count = i128::try_from(value.len()).unwrap_or(i128::MAX);
                let fits = least <= count && most.is_none_or(|most| count <= most);
                Ok(fits && is_parts(value, of))
            }
        }
    }

    fn is_element(&mut self, value: &[i128], elements: &[Vec<Expr>]) -> Result<bool, Stop> {
        for element in elements {
            self.work.spend(1)?;
            let mut equal = element.len() == value.len();
            for (expr, &number) in element.iter().zip(value) {
                equal &= self.eval(expr)? == number;
            }
            if equal {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn is_in(&mut self, kind: &Ascending, number: i128) -> Result<bool, Stop> {
        match kind {
            Ascending::Primes => number::is_prime(number, self.work),
            Ascending::Odds => Ok(number >= 1 && number % 2 == 1),
            Ascending::Evens => Ok(number >= 2 && number % 2 == 0),
            Ascending::Squares => Ok(number >= 1 && is_square(number)),
            // 8 (i² + i) / 2 + 1 = (2i + 1)².
            Ascending::Triangulars => Ok(number >= 1
                && number
                    .checked_mul(8)
                    .and_then(|n| n.checked_add(1))
                    .is_some_and(is_square)),
            _ => {
                let base = if let Ascending::Powers(base) = kind {
                    self.eval(base)?
                } else {
                    0
                };
                let mut index = 0;
                while let Some(element) = nth(kind, base, index)
                    && element <= number
                {
                    self.work.spend(1)?;
                    if element == number {
                        return Ok(true);
                    }
                    index += 1;
                }
                Ok(false)
            }
        }
    }
}

fn is_square(number: i128) -> bool {
    let root = number.isqrt();
    root * root == number
}

/// The numbers are at least 1, do not ascend and add up to `of`.
fn is_parts(value: &[i128], of: i128) -> bool {
    value.iter().all(|&part| part >= 1)
        && value.windows(2).all(|pair| pair[0] >= pair[1])
        && value
            .iter()
            .try_fold(0_i128, |sum, &part| sum.checked_add(part))
            == Some(of)
}

/// Whether one comparison holds.
fn compare(op: CompareOp, left: i128, right: i128) -> bool {
    match op {
        CompareOp::Less => left < right,
        CompareOp::LessEqual => left <= right,
        CompareOp::Greater => left > right,
        CompareOp::GreaterEqual => left >= right,
        CompareOp::Equal => left == right,
        CompareOp::NotEqual => left != right,
    }
}
