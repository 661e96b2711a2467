//! An arrow rule: its names, its choices and guards, what it leaves.

use super::{Condition, Expr};
use crate::span::Span;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// The index of a variable among [`Move::variables`].
pub type VarId = usize;

/// One arrow rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// All the names of the rule. The first `heaps` of them are the pattern's heaps, in its order.
    pub variables: Vec<Variable>,
    /// How many heaps the pattern names: 1 for a heap or collection, n for n-tuples and n
    /// unordered heaps, any number (0 included) for a multiset.
    pub heaps: usize,
    /// The list of the heaps not named, of a multiset's pattern with `..`.
    pub rest: Option<VarId>,
    /// Choices and guards, in the order in which they are made. A guard stands as early as its
    /// names allow; among guards that become possible at once the text's order holds.
    pub steps: Vec<Step>,
    /// What is left.
    pub result: Target,
    /// The place of the statement.
    pub span: Span,
    /// The place of the result.
    pub result_span: Span,
}

/// A name in a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    /// The name; `..` for heaps without one.
    pub name: String,
    /// Where it was given.
    pub span: Span,
    /// What it stands for.
    pub kind: VariableKind,
}

/// What a name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariableKind {
    /// A heap of the position. In a multiset or a collection at least 1, elsewhere at least 0.
    Heap,
    /// The heaps not named, each at least 1.
    Rest,
    /// A number that runs over a set.
    Number,
    /// A list of parts, largest first, that runs over `parts(m, r)`.
    List,
}

/// One step of a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// For each element of the set. The variables are one for a set of numbers (or one list for
    /// `parts`), several for tuples, pairs of `split` and named `parts`.
    Each {
        /// What takes the element.
        variables: Vec<VarId>,
        /// What it runs over.
        set: Set,
        /// The place of `k in …`.
        span: Span,
    },
    /// Only if this holds. A guard that has no value discards the choice.
    If(Condition),
}

/// A set to run over or to ask about. All numbers are at least as small as each bound in `upto`;
/// an empty `upto` means the set is finite by itself (or is only asked about).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Set {
    /// The elements, each a tuple of as many expressions as there are variables.
    Elements(Vec<Vec<Expr>>),
    /// All integers from `start` up to every bound, bounds included. In a membership test an
    /// empty `upto` means without end.
    Range {
        /// The first number.
        start: Expr,
        /// The bounds.
        upto: Vec<Expr>,
    },
    /// All d >= 1 with d | of; every d >= 1 where `of` is 0.
    Divisors {
        /// The number divided.
        of: Expr,
        /// Bounds that rules give beyond it.
        upto: Vec<Expr>,
    },
    /// An ascending set.
    Ascending {
        /// Which.
        kind: Ascending,
        /// The bounds.
        upto: Vec<Expr>,
    },
    /// All (a, b), a >= b >= 1, a + b = m.
    Split(Expr),
    /// All ways to write m as a sum of parts of at least 1, largest first; as many parts as
    /// `least ..= most` (`most` is `None` for any number).
    Parts {
        /// The sum.
        of: Expr,
        /// The least number of parts.
        least: Expr,
        /// The greatest number of parts.
        most: Option<Expr>,
    },
}

/// The ascending sets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ascending {
    /// 2, 3, 5, 7, …
    Primes,
    /// 1, 4, 9, …
    Squares,
    /// 1, 8, 27, …
    Cubes,
    /// 1, 3, 6, …
    Triangulars,
    /// 1, 2, 3, 5, 8, …
    Fibonaccis,
    /// 1, 2, 6, 24, …
    Factorials,
    /// 1, 3, 5, …
    Odds,
    /// 2, 4, 6, …
    Evens,
    /// 1, b, b^2, …, for a base b >= 2 (checked where it is a number as written; a base below 2
    /// at run time gives the set {1}).
    Powers(Box<Expr>),
}

/// What a move leaves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// As many heaps as the shape has: `Heap`, `Tuple`, `Unordered`.
    Heaps(Vec<Expr>),
    /// A list: for a collection what the heap is replaced by, for a multiset the whole position.
    List(Vec<Element>),
    /// What a tuple is replaced by, of `Tuples`.
    Positions(Vec<Vec<Expr>>),
}

/// One place of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Element {
    /// One heap.
    One(Expr),
    /// `count` heaps of `heap`; a negative count has no value.
    Repeat {
        /// The heap.
        heap: Expr,
        /// How many.
        count: Expr,
    },
    /// One heap of each size from `start` to `end`, `end` included.
    Range {
        /// The first size.
        start: Expr,
        /// The last size.
        end: Expr,
    },
    /// All heaps of a list variable.
    Splice(VarId),
}
