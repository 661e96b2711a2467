//! What the author wrote, with the place of every word; nothing here has been checked.

use crate::span::Span;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// A whole rule text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct File {
    /// The games, in the order of the text.
    pub games: Vec<Game>,
}

/// `/// Doc` `#[attributes]` `pub misere game Name(n) { … }`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// What stands before the word `game` for Rust alone.
    pub outer: Outer,
    /// The word `misere`.
    pub misere: Option<Span>,
    /// The game's name.
    pub name: Name,
    /// The shape of its positions.
    pub header: Header,
    /// What stands between the braces.
    pub members: Vec<Member>,
    /// From the first attribute to the closing brace.
    pub span: Span,
}

/// Attributes and visibility, which go to the generated items.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outer {
    /// Doc comments (`#[doc = "…"]`, `///`) and attributes, in order.
    pub attributes: Vec<Attribute>,
    /// `pub`, `pub(crate)`, … if any.
    pub visibility: Option<Span>,
}

/// One attribute, `#[name …]`, or one line of a doc comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attribute {
    /// The first word in the brackets; `doc` for a doc comment.
    pub name: String,
    /// From the `#` to the `]`.
    pub span: Span,
}

/// A word the author chose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// The word.
    pub text: String,
    /// Its place.
    pub span: Span,
}

/// Which brackets stand around a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delimiter {
    /// `(…)`, or no brackets at all around a single name.
    Parens,
    /// `{…}`
    Braces,
    /// `[…]`
    Brackets,
}

/// `(n)`, `(x, y)`, `{x, y}` or `[..]` behind a game's name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The brackets.
    pub delimiter: Delimiter,
    /// The names in them; none for `[..]`.
    pub names: Vec<Name>,
    /// `..` stands in the brackets.
    pub rest: Option<Span>,
    /// With the brackets.
    pub span: Span,
}

/// A statement between a game's braces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Member {
    /// `n -> n - k for k in {1, 2} if …;`
    Move(Box<Move>),
    /// `octal 0.77;`
    Octal(Code),
    /// `measure e1, e2;` or `assume measure e;`
    Measure(Measure),
}

/// `octal CODE;`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// The code as it was written, quotes included.
    pub text: String,
    /// Its place.
    pub span: Span,
    /// The whole statement.
    pub whole: Span,
}

/// `measure e1, e2;`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Measure {
    /// The word `assume`.
    pub assumed: Option<Span>,
    /// The components, the weightiest first.
    pub components: Vec<Expr>,
    /// The whole statement.
    pub span: Span,
}

/// `pattern -> result for …, … if …, …;`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
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
    Other(Span),
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
    /// `crate::is_practical(k)`; the path as written.
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
