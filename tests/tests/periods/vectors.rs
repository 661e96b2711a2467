//! The periods and far values of the vectors, computed and proved apart from this project.

use crate::{proved, verified};
use serde::Deserialize;
use serde_json::Value as Json;
use sprague::period::{Recurrence, Shift, Standard};
use std::path::Path;

/// One entry of the file.
#[derive(Deserialize)]
struct Vector {
    name: String,
    quantity: String,
    positions: Vec<Json>,
    values: Vec<Json>,
}

pub(crate) struct Known {
    pub(crate) rules: Recurrence,
    pub(crate) quantity: Standard,
    pub(crate) told: Told,
}

pub(crate) enum Told {
    /// First heap, period and rise.
    Period(u64, u64, u64),
    /// Heaps and their values.
    Values(Vec<(u64, u64)>),
}

/// `octal-0.137` or `subtraction-1-3-4`.
fn rules(name: &str) -> Recurrence {
    if let Some(code) = name.strip_prefix("octal-") {
        let digits = code.chars().filter(|letter| *letter != '.');
        let digits = digits.map(|digit| digit.to_digit(16).expect("a digit"));
        let digits = digits.map(|digit| u8::try_from(digit).expect("below 16"));
        return Recurrence::code(&digits.collect::<Vec<_>>());
    }
    let set = name.strip_prefix("subtraction-").expect("no other rules");
    Recurrence::finite(set.split('-').map(|k| k.parse().expect("a number")))
}

fn number(json: &Json) -> u64 {
    // A heap alone, or a list of one.
    let number = json.get(0).unwrap_or(json).as_u64();
    number.expect("the vectors hold numbers")
}

pub(crate) fn known() -> Vec<Known> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("vectors/periods.json");
    let text = std::fs::read_to_string(path).expect("the vectors are there");
    let vectors: Vec<Vector> = serde_json::from_str(&text).expect("they are JSON of that form");
    let read = |vector: Vector| {
        let (name, _) = vector.name.split_once('/').expect("rules and quantity");
        let period = vector.quantity.strip_suffix("-period");
        let told = if period.is_some() {
            let triple: Vec<u64> = vector.values[0]
                .as_array()
                .map(|triple| triple.iter().map(number).collect())
                .expect("a triple");
            let [first, period, rise] = triple[..] else {
                panic!("{}: not a triple", vector.name)
            };
            Told::Period(first, period, rise)
        } else {
            let heaps = vector.positions.iter().map(number);
            Told::Values(heaps.zip(vector.values.iter().map(number)).collect())
        };
        let quantity = period.unwrap_or(&vector.quantity);
        Known {
            rules: rules(name),
            quantity: quantity.parse().expect("a quantity"),
            told,
        }
    };
    vectors.into_iter().map(read).collect()
}

#[test]
fn every_period_and_every_far_value() {
    let (mut periods, mut values) = (0, 0);
    for Known {
        rules,
        quantity,
        told,
    } in known()
    {
        let periodic = proved(&rules, quantity, 10_000);
        let certificate = verified(&periodic);
        match told {
            Told::Period(first, period, rise) => {
                periods += 1;
                let found = (certificate.first, certificate.period, &certificate.shift);
                assert_eq!(
                    found,
                    (first, period, &Shift::Same(rise)),
                    "{rules}, {quantity}"
                );
            }
            Told::Values(told) => {
                for (heap, value) in told {
                    values += 1;
                    assert_eq!(periodic.at(heap), value, "{rules}, {quantity} at {heap}");
                }
            }
        }
    }
    println!("{periods} periods, {values} far values");
    assert_eq!((periods, values), (40, 120));
}
