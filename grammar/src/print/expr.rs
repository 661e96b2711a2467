//! The text of expressions, with as few parentheses as precedence allows.

use super::rule::{arguments, set};
use crate::ast::{BinaryOp, CompareOp, Expr, ExprKind};
use crate::listed::Listed;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// How tightly a form binds, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    /// `a || b`
    Or,
    /// `a && b`
    And,
    /// `!a`
    Not,
    /// `a < b`, `a in S`
    Compare,
    /// `d | n`
    Divides,
    /// `a + b`
    Sum,
    /// `a * b`
    Product,
    /// `-a`
    Sign,
    /// Names, numbers, calls, tuples.
    Operand,
}

/// An expression by itself.
pub(super) fn expr(expr: &Expr) -> String {
    at(expr, Level::Or)
}

/// Expressions with commas between them.
pub(super) fn exprs(all: &[Expr]) -> String {
    let all: Vec<String> = all.iter().map(expr).listed();
    all.join(", ")
}

/// An expression where one that binds at least so tightly may stand.
pub(super) fn at(expr: &Expr, least: Level) -> String {
    let (text, level) = form(&expr.kind);
    if level < least {
        format!("({text})")
    } else {
        text
    }
}

/// The text of a form, and how tightly it binds.
fn form(kind: &ExprKind) -> (String, Level) {
    match kind {
        ExprKind::Int(value) => (value.to_string(), Level::Operand),
        ExprKind::Name(name) => (name.text.clone(), Level::Operand),
        ExprKind::Tuple(parts) => (format!("({})", exprs(parts)), Level::Operand),
        ExprKind::Call(name, all) => {
            let text = format!("{}({})", name.text, arguments(all));
            (text, Level::Operand)
        }
        ExprKind::Path(name, all) => {
            let text = format!("{}({})", name.text, exprs(all));
            (text, Level::Operand)
        }
        ExprKind::Negate(inner) => (format!("-{}", at(inner, Level::Operand)), Level::Sign),
        ExprKind::Binary(op, left, right) => binary(*op, left, right),
        ExprKind::Divides(divisor, of) => {
            let text = format!("{} | {}", at(divisor, Level::Sum), at(of, Level::Sum));
            (text, Level::Divides)
        }
        ExprKind::Compare(first, chain) => {
            let mut text = at(first, Level::Divides);
            for (op, _, next) in chain {
                text.extend([" ", compare(*op), " ", &at(next, Level::Divides)]);
            }
            (text, Level::Compare)
        }
        ExprKind::In {
            value,
            negated,
            set: of,
        } => {
            let word = if *negated { "not in" } else { "in" };
            let text = format!("{} {word} {}", at(value, Level::Divides), set(of));
            (text, Level::Compare)
        }
        ExprKind::Not(inner) => {
            // Without parentheses `!d | n` is refused, as most would read it otherwise.
            let text = match inner.kind {
                ExprKind::Divides(..) => format!("!({})", expr(inner)),
                _ => format!("!{}", at(inner, Level::Not)),
            };
            (text, Level::Not)
        }
        ExprKind::And(all) => (row(all, " && ", Level::Not), Level::And),
        ExprKind::Or(all) => (row(all, " || ", Level::And), Level::Or),
    }
}

/// `a + b`, …, from the left.
fn binary(op: BinaryOp, left: &Expr, right: &Expr) -> (String, Level) {
    let (sign, level, tighter) = match op {
        BinaryOp::Add => ("+", Level::Sum, Level::Product),
        BinaryOp::Sub => ("-", Level::Sum, Level::Product),
        BinaryOp::Mul => ("*", Level::Product, Level::Sign),
        BinaryOp::Div => ("/", Level::Product, Level::Sign),
        BinaryOp::Rem => ("%", Level::Product, Level::Sign),
    };
    let text = format!("{} {sign} {}", at(left, level), at(right, tighter));
    (text, level)
}

/// Operands with one sign between any two, each of which binds at least so tightly.
fn row(all: &[Expr], sign: &str, least: Level) -> String {
    let all: Vec<String> = all.iter().map(|one| at(one, least)).listed();
    all.join(sign)
}

/// A sign of comparison.
fn compare(op: CompareOp) -> &'static str {
    match op {
        CompareOp::Less => "<",
        CompareOp::LessEqual => "<=",
        CompareOp::Greater => ">",
        CompareOp::GreaterEqual => ">=",
        CompareOp::Equal => "==",
        CompareOp::NotEqual => "!=",
    }
}
