//! Every game of the corpus, compiled and interpreted, tells the same.

use sprague::prelude::{Convention, Error};
use sprague_tests::corpus;
use sprague_tests::facts::Facts;
use sprague_tests::subject::{Subject, interpreted};

/// The game as it is interpreted.
fn read(subject: &dyn Subject) -> Box<dyn Subject> {
    let rules = subject
        .rules()
        .expect("the games of the corpus have a text");
    let rules: &'static str = Box::leak(rules.into());
    interpreted(subject.name(), rules, subject.positions())
}

#[test]
fn options_and_all_quantities() {
    let mut positions = 0;
    for subject in corpus::subjects() {
        let compiled = Facts::of(subject.as_ref());
        let told = Facts::of(read(subject.as_ref()).as_ref());
        let name = subject.name();
        assert_eq!(compiled.positions, told.positions, "{name}");
        for (at, position) in compiled.positions.iter().enumerate() {
            assert_eq!(compiled.options[at], told.options[at], "{name} {position}");
            for (quantity, values) in &compiled.columns {
                let other = &told.columns[quantity][at];
                assert_eq!(&values[at], other, "{name}, {quantity} of {position}");
            }
        }
        positions += compiled.positions.len();
    }
    assert!(positions > 9_000, "{positions}");
}

#[test]
fn winning_moves_and_ends() {
    for subject in corpus::subjects() {
        let told = read(subject.as_ref());
        // Each question solves the game anew: some of the positions are enough.
        let all = subject.positions();
        for position in all.iter().step_by(all.len() / 12 + 1) {
            let name = subject.name();
            let ended = [&subject, &told].map(|game| game.has_ended(position));
            assert_eq!(ended[0], ended[1], "{name} {position}");
            for convention in [Convention::Normal, Convention::Misere] {
                let moves = [&subject, &told].map(|game| game.winning_moves(convention, position));
                assert_eq!(moves[0], moves[1], "{name} {position} {convention:?}");
                let lines = [&subject, &told].map(|game| game.best_line(convention, position));
                assert_eq!(lines[0], lines[1], "{name} {position} {convention:?}");
            }
        }
    }
}

/// What kind of error it is, and where.
fn kind(error: &Error) -> String {
    match error {
        Error::Fault { position, fault } => {
            let fault = format!("{fault:?}");
            let word = fault.split([' ', '(', '{']).next().unwrap_or_default();
            format!(
                "{word} at {}",
                position.replace(['(', ')', '{', '}', '[', ']'], "")
            )
        }
        Error::Capacity { .. } => "capacity".into(),
        other => format!("{other:?}"),
    }
}

#[test]
fn errors_are_of_one_kind() {
    let mut told = Vec::new();
    for subject in corpus::faults::subjects() {
        let other = read(subject.as_ref());
        for position in subject.positions() {
            let kinds = [&subject, &other].map(|game| {
                let value = game.values("remoteness", std::slice::from_ref(position));
                value.map_err(|error| kind(&error))
            });
            assert_eq!(kinds[0], kinds[1], "{} {position}", subject.name());
            told.extend(kinds[0].clone().err());
        }
    }
    for word in ["Overflow", "HeapTooLarge", "TooMany", "RankNotLowered"] {
        let found = told.iter().any(|kind| kind.starts_with(word));
        assert!(found, "{word} in {told:?}");
    }
}
