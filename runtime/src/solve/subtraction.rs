//! One heap, from which a number of a fixed set is taken.

use alloc::vec;
use alloc::vec::Vec;

use super::choice::{Plan, choose};
use super::finite::Stream;
use super::numbers;
use super::periods::by_period;
use super::rules::{Erased, Rules};
use super::search::sparse;
use super::store::{Store, room};
use crate::error::Error;
use crate::game::Game;
use crate::limits::Limits;
use crate::order::places;
use crate::period::{FEW, Recurrence, Takes};
use crate::quantity::{Quantity, Standard};
use crate::rule::SubtractionSet;

/// The values of single heaps when a move takes a number of a set. Where the set's greatest number
/// is small only that many values are kept, so that a far heap needs time but no memory.
///
/// A far heap is valued by a period, if one is proved among an eighth of the heaps
/// ([`period::find`](crate::period::find)). Else it takes one step for each number of the set and
/// each heap up to the greatest one asked about; for numbers that may be taken from some number on,
/// whatever they are, one step together. Quantities of this library over finite sets go by the
/// kernels, in steps of about a nanosecond, and by the memory of the last values alone.
///
/// # Errors
/// [`Error::Capacity`] if there are more heaps than `limits` allow, more followers too, and no
/// period that is proved among as many heaps.
pub fn subtraction<G: Game<Position = u64>, Q: Quantity>(
    game: &G,
    set: &SubtractionSet,
    quantity: &Q,
    positions: &[u64],
    limits: &Limits,
) -> Result<Vec<Q::Value>, Error> {
    let takes = Takes::of_set(set);
    by_rules(&Erased(game), &takes, quantity, positions, *limits)
}

/// As [`subtraction`], for a game that says its set itself.
///
/// # Errors
/// Those of [`subtraction`].
#[doc(hidden)]
pub fn by_set<G: Game<Position = u64>, Q: Quantity>(
    game: &G,
    quantity: &Q,
    positions: &[u64],
    limits: &Limits,
) -> Result<Vec<Q::Value>, Error> {
    match game.subtraction_set() {
        Some(set) => subtraction(game, set, quantity, positions, limits),
        None => sparse(game, quantity, positions, limits),
    }
}

pub(super) fn by_rules<Q: Quantity>(
    game: &dyn Rules<u64>,
    set: &Takes,
    quantity: &Q,
    positions: &[u64],
    limits: Limits,
) -> Result<Vec<Q::Value>, Error> {
    let Some(largest) = numbers::greatest(positions) else {
        return Ok(Vec::new());
    };
    let told = || Some(Recurrence::Subtraction(set.clone()));
    if let Some(values) = by_period(told, quantity, positions, limits) {
        return Ok(values);
    }
    let quick = quantity.standard().is_some() && set.from().is_none();
    if quick && largest < limits.positions.min(QUICK) {
        let rules = Numbers::new(set, usize::try_from(largest).map_or(usize::MAX, |n| n + 1));
        if let Some(values) = by_kernel(&rules, quantity, positions) {
            return Ok(values);
        }
    }
    let plan = Plan {
        size: Some(u128::from(largest) + 1),
        what: "all heaps up to the greatest one asked about",
        // A step of a search takes as long as some hundred of a kernel.
        share: if quick { 2048 } else { 32 },
        search_first: false,
    };
    choose(game, quantity, positions, limits, &plan, &|| {
        let len = usize::try_from(largest)
            .ok()
            .and_then(|largest| largest.checked_add(1));
        let len = len.ok_or(Error::Memory {
            positions: u128::from(largest) + 1,
        })?;
        let rules = Numbers::new(set, len);
        if let Some(values) = by_kernel(&rules, quantity, positions) {
            return Ok(Some(values));
        }
        let greatest = rules.few.last().map_or(0, |&(_, last)| last);
        let values = if rules.from.is_none() && greatest < len / 4 {
            ring(&rules, quantity, positions, len, greatest)?
        } else {
            table(&rules, quantity, positions, len)?
        };
        Ok(Some(values))
    })
}

/// Below so many heaps the kernels take less time than a search would need to find out that it does
/// not pay.
const QUICK: u64 = 1 << 21;

/// By the kernels for finite sets. `None` where they are not for the set or the quantity, or where
/// a value is too great for them.
fn by_kernel<Q: Quantity>(
    rules: &Numbers,
    quantity: &Q,
    positions: &[u64],
) -> Option<Vec<Q::Value>> {
    let numbers = numbers_by_kernel(rules, quantity.standard()?, positions)?;
    numbers::values(quantity, &numbers)
}

