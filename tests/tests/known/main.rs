//! Values that others published, and what is known by proof.

mod heaps;
mod limits;
mod periods;
mod rulesets;
mod several;

use serde_json::Value as Json;
use sprague_tests::corpus;
use sprague_tests::subject::Subject;

/// A game of the corpus.
fn game(name: &str) -> Box<dyn Subject> {
    let found = corpus::subjects()
        .into_iter()
        .find(|subject| subject.name() == name);
    found.unwrap_or_else(|| panic!("the corpus has no game {name}"))
}

/// A game's values are these: `[[position, value], …]`.
fn values(name: &str, quantity: &str, pairs: &Json) {
    let pairs = pairs.as_array().expect("a list of pairs");
    assert!(!pairs.is_empty(), "{name}");
    let positions: Vec<Json> = pairs.iter().map(|pair| pair[0].clone()).collect();
    let told = game(name).values(quantity, &positions);
    let told = told.unwrap_or_else(|error| panic!("{name}: {error}"));
    for (pair, told) in pairs.iter().zip(told) {
        assert_eq!(told, pair[1], "{name}, {quantity} at {}", pair[0]);
    }
}

/// A game's Grundy values are these.
fn grundy(name: &str, pairs: &Json) {
    values(name, "grundy", pairs);
}

/// A game's outcomes under normal play are these.
fn outcome(name: &str, pairs: &Json) {
    values(name, "outcome", pairs);
}
