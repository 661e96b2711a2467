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

/// The values of all positions: in one go, or one by one if there are none for some.
fn values<G: Game, Q: Quantity<Value = u64>>(
    game: &G,
    quantity: &Q,
    positions: &[G::Position],
) -> Vec<String> {
    let limits = Limits::positions(MOST);
    let of = |positions| game.values(quantity, positions, &limits);
    if let Ok(values) = of(positions) {
        return values.iter().map(u64::to_string).collect();
    }
    let one = |position| word(of(std::slice::from_ref(position)).map(|values| values[0]));
    positions.iter().map(one).collect()
}

/// For each position: name, position, options, Grundy value, remoteness.
pub(crate) fn lines<G: Game>(name: &str, game: &G, positions: &[G::Position]) -> Vec<String> {
    let grundy = values(game, &Grundy::NORMAL, positions);
    let remoteness = values(game, &Remoteness::MISERE, positions);
    let line = |((position, grundy), remoteness): ((&G::Position, &String), &String)| {
        let options = word(game.options_of(position.clone()));
        format!("{name}\t{position:?}\t{options}\t{grundy}\t{remoteness}")
    };
    let values = positions.iter().zip(&grundy).zip(&remoteness);
    values.map(line).collect()
}

/// Writes the lines of some positions.
pub(crate) fn ask<G: Game, I: IntoPosition<G::Position>>(name: &str, game: &G, all: Vec<I>) {
    let all: Vec<_> = all.into_iter().map(IntoPosition::into_position).collect();
    for line in lines(name, game, &all) {
        println!("{line}");
    }
}