/// The values as numbers: this part is compiled once for all quantities.
fn numbers_by_kernel(rules: &Numbers, quantity: Standard, positions: &[u64]) -> Option<Vec<u64>> {
    let mut stream = Stream::new(&rules.numbers()?, quantity)?;
    let mut found = vec![0; positions.len()];
    let mut part = [0; 512];
    // The heaps of the part.
    let mut heaps = 0..0;
    for place in places(positions) {
        let heap = positions[place];
        if !heaps.contains(&heap) {
            stream.skip_to(heap).ok()?;
            stream.fill(&mut part).ok()?;
            heaps = heap..stream.heap();
        }
        found[place] = part[usize::try_from(heap - heaps.start).ok()?];
    }
    Some(found)
}

/// A set as far as heaps below some length can tell.
struct Numbers {
    /// Ranges of numbers, ascending.
    few: Vec<(usize, usize)>,
    /// From here on every number may be taken.
    from: Option<usize>,
}

impl Numbers {
    fn new(set: &Takes, len: usize) -> Self {
        let mut few = Vec::new();
        let mut from = set.from().and_then(|from| usize::try_from(from).ok());
        for &(first, last) in set.ranges() {
            let Ok(first) = usize::try_from(first) else {
                continue;
            };
            match usize::try_from(last) {
                Ok(last) if last < len => few.push((first, last)),
                // No heap is greater, so the range is as good as endless.
                _ => from = Some(from.map_or(first, |from| from.min(first))),
            }
        }
        Self { few, from }
    }

    /// All numbers, if there are not endlessly many.
    fn numbers(&self) -> Option<Vec<usize>> {
        let mut count = self.few.len();
        for &(first, last) in &self.few {
            count = count.saturating_add(last - first);
        }
        if self.from.is_some() || count > FEW {
            return None;
        }
        let mut numbers = Vec::with_capacity(count);
        for &(first, last) in &self.few {
            let mut number = first;
            while number <= last {
                numbers.push(number);
                number += 1;
            }
        }
        Some(numbers)
    }

    /// The ranges of which numbers may be taken from a heap.
    fn runs(&self, heap: usize) -> &[(usize, usize)] {
        &self.few[..self.few.partition_point(|&(first, _)| first <= heap)]
    }
}

/// By a table of all heaps below `len`.
fn table<Q: Quantity>(
    rules: &Numbers,
    quantity: &Q,
    positions: &[u64],
    len: usize,
) -> Result<Vec<Q::Value>, Error> {
    let mut store = Store::new(len)?;
    // Of all options that the endless part gives; it gains one with each heap.
    let mut rest = quantity.start();
    for heap in 0..len {
        let mut fold = quantity.start();
        if let Some(option) = rules.from.and_then(|from| heap.checked_sub(from)) {
            quantity.absorb(&mut rest, store.get(option));
            fold = rest.clone();
        }
        for &(first, last) in rules.runs(heap) {
            let mut taken = first;
            while taken <= last && taken <= heap {
                quantity.absorb(&mut fold, store.get(heap - taken));
                taken += 1;
            }
        }
        store.push(quantity.finish(fold))?;
    }
    let mut places = Vec::with_capacity(positions.len());
    for &heap in positions {
        places.push(usize::try_from(heap).expect("all heaps asked about are below `len`"));
    }
    Ok(store.all(&places))
}

/// By the last values alone, as many as the greatest number that may be taken.
fn ring<Q: Quantity>(
    rules: &Numbers,
    quantity: &Q,
    positions: &[u64],
    len: usize,
    greatest: usize,
) -> Result<Vec<Q::Value>, Error> {
    let order = places(positions);
    let mut asked = 0;
    let mut found: Vec<Option<Q::Value>> = vec![None; positions.len()];
    let size = (greatest + 1).next_power_of_two();
    let mut values: Vec<Q::Value> = room(size)?;
    for heap in 0..len {
        let mut fold = quantity.start();
        for &(first, last) in rules.runs(heap) {
            let mut taken = first;
            while taken <= last && taken <= heap {
                quantity.absorb(&mut fold, &values[(heap - taken) & (size - 1)]);
                taken += 1;
            }
        }
        let value = quantity.finish(fold);
        while asked < order.len() && positions[order[asked]] == heap as u64 {
            found[order[asked]] = Some(value.clone());
            asked += 1;
        }
        if heap < size {
            values.push(value);
        } else {
            values[heap & (size - 1)] = value;
        }
    }
    let mut all = Vec::with_capacity(found.len());
    for value in found {
        all.push(value.expect("all heaps asked about are below `len`"));
    }
    Ok(all)
}
