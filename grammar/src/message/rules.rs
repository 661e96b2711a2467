//! The words for errors of shapes, of what words stand for, and of statements.

use super::{Words, helped, plain};
use crate::error::ErrorKind;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;

/// Errors of shapes.
pub(super) fn shapes(kind: &ErrorKind) -> Option<Words> {
    Some(match kind {
        ErrorKind::WrongBrackets { expected, write } => helped(
            format!("a position of this game is written `{expected}`"),
            in_brackets(write.as_deref()),
        ),
        ErrorKind::WrongHeapCount { expected, found } => {
            let help = match expected {
                1 => "heaps that a move leaves side by side are written `[a, b]`",
                _ => "a move names all heaps of a position on both sides of its arrow",
            };
            let (expected, found) = (counted(*expected, "heap"), counted(*found, "heap"));
            helped(
                format!("a position of this game has {expected}, not {found}"),
                help,
            )
        }
        ErrorKind::NotAName => helped(
            "a pattern holds names alone",
            "name the heap and put the condition behind `if`: `n -> n - 1 if n == 3`; where no \
             move is left the game has ended, which needs no rule",
        ),
        ErrorKind::MisplacedRest => helped(
            "`..` cannot stand here",
            "`..` and `..rest` stand once in a pattern `[a, b, ..rest]`, and in a list behind the \
             arrow for heaps or parts that have been named",
        ),
        ErrorKind::UnusedRest { name } => helped(
            format!("the heaps '{name}' are named, and nothing becomes of them"),
            format!("write `..{name}` behind the arrow if they stay, `..` here if they go"),
        ),
        ErrorKind::RestWithoutDots => helped(
            "'rest' is one heap here: this move needs a position of just so many heaps",
            "write `..rest` for all other heaps, or choose another name for one",
        ),
        ErrorKind::TupleInList { expected } => helped(
            format!("a list of positions of this game holds tuples `{expected}` alone"),
            format!("write `[{expected}, …]`, or `[]` for none"),
        ),
        ErrorKind::BadHeader { limit } => helped(
            format!("a position has between 1 and {limit} named heaps"),
            "write `(n)`, `(x, y)`, `{x, y}`, or `[..]` for any number of heaps",
        ),
        ErrorKind::TooMany { what, limit } => {
            helped(format!("there are more than {limit} {what}"), fewer(what))
        }
        _ => return None,
    })
}

/// What to write in place of other brackets than the game's.
fn in_brackets(write: Option<&str>) -> String {
    match write {
        Some(list) if list.starts_with('[') && !list.contains("->") => {
            format!("heaps that a move leaves side by side are a list, `{list}`")
        }
        Some(moves) if moves.contains(';') => {
            format!("each statement is one move: write `{moves}`")
        }
        Some(write) => format!("write `{write}`"),
        None => "write what the move leaves in the same brackets as the game's header".to_owned(),
    }
}

/// What to write in place of too many of something.
fn fewer(what: &str) -> &'static str {
    if what == "parameters" {
        ""
    } else if what.starts_with("moves") {
        "one move with a set or a range stands for many: `n -> n - k for k in {1, 3, 4}`"
    } else if what.starts_with("components") {
        "few are needed: each is compared where those before it stay"
    } else if what.starts_with("numbers") {
        "ranges and sets of numbers stand for long lists: they may be as large as they like"
    } else if what == "operands" {
        "`..` repeats the last one; compounds may be components"
    } else if what.ends_with("compound") {
        "those of its components count too"
    } else {
        "split the rule in two"
    }
}

/// Errors of what words stand for.
pub(super) fn kinds(kind: &ErrorKind) -> Option<Words> {
    Some(match kind {
        ErrorKind::WrongArgumentCount {
            name,
            expected,
            found,
        } => arguments(name, expected, *found),
        ErrorKind::WrongTupleSize { expected: 1, found } => helped(
            format!("one number or list is needed here, not {found}"),
            "write one name, or a set of tuples `{(1, 2), (2, 1)}`",
        ),
        ErrorKind::WrongTupleSize { expected, found } => {
            let (expected, found) = (counted(*expected, "number"), counted(*found, "number"));
            plain(&format!(
                "an element of this set has {expected}, not {found}"
            ))
        }
        ErrorKind::ListAsNumber { name } => helped(
            format!("'{name}' is a list, and a number is needed here"),
            format!(
                "`sum({name})`, `max({name})` and `len({name})` are numbers; in a list \
                 `..{name}` stands for all of it"
            ),
        ),
        ErrorKind::ListAsSet { name } => helped(
            format!("'{name}' is a list, and a set is needed here"),
            "name a heap of it in the pattern, as in `[a, b, ..rest]`: a move is tried for every \
             way to name them; that a number is none of them is `distinct(k, rest)`",
        ),
        ErrorKind::NumberAsList { name } => helped(
            format!("'{name}' is a number, and a list is needed here"),
            "dots stand before a list alone; write the number without them",
        ),
        ErrorKind::ConditionAsNumber => helped(
            "this is a condition, and a number is needed here",
            "conditions stand behind `if`",
        ),
        ErrorKind::NumberAsCondition => helped(
            "this is a number, and a condition is needed here",
            "compare it, as in `n > 0` or `n % 2 == 1`; that d divides n is written `d | n`",
        ),
        ErrorKind::MixedChain => helped(
            "these comparisons cannot stand in one chain",
            "`<`, `<=`, `==` chain, and so do `>`, `>=`, `==`; join other conditions by `&&`",
        ),
        ErrorKind::NotDivides => helped(
            "`!` stands before the number here, not before the whole condition",
            "write `!(d | n)`",
        ),
        _ => return None,
    })
}

/// Another number of arguments than a set or a function takes.
fn arguments(name: &str, expected: &str, found: usize) -> Words {
    if expected == "no" && found == 0 {
        return plain(&format!("'{name}' is written without parentheses"));
    }
    let plural = if expected.ends_with('1') { "" } else { "s" };
    let what = format!("'{name}' takes {expected} argument{plural}, not {found}");
    let help = match name {
        "divisors" | "split" | "phi" => format!("write it of a number: `{name}(n)`"),
        "powers" => "write the number whose powers are meant: `powers(2)`".to_owned(),
        "parts" => "write a number and how many parts it has: `parts(n, 3)`".to_owned(),
        _ if expected == "no" => {
            format!("write `{name}` for all of them; a guard leaves some out")
        }
        _ => String::new(),
    };
    helped(what, help)
}

/// Errors of statements.
pub(super) fn statements(kind: &ErrorKind) -> Option<Words> {
    Some(match kind {
        ErrorKind::NoMoves => helped(
            "this game has no move",
            "write a rule such as `n -> n - k for k in {1, 2};` or a code, `octal 0.77;`",
        ),
        ErrorKind::CodeBesideMoves => helped(
            "a code tells all moves of a game, so nothing may stand beside it",
            "write the code as rules with arrows, or leave the other moves out",
        ),
        ErrorKind::CodeShape => helped(
            "a code is for games of one heap",
            "write `(n)` behind the game's name",
        ),
        ErrorKind::SecondMeasure => helped(
            "this game has a measure already",
            "`measure a, b;` compares a first and b where a stays",
        ),
        ErrorKind::UnsymmetricMeasure => helped(
            "the heaps of this game have no order, and this tells one from the others",
            "use the list of all heaps: `sum(heaps)`, `max(heaps)`, `len(heaps)`",
        ),
        _ => return None,
    })
}

/// `1 heap`, `2 heaps`
pub(super) fn counted(count: usize, what: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {what}{plural}")
}
