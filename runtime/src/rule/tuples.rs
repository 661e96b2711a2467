//! Rules that leave several tuples in place of one.

use super::shapes::{note, push, walled};
use super::{Flow, Stop};
use crate::game::TupleMoves;
use crate::options::Options;
use crate::position::Tuples;

/// The most tuples that a result may list.
const LONGEST: usize = 4096;

/// Takes the results of a rule as lists of tuples.
#[derive(Debug)]
pub struct TuplesOut<'a, const N: usize>(&'a mut Options<Tuples<N>>);

impl<const N: usize> TuplesOut<'_, N> {
    /// Adds a list of tuples, unless a heap in it is negative.
    ///
    /// # Errors
    /// A heap past 64 bits; too many tuples or lists.
    pub fn tuples(&mut self, tuples: &[[i128; N]]) -> Flow {
        if tuples.len() > LONGEST {
            return Err(Stop::TooMany {
                what: "tuples in one result",
                limit: LONGEST as u64,
            });
        }
        // A negative heap anywhere in the list comes before one that is too large.
        if tuples.iter().flatten().any(|&heap| heap < 0) {
            return Ok(());
        }
        let list: Option<_> = tuples
            .iter()
            .map(|&tuple| walled(tuple).transpose())
            .collect();
        push(self.0, list.transpose()?)
    }
}

/// Applies a rule to one tuple of a collection: to the lists it may be replaced by.
pub fn replace_tuple<const N: usize>(
    tuple: &[u64; N],
    lists: &mut Options<Tuples<N>>,
    rule: impl FnOnce([i128; N], &mut TuplesOut<'_, N>) -> Flow,
) {
    let flow = rule(tuple.map(i128::from), &mut TuplesOut(lists));
    note(lists, flow);
}

/// Writes the options of a collection: one tuple is replaced, the others stay.
pub fn tuples<G: TupleMoves<N>, const N: usize>(
    game: &G,
    position: &Tuples<N>,
    options: &mut Options<Tuples<N>>,
) {
    let tuples = position.as_slice();
    let mut lists = Options::with_limit(options.limit());
    for (place, tuple) in tuples.iter().enumerate() {
        if place > 0 && tuples[place - 1] == *tuple {
            continue;
        }
        lists.clear();
        game.replacements(tuple, &mut lists);
        match lists.fault() {
            Some(fault) if lists.is_full() => return options.fail_for_room(fault.clone()),
            Some(fault) => return options.fail(fault.clone()),
            None => {}
        }
        let others = tuples[..place].iter().chain(&tuples[place + 1..]);
        options.extend(
            lists
                .as_slice()
                .iter()
                .map(|list| others.clone().chain(list.as_slice()).copied().collect()),
        );
    }
}
