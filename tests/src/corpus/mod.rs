//! The corpus, in one list. Each entry is a game's text, once, which `game!` compiles and the
//! interpreter reads; the positions that the tests look at; and what is known of it, from where.
//!
//! [`LEFT`] has the published rulesets that the language does not say.

pub mod compounds;
pub mod faults;
pub mod functions;
pub mod known;
pub mod numbers;
pub mod pairs;
pub mod several;
pub mod splitting;
pub mod subtraction;
pub mod whole;

use crate::subject::{Subject, interpreted};
use known::Known;

/// A game of the corpus.
pub struct Entry {
    /// The game, compiled: its name, its text, the positions to look at.
    pub subject: Box<dyn Subject>,
    /// What is known of it.
    pub known: Vec<Known>,
}

impl Entry {
    /// The same text, interpreted.
    ///
    /// # Panics
    ///
    /// If the text has an error.
    #[must_use]
    pub fn interpreted(&self) -> Box<dyn Subject> {
        interpreted(self.subject.name(), self.text(), self.subject.positions())
    }

    /// The game's text.
    ///
    /// # Panics
    ///
    /// Never: the corpus is written as texts.
    #[must_use]
    pub fn text(&self) -> &'static str {
        let rules = self.subject.rules();
        rules.expect("the games of the corpus have a text")
    }
}

/// All games of the corpus.
#[must_use]
pub fn entries() -> Vec<Entry> {
    let files = [
        subtraction::entries,
        numbers::entries,
        splitting::entries,
        pairs::entries,
        several::entries,
        whole::entries,
        compounds::entries,
    ];
    files.into_iter().flat_map(|entries| entries()).collect()
}

/// All games of the corpus, compiled.
#[must_use]
pub fn subjects() -> Vec<Box<dyn Subject>> {
    entries().into_iter().map(|entry| entry.subject).collect()
}

/// Each published ruleset that the language does not say, and why.
pub const LEFT: &[(&str, &str)] = &[
    (
        "sym",
        "a move chooses any symmetric set of coins, a list of any length",
    ),
    (
        "strip-streak",
        "a move turns any set of coins in a row, a list of any length",
    ),
    (
        "cutcake",
        "the two players have different moves; the rules are read, and solved in a later version",
    ),
    (
        "partizan-euclid",
        "the two players have different moves; the rules are read, and solved in a later version",
    ),
    (
        "enforce",
        "the opponent chooses among two rulesets before each move, and no value is published",
    ),
];
