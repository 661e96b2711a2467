//! A checked game in plain words and as formal text, for documentation and answers.
//!
//! Names, numbers and formulas stand in backticks, so that the same text reads well in a terminal
//! and as Markdown.

mod class;
pub mod compound;
mod formal;
mod moves;
mod sets;
mod signs;
#[cfg(test)]
mod tests;

pub use class::{class, end_of_play, solver};

use crate::listed::Listed;
use crate::model::{Condition, Game, Parameter, Rules, Shape};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The moves as sentences, one a statement: ``Take `k` counters from the heap, for `k` in
/// `{1, 3, 4}`.``
#[must_use]
pub fn sentences(game: &Game) -> Vec<String> {
    match &game.rules {
        Rules::Moves(moves) => moves
            .iter()
            .map(|rule| moves::sentence(game, rule))
            .listed(),
        Rules::Code(code) => moves::code_sentences(code),
    }
}

/// The moves in the language's notation, one a statement. Long sets are cut: their middle is `…`.
#[must_use]
pub fn statements(game: &Game) -> Vec<String> {
    match &game.rules {
        Rules::Moves(moves) => moves
            .iter()
            .map(|rule| formal::statement(game, rule))
            .listed(),
        Rules::Code(code) if code.hexadecimal => [format!("hexadecimal \"{}\";", code.text)].into(),
        Rules::Code(code) => [format!("octal {};", code.text)].into(),
    }
}

/// One line that says what kind of game it is: ``An impartial game of one heap, under misère
/// play.``
#[must_use]
pub fn summary(game: &Game) -> String {
    let convention = if game.misere { "misère" } else { "normal" };
    let parameters = parameters(game).map_or_else(String::new, |any| format!(", {any}"));
    format!(
        "An impartial game of {}{parameters}, under {convention} play.",
        positions(game.shape)
    )
}

/// For which parameters the game is what is said of it, as a part of a sentence: ``for any `L`
/// and `R` with `L >= 1` and `L <= R` ``; nothing for a game without parameters.
#[must_use]
pub fn parameters(game: &Game) -> Option<String> {
    let code = |text: String| format!("`{text}`");
    let names = game.parameters.iter();
    let names: Vec<_> = names.map(|parameter| code(parameter.name.clone())).listed();
    let conditions = game.conditions.iter();
    let conditions: Vec<_> = conditions
        .map(|one| code(condition(&game.parameters, one)))
        .listed();
    let with = if conditions.is_empty() {
        String::new()
    } else {
        format!(" with {}", and(&conditions))
    };
    (!names.is_empty()).then(|| format!("for any {}{with}", and(&names)))
}

/// A condition on parameters in the language's notation.
#[must_use]
pub fn condition(parameters: &[Parameter], condition: &Condition) -> String {
    let nothing = formal::no_rule(Vec::new());
    formal::Printer::new(parameters, &nothing).condition(condition)
}

/// What a position is, in words.
fn positions(shape: Shape) -> String {
    match shape {
        Shape::Heap | Shape::Unordered(1) => "one heap".into(),
        Shape::Collection => "heaps that may be split".into(),
        Shape::Tuple(heaps) => format!("{heaps} heaps in order"),
        Shape::Tuples(heaps) => format!("tuples of {heaps} heaps in order, which may be split"),
        Shape::Unordered(heaps) => format!("{heaps} heaps without order"),
        Shape::Multiset => "any number of heaps without order".into(),
    }
}

/// `a`, `a and b`, `a, b and c`.
fn and(items: &[String]) -> String {
    join(items, "and")
}

/// Items with commas, and a word before the last.
fn join(items: &[String], word: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}
