//! Guards of rules whose parameters have no values yet.

use super::named::may_lack_value;
use super::value::{Value, int, minus, rounded_up};
use super::{Piece, Reader};
use crate::model::{Ascending, CompareOp, Condition, Expr, Set};
use alloc::vec;
use alloc::vec::Vec;

/// What is known of something at all great heaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Known {
    /// It holds or has no value.
    Holds,
    /// It does not hold or has no value.
    Fails,
    /// The residue of the heap and the choices made tell.
    Told,
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

impl Reader {
    /// Notes a guard that must hold; whether any great heap passes it.
    pub(super) fn guard(&mut self, guard: &Condition) -> Option<bool> {
        if !self.rises(guard)? {
            self.pieces.push(Piece::If(guard.clone()));
            return Some(true);
        }
        match guard {
            Condition::And(all) => {
                let mut goes_on = true;
                for one in all {
                    goes_on &= self.guard(one)?;
                }
                Some(goes_on)
            }
            Condition::Compare(first, rest) => {
                let mut left = self.value(first)?;
                let mut goes_on = true;
                for (op, right) in rest {
                    let right = self.value(right)?;
                    goes_on &= self.link(*op, left, right.clone())?;
                    left = right;
                }
                Some(goes_on)
            }
            _ => Some(self.of_any_form(guard)? != Known::Fails),
        }
    }

    /// One comparison that must hold.
    fn link(&mut self, op: CompareOp, left: Value, right: Value) -> Option<bool> {
        let up = right.clone().minus(left.clone())?;
        let (at_least, plus) = match op {
            CompareOp::Less => (up, -1),
            CompareOp::LessEqual => (up, 0),
            CompareOp::Greater => (left.minus(right)?, -1),
            CompareOp::GreaterEqual => (left.minus(right)?, 0),
            CompareOp::Equal | CompareOp::NotEqual => {
                if up.slope == 0 && up.rest.is_some() {
                    return None;
                }
                let known = self.compare(op, up);
                return Some(known? != Known::Fails);
            }
        };
        self.at_least_zero(at_least.plus(Value::free(int(plus)))?)
    }

    /// A number that must be 0 at least; whether it is for any great heap.
    pub(super) fn at_least_zero(&mut self, number: Value) -> Option<bool> {
        if number.divisor.is_some() || number.as_free().is_some() {
            return None;
        }
        if number.slope > 0
            && let Some(rest) = number.rest
        {
            self.small(number.parts);
            self.guards
                .push(rounded_up(minus(int(0), rest), number.slope));
            return Some(true);
        }
        let known = self.compare(CompareOp::GreaterEqual, number);
        Some(known? != Known::Fails)
    }

    /// How a number compares with 0 at great heaps.
    fn compare(&mut self, op: CompareOp, number: Value) -> Option<Known> {
        if number.divisor.is_some() {
            return None;
        }
        // It may be told by other names than the heap alone.
        self.pieces.push(Piece::Past(if number.slope == 0 {
            Vec::new()
        } else {
            number.parts
        }));
        let holds = match op {
            _ if number.slope == 0 => return Some(Known::Told),
            CompareOp::Less | CompareOp::LessEqual => number.slope < 0,
            CompareOp::Greater | CompareOp::GreaterEqual => number.slope > 0,
            CompareOp::Equal => false,
            CompareOp::NotEqual => true,
        };
        Some(if holds { Known::Holds } else { Known::Fails })
    }

    /// A guard that is no chain of comparisons which all must hold. Where a part of it has no value
    /// the guard may have one, so nothing in it may lack one.
    pub(super) fn of_any_form(&mut self, guard: &Condition) -> Option<Known> {
        let from = self.pieces.len();
        let known = self.known(guard)?;
        let lacking = self.pieces[from..].iter().any(|piece| match piece {
            Piece::Past(parts) | Piece::Small(parts) => parts.iter().any(may_lack_value),
            Piece::Modulo(number) => may_lack_value(number),
            _ => true,
        });
        self.pieces.push(Piece::Past(Vec::new()));
        (!lacking).then_some(known)
    }

    fn known(&mut self, guard: &Condition) -> Option<Known> {
        if !self.rises(guard)? {
            return Some(Known::Told);
        }
        match guard {
            Condition::Compare(first, rest) => {
                let mut left = self.value(first)?;
                let mut all = Vec::new();
                for (op, right) in rest {
                    let right = self.value(right)?;
                    all.push(self.compare(*op, left.minus(right.clone())?)?);
                    left = right;
                }
                Some(every(&all))
            }
            Condition::Divides(divisor, number) => self.divides(divisor, number),
            Condition::In {
                value,
                set,
                negated,
            } => {
                let [value] = &value[..] else { return None };
                let known = self.belongs(value, set)?;
                Some(if *negated { known.not() } else { known })
            }
            Condition::Not(inner) => Some(self.known(inner)?.not()),
            Condition::And(all) => {
                let all: Option<Vec<_>> = all.iter().map(|guard| self.known(guard)).collect();
                Some(every(&all?))
            }
            Condition::Or(any) => {
                let any: Option<Vec<_>> = any.iter().map(|guard| self.known(guard)).collect();
                let not: Vec<_> = any?.into_iter().map(Known::not).collect();
                Some(every(&not).not())
            }
            Condition::DividesAll(..) | Condition::Distinct(_) | Condition::Rust(..) => None,
        }
    }

    fn divides(&mut self, divisor: &Expr, number: &Expr) -> Option<Known> {
        let divisor = self.value(divisor)?.as_free()?.clone();
        let number = self.value(number)?;
        if number.divisor.is_some() {
            return None;
        }
        if number.slope != 0 {
            // 0 divides 0 alone, and that no great heap gives.
            self.pieces.push(Piece::Past(number.parts));
            self.pieces.push(Piece::Modulo(divisor));
        }
        Some(Known::Told)
    }

    fn belongs(&mut self, value: &Expr, set: &Set) -> Option<Known> {
        let number = self.value(value)?;
        let mut compare = |op, other: &Expr| {
            let other = self.value(other)?;
            self.compare(op, number.clone().minus(other)?)
        };
        match set {
            Set::Elements(elements) => {
                let mut none = Vec::new();
                for element in elements {
                    let [one] = &element[..] else { return None };
                    none.push(compare(CompareOp::NotEqual, one)?);
                }
                Some(every(&none).not())
            }
            Set::Range { start, upto } => {
                let mut all = vec![compare(CompareOp::GreaterEqual, start)?];
                for bound in upto {
                    all.push(compare(CompareOp::LessEqual, bound)?);
                }
                Some(every(&all))
            }
            Set::Divisors { of, upto } if upto.is_empty() && number.as_free().is_some() => {
                self.divides(value, of)
            }
            Set::Ascending {
                kind: Ascending::Odds | Ascending::Evens,
                upto,
            } if upto.is_empty() && number.slope != 0 => {
                // Of at least 1 or 2, and odd or even.
                let known = compare(CompareOp::Greater, &int(1))?;
                self.pieces.push(Piece::Modulo(int(2)));
                Some(if known == Known::Fails {
                    known
                } else {
                    Known::Told
                })
            }
            _ => None,
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
