//! Values by the definition, heap by heap from 0: what certificates are checked against.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use super::recurrence::{Code, Recurrence, Takes};
use crate::error::Error;
use crate::quantity::{Mex, Quantity, Standard};
use crate::solve::Store;

/// The values of the heaps 0, 1, …, `len` - 1, each from the values of its options, as the
/// quantity is defined. Of a code that splits, nim-values alone: of a position of several heaps by
/// the theorem of Sprague and Grundy.
///
/// Cost: a step for every option of every heap; for a set that ends with all numbers from one on,
/// those take one step together.
pub(super) fn values(
    recurrence: &Recurrence,
    quantity: Standard,
    len: usize,
) -> Result<Store<u64>, Error> {
    let mut store = Store::new(len)?;
    match recurrence {
        Recurrence::Subtraction(takes) => by_set(takes, quantity, len, &mut store)?,
        Recurrence::Code(code) if code.parts() > 1 => by_splits(code, len, &mut store)?,
        Recurrence::Register(_) | Recurrence::Code(_) => {
            let register = recurrence.as_register();
            let register = register.expect("a code that leaves one heap at most is a register");
            for heap in 0..len {
                let taken = register.taken(heap as u64);
                let options = taken.filter_map(|k| usize::try_from(k).ok());
                let value = of_options(quantity, options.map(|k| *store.get(heap - k)));
                store.push(value)?;
            }
        }
    }
    Ok(store)
}

/// The value of a position from those of its options.
fn of_options(quantity: Standard, options: impl Iterator<Item = u64>) -> u64 {
    let mut fold = quantity.start();
    options.for_each(|option| quantity.absorb(&mut fold, &option));
    quantity.finish(fold)
}

fn by_set(
    takes: &Takes,
    quantity: Standard,
    len: usize,
    store: &mut Store<u64>,
) -> Result<(), Error> {
    let from = takes.from().and_then(|from| usize::try_from(from).ok());
    // Of all options that the endless run gives: it gains one with each heap.
    let mut rest = quantity.start();
    for heap in 0..len {
        if let Some(option) = from.and_then(|from| heap.checked_sub(from)) {
            quantity.absorb(&mut rest, store.get(option));
        }
        let mut fold = rest.clone();
        for &(first, last) in takes.ranges() {
            // Numbers past the heap cannot be taken.
            let last = usize::try_from(last).map_or(heap, |last| last.min(heap));
            let Ok(first) = usize::try_from(first) else {
                break;
            };
            for taken in first..=last {
                quantity.absorb(&mut fold, store.get(heap - taken));
            }
        }
        store.push(quantity.finish(fold))?;
    }
    Ok(())
}

fn by_splits(code: &Code, len: usize, store: &mut Store<u64>) -> Result<(), Error> {
    let most = usize::try_from(code.parts()).expect("a digit has eight bits");
    // sums[j][n]: the nim-sums of j heaps with n counters in all, from j = 2 on, if more than two
    // are ever left.
    let mut sums: Vec<Vec<BTreeSet<u64>>> = alloc::vec![Vec::new(); most + 1];
    // At hand for the splits: windows that are computed so are not long.
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..len {
        if most > 2 {
            // The value of the heap itself is part of no split into several.
            for parts in 2..=most {
                let of_them = split(&values, &sums, heap, parts);
                sums[parts].push(of_them);
            }
        }
        let mut mex = Mex::default();
        for (taken, digit) in code.taken() {
            let Some(rest) = usize::try_from(taken)
                .ok()
                .and_then(|k| heap.checked_sub(k))
            else {
                break;
            };
            if digit & 1 != 0 && rest == 0 && taken > 0 {
                mex.insert(0);
            }
            if digit & 2 != 0 && rest > 0 && taken > 0 {
                mex.insert(values[rest]);
            }
            if digit & 4 != 0 && most == 2 {
                pairs(&values, rest).for_each(|sum| mex.insert(sum));
            }
            for parts in (2..=most).filter(|parts| most > 2 && digit >> parts & 1 != 0) {
                sums[parts][rest].iter().for_each(|&sum| mex.insert(sum));
            }
        }
        values.push(mex.value());
        store.push(mex.value())?;
    }
    Ok(())
}

/// The nim-sums of two heaps with so many counters in all.
fn pairs(values: &[u64], counters: usize) -> impl Iterator<Item = u64> + '_ {
    let parts = &values[1.min(counters)..counters];
    let pairs = parts.iter().zip(parts.iter().rev());
    pairs.take(counters / 2).map(|(small, large)| small ^ large)
}

/// The nim-sums of so many heaps with so many counters in all.
fn split(
    values: &[u64],
    sums: &[Vec<BTreeSet<u64>>],
    counters: usize,
    parts: usize,
) -> BTreeSet<u64> {
    if parts == 2 {
        return pairs(values, counters).collect();
    }
    let mut found = BTreeSet::new();
    for first in 1..counters {
        let of_rest = sums[parts - 1][counters - first].iter();
        found.extend(of_rest.map(|sum| values[first] ^ sum));
    }
    found
}
