//! From which heap on, and modulo which number, the heap's residue tells what may be taken.

mod guard;
mod set;

use super::value::Value;
use crate::model::{Argument, BinaryOp, Expr, ExprKind, Fold, Move, Step, Target};
use crate::numbered::Numbered;
use core::cmp::Ordering;

/// The greatest number that heaps are told apart by.
const MODULUS: i128 = 2048;

/// So many divisors are told apart where a number is divided by one that is not fixed.
const DIVISORS: i128 = 64;

/// What has been noted of the rules that were read: all that was said of their values holds from
/// the heap `from` on, modulo `modulus`.
#[derive(Debug)]
pub(super) struct Horizon {
    pub(super) from: i128,
    pub(super) modulus: i128,
    /// No move takes more.
    pub(super) reach: i128,
    /// What the names of the rule stand for.
    names: Numbered<Value>,
}

impl Default for Horizon {
    fn default() -> Self {
        Self {
            from: 0,
            modulus: 1,
            reach: 0,
            names: Numbered::default(),
        }
    }
}

/// What is known of something at all great heaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    /// It holds or has no value.
    Holds,
    /// It does not hold or has no value.
    Fails,
    /// The residue of the heap and the choices made tell.
    Told,
}

impl Horizon {
    /// Notes a rule; `None` if it is not one that looks back a bounded way.
    pub(super) fn rule(&mut self, rule: &Move) -> Option<()> {
        self.names = Numbered::default();
        self.names.insert(0, Value::HEAP);
        for step in &rule.steps {
            let goes_on = match step {
                Step::Each { variables, set, .. } => self.each(variables, set)?,
                Step::If(guard) => self.guard(guard)? != Known::Fails,
            };
            // No great heap has this move; small ones are played.
            if !goes_on {
                return Some(());
            }
        }
        let Target::Heaps(heaps) = &rule.result else {
            return None;
        };
        let [left] = &heaps[..] else { return None };
        let left = self.value(left)?;
        if left.slope == 1 {
            self.reach = self.reach.max(-left.low);
            return Some(());
        }
        // What is left is negative, behind the wall.
        (self.sign(left) == Some(Ordering::Less)).then_some(())
    }

    /// Heaps are told apart modulo this number too.
    fn told_modulo(&mut self, number: i128) -> Option<()> {
        let number = number.checked_abs().filter(|&number| number > 0)?;
        let (mut a, mut b) = (self.modulus, number);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let modulus = (self.modulus / a).checked_mul(number)?;
        self.modulus = modulus;
        (modulus <= MODULUS).then_some(())
    }

    /// How a number compares with 0 at all great heaps, if in one way alone.
    fn sign(&mut self, value: Value) -> Option<Ordering> {
        let (from, sign) = value.sign()?;
        self.from = self.from.max(from);
        Some(sign)
    }

    fn value(&mut self, expr: &Expr) -> Option<Value> {
        match &expr.kind {
            ExprKind::Int(number) => Value::between(*number, *number),
            ExprKind::Var(name) => self.names.get(name).copied(),
            ExprKind::Negate(inner) => Some(self.value(inner)?.negated()),
            ExprKind::Binary(op, left, right) => {
                let (left, right) = (self.value(left)?, self.value(right)?);
                match op {
                    BinaryOp::Add => left.plus(right),
                    BinaryOp::Sub => left.minus(right),
                    BinaryOp::Mul => left.times(right),
                    BinaryOp::Div => Self::quotient(left, right),
                    BinaryOp::Rem => self.remainder(left, right),
                }
            }
            ExprKind::Fold(fold, arguments) => self.fold(*fold, arguments),
            ExprKind::Phi(inner) => {
                let inner = self.value(inner)?;
                (inner.slope == 0).then_some(())?;
                Value::between(1, inner.high.max(1))
            }
            ExprKind::Parameter(_) | ExprKind::Rust(..) => None,
        }
    }

    /// Rounded down; by 0 there is no value.
    fn quotient(left: Value, right: Value) -> Option<Value> {
        match right.constant() {
            Some(0) => None,
            Some(divisor) if left.slope % divisor == 0 => {
                let floor = |number: i128| {
                    let exact = number % divisor == 0 || (number < 0) == (divisor < 0);
                    number / divisor - i128::from(!exact)
                };
                let ends = [floor(left.low), floor(left.high)];
                let (low, high) = (ends[0].min(ends[1]), ends[0].max(ends[1]));
                Value::new(left.slope / divisor, low, high)
            }
            _ if left.slope == 0 && right.slope == 0 => {
                Value::between(-left.magnitude(), left.magnitude())
            }
            _ => None,
        }
    }

    fn remainder(&mut self, left: Value, right: Value) -> Option<Value> {
        (right.slope == 0).then_some(())?;
        if left.slope != 0 {
            self.told_by_divisors(right)?;
        }
        let most = right.magnitude().max(1) - 1;
        let low = if right.low >= 0 { 0 } else { -most };
        let high = if right.high <= 0 { 0 } else { most };
        Value::between(low, high)
    }

    /// The remainders of a number that grows with the heap, by each of these divisors.
    fn told_by_divisors(&mut self, divisor: Value) -> Option<()> {
        (divisor.high - divisor.low < DIVISORS).then_some(())?;
        let mut divisors = (divisor.low..=divisor.high).filter(|&number| number != 0);
        divisors.try_for_each(|number| self.told_modulo(number))
    }

    fn fold(&mut self, fold: Fold, arguments: &[Argument]) -> Option<Value> {
        let mut values = alloc::vec::Vec::new();
        for argument in arguments {
            let Argument::Number(number) = argument else {
                return None;
            };
            values.push(self.value(number)?);
        }
        match fold {
            Fold::Len => {
                let count = i128::try_from(values.len()).ok()?;
                Value::between(count, count)
            }
            Fold::Sum => {
                let zero = Value::between(0, 0)?;
                values.into_iter().try_fold(zero, Value::plus)
            }
            Fold::Min => self.extreme(&values, Ordering::Less),
            Fold::Max if values.is_empty() => Value::between(0, 0),
            Fold::Max => self.extreme(&values, Ordering::Greater),
            Fold::Gcd => self.gcd(&values),
        }
    }

    /// The least or the greatest.
    fn extreme(&mut self, values: &[Value], wanted: Ordering) -> Option<Value> {
        let (&first, others) = values.split_first()?;
        others.iter().try_fold(first, |best, &value| {
            if best.slope != value.slope {
                let sign = self.sign(value.minus(best)?)?;
                return Some(if sign == wanted { value } else { best });
            }
            let (low, high) = match wanted {
                Ordering::Less => (best.low.min(value.low), best.high.min(value.high)),
                _ => (best.low.max(value.low), best.high.max(value.high)),
            };
            Value::new(best.slope, low, high)
        })
    }

    /// With a fixed number among them, all others count modulo it.
    fn gcd(&mut self, values: &[Value]) -> Option<Value> {
        if values.iter().all(|value| value.slope == 0) {
            let greatest = values.iter().map(|value| value.magnitude());
            return Value::between(0, greatest.max().unwrap_or(0));
        }
        let mut fixed = values.iter().filter_map(|value| value.constant());
        let fixed = fixed.find(|&number| number != 0)?;
        self.told_modulo(fixed)?;
        Value::between(1, fixed.abs())
    }
}
