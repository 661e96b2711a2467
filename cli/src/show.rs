//! `sprague show`

use crate::{Failure, input};
use sprague_grammar::{model::Game, words};
use std::io::{self, Write};

/// Says the rules of all games of a file, or of one, in words.
pub(crate) fn run(file: &str, game: Option<&str>, out: &mut impl Write) -> Result<(), Failure> {
    let rules = input::rules(file)?;
    let names: Vec<&str> = match game {
        Some(game) => vec![game],
        None => rules.games().collect(),
    };
    for (index, name) in names.into_iter().enumerate() {
        let game = rules.rules(name).map_err(Failure::data)?;
        if index > 0 {
            writeln!(out)?;
        }
        show(name.trim(), &game, out)?;
    }
    Ok(())
}

/// One game: its moves as sentences with the statements below them, and what is known of it.
fn show(name: &str, game: &Game, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{name}: {}", words::summary(game))?;
    writeln!(out, "\nMoves:")?;
    for sentence in words::sentences(game) {
        writeln!(out, "- {sentence}")?;
    }
    writeln!(out, "\nRules:")?;
    for statement in words::statements(game) {
        writeln!(out, "    {statement}")?;
    }
    let known = [
        ("Class", words::class(game)),
        ("Measure", words::end_of_play(game)),
        ("Solver", words::solver(game)),
    ];
    writeln!(out)?;
    for (what, sentence) in known {
        writeln!(out, "{what}: {sentence}")?;
    }
    Ok(())
}
