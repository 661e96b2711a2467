//! Every quantity is what its definition makes of the options' values. Written from the
//! definitions (Conway, On Numbers and Games, chapter 14; Smith 1966 for remoteness), not from the
//! solvers' code.

use crate::Law;
use serde_json::{Value as Json, json};
use sprague_tests::facts::Facts;
use std::collections::BTreeSet;

/// One law a quantity.
pub(crate) const LAWS: &[Law] = &[
    Law {
        words: "the Grundy value is the mex of those of the options",
        holds: |facts, at| facts.number("grundy", at) == mex(numbers(facts, "grundy", at)),
    },
    Law {
        words: "the misère Grundy value is that mex, 1 at the end",
        holds: |facts, at| {
            let mex = mex(numbers(facts, "grundy-misere", at));
            facts.number("grundy-misere", at) == if ended(facts, at) { 1 } else { mex }
        },
    },
    Law {
        words: "the mover wins if some option is lost for the next player",
        holds: |facts, at| facts.value("outcome", at) == &winner(facts, "outcome", at, false),
    },
    Law {
        words: "the mover wins misère play at the end, or if some option is lost",
        holds: |facts, at| {
            facts.value("outcome-misere", at) == &winner(facts, "outcome-misere", at, true)
        },
    },
    Law {
        words: "remoteness is 1 + the least even one of the options, else 1 + the greatest",
        holds: |facts, at| {
            let values = numbers(facts, "remoteness", at);
            facts.number("remoteness", at) == remoteness(&values, 0)
        },
    },
    Law {
        words: "misère remoteness is 1 + the least odd one of the options, else 1 + the greatest",
        holds: |facts, at| {
            let values = numbers(facts, "remoteness-misere", at);
            facts.number("remoteness-misere", at) == remoteness(&values, 1)
        },
    },
    Law {
        words: "suspense is 1 + the greatest even one of the options, else 1 + the least",
        holds: |facts, at| {
            let values = numbers(facts, "suspense", at);
            facts.number("suspense", at) == suspense(&values, 0)
        },
    },
    Law {
        words: "misère suspense is 1 + the greatest odd one of the options, else 1 + the least",
        holds: |facts, at| {
            let values = numbers(facts, "suspense-misere", at);
            facts.number("suspense-misere", at) == suspense(&values, 1)
        },
    },
    Law {
        words: "the foreclosed value is end, inf, or the mex of those that are not inf",
        holds: |facts, at| facts.value("foreclosed", at) == &foreclosed(facts, at),
    },
    Law {
        words: "the misère foreclosed value is end, or the mex of those that are not end",
        holds: |facts, at| facts.value("foreclosed-misere", at) == &foreclosed_misere(facts, at),
    },
    Law {
        words: "the shortest play is 1 + the least of the options'",
        holds: |facts, at| {
            let least = numbers(facts, "shortest", at).into_iter().min();
            facts.number("shortest", at) == least.map_or(0, |least| least + 1)
        },
    },
    Law {
        words: "the longest play is 1 + the greatest of the options'",
        holds: |facts, at| {
            let greatest = numbers(facts, "longest", at).into_iter().max();
            facts.number("longest", at) == greatest.map_or(0, |greatest| greatest + 1)
        },
    },
];

fn ended(facts: &Facts, at: usize) -> bool {
    facts.options[at].is_empty()
}

fn numbers(facts: &Facts, quantity: &str, at: usize) -> Vec<u64> {
    facts.numbers_of_options(quantity, at)
}

/// The least number that is not among the values.
fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    let values: BTreeSet<u64> = values.into_iter().collect();
    (0..)
        .zip(&values)
        .find(|(number, value)| number != *value)
        .map_or_else(
            || {
                values
                    .len()
                    .try_into()
                    .expect("a number of values fits 64 bits")
            },
            |(number, _)| number,
        )
}

fn winner(facts: &Facts, quantity: &str, at: usize, wins_at_end: bool) -> Json {
    let wins = if ended(facts, at) {
        wins_at_end
    } else {
        facts.of_options(quantity, at).any(|value| value == "P")
    };
    json!(if wins { "N" } else { "P" })
}

/// The values that leave 0 or 1 when divided by 2.
fn of_parity(values: &[u64], parity: u64) -> impl Iterator<Item = u64> {
    values
        .iter()
        .copied()
        .filter(move |value| value % 2 == parity)
}

fn remoteness(values: &[u64], won: u64) -> u64 {
    let best = of_parity(values, won)
        .min()
        .or_else(|| values.iter().copied().max());
    best.map_or(0, |best| best + 1)
}

fn suspense(values: &[u64], won: u64) -> u64 {
    let best = of_parity(values, won)
        .max()
        .or_else(|| values.iter().copied().min());
    best.map_or(0, |best| best + 1)
}

fn foreclosed(facts: &Facts, at: usize) -> Json {
    if ended(facts, at) {
        json!("end")
    } else if facts
        .of_options("foreclosed", at)
        .any(|value| value == "end")
    {
        json!("inf")
    } else {
        json!(mex(facts
            .of_options("foreclosed", at)
            .filter_map(Json::as_u64)))
    }
}

fn foreclosed_misere(facts: &Facts, at: usize) -> Json {
    if ended(facts, at) {
        json!("end")
    } else {
        json!(mex(facts
            .of_options("foreclosed-misere", at)
            .filter_map(Json::as_u64)))
    }
}
