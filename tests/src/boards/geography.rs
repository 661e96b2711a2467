//! Geography on a grid of 2 by 3.

use serde_json::{Value as Json, json};
use sprague::prelude::*;

/// A token moves to a neighbouring vertex that was not visited before. The vertex in row r and
/// column c is 3 r + c; a position is the token's vertex and the vertices not yet visited.
#[derive(Clone, Copy, Debug)]
pub struct Grid;

impl Game for Grid {
    type Position = (u64, Vec<u64>);
    type Rank = usize;

    fn options(&self, (token, left): &Self::Position, options: &mut Options<Self::Position>) {
        for &next in left.iter().filter(|&&vertex| adjacent(*token, vertex)) {
            let rest = left
                .iter()
                .copied()
                .filter(|&vertex| vertex != next)
                .collect();
            options.push((next, rest));
        }
    }

    fn rank(&self, (_, left): &Self::Position) -> usize {
        left.len()
    }
}

/// Two vertices that share an edge of the grid.
fn adjacent(a: u64, b: u64) -> bool {
    (a / 3).abs_diff(b / 3) + (a % 3).abs_diff(b % 3) == 1
}

/// The token anywhere, nothing else visited.
#[must_use]
pub fn starts() -> Vec<Json> {
    let others = |token| {
        (0..6_u64)
            .filter(|&vertex| vertex != token)
            .collect::<Vec<_>>()
    };
    (0..6_u64)
        .map(|token| json!([token, others(token)]))
        .collect()
}
