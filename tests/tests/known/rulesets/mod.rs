//! Rulesets that people use and the values that they published, each with its source.

mod coverage;
mod numbers;
mod pairs;
mod several;
mod splitting;
mod subtraction;
mod whole;

use crate::{game, grundy};
use serde_json::{Value as Json, json};

/// A game's Grundy values from the heap `first` on are these.
fn sequence(name: &str, first: u64, terms: &[u64]) {
    let pairs: Vec<Json> = (first..)
        .zip(terms)
        .map(|(heap, term)| json!([heap, term]))
        .collect();
    grundy(name, &Json::from(pairs));
}

/// The heaps from `first` to `last` whose Grundy value is 0 are these.
fn lost_heaps(name: &str, first: u64, last: u64, expected: &[u64]) {
    let heaps: Vec<Json> = (first..=last).map(Json::from).collect();
    let values = game(name).values("grundy", &heaps);
    let values = values.unwrap_or_else(|error| panic!("{name}: {error}"));
    let zero = (first..).zip(values).filter(|(_, value)| value == 0);
    let zero: Vec<u64> = zero.map(|(heap, _)| heap).collect();
    assert_eq!(zero, expected, "{name}");
}
