//! The words for errors of parameters, of sides and of claims.

use super::rules::counted;
use super::{Words, helped};
use crate::error::ErrorKind;
use alloc::format;
use alloc::string::String;

/// Errors of parameters and sides.
pub(super) fn parameters(kind: &ErrorKind) -> Option<Words> {
    Some(match kind {
        ErrorKind::WhereWithoutParameters => helped(
            "`where` speaks of parameters, and this game has none",
            "write `Name<K>(n) where K >= 1`, or a guard behind `if` in a move",
        ),
        ErrorKind::WhereNeverHolds => helped(
            "no numbers satisfy this, so there is no such game",
            "leave out a condition, or join them by `||`",
        ),
        ErrorKind::WhereForm => helped(
            "`where` holds no functions and no sets",
            "compare parameters and numbers, as in `1 <= L <= R` or `2 | K`, joined by `&&`, `||` \
             or commas",
        ),
        ErrorKind::SideMissing => helped(
            "whose move is this? The game is partizan",
            "write `left n -> …` or `right n -> …`; what both may do is written twice; nothing \
             solves partizan games yet",
        ),
        ErrorKind::SideOfNobody => helped(
            "only the moves of a partizan game belong to one player",
            "leave the word out, or write `partizan game`",
        ),
        ErrorKind::WrongParameterCount { names, found } if names.is_empty() => helped(
            format!("this game has no parameters, and {} here", standing(*found)),
            "write `expect grundy = …`",
        ),
        ErrorKind::WrongParameterCount { names, found } => {
            let which = if names.len() == 1 {
                "the parameter"
            } else {
                "the parameters"
            };
            helped(
                format!(
                    "this game has {which} {}, and {} here",
                    listed(names),
                    standing(*found)
                ),
                format!("write `expect<{}> …` with numbers", names.join(", ")),
            )
        }
        ErrorKind::ParametersRefused { condition } => helped(
            format!("for these parameters there is no such game: `{condition}` does not hold"),
            "the conditions stand behind `where`",
        ),
        _ => return None,
    })
}

/// Errors of claims.
pub(super) fn claims(kind: &ErrorKind) -> Option<Words> {
    Some(match kind {
        ErrorKind::WrongValue { quantity, found } => {
            let (values, help) = match quantity.as_str() {
                "outcome" => (
                    "`N` or `P`",
                    "`N`: the player to move wins; `P`: the other one does",
                ),
                "foreclosed" => ("a number, `end` or `inf`", ""),
                _ => ("a number", ""),
            };
            helped(
                format!("the value of '{quantity}' is {values}, not '{found}'"),
                help,
            )
        }
        ErrorKind::ClaimOfHeaps { example } => helped(
            "this can be said of games of one heap alone",
            format!("name a position: `expect grundy({example}) = …;`"),
        ),
        ErrorKind::NotAPosition { example } => helped(
            format!("this is no position of the game; one is written `{example}`"),
            format!(
                "write `({example})` behind the quantity, as in `expect grundy({example}) = …;`"
            ),
        ),
        ErrorKind::ValueIs {
            quantity,
            position,
            value,
            claimed,
        } => helped(
            format!("the {quantity} of {position} is {value}, not {claimed}"),
            "",
        ),
        ErrorKind::ClaimTooCostly { positions, test } => helped(
            format!("this takes too long to check here: more than {positions} positions or moves"),
            format!("write a test: `#[test] fn … {{ {test} }}`"),
        ),
        ErrorKind::ClaimWithoutValue { why } => {
            helped(format!("this cannot be computed: {why}"), "")
        }
        _ => return periods(kind),
    })
}

/// Errors of claims of a period.
fn periods(kind: &ErrorKind) -> Option<Words> {
    Some(match kind {
        ErrorKind::PeriodOfZero => helped(
            "a period is at least 1",
            "a sequence that becomes constant has period 1",
        ),
        ErrorKind::PeriodIs {
            period,
            from,
            saltus: Some(0),
            ..
        } => helped(
            format!("the period is {period} from {from}"),
            format!("write `period = {period} from {from}`"),
        ),
        ErrorKind::PeriodIs {
            quantity,
            period,
            from,
            saltus,
        } => {
            let saltus = saltus.map_or_else(
                || "a saltus for each place".into(),
                |saltus| format!("saltus {saltus}"),
            );
            helped(
                format!("the {quantity} has period {period} from {from} with {saltus}"),
                "only values that repeat are claimed so; claim some of these, `expect … = …;`",
            )
        }
        ErrorKind::ClosedForms { none: false } => helped(
            "this says nothing of closed forms",
            "write `#[closed_forms(heaps = 100_000)]`, once, with a number from 1 to 100,000,000",
        ),
        ErrorKind::ClosedForms { none: true } => helped(
            "there are no closed forms of this",
            "they are of games of one heap, by `(n)`, that have no parameters",
        ),
        ErrorKind::PeriodNotProved { heaps: Some(heaps) } => helped(
            format!("this period is not proved: the first {heaps} heaps show none for certain"),
            "claim the values as far as you need them, `expect grundy = …;`",
        ),
        ErrorKind::PeriodNotProved { heaps: None } => helped(
            "this period is not proved: no theorem decides it",
            "a period is proved where a move takes a number of a fixed set, or of one for each \
             residue of the heap, and of Grundy values and outcomes of codes under normal play",
        ),
        _ => return None,
    })
}

/// `L`, `L and R`, `L, M and R`
pub(super) fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// `1 value stands`, `2 values stand`
pub(super) fn standing(count: usize) -> String {
    let verb = if count == 1 { "stands" } else { "stand" };
    format!("{} {verb}", counted(count, "value"))
}
