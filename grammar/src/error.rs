//! What can be wrong with a rule text. Kinds carry data and places; the words are in `message.rs`.

mod kind;
mod name;

pub use kind::ErrorKind;

use crate::span::Span;

/// An error, at a place of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// What is wrong.
    pub kind: ErrorKind,
    /// The words at fault.
    pub span: Span,
}

impl Error {
    /// An error at a place.
    #[must_use]
    pub const fn new(kind: ErrorKind, span: Span) -> Self {
        Self { kind, span }
    }
}
