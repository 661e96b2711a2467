//! Numbers and conditions.

use super::{BinaryOp, CompareOp, Set, VarId};
use crate::span::Span;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// An integer expression, in 128 bits; beyond is an error, division by 0 has no value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expr {
    /// Which.
    pub kind: ExprKind,
    /// Where it stands; for what the checks added, the words it comes from.
    pub span: Span,
}

impl Expr {
    /// Adds numbers that stand one behind the other: `k + 2 - 1` becomes `k + 1`.
    pub(crate) fn add_numbers(&mut self) {
        let ExprKind::Binary(op, left, right) = &self.kind else {
            return;
        };
        let (rest, first) = match &left.kind {
            ExprKind::Int(first) => (None, Some(*first)),
            ExprKind::Binary(op, rest, first) => (Some(rest), signed(*op, first)),
            _ => return,
        };
        let (Some(first), Some(second)) = (first, signed(*op, right)) else {
            return;
        };
        let Some(sum) = first.checked_add(second).filter(|sum| *sum > i128::MIN) else {
            return;
        };
        let Some(rest) = rest else {
            self.kind = ExprKind::Int(sum);
            return;
        };
        let mut right = right.clone();
        right.kind = ExprKind::Int(sum.abs());
        self.kind = match sum {
            0 => rest.kind.clone(),
            1.. => ExprKind::Binary(BinaryOp::Add, rest.clone(), right),
            _ => ExprKind::Binary(BinaryOp::Sub, rest.clone(), right),
        };
    }
}

/// The number that is added, if it is one.
fn signed(op: BinaryOp, number: &Expr) -> Option<i128> {
    match (op, &number.kind) {
        (BinaryOp::Add, ExprKind::Int(value)) => Some(*value),
        (BinaryOp::Sub, ExprKind::Int(value)) => value.checked_neg(),
        _ => None,
    }
}

/// The forms of an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExprKind {
    /// A number.
    Int(i128),
    /// A variable that stands for a number.
    Var(VarId),
    /// `-a`
    Negate(Box<Expr>),
    /// `a + b`, …; `/` rounds down, `a % b = a - b * (a / b)`.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `gcd`, `min`, `max`, `sum`, `len` of numbers and lists together. Of nothing: 0; `min` of
    /// nothing has no value. `gcd` ignores signs.
    Fold(Fold, Vec<Argument>),
    /// Euler's totient; no value below 1.
    Phi(Box<Expr>),
    /// A const parameter, by its place among [`Game::parameters`](super::Game::parameters).
    Parameter(usize),
    /// A Rust function of numbers from 0 to 2^64 - 1 to such a number; an argument beyond has no
    /// value. Nothing is known of what it gives.
    Rust(RustPath, Vec<Expr>),
}

/// The path of a Rust function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RustPath {
    /// The path without spaces, `crate::is_practical`.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// The functions of many arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fold {
    /// The greatest common divisor.
    Gcd,
    /// The least.
    Min,
    /// The greatest.
    Max,
    /// The sum.
    Sum,
    /// How many.
    Len,
}

/// An argument of a [`Fold`] or of `distinct`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A number.
    Number(Expr),
    /// Every number of a list variable.
    List(VarId),
}

/// A guard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// `a < b <= c`, from the left; what is behind a false comparison is not looked at.
    Compare(Expr, Vec<(CompareOp, Expr)>),
    /// `d | n`; `0 | n` only for n = 0, signs ignored.
    Divides(Expr, Expr),
    /// `d | rest`: d divides every number of the list.
    DividesAll(Expr, VarId),
    /// `k in SET`; as many expressions as the set's tuples have places.
    In {
        /// What is asked about.
        value: Vec<Expr>,
        /// The set; its `upto` are bounds as written, none where it has no end.
        set: Set,
        /// `not in`
        negated: bool,
    },
    /// No two of the numbers are equal.
    Distinct(Vec<Argument>),
    /// A Rust function of numbers from 0 to 2^64 - 1 to a truth value; an argument beyond has no
    /// value.
    Rust(RustPath, Vec<Expr>),
    /// `!a`
    Not(Box<Condition>),
    /// `a && b`, from the left, stopping at the first that is false.
    And(Vec<Condition>),
    /// `a || b`, from the left, stopping at the first that holds.
    Or(Vec<Condition>),
}
