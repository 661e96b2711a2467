//! What is right in a rule text and likely not meant.

use crate::named::named;
use crate::span::Span;
use alloc::string::String;
use core::fmt;

/// A warning, at a place of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// What is likely not meant.
    pub kind: WarningKind,
    /// The words.
    pub span: Span,
}

impl Warning {
    /// A warning at a place.
    #[must_use]
    pub const fn new(kind: WarningKind, span: Span) -> Self {
        Self { kind, span }
    }
}

/// The kinds of warnings. `Display` of [`Warning`] tells what is said and what to write instead,
/// as that of an error does.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum WarningKind {
    /// An operand of a compound that declares a convention of its own.
    MisereOperand {
        /// Its name.
        name: String,
    },
    /// An operand that is not in a rule file, which has no Rust around it. Whoever reads a text as
    /// a file says so; this crate does not know.
    ForeignOperand {
        /// The operand as written.
        operand: String,
        /// A game of the file that looks like it.
        suggestion: Option<String>,
    },
}

// What each kind is called.
named!(WarningKind {
    MisereOperand = "misere_operand",
    ForeignOperand = "foreign_operand",
});

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            WarningKind::MisereOperand { name } => write!(
                f,
                "the word 'misere' of '{name}' is ignored in a compound\n\nhelp: who wins is said \
                 by the compound's own word, `misere compound`, or by its absence"
            ),
            WarningKind::ForeignOperand {
                operand,
                suggestion: Some(suggestion),
            } => write!(
                f,
                "there is no game '{operand}' in this file; did you mean '{suggestion}'?"
            ),
            WarningKind::ForeignOperand { operand, .. } => write!(
                f,
                "there is no game '{operand}' in this file\n\nhelp: a compound with a type of Rust \
                 is solved by `include_game!` alone, where that type is known"
            ),
        }
    }
}
