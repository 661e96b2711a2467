//! The checked model: every name resolved, every set bounded, the end of play proved.
//!
//! A value of these types exists only for a text without an error, so whoever reads it (the code
//! generator, the interpreter) needs no check of its own. `README` of the language: LANGUAGE.md.

pub use crate::ast::{BinaryOp, CompareOp, Outer};
use crate::span::Span;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// The games of a text that have no error, in its order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Model {
    /// The games.
    pub games: Vec<Game>,
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
    /// The moves.
    pub rules: Rules,
    /// Why play ends.
    pub termination: Termination,
    /// What the solvers may use.
    pub class: Class,
    /// How options lie to their position.
    pub growth: Growth,
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
}

/// How the moves are given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rules {
    /// By arrow rules, at least one.
    Moves(Vec<Move>),
    /// By a code.
    Code(Code),
}

/// An octal code `d0.d1 d2 …`: digit k says what is left when k counters are taken from a heap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// `digits[k]` is digit k; bit j is set when the rest may be j heaps of at least 1. Digit 0
    /// is 0 or 4; the last digit is not 0 unless it is digit 0.
    pub digits: Vec<u8>,
    /// The code in its usual form, `0.77`.
    pub text: String,
}

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

/// An integer expression, in 128 bits; beyond is an error, division by 0 has no value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expr {
    /// Which.
    pub kind: ExprKind,
    /// Where it stands; for what the checks added, the words it comes from.
    pub span: Span,
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
    /// `!a`
    Not(Box<Condition>),
    /// `a && b`, from the left, stopping at the first that is false.
    And(Vec<Condition>),
    /// `a || b`, from the left, stopping at the first that holds.
    Or(Vec<Condition>),
}

/// Why play ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Termination {
    /// Proved: every move lowers the measure.
    Proved(Measure),
    /// `assume measure`: solvers check each option as they go.
    Assumed(Measure),
}

/// A measure of positions: components compared one after the other, the weightiest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Measure {
    /// The components, at least one.
    pub components: Vec<Component>,
}

/// One component of a measure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Component {
    /// The heap at that place of the header.
    Heap(usize),
    /// The sum of the heaps at those places; of all heaps without order, [`Component::Total`].
    Sum(Vec<usize>),
    /// The sum of all heaps.
    Total,
    /// The number of heaps that are not 0.
    Count,
    /// The heaps from the largest down, compared in that order: the multiset order of Dershowitz
    /// and Manna. Of a collection (each part is smaller than the heap it came from) and of
    /// `{}` and `[..]`.
    Descending,
    /// An expression over the heaps of the header as variables 0, 1, … and, in `{}` and `[..]`,
    /// the list of all heaps as the variable behind them (0 for `[..]`).
    Expr(Expr),
}

/// What a solver may use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Class {
    /// One heap; a move takes a number from a fixed set.
    Subtraction(Subtraction),
    /// A heap is taken from and may be split, by a code.
    TakeAndBreak,
    /// One heap by a condition.
    Heap,
    /// Heaps that split, by a condition.
    Collection,
    /// An ordered tuple.
    Tuple,
    /// Heaps without order.
    Multiset,
}

/// The numbers that may be taken, none of them 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subtraction {
    /// Ranges `(first, last)`, ascending, with a gap between any two.
    pub ranges: Vec<(u64, u64)>,
    /// Every number from here on may be taken too (all-but sets); beyond the last range, with a
    /// gap.
    pub from: Option<u64>,
}

/// How options lie to their position, each proved for every move or false.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Growth {
    /// Each heap of a result is at most the heap at the same place of the pattern, and a multiset
    /// gets no new heaps: a box of positions is closed under moves.
    pub monotone: bool,
    /// The sum of all heaps never grows.
    pub sum_bounded: bool,
    /// Every move leaves at most half of the heap (`n / 2`, `n / 3`): of one heap alone. Then a
    /// single far position touches few others.
    pub halving: bool,
}
