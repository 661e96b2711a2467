//! Expressions as sums of names.

use crate::listed::Listed;
use crate::model::{Argument, BinaryOp, CompareOp, Expr, ExprKind, Fold, VarId};
use alloc::vec::Vec;

/// No factor and no constant on the way is greater: with heaps of 64 bits, nothing then leaves 128
/// bits, so that an expression has its value wherever the sum has.
const GREATEST: i128 = 1 << 28;

/// A constant and names with their factors.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Linear {
    /// Of each name by its number; those behind are 0.
    factors: Vec<i128>,
    pub(super) constant: i128,
}

/// What an expression is read with.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Names {
    /// A name that stands for a number.
    pub(super) fixed: Option<(VarId, i128)>,
    /// A name that divides the heap, name 0; the quotient is the name that comes here.
    pub(super) quotient: Option<(VarId, VarId)>,
}

impl Linear {
    fn constant(constant: i128) -> Option<Self> {
        let small = (-GREATEST..=GREATEST).contains(&constant);
        small.then(|| Self {
            factors: Vec::new(),
            constant,
        })
    }

    /// One name.
    pub(super) fn name(name: VarId) -> Self {
        let mut factors = alloc::vec![0; name + 1];
        factors[name] = 1;
        Self {
            factors,
            constant: 0,
        }
    }

    /// The expression, if it is such a sum.
    pub(super) fn of(expr: &Expr, names: Names) -> Option<Self> {
        match &expr.kind {
            ExprKind::Int(number) => Self::constant(*number),
            ExprKind::Var(name) => match names.fixed {
                Some((fixed, number)) if fixed == *name => Self::constant(number),
                _ => Some(Self::name(*name)),
            },
            ExprKind::Negate(inner) => Self::of(inner, names)?.times(-1),
            ExprKind::Binary(BinaryOp::Div, left, right) => {
                let (divisor, quotient) = names.quotient?;
                let divided = left.kind == ExprKind::Var(0) && right.kind == ExprKind::Var(divisor);
                divided.then(|| Self::name(quotient))
            }
            ExprKind::Binary(op, left, right) => {
                let (left, right) = (Self::of(left, names)?, Self::of(right, names)?);
                match op {
                    BinaryOp::Add => left.plus(&right),
                    BinaryOp::Sub => left.plus(&right.times(-1)?),
                    BinaryOp::Mul => match (left.as_constant(), right.as_constant()) {
                        (Some(factor), _) => right.times(factor),
                        (_, Some(factor)) => left.times(factor),
                        _ => None,
                    },
                    BinaryOp::Div | BinaryOp::Rem => None,
                }
            }
            _ => None,
        }
    }

    pub(super) fn factor(&self, name: VarId) -> i128 {
        self.factors.get(name).copied().unwrap_or(0)
    }

    pub(super) fn as_constant(&self) -> Option<i128> {
        let none = self.factors.iter().all(|&factor| factor == 0);
        none.then_some(self.constant)
    }

    pub(super) fn plus(&self, other: &Self) -> Option<Self> {
        let len = self.factors.len().max(other.factors.len());
        let sum = Self {
            factors: (0..len)
                .map(|name| self.factor(name) + other.factor(name))
                .listed(),
            constant: self.constant + other.constant,
        };
        sum.checked()
    }

    pub(super) fn minus(&self, other: &Self) -> Option<Self> {
        self.plus(&other.times(-1)?)
    }

    fn times(&self, factor: i128) -> Option<Self> {
        let product = Self {
            factors: self.factors.iter().map(|own| own * factor).listed(),
            constant: self.constant * factor,
        };
        product.checked()
    }

    pub(super) fn plus_constant(mut self, constant: i128) -> Option<Self> {
        self.constant += constant;
        self.checked()
    }

    /// Sums that are alike are equal: no 0 stands behind.
    fn checked(mut self) -> Option<Self> {
        while self.factors.last() == Some(&0) {
            self.factors.pop();
        }
        let small = |number: &i128| (-GREATEST..=GREATEST).contains(number);
        let all = self.factors.iter().all(small) && small(&self.constant);
        all.then_some(self)
    }
}

/// What a comparison says of a sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// It is at least 0.
    AtLeast(Linear),
    /// It is 0.
    Zero(Linear),
    /// It is not 0.
    NotZero(Linear),
}

/// `left op right`, or its opposite.
pub(super) fn compared(left: &Linear, op: CompareOp, right: &Linear, holds: bool) -> Option<Said> {
    let op = match (op, holds) {
        (op, true) => op,
        (CompareOp::Less, false) => CompareOp::GreaterEqual,
        (CompareOp::LessEqual, false) => CompareOp::Greater,
        (CompareOp::Greater, false) => CompareOp::LessEqual,
        (CompareOp::GreaterEqual, false) => CompareOp::Less,
        (CompareOp::Equal, false) => CompareOp::NotEqual,
        (CompareOp::NotEqual, false) => CompareOp::Equal,
    };
    let difference = right.minus(left)?;
    Some(match op {
        CompareOp::Less => Said::AtLeast(difference.plus_constant(-1)?),
        CompareOp::LessEqual => Said::AtLeast(difference),
        CompareOp::Greater => Said::AtLeast(left.minus(right)?.plus_constant(-1)?),
        CompareOp::GreaterEqual => Said::AtLeast(left.minus(right)?),
        CompareOp::Equal => Said::Zero(difference),
        CompareOp::NotEqual => Said::NotZero(difference),
    })
}

/// The bounds, each argument of a `min` for itself; `None` if one is the least of a list.
pub(super) fn single(bounds: &[Expr]) -> Option<Vec<&Expr>> {
    let mut found = Vec::new();
    for bound in bounds {
        match &bound.kind {
            ExprKind::Fold(Fold::Min, arguments) if !arguments.is_empty() => {
                for argument in arguments {
                    let Argument::Number(number) = argument else {
                        return None;
                    };
                    found.push(number);
                }
            }
            _ => found.push(bound),
        }
    }
    Some(found)
}
