//! The signs of operators and functions, and how tightly they bind.

use crate::model::{BinaryOp, CompareOp, Fold};

/// How tightly an operator binds, from the weakest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    Or,
    And,
    Compare,
    Sum,
    Product,
    Sign,
}

/// An operator's sign, its level, and the level of its right side.
pub(super) const fn operator(op: BinaryOp) -> (&'static str, Level, Level) {
    match op {
        BinaryOp::Add => ("+", Level::Sum, Level::Product),
        BinaryOp::Sub => ("-", Level::Sum, Level::Product),
        BinaryOp::Mul => ("*", Level::Product, Level::Sign),
        BinaryOp::Div => ("/", Level::Product, Level::Sign),
        BinaryOp::Rem => ("%", Level::Product, Level::Sign),
    }
}

pub(super) const fn fold_word(fold: Fold) -> &'static str {
    match fold {
        Fold::Gcd => "gcd",
        Fold::Min => "min",
        Fold::Max => "max",
        Fold::Sum => "sum",
        Fold::Len => "len",
    }
}

pub(super) const fn compare_word(op: CompareOp) -> &'static str {
    match op {
        CompareOp::Less => "<",
        CompareOp::LessEqual => "<=",
        CompareOp::Greater => ">",
        CompareOp::GreaterEqual => ">=",
        CompareOp::Equal => "==",
        CompareOp::NotEqual => "!=",
    }
}
