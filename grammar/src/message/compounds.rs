//! The words for errors of compounds.

use super::claims::{listed, standing};
use super::text::unknown;
use super::{Words, helped};
use crate::error::ErrorKind;
use alloc::format;

/// Errors of compounds.
pub(super) fn compounds(kind: &ErrorKind) -> Option<Words> {
    Some(match kind {
        ErrorKind::UnknownCompound { name, suggestion } => {
            unknown("compound", name, suggestion.as_deref())
        }
        ErrorKind::NoOperands => helped(
            "a compound is made of at least one game",
            "write `conjunctive(Kayles, Nim)`, or `disjunctive(Kayles, ..)` for any number of \
             components",
        ),
        ErrorKind::MisplacedRepeat { first: true } => helped(
            "`..` has nothing before it that it could repeat",
            "write `disjunctive(Kayles, ..)`",
        ),
        ErrorKind::MisplacedRepeat { first: false } => helped(
            "`..` stands once, behind the last game, which it repeats",
            "write `disjunctive(Nim, Kayles, ..)`; compounds may be components: make one with `..` \
             of its own for each game that repeats",
        ),
        ErrorKind::CompoundInItself { path } => {
            let name = path.first().map_or("", |name| name);
            helped(
                format!("'{name}' is made of itself: {}", path.join(" -> ")),
                "a compound is made of games, and of compounds that are made of other games",
            )
        }
        ErrorKind::PartizanCompound { operand: None } => helped(
            "a compound is never partizan: in its games both players have the same moves",
            "leave the word out",
        ),
        ErrorKind::PartizanCompound {
            operand: Some(name),
        } => helped(
            format!("'{name}' is partizan, and a compound is made of impartial games"),
            "whether a partizan game has ended depends on who is to move, so no rule for compounds \
             covers it",
        ),
        ErrorKind::PrivateOperand { name, of } => helped(
            format!("'{name}' is private and '{of}' is not: a compound shows what it is made of"),
            format!("write `pub` before '{name}' too, or leave it out before '{of}'"),
        ),
        ErrorKind::OperandParameters { name, names, found } if names.is_empty() => helped(
            format!("'{name}' has no parameters, and {} here", standing(*found)),
            format!("write `{name}`"),
        ),
        ErrorKind::OperandParameters { name, names, found } => helped(
            format!(
                "'{name}' has the parameter{} {}, and {} here",
                if names.len() == 1 { "" } else { "s" },
                listed(names),
                standing(*found)
            ),
            format!("write `{name}<{}>` with numbers", names.join(", ")),
        ),
        _ => return None,
    })
}
