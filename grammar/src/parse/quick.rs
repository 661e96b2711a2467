//! Where no error will be told, the parser tries no rule that the next character cannot begin.
//!
//! A whole file is read so: whatever is wrong in it is told by reading its parts once more. pest
//! gives its parser no data of the caller's, so the grammar marks that rule as atomic, which in a
//! grammar without white space means nothing else; generated.rs uses what is here.

use crate::generated::Rule;
use alloc::boxed::Box;
use pest::{Atomicity, ParseResult, ParserState};

/// The state of the parser.
type State<'t> = Box<ParserState<'t, Rule>>;

/// What takes a part of the text, all of one type.
pub(crate) type Parser = for<'t> fn(State<'t>) -> ParseResult<State<'t>>;

/// Both parsers, one after the other.
pub(crate) fn then(first: ParseResult<State<'_>>, next: Parser) -> ParseResult<State<'_>> {
    match first {
        Ok(state) => next(state),
        failed => failed,
    }
}

/// The one parser or, where it takes nothing, the other.
pub(crate) fn otherwise(one: ParseResult<State<'_>>, other: Parser) -> ParseResult<State<'_>> {
    match one {
        Err(state) => other(state),
        taken => taken,
    }
}

/// No error will be told.
pub(crate) fn is_quick(state: &ParserState<'_, Rule>) -> bool {
    matches!(state.atomicity(), Atomicity::CompoundAtomic)
}

/// The next character is none of those that may come first, a bit for each, and no error will be
/// told.
pub(crate) fn cannot_begin(state: &ParserState<'_, Rule>, first: u128) -> bool {
    if !is_quick(state) {
        return false;
    }
    let at = *state.position();
    // A span is the one way to the text.
    let codes = at.span(&at).get_input().as_bytes();
    match codes.get(at.pos()) {
        // Codes are ASCII characters.
        Some(code) => first >> (code & 0x7F) & 1 == 0,
        None => true,
    }
}
