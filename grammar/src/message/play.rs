//! The words for errors of codes, of ranges without end and of play without end.

use super::{Words, helped};
use crate::error::ErrorKind;
use alloc::format;
use alloc::string::String;

/// What some books have for the point of a code.
pub(crate) const RAISED: [char; 4] = ['·', '∙', '⋅', '•'];

/// Errors of codes.
pub(super) fn codes(kind: &ErrorKind) -> Option<Words> {
    Some(match kind {
        ErrorKind::CodeWithoutPoint { code } => {
            let (first, digits) = code
                .split_once(RAISED)
                .unwrap_or(("0", code.trim_start_matches('0')));
            let first = if first.is_empty() { "0" } else { first };
            let digits = if digits.is_empty() { "77" } else { digits };
            helped(
                format!("the code '{code}' has no point"),
                format!("write `{first}.{digits}`"),
            )
        }
        ErrorKind::CodeWithTwoPoints { code } => helped(
            format!("the code '{code}' has more than one point"),
            "write a code such as `0.77`",
        ),
        ErrorKind::CodeDigit {
            digit,
            hexadecimal: false,
        } => helped(
            format!("'{digit}' is not a digit of an octal code"),
            "the digits are 0 to 7: 1, 2 and 4 are added where the rest may be no heap, one heap \
             and two heaps; a `hexadecimal` code has 8 for three",
        ),
        ErrorKind::CodeDigit { digit, .. } => helped(
            format!("'{digit}' is not a digit of a hexadecimal code"),
            "the digits are 0 to 9 and A to F: 1, 2, 4 and 8 are added where the rest may be no \
             heap, one, two and three heaps",
        ),
        ErrorKind::CodeFirstDigit {
            digits,
            hexadecimal: false,
        } => helped(
            format!("the digit before the point of a code is 0 or 4, not '{digits}'"),
            "it tells what may be done without taking anything: nothing, or a split in two",
        ),
        ErrorKind::CodeFirstDigit { digits, .. } => helped(
            format!(
                "the digit before the point of a hexadecimal code is 0, 4, 8 or C, not '{digits}'"
            ),
            "it tells what may be done without taking anything: nothing, a split in two (4) or in \
             three (8), or either",
        ),
        ErrorKind::CodeWithoutMoves => helped(
            "this code allows no move at all",
            "some digit must not be 0",
        ),
        ErrorKind::PowersBase => helped(
            "the powers of a number below 2 do not grow",
            "write `powers(2)`, or the set in braces",
        ),
        _ => return None,
    })
}

/// Errors of ranges without end and of play without end.
pub(super) fn play(kind: &ErrorKind) -> Option<Words> {
    Some(match kind {
        ErrorKind::Unbounded { name, set, heap } => {
            let end = match set.split_once("..") {
                Some((start, _)) => {
                    format!(
                        "give the range an end, as in `{name} in {start}..={heap}` if it is no \
                         more than '{heap}', or "
                    )
                }
                None => String::new(),
            };
            helped(
                format!("nothing bounds '{name}' in '{set}'"),
                format!("{end}add a guard, as in `if {name} <= {heap}`"),
            )
        }
        ErrorKind::DivisorsOfZero { name, of } => helped(
            format!("every number divides 0, so '{name}' has no bound where '{of}' is 0"),
            format!("add the guard `if {of} > 0`"),
        ),
        ErrorKind::ZeroInSet { heap, found, write } => {
            let what = if *found < 0 {
                format!("taking {found} adds to '{heap}', and play need not end")
            } else {
                format!("0 in this set leaves '{heap}' as it is, and play need not end")
            };
            let help = format!("numbers that are taken are at least 1: `{write}`");
            helped(what, help)
        }
        ErrorKind::Returns { path, choices } => {
            let (first, rest) = path
                .split_first()
                .map_or(("", path.as_slice()), |(first, rest)| {
                    (first.as_str(), rest)
                });
            let when = if choices.is_empty() {
                String::new()
            } else {
                format!(" when {}", choices.join(", "))
            };
            helped(
                format!("play need not end: {first} -> {}{when}", rest.join(" -> ")),
                "add a guard, or leave out the choices that do not lower the position",
            )
        }
        ErrorKind::MoveFromNothing { heap } => helped(
            format!("this move can be made where '{heap}' is 0, from no heap at all"),
            format!("add the guard `if {heap} > 0`"),
        ),
        ErrorKind::CannotProve { candidate } => helped(
            format!(
                "cannot prove that this move decreases anything; what comes closest is {candidate}"
            ),
            "add a guard, name what falls with every move (`measure e;`), or vouch for it \
             (`assume measure e;`)",
        ),
        _ => return None,
    })
}

/// Errors of a measure that is given.
pub(super) fn measures(kind: &ErrorKind) -> Option<Words> {
    Some(match kind {
        ErrorKind::MeasureNotLowered { measure } => helped(
            format!("cannot prove that this move lowers the measure '{measure}'"),
            "add a guard, name another measure, or vouch for this one by `assume measure`",
        ),
        ErrorKind::MeasureWithoutValue { measure } => helped(
            format!("cannot prove that '{measure}' has a value at every position"),
            "the least of no heaps has none, and nothing divided by 0 has",
        ),
        ErrorKind::MeasureNegative { measure } => helped(
            format!("cannot prove that '{measure}' is never negative"),
            "add what makes it at least 0, or write it as `max(0, …)`",
        ),
        _ => return None,
    })
}
