//! A compound in plain words: what a move is, what decides it, how its operands serve.

use super::and;
use crate::listed::Listed;
use crate::model::{Compound, Kind, Known};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// One line that says what kind of game it is: ``A conjunctive compound of `A` and `B`, under
/// normal play.``
#[must_use]
pub fn summary(compound: &Compound) -> String {
    let convention = if compound.misere { "misère" } else { "normal" };
    let word = compound.kind.word();
    let operands = operands(compound);
    format!("A {word} compound of {operands}, under {convention} play.")
}

/// What is behind the equals sign, as the language writes it: `conjunctive(A, B);`.
#[must_use]
pub fn statement(compound: &Compound) -> String {
    let operands = compound.operands.iter().map(|one| one.text.as_str());
    let mut operands: Vec<&str> = operands.listed();
    if compound.repeats {
        operands.push("..");
    }
    format!("{}({});", compound.kind.word(), operands.join(", "))
}

/// What a position is, what a move is and when it ends, as sentences.
#[must_use]
pub fn sentences(compound: &Compound) -> Vec<String> {
    let count = compound.operands.len();
    let position = match (compound.repeats, count) {
        (true, 1) => "A position is a list of any number of positions of the component.".into(),
        (true, _) => "A position is one of each component in this order, and any number of the \
                      last one's."
            .into(),
        (false, _) => "A position is one of each component, in this order.".into(),
    };
    let (moved, end) = match compound.kind {
        Kind::Disjunctive => ("one component", true),
        Kind::Diminished => ("one component", false),
        Kind::Conjunctive => ("every component", false),
        Kind::Continued => ("every component that has not ended", true),
        Kind::Selective => ("any components that have not ended, at least one", true),
        Kind::Shortened => ("any components, at least one", false),
    };
    let end = if end {
        "Play ends when all components have ended."
    } else {
        "Play ends as soon as one component has ended."
    };
    [
        position,
        format!("A move is a move in {moved}."),
        format!("{end} A component has ended when it has no move."),
    ]
    .into()
}

/// Which numbers of the components tell who wins, under normal play and under misère play.
#[must_use]
pub fn decided_by(kind: Kind) -> [&'static str; 2] {
    match kind {
        Kind::Disjunctive => [
            "Under normal play the player to move wins if the xor of the nim-values is not 0.",
            "Under misère play, where all components are tame, the player to move wins if the xor \
             of the nim-values is not 0, or if it is 0 and each component has a nim-value and a \
             misère one of 0 and 1; no rule is known where one is wild, and then the compound is \
             searched.",
        ],
        Kind::Diminished => [
            "Under normal play the player to move wins if no foreclosed value is `end`, and one is \
             `inf` or their xor is not 0.",
            "Under misère play the player to move wins if some misère foreclosed value is `end`, \
             or their xor is not 0.",
        ],
        Kind::Conjunctive => [
            "Under normal play the player to move wins if the least remoteness is odd.",
            "Under misère play the player to move wins if the least misère remoteness is even.",
        ],
        Kind::Continued => [
            "Under normal play the player to move wins if the greatest suspense is odd.",
            "Under misère play the player to move wins if the greatest misère suspense is even.",
        ],
        Kind::Selective => [
            "Under normal play the player to move wins if some component is won.",
            "Under misère play the player to move wins if all components have ended, or if the \
             only one left is won under misère play, or if of several left one is won under normal \
             play.",
        ],
        Kind::Shortened => [
            "Under normal play the player to move wins if no component has ended and some one is \
             won.",
            "Under misère play the player to move wins if some component has ended, or is won \
             under misère play.",
        ],
    }
}

/// Which operands that are compounds of the same text have no rule for the number that decides
/// this one, so that each is searched by itself; a sentence for each convention in which there
/// are some.
#[must_use]
pub fn searched(compound: &Compound, all: &[Compound]) -> Vec<String> {
    let mut sentences = Vec::new();
    for (misere, play) in [(false, "normal"), (true, "misère")] {
        let mut names: Vec<String> = Vec::new();
        for operand in &compound.operands {
            let Known::Compound { name } = &operand.known else {
                continue;
            };
            let inner = all.iter().find(|other| other.name == *name);
            let name = format!("`{name}`");
            if inner.is_some_and(|inner| !nests(compound.kind, inner.kind, misere))
                && !names.contains(&name)
            {
                names.push(name);
            }
        }
        if !names.is_empty() {
            let be = if names.len() == 1 { "is" } else { "are" };
            sentences.push(format!(
                "Under {play} play {} {be} searched for that number: no rule gives it.",
                and(&names)
            ));
        }
    }
    sentences
}

/// Whether a rule is known for the number of a compound of the inner kind that decides one of the
/// outer kind.
#[must_use]
pub const fn nests(outer: Kind, inner: Kind, misere: bool) -> bool {
    match (outer, misere) {
        (Kind::Conjunctive, false) => {
            matches!(inner, Kind::Conjunctive | Kind::Selective | Kind::Shortened)
        }
        (Kind::Continued, false) => {
            matches!(inner, Kind::Continued | Kind::Selective | Kind::Shortened)
        }
        (Kind::Disjunctive, _) => matches!(inner, Kind::Disjunctive),
        (Kind::Diminished, _) => matches!(inner, Kind::Diminished),
        (Kind::Conjunctive, true) => matches!(inner, Kind::Conjunctive),
        (Kind::Continued, true) => matches!(inner, Kind::Continued),
        // Who wins, and whether a component has ended, follows from every kind's own rule.
        (Kind::Selective | Kind::Shortened, _) => true,
    }
}

/// What it is made of: ``any number of `A` ``, `` `A` and `B` ``.
#[must_use]
pub fn operands(compound: &Compound) -> String {
    let operands = compound.operands.iter();
    let mut operands: Vec<String> = operands.map(|one| format!("`{}`", one.text)).listed();
    if compound.repeats
        && let Some(last) = operands.last_mut()
    {
        last.insert_str(0, "any number of ");
    }
    and(&operands)
}
