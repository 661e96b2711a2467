//! Far heaps by a period that is proved.

use alloc::vec::Vec;

use super::nimbers::{self, largest};
use super::numbers;
use crate::game::Convention;
use crate::limits::Limits;
use crate::period::{Cost, Floors, LongSearch, Periodic, Recurrence, find_within};
use crate::position::Heaps;
use crate::quantity::{Quantity, Standard};

/// Up to here a table is as good.
pub(super) const NEAR: u64 = 4096;

/// Up to here the heaps of a code are valued as soon by their lists.
const FEW: u64 = 256;

/// The most heaps looked at for a code that leaves three heaps or more: their number is squared for
/// the time.
const SPLITS: u64 = 1 << 14;

/// The most heaps looked at for a code that leaves two, and the most splits of them with a rare
/// part: where no space is sparse, some ten thousand heaps have as many.
const PAIRS: u64 = 1 << 22;
const STEPS: u64 = 1 << 30;

/// The most heaps looked at where all their values are remembered.
const REMEMBERED: u64 = 1 << 18;

/// The values of single heaps by a period that is proved of their rules, or by the steps of heaps
/// that are divided. `None` if all heaps are below 4,096, if the rules are not told, or if no
/// period is found with a small share of the cost of a table: at most an eighth of the heaps, and
/// some millions of a code that leaves two heaps, 16,384 of one that leaves more. Nim-values and
/// outcomes of a code that leaves two heaps are then told by a table all the same, if `limits`
/// allow for it: it is the fastest way to them.
///
/// The strategies for one heap begin with it; it is here for games that have none of them.
pub fn by_period<Q: Quantity>(
    rules: impl FnOnce() -> Option<Recurrence>,
    quantity: &Q,
    positions: &[u64],
    limits: Limits,
) -> Option<Vec<Q::Value>> {
    let largest = numbers::greatest(positions)?;
    if largest < NEAR {
        return None;
    }
    by_recurrence(&rules()?, quantity, positions, largest, limits)
}

fn by_recurrence<Q: Quantity>(
    rules: &Recurrence,
    quantity: &Q,
    positions: &[u64],
    largest: u64,
    limits: Limits,
) -> Option<Vec<Q::Value>> {
    if let Recurrence::Floors(floors) = rules {
        return by_steps(floors, quantity, positions, largest, limits);
    }
    let standard = quantity.standard()?;
    if let Recurrence::Mark(mark) = rules {
        // Windows are for few heaps; a table holds many as well.
        if largest < limits.positions && positions.len() as u64 > largest / 1024 {
            return None;
        }
        let values = mark.far(standard, positions, limits.positions)?;
        return numbers::values(quantity, &values);
    }
    let found = numbers_of(rules, standard, positions, largest, limits)?;
    numbers::values(quantity, &found)
}

/// The values as numbers, by a period or a table: this part is compiled once for all quantities.
fn numbers_of(
    rules: &Recurrence,
    quantity: Standard,
    positions: &[u64],
    largest: u64,
    limits: Limits,
) -> Option<Vec<u64>> {
    let mut found = Vec::with_capacity(positions.len());
    if let Some(periodic) = periodic(rules, quantity, largest, limits) {
        for &heap in positions {
            found.push(periodic.at(heap));
        }
        return Some(found);
    }
    let outcomes = match quantity {
        Standard::Grundy(Convention::Normal) => false,
        Standard::Outcome(Convention::Normal) => true,
        _ => return None,
    };
    let table = table(rules, largest, limits)?;
    for &heap in positions {
        let value = table(heap);
        found.push(if outcomes {
            u64::from(value != 0)
        } else {
            value
        });
    }
    Some(found)
}

