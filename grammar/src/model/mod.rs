//! The checked model: every name resolved, every set bounded, the end of play proved.
//!
//! A value of these types exists only for a text without an error, so whoever reads it (the code
//! generator, the interpreter) needs no check of its own. `README` of the language: LANGUAGE.md.

mod compound;
mod expect;
mod expr;
mod form;
mod proof;
mod rule;

pub use crate::ast::{BinaryOp, CompareOp, Outer};
pub use compound::{Compound, Kind, Known, Operand};
pub use expect::{Asked, Claim, Claimed, Expectation};
pub use expr::{Argument, Condition, Expr, ExprKind, Fold, RustPath};
pub use form::{ClosedForm, Fact, FormCheck};
pub use proof::{Class, Component, Growth, Measure, Subtraction, Termination};
pub use rule::{Ascending, Element, Move, Set, Step, Target, VarId, Variable, VariableKind};

use crate::span::Span;
use alloc::string::String;
use alloc::vec::Vec;

/// The games and compounds of a text that have no error.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Model {
    /// The games, in the order of the text.
    pub games: Vec<Game>,
    /// The compounds, in the order of the text.
    pub compounds: Vec<Compound>,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// Attributes and visibility.
    pub outer: Outer,
    /// Its name.
    pub name: String,
    /// Where the name stands.
    pub name_span: Span,
    /// The whole item, from its first attribute to the closing brace.
    pub span: Span,
    /// `misere` is declared: by default the player who cannot move wins.
    pub misere: bool,
    /// The shape of its positions.
    pub shape: Shape,
    /// The names of the header, for documentation; none for `[..]`.
    pub heap_names: Vec<String>,
    /// The const parameters `<L, R>`, in order.
    pub parameters: Vec<Parameter>,
    /// What `where` says of the parameters; variables do not occur in it.
    pub conditions: Vec<Condition>,
    /// The moves.
    pub rules: Rules,
    /// Why play ends.
    pub termination: Termination,
    /// What the solvers may use.
    pub class: Class,
    /// How options lie to their position.
    pub growth: Growth,
    /// What `expect` claims.
    pub expectations: Vec<Expectation>,
    /// How many heaps a search for closed forms is to look at, if the author says so.
    pub searched: Option<u64>,
}

/// A const parameter: a number below 2^64.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Where it was given.
    pub span: Span,
}

/// The shape of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// One heap, and no move splits it.
    Heap,
    /// One heap in the rules; moves may split it, so positions are collections of heaps of at
    /// least 1, and a move plays in one heap.
    Collection,
    /// An ordered tuple of that many heaps (at least 2).
    Tuple(usize),
    /// That many heaps (at least 1) without order, `{x, y}`; zeros stay.
    Unordered(usize),
    /// Any number of heaps without order, `[..]`; a heap that becomes 0 vanishes.
    Multiset,
    /// An ordered tuple of that many heaps (at least 2) in the rules; moves may leave several
    /// tuples, so positions are collections of tuples, and a move plays in one tuple.
    Tuples(usize),
}

/// How the moves are given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rules {
    /// By arrow rules, at least one.
    Moves(Vec<Move>),
    /// By a code.
    Code(Code),
}

/// An octal or hexadecimal code `d0.d1 d2 …`: digit k says what is left when k counters are taken
/// from a heap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// `digits[k]` is digit k; bit j is set when the rest may be j heaps of at least 1 (j at most
    /// 3, and 3 in hexadecimal codes alone). Digit 0 has neither bit 0 nor bit 1; the last digit is
    /// not 0 unless it is digit 0.
    pub digits: Vec<u8>,
    /// The code in its usual form, `0.77`, hexadecimal digits in capitals.
    pub text: String,
    /// The code is hexadecimal: its digits go to 15, and a heap may become three.
    pub hexadecimal: bool,
}
