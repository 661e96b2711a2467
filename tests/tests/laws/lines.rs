//! What needs the games and not only their values: ranks, moves, lines of play, encodings,
//! and that the strategies agree.

use crate::{all_facts, facts_of, subjects};
use serde_json::Value as Json;
use sprague::Quantity;
use sprague::prelude::*;
use sprague_tests::boards::end_nim::EndNim;
use sprague_tests::corpus::numbers::Floor236;
use sprague_tests::corpus::pairs::{FibonacciNim, Queen, Wythoff};
use sprague_tests::corpus::several::DivisorNim;
use sprague_tests::corpus::splitting::Kayles;
use sprague_tests::corpus::subtraction::TakeOneThreeFour;
use sprague_tests::facts::Facts;
use sprague_tests::subject::Subject;
use sprague_tests::vector::{Vector, Written};

/// How many positions of a game are asked for their moves and lines, spread over all.
const ASKED: usize = 60;

/// A game, its facts and the places of the positions to ask about.
fn each(mut visit: impl FnMut(&dyn Subject, &Facts, usize)) {
    for (subject, facts) in subjects().iter().zip(all_facts()) {
        assert_eq!(subject.name(), facts.name);
        for at in (0..facts.positions.len()).step_by(facts.positions.len().div_ceil(ASKED)) {
            visit(subject.as_ref(), facts, at);
        }
    }
}

/// The quantity's name under a convention.
fn under(convention: Convention, quantity: &str) -> String {
    match convention {
        Convention::Normal => quantity.to_owned(),
        Convention::Misere => format!("{quantity}-misere"),
    }
}

const BOTH: [Convention; 2] = [Convention::Normal, Convention::Misere];

#[test]
fn every_option_has_a_smaller_rank() {
    for (subject, facts) in subjects().iter().zip(all_facts()) {
        for position in &facts.positions {
            assert!(subject.rank_falls(position), "{} at {position}", facts.name);
        }
    }
}

#[test]
fn positions_survive_their_encoding() {
    for (subject, facts) in subjects().iter().zip(all_facts()) {
        for position in &facts.positions {
            assert!(
                subject.survives_encoding(position),
                "{} at {position}",
                facts.name
            );
        }
    }
}

#[test]
fn options_have_no_repeats() {
    for facts in all_facts() {
        for (position, options) in facts.positions.iter().zip(&facts.options) {
            let mut unique = options.clone();
            unique.sort_unstable();
            unique.dedup();
            assert_eq!(unique.len(), options.len(), "{} at {position}", facts.name);
        }
    }
}

#[test]
fn winning_moves_are_exactly_the_lost_options() {
    each(|subject, facts, at| {
        for convention in BOTH {
            let outcome = under(convention, "outcome");
            let lost = |&&option: &&usize| facts.value(&outcome, option) == "P";
            let lost = facts.options[at].iter().filter(lost);
            let lost: Vec<Json> = lost
                .map(|&option| facts.positions[option].clone())
                .collect();
            let position = &facts.positions[at];
            let moves = subject.winning_moves(convention, position);
            let moves =
                moves.unwrap_or_else(|error| panic!("{} at {position}: {error}", facts.name));
            assert_eq!(moves, lost, "{} at {position}, {convention:?}", facts.name);
        }
    });
}

#[test]
fn best_lines_last_as_long_as_remoteness_says() {
    each(|subject, facts, at| {
        for convention in BOTH {
            let line = subject.best_line(convention, &facts.positions[at]);
            let line = line.unwrap_or_else(|error| panic!("{}: {error}", facts.name));
            check_line(facts, at, &under(convention, "remoteness"), &line);
        }
    });
}

/// A line starts at the position, each step is a move that lowers the remoteness by one, and its
/// end has ended: the winner takes no move that is longer, the loser none that is shorter.
fn check_line(facts: &Facts, at: usize, remoteness: &str, line: &[Json]) {
    let place = |position: &Json| {
        let place = facts.positions.iter().position(|known| known == position);
        place.unwrap_or_else(|| panic!("{}: {position} cannot be reached", facts.name))
    };
    let places: Vec<usize> = line.iter().map(place).collect();
    let length = u64::try_from(line.len()).expect("a length fits 64 bits");
    assert_eq!(places.first(), Some(&at), "{}: {line:?}", facts.name);
    assert_eq!(
        facts.number(remoteness, at) + 1,
        length,
        "{}: {line:?}",
        facts.name
    );
    for step in places.windows(2) {
        assert!(
            facts.options[step[0]].contains(&step[1]),
            "{}: {line:?}",
            facts.name
        );
        let fall = facts.number(remoteness, step[0]) - facts.number(remoteness, step[1]);
        assert_eq!(fall, 1, "{}: {line:?}", facts.name);
    }
    let ended = places
        .last()
        .is_some_and(|&last| facts.options[last].is_empty());
    assert!(ended, "{}: {line:?}", facts.name);
}

#[test]
fn strategies_agree() {
    for (subject, facts) in subjects().iter().zip(all_facts()) {
        let sparse = subject.sparse_remoteness(&facts.positions);
        let sparse = sparse.unwrap_or_else(|error| panic!("{}: {error}", facts.name));
        assert_eq!(sparse, facts.columns["remoteness"], "{}", facts.name);
    }
}

#[test]
fn one_position_alone_has_the_same_value() {
    each(|subject, facts, at| {
        for quantity in ["grundy", "remoteness"] {
            let alone = subject.values(quantity, &facts.positions[at..=at]);
            let alone = alone.unwrap_or_else(|error| panic!("{}: {error}", facts.name));
            assert_eq!(&alone[0], facts.value(quantity, at), "{}", facts.name);
        }
    });
}

/// Each quantity by itself gives what it gives beside others.
fn alone<G: Game<Position: Vector>>(game: &G, name: &str) {
    fn check<G: Game<Position: Vector>, Q: Quantity<Value: Written>>(
        game: &G,
        facts: &Facts,
        (quantity, name): (Q, &str),
    ) {
        let read = |position| G::Position::read(position).expect("the facts hold positions");
        let positions: Vec<G::Position> = facts.positions.iter().map(read).collect();
        let values = game.values(&quantity, &positions, &Limits::default());
        let values = values.expect("the facts were told");
        let values: Vec<Json> = values.iter().map(Written::json).collect();
        assert_eq!(values, facts.columns[name], "{}, {name}", facts.name);
    }
    let facts = facts_of(name);
    check(game, &facts, (Suspense::NORMAL, "suspense"));
    check(game, &facts, (Suspense::MISERE, "suspense-misere"));
    check(game, &facts, (Foreclosed::NORMAL, "foreclosed"));
    check(game, &facts, (Foreclosed::MISERE, "foreclosed-misere"));
    check(game, &facts, (Shortest, "shortest"));
    check(game, &facts, (Longest, "longest"));
}

#[test]
fn quantities_computed_together_are_those_computed_alone() {
    // One game for each strategy.
    alone(&TakeOneThreeFour, "TakeOneThreeFour");
    alone(&Floor236, "Floor236");
    alone(&Kayles, "Kayles");
    alone(&Queen, "Queen");
    alone(&FibonacciNim, "FibonacciNim");
    alone(&Wythoff, "Wythoff");
    alone(&DivisorNim, "DivisorNim");
    alone(&EndNim, "end-nim");
}
