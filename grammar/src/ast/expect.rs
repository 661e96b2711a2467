//! What `expect` claims.

use super::{Delimiter, Name};
use crate::span::Span;
use alloc::string::String;
use alloc::vec::Vec;

/// `expect<2> misere remoteness(10) = 5;`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expectation {
    /// `<2>`: the values of the const parameters.
    pub arguments: Option<Values>,
    /// The word `normal` (false) or `misere` (true).
    pub convention: Option<(bool, Span)>,
    /// What is claimed of, `grundy`.
    pub quantity: Name,
    /// What is claimed.
    pub claim: Claim,
    /// The whole statement.
    pub span: Span,
}

/// Numbers in angle brackets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Values {
    /// The numbers and their places.
    pub numbers: Vec<(u64, Span)>,
    /// With the brackets.
    pub span: Span,
}

/// The forms of a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// `= 0, 1, 2`, with the place from the sign to the last value.
    Sequence(Vec<Value>, Span),
    /// `(5) = 2`
    At {
        /// What stands between the parentheses; one position, if all is right.
        positions: Vec<Position>,
        /// With the parentheses.
        span: Span,
        /// The value.
        value: Value,
    },
    /// `period = 7 from 0`
    Period {
        /// The period and its place.
        period: (u64, Span),
        /// Where it begins, and its place.
        from: (u64, Span),
        /// From the word `period` on.
        span: Span,
    },
}

/// A position, or a part of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// Which.
    pub kind: PositionKind,
    /// Its place.
    pub span: Span,
}

/// The forms of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionKind {
    /// A heap.
    Heap(u64),
    /// `(3, 4)`, `{3, 4}`, `[3, 4]`
    Brackets(Delimiter, Vec<Position>),
}

/// A value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Value {
    /// Which.
    pub kind: ValueKind,
    /// Its place.
    pub span: Span,
}

/// The forms of a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ValueKind {
    /// A number.
    Number(u64),
    /// `N`, `P`, `end`, `inf`, or a word that is no value.
    Word(String),
}
