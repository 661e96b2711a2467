//! Games as the code generator would write them.

use sprague_runtime::period::Recurrence;
use sprague_runtime::rule::SubtractionSet;
use sprague_runtime::{Error, Game, Limits, OneHeap, Options, Quantity, solve};

/// A number of a fixed set is taken.
#[derive(Clone, Copy)]
pub struct Take(SubtractionSet);

impl Take {
    /// By the numbers.
    pub fn new(set: &[usize]) -> Self {
        let ranges = set.iter().map(|&k| (k as u64, k as u64));
        // A game's set stands in the program; here it is made while it runs, a few times.
        Self(SubtractionSet::new(ranges.collect::<Vec<_>>().leak(), None))
    }
}

impl Game for Take {
    type Position = u64;
    type Rank = u64;

    fn options(&self, &n: &u64, options: &mut Options<u64>) {
        sprague_runtime::rule::subtraction(&self.0, n, options);
    }

    fn rank(&self, &n: &u64) -> u64 {
        n
    }

    fn rank_is_proved(&self) -> bool {
        true
    }

    fn recurrence(&self) -> Option<Recurrence> {
        Some(Recurrence::subtraction(&self.0))
    }

    fn values<Q: Quantity>(
        &self,
        quantity: &Q,
        positions: &[u64],
        limits: &Limits,
    ) -> Result<Vec<Q::Value>, Error> {
        solve::subtraction(self, &self.0, quantity, positions, limits)
    }
}

impl OneHeap for Take {
    fn heap(n: u64) -> u64 {
        n
    }
}
