//! What the author wrote, with the place of every word; nothing here has been checked.

mod compound;
mod expect;
mod expr;
mod rule;

pub use compound::{Component, Compound, Operand, TypeArgument};
pub use expect::{Claim, Expectation, Position, PositionKind, Value, ValueKind, Values};
pub use expr::{BinaryOp, CompareOp, Expr, ExprKind};
pub use rule::{
    Argument, Binding, Element, Move, Pattern, PatternElement, Range, Rest, Set, SetElement,
    SetKind, Side, Target,
};

use crate::span::Span;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// A whole rule text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct File {
    /// The games, in the order of the text.
    pub games: Vec<Game>,
    /// The compounds, in the order of the text.
    pub compounds: Vec<Compound>,
}

/// `/// Doc` `#[attributes]` `pub misere game Name<K>(n) where K > 0 { … }`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// What stands before the word `game` for Rust alone.
    pub outer: Outer,
    /// The word `misere`.
    pub misere: Option<Span>,
    /// The word `partizan`.
    pub partizan: Option<Span>,
    /// The game's name.
    pub name: Name,
    /// The const parameters, `<L, R>`.
    pub parameters: Vec<Name>,
    /// The shape of its positions.
    pub header: Header,
    /// The word `where`.
    pub where_word: Option<Span>,
    /// The conditions behind `where`, cut at the commas.
    pub conditions: Vec<Expr>,
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
    /// The words of the visibility without spaces that say nothing; empty if there is none.
    pub visible: String,
}

impl Outer {
    /// `#[quiet(…)]` stands there with the name of that lint, or with `all`.
    #[must_use]
    pub fn is_quiet_about(&self, lint: &str) -> bool {
        let mut quiet = self.attributes.iter().filter(|one| one.is_quiet());
        quiet.any(|one| {
            one.words()
                .is_some_and(|mut words| words.any(|word| word == lint || word == "all"))
        })
    }
}

/// One attribute, `#[name …]`, or one line of a doc comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attribute {
    /// The first word in the brackets; `doc` for a doc comment.
    pub name: String,
    /// The attribute or the line as it was written, without spaces that say nothing.
    pub text: String,
    /// From the `#` to the `]`.
    pub span: Span,
}

impl Attribute {
    /// It speaks of the game's closed forms, and is not for Rust.
    #[must_use]
    pub fn is_closed_forms(&self) -> bool {
        self.name == "closed_forms"
    }

    /// It names lints to keep quiet about, and is not for Rust.
    #[must_use]
    pub fn is_quiet(&self) -> bool {
        self.name == "quiet"
    }

    /// The words between its parentheses, cut at the commas, if it has such.
    pub(crate) fn words(&self) -> Option<impl Iterator<Item = &str>> {
        let inside = self.text.split_once('(')?.1;
        let inside = inside.trim_end_matches(']').trim_end().strip_suffix(')')?;
        Some(inside.split(',').map(str::trim))
    }
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
    /// `octal 0.77;` or `hexadecimal 0.3F;`
    Code(Code),
    /// `measure e1, e2;` or `assume measure e;`
    Measure(Measure),
    /// `expect grundy = 0, 1, 2;`
    Expectation(Box<Expectation>),
    /// A line of a doc comment.
    Doc(Attribute),
}

/// `octal CODE;` or `hexadecimal CODE;`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// The word is `hexadecimal`.
    pub hexadecimal: bool,
    /// The code as it was written, quotes included, without spaces.
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
