//! Nim-values of codes that leave several heaps, by the definition.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use super::Values;
use crate::error::Error;
use crate::period::Code;
use crate::quantity::Mex;

/// The values of the heaps 0, 1, … of a code that splits.
pub(super) fn values(code: &Code, len: usize, store: &mut Values) -> Result<(), Error> {
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
