//! Positions to look at, as the vectors write them.

use serde_json::{Value as Json, json};

/// The heaps 0, 1, …, `last`.
#[must_use]
pub fn heaps(last: u64) -> Vec<Json> {
    (0..=last).map(|heap| json!(heap)).collect()
}

/// All tuples whose heaps are at most those of `largest`.
#[must_use]
pub fn boxed(largest: &[u64]) -> Vec<Json> {
    let mut tuples: Vec<Vec<u64>> = vec![Vec::new()];
    for &most in largest {
        tuples = extended(&tuples, |_| 0, most);
    }
    tuples.into_iter().map(|tuple| json!(tuple)).collect()
}

/// All ways to give `count` heaps of at most `largest` without order, zeros included.
#[must_use]
pub fn unordered(count: usize, largest: u64) -> Vec<Json> {
    ascending(count, 0, largest)
        .into_iter()
        .map(|heaps| json!(heaps))
        .collect()
}

/// All collections of at most `count` heaps of 1 to `largest`.
#[must_use]
pub fn collections(count: usize, largest: u64) -> Vec<Json> {
    (0..=count)
        .flat_map(|count| ascending(count, 1, largest))
        .map(|heaps| json!(heaps))
        .collect()
}

/// All ascending lists of `count` numbers from `least` to `largest`.
fn ascending(count: usize, least: u64, largest: u64) -> Vec<Vec<u64>> {
    let mut lists: Vec<Vec<u64>> = vec![Vec::new()];
    for _ in 0..count {
        lists = extended(
            &lists,
            |list| list.last().copied().unwrap_or(least),
            largest,
        );
    }
    lists
}

/// Each list with each number from its own least one to `most` behind it.
fn extended(lists: &[Vec<u64>], least: impl Fn(&[u64]) -> u64, most: u64) -> Vec<Vec<u64>> {
    let behind = |list: &Vec<u64>| {
        let list = list.clone();
        (least(&list)..=most).map(move |number| [list.as_slice(), &[number]].concat())
    };
    lists.iter().flat_map(behind).collect()
}
