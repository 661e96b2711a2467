//! What is known of a number of a rule while its parameters have no values.

use crate::model::{BinaryOp, Expr, ExprKind};
use crate::span::Span;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

/// `slope * n + r` for heap n, or that number divided and rounded down.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub(super) slope: i128,
    /// What r is, if that is the same for all heaps; else the heap modulo some number tells it.
    pub(super) rest: Option<Expr>,
    /// What r is made of: its magnitude is at most the sum of theirs, here and on the way.
    pub(super) parts: Vec<Expr>,
    pub(super) divisor: Option<Expr>,
}

/// Bounds of what is followed: with heaps of 64 bits nothing then passes 128 bits. What parts come
/// to is bounded once they have values.
const STEEPEST: i128 = 1 << 32;
const FACTOR: i128 = 1 << 16;

impl Value {
    /// The heap, or another name that rises without end.
    pub(super) fn rising() -> Self {
        Self {
            slope: 1,
            rest: Some(int(0)),
            parts: Vec::new(),
            divisor: None,
        }
    }

    /// A number that names nothing that rises.
    pub(super) fn free(expr: Expr) -> Self {
        Self {
            slope: 0,
            rest: Some(expr.clone()),
            parts: vec![expr],
            divisor: None,
        }
    }

    /// A number no greater than the sum of some, told by the residue.
    pub(super) const fn told(parts: Vec<Expr>) -> Self {
        Self {
            slope: 0,
            rest: None,
            parts,
            divisor: None,
        }
    }

    /// The number, if nothing in it rises.
    pub(super) const fn as_free(&self) -> Option<&Expr> {
        match (self.slope, &self.divisor) {
            (0, None) => self.rest.as_ref(),
            _ => None,
        }
    }

    pub(super) fn plus(mut self, mut other: Self) -> Option<Self> {
        if other.divisor.is_some() {
            core::mem::swap(&mut self, &mut other);
        }
        if let Some(divisor) = &self.divisor {
            // ⌊x / c⌋ + k is ⌊(x + k c) / c⌋.
            other = Self::free(times(other.as_free()?.clone(), divisor.clone()));
        }
        let slope = self.slope + other.slope;
        self.parts.append(&mut other.parts);
        let sum = Self {
            slope,
            rest: self.rest.zip(other.rest).map(|(a, b)| plus(a, b)),
            ..self
        };
        (slope.abs() <= STEEPEST).then_some(sum)
    }

    pub(super) fn minus(self, other: Self) -> Option<Self> {
        let halved = |divisor: &Expr| divisor.kind == ExprKind::Int(2);
        if self.slope == 1 && self.parts.is_empty() && other.divisor.as_ref().is_some_and(halved) {
            // n - ⌊(n + b) / 2⌋ is ⌊(n - b + 1) / 2⌋.
            let mut parts = other.parts;
            parts.push(int(1));
            return Some(Self {
                slope: 1,
                rest: other.rest.map(|rest| minus(int(1), rest)),
                parts,
                divisor: other.divisor,
            });
        }
        self.plus(other.times(-1)?)
    }

    /// Multiplied by a number as written.
    pub(super) fn times(self, factor: i128) -> Option<Self> {
        let slope = self.slope.checked_mul(factor)?;
        let fits = factor.abs() <= FACTOR && slope.abs() <= STEEPEST;
        if !fits || self.divisor.is_some() {
            return None;
        }
        let scaled = |part: Expr| times(int(factor), part);
        Some(Self {
            slope,
            rest: self.rest.map(scaled),
            // A sign makes no part greater.
            parts: if factor == -1 {
                self.parts
            } else {
                self.parts.into_iter().map(scaled).collect()
            },
            divisor: None,
        })
    }

    /// Divided by a number that names nothing that rises, rounded down.
    pub(super) fn over(mut self, divisor: Expr) -> Option<Self> {
        if self.slope == 0 {
            // By 0 there is no value, and the parts of all others are no less.
            self.rest = None;
            return self.divisor.is_none().then_some(self);
        }
        if self.slope != 1 || self.rest.is_none() {
            return None;
        }
        self.parts.push(divisor.clone());
        self.divisor = Some(match self.divisor {
            None => divisor,
            // ⌊⌊x / a⌋ / b⌋ is ⌊x / (a b)⌋, of the sign of b if a is above 0.
            Some(inner) if is_positive(&inner) || is_positive(&divisor) => {
                let product = times(inner, divisor);
                self.parts.push(product.clone());
                product
            }
            Some(_) => return None,
        });
        Some(self)
    }
}

const fn is_positive(expr: &Expr) -> bool {
    matches!(expr.kind, ExprKind::Int(1..))
}

/// A number that no words of the rules stand for.
pub(super) fn int(number: i128) -> Expr {
    of(ExprKind::Int(number))
}

fn of(kind: ExprKind) -> Expr {
    let span = Span::default();
    Expr { kind, span }
}

pub(super) fn plus(left: Expr, right: Expr) -> Expr {
    match (&left.kind, &right.kind) {
        (_, ExprKind::Int(0)) => left,
        (ExprKind::Int(0), _) => right,
        (_, ExprKind::Negate(_)) => match right.kind {
            ExprKind::Negate(taken) => binary(BinaryOp::Sub, left, *taken),
            _ => right,
        },
        _ => binary(BinaryOp::Add, left, right),
    }
}

pub(super) fn minus(left: Expr, right: Expr) -> Expr {
    plus(left, negated(right))
}

pub(super) fn negated(expr: Expr) -> Expr {
    match expr.kind {
        ExprKind::Negate(inner) => *inner,
        ExprKind::Int(number) if number != i128::MIN => int(-number),
        _ => of(ExprKind::Negate(Box::new(expr))),
    }
}

/// `-⌊-number / factor⌋`: the number divided and rounded up, for a factor of at least 1.
pub(super) fn rounded_up(number: Expr, factor: i128) -> Expr {
    if factor == 1 {
        return number;
    }
    negated(binary(BinaryOp::Div, negated(number), int(factor)))
}

pub(super) fn times(left: Expr, right: Expr) -> Expr {
    match (&left.kind, &right.kind) {
        (_, ExprKind::Int(1)) => left,
        (ExprKind::Int(1), _) => right,
        (ExprKind::Int(-1), _) => negated(right),
        _ => binary(BinaryOp::Mul, left, right),
    }
}

fn binary(op: BinaryOp, left: Expr, right: Expr) -> Expr {
    if let (ExprKind::Int(a), ExprKind::Int(b)) = (&left.kind, &right.kind) {
        let number = match op {
            BinaryOp::Add => a.checked_add(*b),
            BinaryOp::Sub => a.checked_sub(*b),
            BinaryOp::Mul => a.checked_mul(*b),
            BinaryOp::Div | BinaryOp::Rem => None,
        };
        if let Some(number) = number {
            return int(number);
        }
    }
    of(ExprKind::Binary(op, Box::new(left), Box::new(right)))
}
