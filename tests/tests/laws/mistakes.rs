//! The laws can fail: known mistakes are made on purpose, and each is noticed.

use crate::{Law, facts_of, first_failure, recursion, theorems};
use serde_json::{Value as Json, json};
use sprague::Quantity;
use sprague::prelude::*;
use sprague_tests::corpus::subtraction::{TakeOneThreeFour, TakeOneTwo, TakeOneTwoThree};
use sprague_tests::facts::Facts;

/// Remoteness as it is often written: 1 + the least of the options, without the clause that tells
/// even from odd.
struct WithoutParity;

impl Quantity for WithoutParity {
    type Value = u64;
    type Fold = Option<u64>;

    fn start(&self) -> Option<u64> {
        None
    }

    fn absorb(&self, fold: &mut Option<u64>, value: &u64) {
        *fold = Some(fold.map_or(*value, |least| least.min(*value)));
    }

    fn merge(&self, fold: &mut Option<u64>, other: Option<u64>) {
        if let Some(other) = other {
            self.absorb(fold, &other);
        }
    }

    fn finish(&self, fold: Option<u64>) -> u64 {
        fold.map_or(0, |least| least + 1)
    }
}

fn laws() -> impl Iterator<Item = &'static Law> {
    recursion::LAWS.iter().chain(theorems::LAWS)
}

/// The laws that notice something.
fn noticed(facts: &Facts) -> Vec<&'static str> {
    let notices = |law: &&Law| first_failure(law, facts).is_some();
    laws().filter(notices).map(|law| law.words).collect()
}

#[test]
fn remoteness_without_parity_is_noticed() {
    fn wrong<G: Game<Position = u64>>(game: &G, facts: &Facts) -> Vec<Json> {
        let heap = |position: &Json| position.as_u64().expect("the positions are heaps");
        let value = |position| game.value(&WithoutParity, heap(position));
        let values = facts.positions.iter().map(value);
        values
            .map(|value| json!(value.expect("the heaps are small")))
            .collect()
    }
    fn check<G: Game<Position = u64>>(game: &G, name: &str) {
        let mut facts = facts_of(name);
        facts.columns.insert("remoteness", wrong(game, &facts));
        let noticed = noticed(&facts);
        for law in [&recursion::LAWS[4], &theorems::LAWS[1]] {
            assert!(noticed.contains(&law.words), "{name}: {noticed:?}");
        }
    }
    check(&TakeOneThreeFour, "TakeOneThreeFour");
    check(&TakeOneTwoThree, "TakeOneTwoThree");
    check(&TakeOneTwo, "TakeOneTwo");
}

#[test]
fn one_wrong_value_is_noticed() {
    for name in [
        "TakeOneThreeFour",
        "Kayles",
        "Wythoff",
        "DivisorNim",
        "SlowTwoOfThree",
    ] {
        let right = facts_of(name);
        assert_eq!(noticed(&right), Vec::<&str>::new(), "{name}");
        let middle = right.positions.len() / 2;
        for (quantity, column) in &right.columns {
            let mut facts = right.clone();
            let other = match &column[middle] {
                Json::Number(number) => json!(number.as_u64().map(|number| number + 1)),
                value if value == "N" => json!("P"),
                value if value == "P" => json!("N"),
                _ => json!(0),
            };
            facts.columns.get_mut(quantity).expect("it is there")[middle] = other;
            assert!(!noticed(&facts).is_empty(), "{name}, {quantity}");
        }
    }
}

#[test]
fn every_law_can_fail() {
    let right = facts_of("TakeOneThreeFour");
    let mut failing: Vec<&str> = Vec::new();
    for quantity in right.columns.keys() {
        let wrong = if quantity.starts_with("outcome") {
            vec![json!("N"), json!("P")]
        } else {
            vec![json!(0), json!(1), json!(7), json!(200)]
        };
        for wrong in wrong {
            let mut facts = right.clone();
            facts
                .columns
                .insert(quantity, vec![wrong; right.positions.len()]);
            failing.extend(noticed(&facts));
        }
    }
    for law in laws() {
        assert!(
            failing.contains(&law.words),
            "nothing made this fail: {}",
            law.words
        );
    }
}
