//! The rest of the language behind the front end: parameters, Rust functions, tuples that split,
//! hexadecimal codes. Each is proved, executed and put in words.

mod codes;
mod functions;
mod parameters;
mod tuples;

use sprague_grammar::compile;
use sprague_grammar::eval::{self, Fault, Functions, Work};
use sprague_grammar::model::Game;

/// The one game of a text without errors.
fn game(text: &str) -> Game {
    let mut compiled = compile(text);
    let words: Vec<String> = compiled.errors.iter().map(ToString::to_string).collect();
    assert_eq!(words, Vec::<String>::new(), "{text}");
    compiled.model.games.remove(0)
}

/// The first line of each error's words, and what it underlines.
fn errors(text: &str) -> Vec<(String, &str)> {
    let errors = compile(text).errors.into_iter();
    errors
        .map(|error| {
            let words = error.to_string();
            let first = words.lines().next().unwrap_or_default();
            (first.to_string(), error.span.of(text))
        })
        .collect()
}

/// The one error begins so, and underlines that.
#[track_caller]
fn assert_refused(text: &str, words: &str, at: &str) {
    match &errors(text)[..] {
        [(found, place)] => {
            assert!(found.starts_with(words), "{text}: {found}");
            assert_eq!(*place, at, "{text}");
        }
        other => panic!("{text}: {other:?}"),
    }
}

/// The options of a position, sorted.
fn options(game: &Game, position: &[u64]) -> Vec<Vec<u64>> {
    of(game, position, Work::new(1_000_000)).expect("no fault")
}

fn of(game: &Game, position: &[u64], mut work: Work<'_>) -> Result<Vec<Vec<u64>>, Fault> {
    let found = eval::options(game.shape, &game.rules, position, &mut work)?;
    let mut options: Vec<_> = found.into_iter().map(|found| found.position).collect();
    options.sort();
    Ok(options)
}

/// `crate::odd(n)` and `crate::half(n)`.
struct OddAndHalf;

impl Functions for OddAndHalf {
    fn number(&self, path: &str, arguments: &[u64]) -> Option<u64> {
        (path == "crate::half").then(|| arguments[0] / 2)
    }

    fn holds(&self, path: &str, arguments: &[u64]) -> Option<bool> {
        (path == "crate::odd").then(|| arguments[0] % 2 == 1)
    }
}
