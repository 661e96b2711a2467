//! Moves: patterns, results, choices and the sets they run over.

use super::{Delimiter, Expr, Name};
use crate::span::Span;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// `pattern -> result for …, … if …, …;`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The word `left` or `right`, of a partizan game.
    pub side: Option<(Side, Span)>,
    /// The heaps a move needs.
    pub pattern: Pattern,
    /// What it leaves.
    pub result: Target,
    /// `k in {1, 2}`, …
    pub bindings: Vec<Binding>,
    /// The guards, cut at the commas.
    pub guards: Vec<Expr>,
    /// The whole statement.
    pub span: Span,
}

/// Who makes a move of a partizan game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// `left`
    Left,
    /// `right`
    Right,
}

/// `n`, `(x, y)`, `{x, y}` or `[a, b, ..rest]` before an arrow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// The brackets; `None` for a bare name.
    pub delimiter: Option<Delimiter>,
    /// What stands in them.
    pub elements: Vec<PatternElement>,
    /// With the brackets.
    pub span: Span,
}

/// One place of a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PatternElement {
    /// A heap gets this name.
    Name(Name),
    /// `..` or `..rest`.
    Rest(Rest),
    /// Anything else, which a pattern may not hold.
    Other {
        /// The words, with single spaces.
        text: String,
        /// Their place.
        span: Span,
    },
}

/// `..` or `..rest`: the heaps not named, or a list spliced into another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rest {
    /// The name behind the dots.
    pub name: Option<Name>,
    /// With the dots.
    pub span: Span,
}

/// What stands behind an arrow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// The brackets; `None` for a bare expression.
    pub delimiter: Option<Delimiter>,
    /// What stands in them.
    pub elements: Vec<Element>,
    /// With the brackets.
    pub span: Span,
}

/// One place of a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Element {
    /// One heap.
    One(Expr),
    /// `[x; K]`: K heaps of x. Only ever alone in its brackets.
    Repeat(Expr, Expr),
    /// `a..b`, `a..=b`: one heap of each size.
    Range(Range),
    /// `..p`: the heaps of a list.
    Splice(Rest),
}

/// `a..`, `a..b`, `a..=b`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Range {
    /// The first number.
    pub start: Expr,
    /// The end, if there is one.
    pub end: Option<Expr>,
    /// The end belongs to it (`..=`).
    pub inclusive: bool,
    /// The whole.
    pub span: Span,
}

/// `k in SET`, `(a, b) in SET`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Binding {
    /// The names.
    pub names: Vec<Name>,
    /// The names stand in brackets, `(a, b)`.
    pub tuple: bool,
    /// What they run over.
    pub set: Set,
    /// The whole.
    pub span: Span,
}

/// What stands behind `in`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    /// Which.
    pub kind: SetKind,
    /// Its place.
    pub span: Span,
}

/// The forms of a set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetKind {
    /// `{1, 3, 4}`; an element may be a tuple, `(1, 2)`.
    Elements(Vec<SetElement>),
    /// `a..=b`
    Range(Box<Range>),
    /// `primes`
    Named(Name),
    /// `divisors(m)`, `split(m)`, `parts(m, 2..)`
    Call(Name, Vec<Argument>),
}

/// One element of a set in braces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetElement {
    /// One expression for a number, several for a tuple.
    pub parts: Vec<Expr>,
    /// Its place.
    pub span: Span,
}

/// What stands between a call's parentheses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// An expression; a list is one that is a bare name.
    One(Expr),
    /// `2..`, of `parts` alone.
    Range(Box<Range>),
}
