//! Nim-values of collections, heap by heap.

use alloc::string::String;
use alloc::vec::Vec;

use super::memo::Memo;
use super::store::Store;
use crate::error::Error;
use crate::game::HeapMoves;
use crate::limits::Limits;
use crate::position::Heaps;
use crate::position::descending;
use crate::quantity::Mex;
use crate::replacements::Replacements;

/// Up to that many heaps a table is made at once.
const SMALL: u64 = 4096;

/// A search before a table evaluates no more than that many, whatever the limits.
const MOST: u64 = 1 << 22;

/// The nim-sums of collections. `None` if a heap may be replaced by one that is no smaller: then
/// heaps are not solved in their order, and ranks must be looked at. `None` too if the lists of a
/// heap cannot be told.
pub(super) fn nim_values(
    game: &dyn HeapMoves,
    positions: &[Heaps],
    limits: Limits,
) -> Result<Option<Vec<u64>>, Error> {
    let mut solver = Solver {
        game,
        lists: Replacements::new(),
    };
    let largest = positions
        .iter()
        .filter_map(|p| p.as_slice().first())
        .max()
        .map_or(0, |n| *n);
    let fits = largest < limits.positions;
    if largest >= SMALL || !fits {
        let share = limits.positions.min(largest) / 32;
        let budget = share.clamp(10_000, MOST).min(limits.positions);
        match solver.search(positions, budget) {
            Err(Error::Capacity { .. }) => {}
            found => return found,
        }
    }
    if fits {
        return solver.table(positions, largest);
    }
    let why = String::from("all single heaps up to the greatest one asked about");
    Err(Error::table(
        Some(u128::from(largest) + 1),
        limits.positions,
        why,
    ))
}

struct Solver<'a> {
    game: &'a dyn HeapMoves,
    lists: Replacements,
}

impl Solver<'_> {
    /// Tells the lists that a heap may be replaced by; false if they cannot be told or one of them
    /// holds a heap as great.
    fn look(&mut self, heap: u64) -> bool {
        self.lists.clear();
        if heap > 0 {
            self.game.replacements(heap, &mut self.lists);
        }
        self.lists.fault().is_none()
            && self
                .lists
                .iter()
                .all(|list| list.first().is_none_or(|&part| part < heap))
    }

    /// By a table of all heaps up to the largest.
    fn table(&mut self, positions: &[Heaps], largest: u64) -> Result<Option<Vec<u64>>, Error> {
        let memory = Error::Memory {
            positions: u128::from(largest) + 1,
        };
        let Some(len) = usize::try_from(largest).ok().and_then(|n| n.checked_add(1)) else {
            return Err(memory);
        };
        // There is room for all lists again, after a search with little of it.
        self.lists = Replacements::new();
        let mut store = Store::new(len)?;
        let value =
            |store: &Store<u64>, heap: u64| usize::try_from(heap).map_or(0, |n| *store.get(n));
        for heap in 0..=largest {
            if !self.look(heap) {
                return Ok(None);
            }
            let mut mex = Mex::default();
            for list in self.lists.iter() {
                mex.insert(list.iter().fold(0, |sum, &part| sum ^ value(&store, part)));
            }
            store.push(mex.value())?;
        }
        let sum = |p: &Heaps| {
            p.as_slice()
                .iter()
                .fold(0, |sum, &heap| sum ^ value(&store, heap))
        };
        Ok(Some(positions.iter().map(sum).collect()))
    }

    /// By a search of the heaps that can come up, as many as `budget`.
    fn search(&mut self, positions: &[Heaps], budget: u64) -> Result<Option<Vec<u64>>, Error> {
        self.lists = Replacements::with_limit(budget);
        let mut known: Memo<u64, u64> = Memo::new();
        let mut stack: Vec<u64> = Vec::new();
        stack.extend(positions.iter().flat_map(Heaps::as_slice));
        let most = budget.saturating_mul(4).saturating_add(stack.len() as u64);
        while let Some(&heap) = stack.last() {
            if known.get(&heap).is_some() {
                stack.pop();
                continue;
            }
            if known.len() >= budget || stack.len() as u64 > most {
                return Err(Error::search(u128::from(known.len()), budget));
            }
            let closed = self.look(heap);
            if self.lists.is_full() {
                return Err(Error::search(u128::from(known.len()), budget));
            }
            if !closed {
                return Ok(None);
            }
            let waiting = stack.len();
            let parts = self.lists.iter().flatten();
            stack.extend(parts.filter(|part| known.get(part).is_none()));
            if stack.len() > waiting {
                // The smallest first: then the others often know all their parts.
                descending(&mut stack[waiting..]);
                continue;
            }
            let mut mex = Mex::default();
            for list in self.lists.iter() {
                let values = list.iter().filter_map(|part| known.get(part));
                mex.insert(values.fold(0, |sum, value| sum ^ value));
            }
            known.insert(heap, mex.value());
            stack.pop();
        }
        let value = |heap: &u64| known.get(heap).copied().unwrap_or(0);
        let sum = |p: &Heaps| p.as_slice().iter().fold(0, |sum, heap| sum ^ value(heap));
        Ok(Some(positions.iter().map(sum).collect()))
    }
}
