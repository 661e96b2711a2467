//! Good moves.

use alloc::vec::Vec;

use crate::ask::{Solve, SumMove};
use crate::error::Error;
use crate::game::{Convention, Game};
use crate::limits::Limits;
use crate::period::Recurrence;
use crate::quantity::{Grundy, Outcome, OutcomeClass, Standard};
use crate::solve::{self, Erased, Search};

/// The options that are P-positions.
pub(crate) fn winning_moves<G: Game>(
    game: &G,
    convention: Convention,
    position: G::Position,
) -> Result<Vec<G::Position>, Error> {
    let options = game.options_of(position)?;
    let outcomes = solve::values(game, &Outcome { convention }, &options, Limits::default())?;
    let mut winning = Vec::new();
    for (place, option) in options.into_iter().enumerate() {
        if outcomes[place] == OutcomeClass::P {
            winning.push(option);
        }
    }
    Ok(winning)
}

/// The moves of a sum to nim-sum 0.
pub(crate) fn winning_moves_in_sum<G: Game>(
    game: &G,
    components: Vec<G::Position>,
) -> Result<Vec<SumMove<G::Position>>, Error> {
    if game.convention() == Convention::Misere {
        return Err(Error::SumOfMisere);
    }
    // The components first, then the options of each, so that one table serves all.
    let count = components.len();
    let mut all = components;
    let mut owner = Vec::new();
    for component in 0..count {
        let options = game.options_of(&all[component])?;
        for option in options {
            owner.push(component);
            all.push(option);
        }
    }
    let values = solve::values(game, &Grundy::NORMAL, &all, Limits::default())?;
    let mut sum = 0;
    for value in &values[..count] {
        sum ^= value;
    }
    let mut moves = Vec::new();
    for (place, to) in all.into_iter().enumerate() {
        if place >= count {
            let component = owner[place - count];
            if values[place] == sum ^ values[component] {
                moves.push(SumMove { component, to });
            }
        }
    }
    Ok(moves)
}

/// A line longer than this is looked up in one search rather than solved anew at every move.
const LONG: u64 = 32;

/// The same of heaps that lose and are divided: far ones are valued in less than a millisecond, and
/// a search meets all heaps below.
const LONG_BY_WINDOWS: u64 = 1024;

/// A play in which the winner hurries and the loser delays.
pub(crate) fn best_line<G: Game>(
    game: &G,
    convention: Convention,
    position: G::Position,
) -> Result<Vec<G::Position>, Error> {
    let quantity = Standard::Remoteness(convention);
    let limits = Limits::default();
    let mut left = game.value_within(&quantity, &position, &limits)?;
    if left > limits.positions {
        return Err(Error::Capacity {
            positions: u128::from(left) + 1,
            exact: true,
            limit: limits.positions,
            why: "the positions of the line".into(),
        });
    }
    let long = match game.recurrence() {
        Some(Recurrence::Mark(_)) => LONG_BY_WINDOWS,
        _ => LONG,
    };
    let rules = Erased(game);
    let mut search = Search::new(&rules, &quantity, limits.positions);
    let mut searching = left > long;
    let mut line = Vec::from([position]);
    while left > 0 {
        let options = game.options_of(line.last().expect("a line starts with a position"))?;
        let mut values = None;
        if searching {
            values = search.values(&options).ok();
            searching = values.is_some();
        }
        let values = match values {
            Some(values) => values,
            None => game.values(&quantity, &options, &limits)?,
        };
        // By its definition a remoteness is one more than that of some option, which is the
        // quickest win or the slowest loss.
        left -= 1;
        let mut found = false;
        for (place, option) in options.into_iter().enumerate() {
            if values[place] == left {
                line.push(option);
                found = true;
                break;
            }
        }
        if !found {
            break;
        }
    }
    Ok(line)
}
