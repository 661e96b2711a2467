//! Nim-values of collections, heap by heap.

use alloc::string::String;
use alloc::vec::Vec;

use super::memo::Memo;
use super::store::Store;
use crate::error::Error;
use crate::game::HeapMoves;
use crate::limits::Limits;
use crate::position::Heaps;
use crate::position::descending_numbers;
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
    let largest = largest(positions);
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

/// The greatest heap of all collections; 0 if there is none.
pub(super) fn largest(positions: &[Heaps]) -> u64 {
    let mut largest = 0;
    for heaps in positions {
        largest = largest.max(heaps.as_slice().first().copied().unwrap_or(0));
    }
    largest
}

/// The nim-sum of each collection, by the values of its heaps.
pub(super) fn nim_sums(positions: &[Heaps], value: &dyn Fn(u64) -> u64) -> Vec<u64> {
    let mut sums = Vec::with_capacity(positions.len());
    for heaps in positions {
        let mut sum = 0;
        for &heap in heaps.as_slice() {
            sum ^= value(heap);
        }
        sums.push(sum);
    }
    sums
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
        if self.lists.fault().is_some() {
            return false;
        }
        for list in self.lists.iter() {
            if !list.is_empty() && list[0] >= heap {
                return false;
            }
        }
        true
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
                let mut sum = 0;
                for &part in list {
                    sum ^= value(&store, part);
                }
                mex.insert(sum);
            }
            store.push(mex.value())?;
        }
        Ok(Some(nim_sums(positions, &|heap| value(&store, heap))))
    }

    /// By a search of the heaps that can come up, as many as `budget`.
    fn search(&mut self, positions: &[Heaps], budget: u64) -> Result<Option<Vec<u64>>, Error> {
        self.lists = Replacements::with_limit(budget);
        let mut known: Memo<u64, u64> = Memo::new();
        let mut stack: Vec<u64> = Vec::new();
        for heaps in positions {
            stack.extend_from_slice(heaps.as_slice());
        }
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
            for list in self.lists.iter() {
                for &part in list {
                    if known.get(&part).is_none() {
                        stack.push(part);
                    }
                }
            }
            if stack.len() > waiting {
                // The smallest first: then the others often know all their parts.
                descending_numbers(&mut stack[waiting..]);
                continue;
            }
            let mut mex = Mex::default();
            for list in self.lists.iter() {
                let mut sum = 0;
                for part in list {
                    sum ^= known.get(part).copied().unwrap_or(0);
                }
                mex.insert(sum);
            }
            known.insert(heap, mex.value());
            stack.pop();
        }
        let value = |heap| known.get(&heap).copied().unwrap_or(0);
        Ok(Some(nim_sums(positions, &value)))
    }
}
