//! End-Nim: a row of heaps.

use serde_json::Value as Json;
use sprague::prelude::*;

/// Take any positive number from the leftmost or the rightmost heap; an empty heap vanishes.
#[derive(Clone, Copy, Debug)]
pub struct EndNim;

impl Game for EndNim {
    type Position = Vec<u64>;
    type Rank = u64;

    fn options(&self, row: &Vec<u64>, options: &mut Options<Vec<u64>>) {
        for end in [0, row.len().saturating_sub(1)] {
            for left in 0..row.get(end).copied().unwrap_or(0) {
                let mut taken = row.clone();
                taken[end] = left;
                taken.retain(|&heap| heap > 0);
                options.push(taken);
            }
        }
    }

    fn rank(&self, row: &Vec<u64>) -> u64 {
        row.iter().sum()
    }
}

/// A row without its empty heaps.
#[must_use]
pub fn without_zeros(row: Option<&Vec<Json>>) -> Vec<u64> {
    let heaps = row.into_iter().flatten().filter_map(Json::as_u64);
    heaps.filter(|&heap| heap > 0).collect()
}
