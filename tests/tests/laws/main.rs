//! The theorems of the subject, on all positions of all games of the corpus and the boards up to
//! a bound; and that each of these tests can fail.

mod lines;
mod mistakes;
mod recursion;
mod theorems;

use sprague_tests::facts::Facts;
use sprague_tests::subject::Subject;
use sprague_tests::{boards, corpus};
use std::sync::OnceLock;

/// All games, written with `game!` or by hand.
fn subjects() -> Vec<Box<dyn Subject>> {
    corpus::subjects()
        .into_iter()
        .chain(boards::subjects())
        .collect()
}

/// The facts of all games, collected once.
fn all_facts() -> &'static [Facts] {
    static FACTS: OnceLock<Vec<Facts>> = OnceLock::new();
    FACTS.get_or_init(|| {
        subjects()
            .iter()
            .map(|subject| Facts::of(subject.as_ref()))
            .collect()
    })
}

/// The facts of one game.
fn facts_of(name: &str) -> Facts {
    let facts = all_facts().iter().find(|facts| facts.name == name);
    facts
        .unwrap_or_else(|| panic!("there is no game {name}"))
        .clone()
}

/// What holds of a position.
struct Law {
    /// In words.
    words: &'static str,
    /// Whether it holds.
    holds: fn(&Facts, usize) -> bool,
}

/// The first position at which a law does not hold.
fn first_failure(law: &Law, facts: &Facts) -> Option<String> {
    let failing = (0..facts.positions.len()).find(|&position| !(law.holds)(facts, position))?;
    Some(format!(
        "{} at {}: not so: {}",
        facts.name, facts.positions[failing], law.words
    ))
}

/// Panics where one of the laws does not hold.
fn hold(laws: &[Law]) {
    for facts in all_facts() {
        for law in laws {
            if let Some(failure) = first_failure(law, facts) {
                panic!("{failure}");
            }
        }
    }
}

#[test]
fn values_follow_their_recursions() {
    hold(recursion::LAWS);
}

#[test]
fn theorems_hold() {
    hold(theorems::LAWS);
}

#[test]
fn enough_is_looked_at() {
    let positions: usize = all_facts().iter().map(|facts| facts.positions.len()).sum();
    let ended = |facts: &Facts| facts.options.iter().any(Vec::is_empty);
    assert!(positions > 8_000, "{positions} positions");
    assert!(all_facts().len() >= 80, "{} games", all_facts().len());
    assert!(
        all_facts().iter().all(ended),
        "every game has ended positions"
    );
}
