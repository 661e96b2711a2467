//! Every game of the corpus, compiled and interpreted, tells the same.

use serde_json::Value as Json;
use sprague::prelude::{Convention, Error};
use sprague_tests::corpus;
use sprague_tests::facts::Facts;
use sprague_tests::subject::{QUANTITIES, Subject};

#[test]
fn options_and_all_quantities() {
    let mut positions = 0;
    for entry in corpus::entries() {
        let compiled = Facts::of(entry.subject.as_ref());
        let told = Facts::of(entry.interpreted().as_ref());
        let name = entry.subject.name();
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

/// All heaps of a position together.
fn total(position: &Json) -> u64 {
    match position {
        Json::Array(heaps) => heaps.iter().map(total).sum(),
        heap => heap.as_u64().expect("a heap is a number"),
    }
}

/// Each question about moves and lines solves a game anew. Without optimisation that is slow, so
/// that all positions of every game are looked at in a release build alone.
const MOVES: usize = if cfg!(debug_assertions) { 40 } else { 1_000 };

#[test]
fn winning_moves_lines_and_ends() {
    for entry in corpus::entries() {
        let games = [&entry.subject, &entry.interpreted()];
        let name = entry.subject.name();
        let mut positions = entry.subject.positions().to_vec();
        positions.sort_by_key(total);
        for position in positions.iter().take(MOVES) {
            let ended = games.map(|game| game.has_ended(position));
            assert_eq!(ended[0], ended[1], "{name} {position}");
            for convention in [Convention::Normal, Convention::Misere] {
                let moves = games.map(|game| game.winning_moves(convention, position));
                assert_eq!(moves[0], moves[1], "{name} {position} {convention:?}");
                let lines = games.map(|game| game.best_line(convention, position));
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
        Error::Capacity { .. } => "Capacity".into(),
        other => format!("{other:?}"),
    }
}

/// Whatever is asked of a position: the answers, or the kinds of the errors.
fn answers(game: &dyn Subject, position: &Json) -> Vec<Result<Json, String>> {
    let kinds = |told: Result<Vec<Json>, Error>| match told {
        Ok(told) => Ok(Json::from(told)),
        Err(error) => Err(kind(&error)),
    };
    let one = std::slice::from_ref(position);
    let mut all: Vec<_> = QUANTITIES
        .into_iter()
        .map(|quantity| kinds(game.values(quantity, one)))
        .collect();
    for convention in [Convention::Normal, Convention::Misere] {
        all.push(kinds(game.winning_moves(convention, position)));
        all.push(kinds(game.best_line(convention, position)));
    }
    all.push(
        game.has_ended(position)
            .map(Json::from)
            .map_err(|error| kind(&error)),
    );
    all
}

#[test]
fn errors_are_of_one_kind() {
    for entry in corpus::faults::entries() {
        let (game, other) = (&entry.subject, entry.interpreted());
        let name = game.name();
        for position in game.positions() {
            let told = answers(game.as_ref(), position);
            assert_eq!(told, answers(other.as_ref(), position), "{name} {position}");
        }
        for fact in entry.known.iter().flat_map(|known| &known.facts) {
            assert_eq!(fact.quantity, "error", "{name}");
            let word = fact.value.as_str().expect("a kind of error is a word");
            let told = answers(game.as_ref(), &fact.position);
            let fails = |told: &Result<Json, String>| {
                told.as_ref().is_err_and(|kind| kind.starts_with(word))
            };
            let values = &told[..QUANTITIES.len()];
            assert!(
                values.iter().all(fails),
                "{name} {}: {told:?}",
                fact.position
            );
        }
    }
}

/// A number of positions that no interesting game of the corpus keeps to at these positions, and
/// that is quickly reached.
const FEW: u64 = 12;

#[test]
fn what_is_too_large_is_too_large_for_both() {
    let mut errors = 0;
    for entry in corpus::entries() {
        let games = [&entry.subject, &entry.interpreted()];
        let last = games[0].positions().last().expect("there are positions");
        for quantity in QUANTITIES {
            let told = games.map(|game| {
                let values = game.values_within(quantity, std::slice::from_ref(last), FEW);
                values.map_err(|error| kind(&error))
            });
            let name = games[0].name();
            assert_eq!(told[0], told[1], "{name}, {quantity} of {last}");
            errors += usize::from(told[0].is_err());
        }
    }
    assert!(errors > 500, "{errors}");
}
