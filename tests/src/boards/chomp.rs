//! Chomp on any bar: the rows' lengths, from the longest down.

use sprague::prelude::*;

/// Bite off a square with all squares not above and not left of it; the corner stays.
#[derive(Clone, Copy, Debug)]
pub struct Chomp;

impl Game for Chomp {
    type Position = Vec<u64>;
    type Rank = u64;

    fn options(&self, rows: &Vec<u64>, options: &mut Options<Vec<u64>>) {
        for (row, &length) in rows.iter().enumerate() {
            for left in u64::from(row == 0)..length {
                let mut bitten = rows.clone();
                for lower in &mut bitten[row..] {
                    *lower = left.min(*lower);
                }
                bitten.retain(|&length| length > 0);
                options.push(bitten);
            }
        }
    }

    fn rank(&self, rows: &Vec<u64>) -> u64 {
        rows.iter().sum()
    }
}
