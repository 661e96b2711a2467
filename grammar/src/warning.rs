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

/// The kinds of warnings: the lints. `Display` of [`Warning`] tells what is said and what to write
/// instead, as that of an error does.
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
    /// A move that no position has, whatever its guards say of each other.
    MoveNeverHappens,
    /// A move each option of which another move of the game has.
    CoveredMove {
        /// The other move as written.
        by: String,
    },
    /// A guard, or a link of a chain, that holds wherever the rest of the move does.
    GuardAlwaysTrue,
    /// A guard, or an alternative of one, that does not hold where the rest of the move does.
    GuardNeverTrue {
        /// It is one of several alternatives, so that the move may happen by another.
        alternative: bool,
    },
    /// A guard that says no more than that a heap which the move leaves is not negative.
    NeedlessGuard,
    /// A name behind `for` that nothing uses.
    UnusedBinding {
        /// The name.
        name: String,
    },
    /// A parameter that no move uses.
    UnusedParameter {
        /// The name.
        name: String,
    },
    /// A heap of an ordered position that every move leaves as it is.
    HeapNeverChanges {
        /// Its name in the header.
        name: String,
    },
}

impl WarningKind {
    /// What to write instead, where the warning does not say it itself.
    const fn help(&self) -> Option<&'static str> {
        Some(match self {
            Self::MisereOperand { .. } => {
                "who wins is said by the compound's own word, `misere compound`, or by its absence"
            }
            Self::ForeignOperand {
                suggestion: None, ..
            } => {
                "a compound with a type of Rust is solved by `include_game!` alone, where that \
                 type is known"
            }
            Self::ForeignOperand { .. } => return None,
            Self::MoveNeverHappens => "leave the move out, or change its sets or what it leaves",
            Self::CoveredMove { .. }
            | Self::GuardAlwaysTrue
            | Self::GuardNeverTrue { alternative: true } => "leave it out: the game is the same",
            Self::GuardNeverTrue { alternative: false } => "change it, or leave the move out",
            Self::NeedlessGuard => {
                "leave it out: an option with a negative heap does not exist (the wall)"
            }
            Self::UnusedBinding { .. } => {
                "leave it out, or begin the name with `_` where a tuple needs one"
            }
            Self::UnusedParameter { .. } => "leave it out, or use it in a move",
            Self::HeapNeverChanges { .. } => {
                "leave it out, or make a parameter of it: `game Name<K>(n)`"
            }
        })
    }
}

// What each kind is called.
named!(WarningKind {
    MisereOperand = "misere_operand",
    ForeignOperand = "foreign_operand",
    MoveNeverHappens = "move_never_happens",
    CoveredMove = "covered_move",
    GuardAlwaysTrue = "guard_always_true",
    GuardNeverTrue = "guard_never_true",
    NeedlessGuard = "needless_guard",
    UnusedBinding = "unused_binding",
    UnusedParameter = "unused_parameter",
    HeapNeverChanges = "heap_never_changes",
});

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            WarningKind::MisereOperand { name } => {
                write!(f, "the word 'misere' of '{name}' is ignored in a compound")
            }
            WarningKind::ForeignOperand {
                operand,
                suggestion,
            } => {
                write!(f, "there is no game '{operand}' in this file")?;
                match suggestion {
                    Some(suggestion) => write!(f, "; did you mean '{suggestion}'?"),
                    None => Ok(()),
                }
            }
            WarningKind::MoveNeverHappens => {
                f.write_str("this move never happens: no position has such an option")
            }
            WarningKind::CoveredMove { by } => {
                write!(
                    f,
                    "whatever this move leaves another one leaves too: `{by}`"
                )
            }
            WarningKind::GuardAlwaysTrue => {
                f.write_str("this is always true: it holds wherever the rest of the move does")
            }
            WarningKind::GuardNeverTrue { alternative: true } => {
                f.write_str("this is never true where the rest of the move is")
            }
            WarningKind::GuardNeverTrue { .. } => {
                f.write_str("this is never true, so the move never happens")
            }
            WarningKind::NeedlessGuard => {
                f.write_str("this guard is needless: it says that no heap becomes negative")
            }
            WarningKind::UnusedBinding { name } => write!(f, "nothing uses the name '{name}'"),
            WarningKind::UnusedParameter { name } => {
                write!(f, "no move uses the parameter '{name}'")
            }
            WarningKind::HeapNeverChanges { name } => {
                write!(f, "no move changes the heap '{name}'")
            }
        }?;
        let (name, help) = (self.kind.name(), self.kind.help());
        match help {
            Some(help) => write!(f, "\n\nhelp: {help}\nif it is meant, say "),
            None => f.write_str("\n\nhelp: if it is meant, say "),
        }?;
        write!(f, "`#[quiet({name})]` before the item")
    }
}
