//! Expressions.

use super::{Fault, Stop, Value, Work, number};
use crate::listed::Listed;
use crate::model::{Argument, BinaryOp, Expr, ExprKind, Fold, VarId};
use alloc::vec::Vec;

/// What the names stand for, and what may still be done.
pub(super) struct Scope<'a, 'f> {
    pub(super) values: Vec<Value>,
    pub(super) work: &'a mut Work<'f>,
}

impl Scope<'_, '_> {
    /// The value of an expression.
    pub(super) fn eval(&mut self, expr: &Expr) -> Result<i128, Stop> {
        match &expr.kind {
            ExprKind::Int(value) => Ok(*value),
            ExprKind::Var(id) => self.number(*id),
            ExprKind::Negate(inner) => self
                .eval(inner)?
                .checked_neg()
                .ok_or(Stop::Fault(Fault::Overflow)),
            ExprKind::Binary(op, left, right) => {
                let left = self.eval(left)?;
                let right = self.eval(right)?;
                binary(*op, left, right)
            }
            ExprKind::Fold(fold, arguments) => {
                let numbers = self.gather(arguments)?;
                self.work.spend(numbers.len() as u64)?;
                apply(*fold, &numbers)
            }
            ExprKind::Phi(inner) => {
                let n = self.eval(inner)?;
                if n < 1 {
                    Err(Stop::NoValue)
                } else {
                    number::phi(n, self.work)
                }
            }
            ExprKind::Parameter(_) => Err(Stop::Fault(Fault::NoParameter)),
            ExprKind::Rust(path, arguments) => {
                let arguments = self.eval_all(arguments)?;
                let path = &path.text;
                let value = self.work.call(path, &arguments, |functions, arguments| {
                    functions.number(path, arguments)
                });
                value.map(i128::from)
            }
        }
    }

    /// The values of several expressions.
    pub(super) fn eval_all(&mut self, exprs: &[Expr]) -> Result<Vec<i128>, Stop> {
        exprs.iter().map(|expr| self.eval(expr)).listed_ok()
    }

    /// All numbers of the arguments, those of lists included.
    pub(super) fn gather(&mut self, arguments: &[Argument]) -> Result<Vec<i128>, Stop> {
        let mut numbers = Vec::new();
        for argument in arguments {
            match argument {
                Argument::Number(expr) => numbers.push(self.eval(expr)?),
                Argument::List(id) => numbers.extend_from_slice(self.list(*id)),
            }
        }
        Ok(numbers)
    }

    /// The list that a name stands for; nothing for a number.
    pub(super) fn list(&self, id: VarId) -> &[i128] {
        match self.values.get(id) {
            Some(Value::List(list)) => list,
            _ => &[],
        }
    }

    fn number(&self, id: VarId) -> Result<i128, Stop> {
        match self.values.get(id) {
            Some(Value::Number(value)) => Ok(*value),
            _ => Err(Stop::NoValue),
        }
    }
}

fn binary(op: BinaryOp, left: i128, right: i128) -> Result<i128, Stop> {
    match op {
        BinaryOp::Add => left.checked_add(right),
        BinaryOp::Sub => left.checked_sub(right),
        BinaryOp::Mul => left.checked_mul(right),
        BinaryOp::Div => return floor_div(left, right),
        BinaryOp::Rem => {
            let quotient = floor_div(left, right)?;
            right
                .checked_mul(quotient)
                .and_then(|product| left.checked_sub(product))
        }
    }
    .ok_or(Stop::Fault(Fault::Overflow))
}

/// The quotient, rounded down; division by 0 has no value.
pub(super) fn floor_div(left: i128, right: i128) -> Result<i128, Stop> {
    if right == 0 {
        return Err(Stop::NoValue);
    }
    let quotient = left
        .checked_div(right)
        .ok_or(Stop::Fault(Fault::Overflow))?;
    let exact = left % right == 0;
    Ok(if exact || (left < 0) == (right < 0) {
        quotient
    } else {
        quotient - 1
    })
}

fn apply(fold: Fold, numbers: &[i128]) -> Result<i128, Stop> {
    match fold {
        Fold::Gcd => number::gcd(numbers).ok_or(Stop::Fault(Fault::Overflow)),
        Fold::Min => numbers.iter().copied().min().ok_or(Stop::NoValue),
        Fold::Max => Ok(numbers.iter().copied().max().unwrap_or(0)),
        Fold::Sum => numbers
            .iter()
            .try_fold(0_i128, |sum, &number| sum.checked_add(number))
            .ok_or(Stop::Fault(Fault::Overflow)),
        Fold::Len => i128::try_from(numbers.len()).map_err(|_| Stop::Fault(Fault::Overflow)),
    }
}
