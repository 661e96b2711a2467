//! `#[quiet(covered_move, unused_binding)]`: lints that an item is silent about; `all` is all of
//! them.

use crate::ast::{Attribute, Outer};
use crate::error::{Error, ErrorKind};
use crate::listed::Listed;
use crate::span::Span;
use crate::warning::WarningKind;
use alloc::borrow::ToOwned;
use alloc::vec;
use alloc::vec::Vec;

/// What is wrong with the attributes, each unknown lint at its word.
pub(super) fn errors(text: &str, outer: &Outer) -> Vec<Error> {
    let mut errors = Vec::new();
    for attribute in &outer.attributes {
        match attribute.name.as_str() {
            "quiet" => errors.extend(of(text, attribute)),
            // Words of the language, and nothing of Rust.
            "misere" | "misère" | "misere_play" | "partizan" => {
                let found = attribute.text.clone();
                let word = if attribute.name == "partizan" {
                    "partizan"
                } else {
                    "misere"
                };
                let write = word.to_owned();
                errors.push(Error::new(ErrorKind::Slip { found, write }, attribute.span));
            }
            _ => {}
        }
    }
    errors
}

fn of(text: &str, attribute: &Attribute) -> Vec<Error> {
    let Some(words) = attribute.words() else {
        return vec![unknown("", attribute.span)];
    };
    // A comma may stand behind the last.
    let mut words: Vec<&str> = words.listed();
    if words.len() > 1 && words.last() == Some(&"") {
        words.pop();
    }
    let known = |word: &&str| *word == "all" || WarningKind::NAMES.contains(word);
    let wrong = words.into_iter().filter(|word| !known(word));
    wrong
        .map(|word| unknown(word, place(text, attribute.span, word)))
        .listed()
}

fn unknown(word: &str, span: Span) -> Error {
    Error::new(ErrorKind::UnknownLint { name: word.into() }, span)
}

/// Where the word stands in the attribute: it is a word between its parentheses.
fn place(text: &str, attribute: Span, word: &str) -> Span {
    let written = attribute.of(text);
    let open = written.find('(').map_or(0, |open| open + 1);
    let mut start = attribute.start + open;
    for part in written[open..].split([',', ')']) {
        if part.trim() == word && !word.is_empty() {
            let blank = part.len() - part.trim_start().len();
            return Span::new(start + blank, start + blank + word.len());
        }
        start += part.len() + 1;
    }
    attribute
}
