//! Expressions and conditions.

use super::{Argument, Name, Set};
use crate::span::Span;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// An expression or a condition: the grammar keeps them apart no further than precedence does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expr {
    /// Which.
    pub kind: ExprKind,
    /// Its place, parentheses included.
    pub span: Span,
}

/// The forms of an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExprKind {
    /// A number, at most 2^64 - 1; what is larger is an error of the parser.
    Int(u64),
    /// A name.
    Name(Name),
    /// `(a, b)`: only before `in` or in a set.
    Tuple(Vec<Expr>),
    /// `-a`
    Negate(Box<Expr>),
    /// `a + b`, …
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `gcd(a, b)`
    Call(Name, Vec<Argument>),
    /// `crate::is_practical(k)`; the path without spaces.
    Path(Name, Vec<Expr>),
    /// `d | n`
    Divides(Box<Expr>, Box<Expr>),
    /// `a < b <= c`: the first operand, then each comparison with its right side.
    Compare(Box<Expr>, Vec<(CompareOp, Span, Expr)>),
    /// `k in SET`, `k not in SET`
    In {
        /// What is asked about.
        value: Box<Expr>,
        /// The word `not` stands there.
        negated: bool,
        /// The set.
        set: Box<Set>,
    },
    /// `!a`
    Not(Box<Expr>),
    /// `a && b && …`
    And(Vec<Expr>),
    /// `a || b || …`
    Or(Vec<Expr>),
}

/// The operators of arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BinaryOp {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`, rounded down.
    Div,
    /// `%`, `a - b * (a / b)`.
    Rem,
}

/// The comparisons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CompareOp {
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
}

impl CompareOp {
    /// The same with its sides exchanged.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::Less => Self::Greater,
            Self::LessEqual => Self::GreaterEqual,
            Self::Greater => Self::Less,
            Self::GreaterEqual => Self::LessEqual,
            Self::Equal | Self::NotEqual => self,
        }
    }
}
