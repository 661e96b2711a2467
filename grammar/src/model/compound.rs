//! Games made of games.

use crate::ast::Outer;
use crate::span::Span;
use alloc::string::String;
use alloc::vec::Vec;

/// A compound: its position is one of each component.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compound {
    /// Attributes and visibility.
    pub outer: Outer,
    /// Its name.
    pub name: String,
    /// Where the name stands.
    pub name_span: Span,
    /// The whole item, from its first attribute to the semicolon.
    pub span: Span,
    /// `misere` is declared: by default the player who cannot move wins.
    pub misere: bool,
    /// How a move is made of moves in the components.
    pub kind: Kind,
    /// The games it is made of, in order; at least one.
    pub operands: Vec<Operand>,
    /// `..` stands behind the last operand: there is any number of components of that game, none
    /// for one, behind one of each other operand.
    pub repeats: bool,
}

/// How a move of a compound is made of moves in its components, and when it ends: Conway's six
/// (On Numbers and Games, 1976, chapter 14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A move in one component; it ends when all have.
    Disjunctive,
    /// A move in one component; it ends when one has.
    Diminished,
    /// A move in every component; it ends when one has.
    Conjunctive,
    /// A move in every component that has not ended; it ends when all have.
    Continued,
    /// A move in any of the components that have not ended, at least one; it ends when all have.
    Selective,
    /// A move in any of the components, at least one; it ends when one has.
    Shortened,
}

impl Kind {
    /// All of them, in the order of the language's page.
    pub const ALL: [Self; 6] = [
        Self::Disjunctive,
        Self::Diminished,
        Self::Conjunctive,
        Self::Continued,
        Self::Selective,
        Self::Shortened,
    ];

    /// The language's word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Disjunctive => "disjunctive",
            Self::Diminished => "diminished",
            Self::Conjunctive => "conjunctive",
            Self::Continued => "continued",
            Self::Selective => "selective",
            Self::Shortened => "shortened",
        }
    }
}

/// A game that a compound is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operand {
    /// The type in one form: `crate::boards::Chomp`, `Lieges<2>`.
    pub text: String,
    /// Where it stands.
    pub span: Span,
    /// What is known of it.
    pub known: Known,
}

/// What is known of an operand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Known {
    /// A game of the same text, with values for its parameters.
    Game {
        /// Its name.
        name: String,
        /// A number for each parameter.
        values: Vec<u64>,
    },
    /// A compound of the same text, by its name.
    Compound {
        /// Its name.
        name: String,
    },
    /// A type of Rust, which only a Rust compiler knows: of another text, or a game of this one
    /// with a constant of Rust for a parameter.
    Rust,
}
