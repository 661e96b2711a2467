//! What follows from the definitions, each stated by itself.

use crate::Law;
use sprague_tests::facts::Facts;

/// The theorems.
pub(crate) const LAWS: &[Law] = &[
    Law {
        words: "an ended position has remoteness 0, and only such a one",
        holds: |facts, at| {
            let ended = facts.options[at].is_empty();
            ALL_LENGTHS
                .iter()
                .all(|length| (facts.number(length, at) == 0) == ended)
        },
    },
    Law {
        words: "remoteness is even iff the Grundy value is 0",
        holds: |facts, at| even(facts, "remoteness", at) == (facts.number("grundy", at) == 0),
    },
    Law {
        words: "suspense is even iff the Grundy value is 0",
        holds: |facts, at| even(facts, "suspense", at) == (facts.number("grundy", at) == 0),
    },
    Law {
        words: "the Grundy value is 0 iff the player to move loses",
        holds: |facts, at| (facts.number("grundy", at) == 0) == lost(facts, "outcome", at),
    },
    Law {
        words: "the misère Grundy value is 0 iff the player to move loses misère play",
        holds: |facts, at| {
            (facts.number("grundy-misere", at) == 0) == lost(facts, "outcome-misere", at)
        },
    },
    Law {
        words: "misère remoteness and suspense are odd iff the player to move loses misère play",
        holds: |facts, at| {
            let lost = lost(facts, "outcome-misere", at);
            even(facts, "remoteness-misere", at) != lost
                && even(facts, "suspense-misere", at) != lost
        },
    },
    Law {
        words: "the Grundy value is not that of an option",
        holds: |facts, at| {
            !facts
                .numbers_of_options("grundy", at)
                .contains(&facts.number("grundy", at))
        },
    },
    Law {
        words: "every smaller value is that of an option",
        holds: |facts, at| {
            let values = facts.numbers_of_options("grundy", at);
            (0..facts.number("grundy", at)).all(|smaller| values.contains(&smaller))
        },
    },
    Law {
        words: "the Grundy value is 0 iff no option has value 0",
        holds: |facts, at| {
            let zero = facts.number("grundy", at) == 0;
            zero != facts.numbers_of_options("grundy", at).contains(&0)
        },
    },
    Law {
        words: "the Grundy value is at most the number of options",
        holds: |facts, at| {
            usize::try_from(facts.number("grundy", at))
                .is_ok_and(|value| value <= facts.options[at].len())
        },
    },
    Law {
        words: "the Grundy value is at most the longest play",
        holds: |facts, at| facts.number("grundy", at) <= facts.number("longest", at),
    },
    Law {
        words: "remoteness and suspense lie between the shortest and the longest play",
        holds: |facts, at| {
            let plays = facts.number("shortest", at)..=facts.number("longest", at);
            LENGTHS
                .iter()
                .all(|length| plays.contains(&facts.number(length, at)))
        },
    },
    Law {
        words: "who wins by the short rule wins by the foreclosed value",
        holds: |facts, at| {
            // One component alone under the short rule is the component itself.
            let won = facts.value("foreclosed", at) == "inf"
                || facts
                    .value("foreclosed", at)
                    .as_u64()
                    .is_some_and(|value| value != 0);
            won != lost(facts, "outcome", at)
        },
    },
    Law {
        words: "who wins misère play by the short rule wins by the misère foreclosed value",
        holds: |facts, at| {
            let won = facts.value("foreclosed-misere", at) != 0;
            won != lost(facts, "outcome-misere", at)
        },
    },
];

/// The quantities that count the moves of good play.
const LENGTHS: [&str; 4] = [
    "remoteness",
    "remoteness-misere",
    "suspense",
    "suspense-misere",
];

/// The quantities that count moves.
const ALL_LENGTHS: [&str; 6] = [
    "remoteness",
    "remoteness-misere",
    "suspense",
    "suspense-misere",
    "shortest",
    "longest",
];

fn even(facts: &Facts, quantity: &str, at: usize) -> bool {
    facts.number(quantity, at).is_multiple_of(2)
}

fn lost(facts: &Facts, quantity: &str, at: usize) -> bool {
    facts.value(quantity, at) == "P"
}
