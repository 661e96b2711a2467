//! Every entry of the corpus has what is known of it, and it is so: compiled and interpreted.

use serde_json::Value as Json;
use sprague_tests::corpus::entries;
use sprague_tests::corpus::known::Fact;
use sprague_tests::subject::{QUANTITIES, Subject};
use std::collections::BTreeMap;

/// The positions and the values, by quantity.
fn by_quantity(facts: &[Fact]) -> BTreeMap<&str, (Vec<Json>, Vec<Json>)> {
    let mut columns: BTreeMap<_, (Vec<Json>, Vec<Json>)> = BTreeMap::new();
    for fact in facts {
        let column = columns.entry(fact.quantity).or_default();
        column.0.push(fact.position.clone());
        column.1.push(fact.value.clone());
    }
    columns
}

/// The first value that the game tells otherwise.
fn first_mistake(game: &dyn Subject, facts: &[Fact]) -> Option<String> {
    for (quantity, (positions, values)) in by_quantity(facts) {
        let told = match game.values(quantity, &positions) {
            Ok(told) => told,
            Err(error) => return Some(format!("{quantity}: {error}")),
        };
        for ((position, value), told) in positions.iter().zip(values).zip(told) {
            if told != value {
                let name = game.name();
                return Some(format!(
                    "{name}, {quantity} at {position}: {told}, not {value}"
                ));
            }
        }
    }
    None
}

#[test]
fn what_is_known_is_so() {
    let mut values = 0;
    for entry in entries() {
        let interpreted = entry.interpreted();
        for game in [&entry.subject, &interpreted] {
            for known in &entry.known {
                let mistake = first_mistake(game.as_ref(), &known.facts);
                assert_eq!(mistake, None, "by {}", known.source);
                values += known.facts.len();
            }
        }
    }
    assert!(values > 8_000, "{values}");
}

#[test]
fn every_entry_has_a_source_and_values() {
    let entries = entries();
    assert!(entries.len() > 100, "{} games", entries.len());
    for entry in &entries {
        let name = entry.subject.name();
        let facts = entry.known.iter().map(|known| known.facts.len());
        assert!(facts.sum::<usize>() > 0, "{name} without values");
        for known in &entry.known {
            assert!(known.source.len() > 8, "{name}: {known:?}");
            let quantities = known.facts.iter().map(|fact| fact.quantity);
            for quantity in quantities {
                assert!(QUANTITIES.contains(&quantity), "{name}: {quantity}");
            }
        }
    }
}

/// The test above can fail, and says where.
#[test]
fn a_wrong_value_is_found() {
    let entries = entries();
    let nim = entries.iter().find(|entry| entry.subject.name() == "Nim");
    let nim = nim.expect("the corpus has Nim");
    let mut facts = nim.known[0].facts.clone();
    assert_eq!(first_mistake(nim.subject.as_ref(), &facts), None);
    facts[1].value = 7.into();
    let told = first_mistake(nim.subject.as_ref(), &facts);
    assert_eq!(told.as_deref(), Some("Nim, grundy at 1: 1, not 7"));
}