/// The values of heaps that are divided, which change only at products.
fn by_steps<Q: Quantity>(
    floors: &Floors,
    quantity: &Q,
    positions: &[u64],
    largest: u64,
    limits: Limits,
) -> Option<Vec<Q::Value>> {
    let most = usize::try_from(limits.positions).unwrap_or(usize::MAX);
    let from = floors.products(largest, most)?;
    let values = floors.values(quantity, &from);
    // Heaps mostly come in order: then the step is that of the heap before, or the next one.
    let mut step = 0;
    let mut found = Vec::with_capacity(positions.len());
    for &heap in positions {
        let within = step + 1 == from.len() || heap < from[step + 1];
        if heap < from[step] || !within {
            step = from.partition_point(|start| *start <= heap) - 1;
        }
        found.push(values[step].clone());
    }
    Some(found)
}

/// The nim-sums of collections of heaps, or `None` likewise; of a code that leaves two heaps by a
/// table from 256 heaps on.
pub(super) fn nim_sums(
    rules: impl FnOnce() -> Option<Recurrence>,
    positions: &[Heaps],
    limits: Limits,
) -> Option<Vec<u64>> {
    let largest = largest(positions);
    if largest < FEW {
        return None;
    }
    let rules = rules()?;
    let quantity = Standard::Grundy(Convention::Normal);
    if largest >= NEAR
        && let Some(periodic) = periodic(&rules, quantity, largest, limits)
    {
        return Some(nimbers::nim_sums(positions, &|heap| periodic.at(heap)));
    }
    let table = table(&rules, largest, limits)?;
    Some(nimbers::nim_sums(positions, &table))
}

/// The nim-values of single heaps by a table of all smaller ones, of a code that leaves two heaps.
/// `None` for other rules, or if the table has more heaps than `limits` allow for.
///
/// Cost: as far as the code has a sparse space the number of heaps, else its square at most. Digits
/// for more counters than the largest heap has cost nothing.
#[must_use]
pub fn by_code(rules: &Recurrence, heaps: &[u64], limits: Limits) -> Option<Vec<u64>> {
    let largest = *heaps.iter().max()?;
    let table = table(rules, largest, limits)?;
    Some(heaps.iter().map(|&heap| table(heap)).collect())
}

/// The nim-values of all heaps up to the largest, of a code that leaves two heaps.
fn table(rules: &Recurrence, largest: u64, limits: Limits) -> Option<impl Fn(u64) -> u64> {
    let Recurrence::Code(code) = rules else {
        return None;
    };
    if largest >= limits.positions {
        return None;
    }
    let largest = usize::try_from(largest).ok()?;
    // No smaller heap has as many counters as the other digits take.
    let used = code.digits().get(..=largest);
    let search = match used {
        Some(used) => LongSearch::new(&Recurrence::code(used)),
        None => LongSearch::new(rules),
    };
    let values = search?.values(largest).ok()?;
    Some(move |heap: u64| {
        let heap = usize::try_from(heap).unwrap_or(usize::MAX);
        values.get(heap).unwrap_or(0)
    })
}

fn periodic(
    rules: &Recurrence,
    quantity: Standard,
    largest: u64,
    limits: Limits,
) -> Option<Periodic> {
    // Without a table a period is the only way.
    let share = if largest < limits.positions {
        largest / 8
    } else {
        u64::MAX
    };
    let heaps = share.max(NEAR).min(limits.positions);
    let heaps = match rules.cost() {
        // What looks far back takes memory, and is not likely to repeat soon.
        Cost::Options { reach, .. } if reach > heaps / 8 => return None,
        Cost::Options { options, .. } => {
            let steps = limits.positions.saturating_mul(32);
            heaps.min((steps / options.max(1)).max(NEAR))
        }
        Cost::Remembered { options, reach } => {
            let heaps = heaps.min(REMEMBERED).min(STEPS / options.max(1));
            // What no heap looked at looks back to has not begun to repeat.
            if heaps / 2 < reach {
                return None;
            }
            heaps
        }
        Cost::Pairs => heaps.min(PAIRS),
        Cost::Splits => heaps.min(SPLITS),
    };
    // A window that proves a period goes past the last digit.
    if matches!(rules, Recurrence::Code(code) if code.digits().len() as u64 > heaps) {
        return None;
    }
    find_within(rules, quantity, heaps, STEPS).into_proved()
}
