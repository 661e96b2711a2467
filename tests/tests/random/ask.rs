//! What is asked of a game by chance. This file is part of the program that is generated, too.

use crate::both::Both;
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
fn values<G, Q>(game: &G, quantity: &Q, positions: &[G::Position]) -> Vec<Result<Q::Value, Error>>
where
    G: Game,
    Q: Quantity<Value: Clone>,
{
    let limits = Limits::positions(MOST);
    let of = |positions| game.values(quantity, positions, &limits);
    if let Ok(values) = of(positions) {
        return values.into_iter().map(Ok).collect();
    }
    let one = |position| of(std::slice::from_ref(position)).map(|values| values[0].clone());
    positions.iter().map(one).collect()
}

/// The twelve quantities in one: a strategy is compiled anew for each game and quantity, and that
/// is what such a program waits for.
fn all() -> impl Quantity<Value: Clone + std::fmt::Debug> {
    let values = Both(Grundy::NORMAL, Grundy::MISERE);
    let outcomes = Both(Outcome::NORMAL, Outcome::MISERE);
    let remote = Both(Remoteness::NORMAL, Remoteness::MISERE);
    let suspense = Both(Suspense::NORMAL, Suspense::MISERE);
    let foreclosed = Both(Foreclosed::NORMAL, Foreclosed::MISERE);
    let plays = Both(Shortest, Longest);
    Both(
        Both(values, outcomes),
        Both(Both(remote, suspense), Both(foreclosed, plays)),
    )
}

/// The winning moves under both conventions, where the values of the position were found: then
/// this takes no longer.
fn moves<G: Game>(game: &G, position: &G::Position, found: bool) -> String {
    if !found {
        return "Capacity".into();
    }
    let under = |convention| word(game.winning_moves_under(convention, position.clone()));
    format!(
        "{} {}",
        under(Convention::Normal),
        under(Convention::Misere)
    )
}

/// For each position: name, position, options, the twelve quantities, the winning moves; and the
/// Grundy values once more, which heaps that split have by a strategy of their own.
pub(crate) fn lines<G: Game>(
    name: &str,
    game: &G,
    positions: &[G::Position],
    splits: bool,
) -> Vec<String> {
    let found = values(game, &all(), positions);
    let again = splits.then(|| values(game, &Grundy::NORMAL, positions));
    let line = |(at, position): (usize, &G::Position)| {
        let options = word(game.options_of(position.clone()));
        let moves = moves(game, position, found[at].is_ok());
        let again = again.as_ref().map(|again| word(again[at].clone()));
        let values = word(found[at].clone());
        let again = again.unwrap_or_default();
        format!("{name}\t{position:?}\t{options}\t{values}\t{moves}\t{again}")
    };
    positions.iter().enumerate().map(line).collect()
}

/// Writes the lines of some positions.
pub(crate) fn ask<G, I>(name: &str, game: &G, all: Vec<I>, splits: bool)
where
    G: Game,
    I: IntoPosition<G::Position>,
{
    let all: Vec<_> = all.into_iter().map(IntoPosition::into_position).collect();
    for line in lines(name, game, &all, splits) {
        println!("{line}");
    }
}
