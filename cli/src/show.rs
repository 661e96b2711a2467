//! `sprague show`

use crate::{Failure, input};
use sprague_grammar::model::{Compound, Game};
use sprague_grammar::words;
use std::io::{self, Write};

/// Says the rules of all games and compounds of a file, or of one, in words.
pub(crate) fn run(file: &str, game: Option<&str>, out: &mut impl Write) -> Result<(), Failure> {
    let rules = input::rules(file)?;
    let names: Vec<&str> = match game {
        Some(game) => vec![game],
        None => rules.games().collect(),
    };
    for (index, name) in names.into_iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        let compounds = rules.compounds();
        if let Some(compound) = compounds.iter().find(|one| one.name == name.trim()) {
            show_compound(compound, compounds, out)?;
        } else {
            let game = rules.rules(name).map_err(Failure::data)?;
            show(name.trim(), &game, out)?;
        }
    }
    Ok(())
}

/// One compound: what a move is, the rule, and what decides it.
fn show_compound(compound: &Compound, others: &[Compound], out: &mut impl Write) -> io::Result<()> {
    let name = &compound.name;
    writeln!(out, "{name}: {}", words::compound::summary(compound))?;
    writeln!(out, "\nMoves:")?;
    for sentence in words::compound::sentences(compound) {
        writeln!(out, "- {sentence}")?;
    }
    writeln!(out, "\nRule:\n    {}", words::compound::statement(compound))?;
    writeln!(out, "\nDecided by:")?;
    for sentence in words::compound::decided_by(compound.kind) {
        writeln!(out, "- {sentence}")?;
    }
    for sentence in words::compound::searched(compound, others) {
        writeln!(out, "- {sentence}")?;
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
