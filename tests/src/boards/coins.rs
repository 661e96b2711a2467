//! Rows of coins, heads `H` or tails `T`, of which some are turned; the rightmost one that is
//! turned goes from heads to tails.

use serde_json::{Value as Json, json};
use sprague::prelude::*;

/// Turn any number of coins that lie side by side.
#[derive(Clone, Copy, Debug)]
pub struct Ruler;

/// Turn one coin and, if wanted, one to the left of it.
#[derive(Clone, Copy, Debug)]
pub struct Turtles;

impl Game for Ruler {
    type Position = String;
    type Rank = u64;

    fn options(&self, row: &String, options: &mut Options<String>) {
        for last in heads(row) {
            for first in 0..=last {
                options.push(turned(row, |coin| (first..=last).contains(&coin)));
            }
        }
    }

    fn rank(&self, row: &String) -> u64 {
        rank(row)
    }
}

impl Game for Turtles {
    type Position = String;
    type Rank = u64;

    fn options(&self, row: &String, options: &mut Options<String>) {
        for last in heads(row) {
            for other in 0..=last {
                options.push(turned(row, |coin| coin == last || coin == other));
            }
        }
    }

    fn rank(&self, row: &String) -> u64 {
        rank(row)
    }
}

/// All rows of at most `longest` coins.
#[must_use]
pub fn strings(longest: usize) -> Vec<Json> {
    let rows = |length: usize| {
        let coin = |row: usize, place: usize| if row >> place & 1 == 0 { 'H' } else { 'T' };
        (0..1 << length).map(move |row| (0..length).map(|place| coin(row, place)).collect())
    };
    (0..=longest)
        .flat_map(rows)
        .map(|row: String| json!(row))
        .collect()
}

/// The places of the coins that show heads.
fn heads(row: &str) -> impl Iterator<Item = usize> {
    row.match_indices('H').map(|(place, _)| place)
}

/// The row with some of its coins turned.
fn turned(row: &str, turn: impl Fn(usize) -> bool) -> String {
    let coin = |(place, coin)| match (turn(place), coin) {
        (true, 'H') => 'T',
        (true, _) => 'H',
        (false, coin) => coin,
    };
    row.chars().enumerate().map(coin).collect()
}

/// The row read as a binary number whose weightiest digit is the rightmost coin: the rightmost
/// coin turned goes from 1 to 0.
fn rank(row: &str) -> u64 {
    heads(row).map(|place| 1 << place).sum()
}
