//! Octal codes: from the digits as written to their meaning.

use super::scope::GameShape;
use crate::ast;
use crate::error::{Error, ErrorKind};
use crate::model::{Code, Shape};
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// A digit with this bit lets the rest be two heaps.
const SPLIT: u8 = 4;

/// The code between its quotes, if it has some.
fn unquoted(text: &str) -> &str {
    text.trim_matches('"').trim()
}

/// A digit of the code splits a heap.
pub(super) fn splits(text: &str) -> bool {
    text.chars()
        .filter_map(octal)
        .any(|digit| digit & SPLIT != 0)
}

/// The value of an octal digit.
fn octal(c: char) -> Option<u8> {
    c.to_digit(8).and_then(|digit| u8::try_from(digit).ok())
}

/// The digits of a code.
pub(super) fn resolve(
    game: GameShape<'_>,
    code: &ast::Code,
    errors: &mut Vec<Error>,
) -> Option<Code> {
    if !matches!(game.shape, Shape::Heap | Shape::Collection) {
        errors.push(Error::new(ErrorKind::CodeShape, code.whole));
        return None;
    }
    match digits(code) {
        Ok(digits) => Some(Code {
            text: usual(&digits),
            digits,
        }),
        Err(error) => {
            errors.push(error);
            None
        }
    }
}

/// The digits, without the zeros at the end.
fn digits(code: &ast::Code) -> Result<Vec<u8>, Error> {
    let text = unquoted(&code.text);
    let error = |kind| Error::new(kind, code.span);
    if let Some(letter) = text.chars().find(|c| !c.is_ascii_digit() && *c != '.') {
        return Err(digit_error(code, letter));
    }
    let points = text.matches('.').count();
    let Some((whole, fraction)) = text.split_once('.') else {
        return Err(error(ErrorKind::CodeWithoutPoint {
            code: text.to_owned(),
        }));
    };
    if points > 1 {
        return Err(error(ErrorKind::CodeWithTwoPoints {
            code: text.to_owned(),
        }));
    }
    let mut all = match whole {
        "" | "0" => [0].into(),
        "4" => [SPLIT].into(),
        _ => {
            return Err(error(ErrorKind::CodeFirstDigit {
                digits: whole.to_owned(),
            }));
        }
    };
    for c in fraction.chars() {
        match octal(c) {
            Some(digit) => Vec::push(&mut all, digit),
            None => return Err(digit_error(code, c)),
        }
    }
    while all.len() > 1 && all.last() == Some(&0) {
        all.pop();
    }
    if all == [0] {
        return Err(error(ErrorKind::CodeWithoutMoves));
    }
    Ok(all)
}

/// The error of a digit, which stands at the digit if the code was written in one piece.
fn digit_error(code: &ast::Code, digit: char) -> Error {
    let whole = code.span;
    let place = code
        .text
        .find(digit)
        .filter(|_| whole.end - whole.start == code.text.len());
    let span = place.map_or(whole, |place| {
        let start = whole.start + place;
        Span::new(start, start + digit.len_utf8())
    });
    Error::new(ErrorKind::CodeDigit { digit }, span)
}

/// A code in its usual form.
fn usual(digits: &[u8]) -> String {
    let mut text = String::new();
    for (index, digit) in digits.iter().enumerate() {
        if index == 1 {
            text.push('.');
        }
        text.push(char::from(b'0' + digit));
    }
    if digits.len() == 1 {
        text.push_str(".0");
    }
    text
}
