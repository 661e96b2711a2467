//! Node Kayles on a cycle of seven vertices.

use sprague::prelude::*;

/// Choose a vertex that is left and remove it with its neighbours.
#[derive(Clone, Copy, Debug)]
pub struct Cycle;

impl Game for Cycle {
    type Position = Vec<u64>;
    type Rank = usize;

    fn options(&self, left: &Vec<u64>, options: &mut Options<Vec<u64>>) {
        for &chosen in left {
            let near = [chosen, (chosen + 1) % 7, (chosen + 6) % 7];
            options.push(
                left.iter()
                    .copied()
                    .filter(|vertex| !near.contains(vertex))
                    .collect(),
            );
        }
    }

    fn rank(&self, left: &Vec<u64>) -> usize {
        left.len()
    }
}
