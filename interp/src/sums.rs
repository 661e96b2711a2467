//! Nim-values of games in which a move plays in one of several components: those of the
//! components, added by xor (Sprague 1935, Grundy 1939).

use crate::position::Position;
use crate::single::Single;
use sprague_grammar::listed::Listed;
use sprague_grammar::model::Shape;
use sprague_runtime::period::Recurrence;
use sprague_runtime::{Error, Fault, Game, Grundy, Limits, solve};
use std::collections::BTreeMap;

/// Up to here the heaps of a code are valued as soon by their lists.
const FEW: u64 = 32;

/// Why there are no nim-values.
pub(crate) enum Stop {
    /// The options of some component cannot be told.
    Fault,
    /// There are too many components.
    Error(Error),
}

impl From<Fault> for Stop {
    fn from(_: Fault) -> Self {
        Self::Fault
    }
}

/// The nim-values of positions, of a game whose play is proved to end. Each component that can
/// come up is solved once; a stack of those that wait stands in for recursion.
pub(crate) fn nim_values(
    game: &Single,
    positions: &[Position],
    limits: Limits,
) -> Result<Vec<u64>, Stop> {
    let positions = positions.iter().map(|position| game.components(position));
    let positions: Vec<_> = positions.listed();
    let mut known = by_rules(game, &positions, limits)?;
    let mut sums = vec![];
    for components in positions {
        for component in &components {
            find(game, component.clone(), limits.positions, &mut known)?;
        }
        sums.push(sum(&components, &known));
    }
    Ok(sums)
}

/// The nim-values of the heaps that are asked about, if they are far and a period is proved, or if
/// a table of a code tells them.
fn by_rules(
    game: &Single,
    positions: &[Vec<Vec<u64>>],
    limits: Limits,
) -> Result<BTreeMap<Vec<u64>, u64>, Stop> {
    if game.rules().shape != Shape::Collection {
        return Ok(BTreeMap::new());
    }
    let heaps: Vec<u64> = positions.iter().flatten().flatten().copied().listed();
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let rules = if largest < FEW {
        None
    } else {
        game.recurrence()
    };
    let quantity = &Grundy::NORMAL;
    let values = solve::by_period(|| rules.clone(), quantity, &heaps, limits);
    let within = |rules: &&Recurrence| match rules {
        // So many options has the largest heap.
        Recurrence::Code(code) => {
            let digits = (code.digits().len() as u64).min(largest.saturating_add(1));
            game.allows(digits.saturating_mul(largest / 2 + 1))
        }
        _ => false,
    };
    let by_code = || solve::by_code(rules.as_ref().filter(within)?, &heaps, limits);
    let values = values.or_else(by_code);
    let Some(values) = values else {
        // Every smaller heap has to be valued.
        if matches!(rules, Some(Recurrence::Code(_))) && largest >= limits.positions {
            let why = "the heaps up to that, as no period of a code's nim-values is proved";
            return Err(Stop::Error(Error::Capacity {
                positions: u128::from(largest) + 1,
                exact: true,
                limit: limits.positions,
                why: why.into(),
            }));
        }
        return Ok(BTreeMap::new());
    };
    let mut known = BTreeMap::new();
    for (heap, value) in heaps.into_iter().zip(values) {
        known.insert(vec![heap], value);
    }
    Ok(known)
}

/// Finds the nim-value of a component and of all that can come up in it.
fn find(
    game: &Single,
    component: Vec<u64>,
    limit: u64,
    known: &mut BTreeMap<Vec<u64>, u64>,
) -> Result<(), Stop> {
    let mut stack = vec![component];
    while let Some(top) = stack.last() {
        if known.contains_key(top) {
            stack.pop();
            continue;
        }
        let options = game.component_options(top)?;
        let mut unknown: Vec<Vec<u64>> = vec![];
        for part in options.iter().flatten() {
            if !known.contains_key(part) {
                unknown.push(part.clone());
            }
        }
        if unknown.is_empty() {
            let mut values = options.iter().map(|parts| sum(parts, known)).listed();
            values.sort_unstable();
            let mut mex = 0;
            for value in values {
                mex += u64::from(value == mex);
            }
            if known.len() as u64 >= limit {
                return Err(Stop::Error(too_many(known.len(), limit)));
            }
            if let Some(top) = stack.pop() {
                known.insert(top, mex);
            }
        } else {
            // The least comes first: the others often lead to it.
            unknown.sort_unstable();
            unknown.dedup();
            unknown.reverse();
            stack.append(&mut unknown);
        }
    }
    Ok(())
}

/// The nim-sum of components that are known.
fn sum(components: &[Vec<u64>], known: &BTreeMap<Vec<u64>, u64>) -> u64 {
    let values = components.iter().filter_map(|part| known.get(part));
    values.fold(0, |sum, value| sum ^ value)
}

fn too_many(known: usize, limit: u64) -> Error {
    Error::Capacity {
        positions: known as u128,
        exact: false,
        limit,
        why: "the single components that can come up".into(),
    }
}
