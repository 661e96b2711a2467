//! An error with its place.

use super::ErrorKind;
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
