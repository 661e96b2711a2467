//! Octal and hexadecimal codes: from the digits as written to their meaning.

use super::scope::GameShape;
use crate::ast;
use crate::error::{Error, ErrorKind};
use crate::message::RAISED;
use crate::model::{Code, Shape};
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// A digit with one of these bits lets the rest be two or three heaps.
const SPLITS: u8 = 4 | 8;
/// The digit before the point may have these bits alone: nothing has been taken.
const FIRST: u8 = SPLITS;

/// The code between its quotes, if it has some.
fn unquoted(text: &str) -> &str {
    text.trim_matches('"').trim()
}

/// A digit of the code splits a heap.
pub(super) fn splits(code: &ast::Code) -> bool {
    let mut digits = code.text.chars().filter_map(|c| value(code, c));
    digits.any(|digit| digit & SPLITS != 0)
}

/// The value of a digit.
fn value(code: &ast::Code, c: char) -> Option<u8> {
    let digit = c.to_digit(if code.hexadecimal { 16 } else { 8 })?;
    u8::try_from(digit).ok()
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
            hexadecimal: code.hexadecimal,
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
    // Before anything is said of the point; what an octal code lacks are letters.
    let strange = |c: &char| {
        if code.hexadecimal {
            value(code, *c).is_none()
        } else {
            !c.is_ascii_digit()
        }
    };
    if text.contains(RAISED) && !text.contains('.') {
        let code = text.to_owned();
        return Err(error(ErrorKind::CodeWithoutPoint { code }));
    }
    if let Some(letter) = text.chars().find(|c| *c != '.' && strange(c)) {
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
    let mut first = whole.chars().map(|c| value(code, c).unwrap_or(u8::MAX));
    let mut all = match (first.next(), first.next()) {
        (None, None) => [0].into(),
        (Some(digit), None) if digit & !FIRST == 0 => [digit].into(),
        _ => {
            return Err(error(ErrorKind::CodeFirstDigit {
                digits: whole.to_owned(),
                hexadecimal: code.hexadecimal,
            }));
        }
    };
    for c in fraction.chars() {
        match value(code, c) {
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
    let hexadecimal = code.hexadecimal;
    Error::new(ErrorKind::CodeDigit { digit, hexadecimal }, span)
}

/// A code in its usual form, its letters capitals.
fn usual(digits: &[u8]) -> String {
    let mut text = String::new();
    for (index, digit) in digits.iter().enumerate() {
        if index == 1 {
            text.push('.');
        }
        let digit = char::from_digit(u32::from(*digit), 16).unwrap_or('0');
        text.push(digit.to_ascii_uppercase());
    }
    if digits.len() == 1 {
        text.push_str(".0");
    }
    text
}
