//! Some tokens of a text that the grammar has refused, and what was found wrong with them.

use super::scan::{Token, TokenKind};
use crate::span::{Span, spelled};
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// Words at fault, and what belongs in their place.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Slip {
    /// The tokens at fault.
    pub(super) at: Range<usize>,
    /// The words in their place; none where they are to be left out.
    pub(super) write: String,
    /// The comment at fault, if no token is.
    pub(super) comment: Option<Span>,
}

/// The tokens of a piece of a text that the grammar has refused.
pub(super) struct Piece<'a> {
    pub(super) text: &'a str,
    /// All tokens of the text.
    pub(super) tokens: &'a [Token],
    pub(super) range: Range<usize>,
}

impl<'a> Piece<'a> {
    /// The words at a place; empty outside of the piece.
    pub(super) fn word(&self, index: usize) -> &'a str {
        let inside = self.range.contains(&index);
        let token = self.tokens.get(index).filter(|_| inside);
        token.map_or("", |token| token.span.of(self.text))
    }

    /// Where a slip stands.
    pub(super) fn place(&self, slip: &Slip) -> Span {
        slip.comment.unwrap_or_else(|| self.span(slip.at.clone()))
    }

    /// Where some tokens stand.
    fn span(&self, tokens: Range<usize>) -> Span {
        self.tokens[tokens.start]
            .span
            .to(self.tokens[tokens.end - 1].span)
    }

    /// Some tokens as people write them.
    pub(super) fn words(&self, tokens: Range<usize>) -> String {
        if tokens.is_empty() {
            return String::new();
        }
        spelled(self.span(tokens).of(self.text))
    }

    /// The bracket that closes the one at a place.
    pub(super) fn closing(&self, open: usize) -> Option<usize> {
        let mut depth = 0_usize;
        (open.max(self.range.start)..self.range.end).find(|&index| {
            match self.tokens[index].kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth = depth.saturating_sub(1),
                _ => {}
            }
            depth == 0
        })
    }

    /// The innermost bracket that is open before a place.
    pub(super) fn open(&self, at: usize) -> Option<usize> {
        let mut depth = 0_usize;
        (self.range.start..at.min(self.range.end))
            .rev()
            .find(|&index| {
                match self.tokens[index].kind {
                    TokenKind::Open if depth == 0 => return true,
                    TokenKind::Open => depth -= 1,
                    TokenKind::Close => depth += 1,
                    _ => {}
                }
                false
            })
    }

    /// The first of some words outside of all brackets, from a place on.
    pub(super) fn find(&self, from: usize, words: &[&str]) -> Option<usize> {
        let mut depth = 0_usize;
        (from.max(self.range.start)..self.range.end).find(|&index| {
            let found = depth == 0 && words.contains(&self.word(index));
            match self.tokens[index].kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth = depth.saturating_sub(1),
                _ => {}
            }
            found
        })
    }

    /// The parts of some tokens between commas outside of brackets.
    pub(super) fn parts(&self, tokens: Range<usize>, comma: &str) -> Vec<Range<usize>> {
        let mut parts = Vec::new();
        let mut start = tokens.start;
        while let Some(index) = self.find(start, &[comma]).filter(|at| tokens.contains(at)) {
            parts.push(start..index);
            start = index + 1;
        }
        parts.push(start..tokens.end);
        parts
    }

    pub(super) fn is_number(&self, index: usize) -> bool {
        self.word(index).starts_with(|c: char| c.is_ascii_digit())
    }

    pub(super) fn is_name(&self, index: usize) -> bool {
        self.word(index)
            .starts_with(|c: char| c.is_alphabetic() || c == '_')
    }
}
