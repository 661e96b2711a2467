//! What is asked of a game by chance. This file is part of the program that is generated, too.

use sprague::Fault;
use sprague::prelude::*;

/// So many positions are looked at for a value.
const MOST: u64 = 3_000;

/// A value, or the kind of the error.
fn word<T: std::fmt::Debug>(value: Result<T, Error>) -> String {
    match value {
        Ok(value) => format!("{value:?}"),
        Err(Error::Capacity { .. }) => "Capacity".into(),
        Err(Error::Fault { fault, .. }) => match fault {
            Fault::Overflow => "Overflow".into(),
            Fault::HeapTooLarge => "HeapTooLarge".into(),
            Fault::TooMany { .. } => "TooMany".into(),
            other => format!("{other:?}"),
        },
        Err(Error::RankNotLowered { .. }) => "RankNotLowered".into(),
        Err(other) => format!("{other:?}"),
    }
}

/// Name, position, options, Grundy value, remoteness.
pub fn line<G: Game>(name: &str, game: &G, position: G::Position) -> String {
    let limits = Limits::positions(MOST);
    let options = word(game.options_of(position.clone()));
    let grundy = word(game.value_within(&Grundy::NORMAL, position.clone(), &limits));
    let remoteness = word(game.value_within(&Remoteness::MISERE, position.clone(), &limits));
    format!("{name}\t{position:?}\t{options}\t{grundy}\t{remoteness}")
}

/// Writes the lines of some positions.
#[allow(dead_code)]
pub fn ask<G: Game, I: IntoPosition<G::Position>>(name: &str, game: &G, positions: Vec<I>) {
    for position in positions {
        println!("{}", line(name, game, position.into_position()));
    }
}
