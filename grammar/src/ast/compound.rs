//! Compounds: games made of games.

use super::{Name, Outer};
use crate::span::Span;
use alloc::string::String;
use alloc::vec::Vec;

/// `#[attributes]` `pub misere compound Name = conjunctive(Kayles, Lieges<2>, ..);`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compound {
    /// What stands before the word `compound` for Rust alone.
    pub outer: Outer,
    /// The word `misere`.
    pub misere: Option<Span>,
    /// The word `partizan`.
    pub partizan: Option<Span>,
    /// The compound's name.
    pub name: Name,
    /// The word that says how a move is made of moves in the components.
    pub word: Name,
    /// What stands between the parentheses.
    pub components: Vec<Component>,
    /// From the first attribute to the semicolon.
    pub span: Span,
}

/// What stands between commas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Component {
    /// A game, by its type.
    Game(Operand),
    /// `..`
    Repeat(Span),
}

/// A type of Rust: a path whose last word may have arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operand {
    /// The whole in one form: `crate::boards::Chomp`, `Lieges<2>`.
    pub text: String,
    /// The one word of a path that has no other: `Lieges`.
    pub word: Option<String>,
    /// What stands in angle brackets behind the last word.
    pub arguments: Vec<TypeArgument>,
    /// Its place.
    pub span: Span,
}

/// An argument of a type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypeArgument {
    /// In one form.
    pub text: String,
    /// Its value, of a natural number below 2^64.
    pub number: Option<u64>,
}
