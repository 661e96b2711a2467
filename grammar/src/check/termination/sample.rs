//! A few options of small positions: what is not so for these needs no proof.

use crate::eval::{self, Work};
use crate::model::{Move, Shape};
use crate::parameters;
use alloc::vec;
use alloc::vec::Vec;

/// How much is done to find the samples of a rule, and how many are kept.
const WORK: u64 = 2000;
const MOST_SAMPLES: usize = 24;

/// A position and one of its options. Heaps without order ascend.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sample {
    pub(crate) before: Vec<u64>,
    pub(crate) after: Vec<u64>,
}

impl Sample {
    /// The sums of the heaps before and after.
    pub(crate) fn sums(&self) -> (u128, u128) {
        (sum(&self.before), sum(&self.after))
    }

    /// The heaps before and after from the largest down, zeros left out.
    pub(crate) fn descending(&self) -> (Vec<u64>, Vec<u64>) {
        let order = |heaps: &[u64]| {
            let mut heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| heap != 0).collect();
            heaps.sort_unstable_by(|a, b| b.cmp(a));
            heaps
        };
        (order(&self.before), order(&self.after))
    }
}

/// The sum of heaps.
pub(super) fn sum<'h>(heaps: impl IntoIterator<Item = &'h u64>) -> u128 {
    heaps.into_iter().map(|&heap| u128::from(heap)).sum()
}

/// The parameters of samples: the first is the first of a pair, the next each so much more. What
/// `where` excludes has no option.
const PARAMETERS: [(u64, u64); 4] = [(1, 1), (2, 0), (3, 2), (1, 0)];

/// Options of a rule at small positions, for small parameters.
pub(super) fn of_rule(shape: Shape, rule: &Move) -> Vec<Sample> {
    let parameters = parameters::count(rule);
    if parameters == 0 {
        return of_values(shape, rule, WORK);
    }
    let mut samples = vec![];
    for (first, step) in PARAMETERS {
        let values = (0..parameters as u64).map(|index| step.saturating_mul(index) + first);
        let rule = parameters::with_values(rule, &values.collect::<Vec<_>>());
        let units = WORK / PARAMETERS.len() as u64;
        samples.extend(of_values(shape, &rule, units));
    }
    samples
}

/// Options of a rule without parameters.
fn of_values(shape: Shape, rule: &Move, units: u64) -> Vec<Sample> {
    let mut samples = vec![];
    let mut work = Work::new(units);
    let heaps = match shape {
        Shape::Heap | Shape::Collection => 1,
        Shape::Tuple(heaps) | Shape::Tuples(heaps) | Shape::Unordered(heaps) => heaps,
        Shape::Multiset => rule.heaps + usize::from(rule.rest.is_some()),
    };
    // Positions of no pattern, so that no accident hides what is not so: the terms of a
    // multiplicative sequence, their range growing.
    let mut state: u64 = 1;
    for range in [3, 2, 4, 6, 7, 9, 12, 16] {
        for _ in 0..if heaps == 1 { 1 } else { 3 } {
            let mut before: Vec<u64> = (0..heaps)
                .map(|_| {
                    state = state
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1);
                    (state >> 33) % range
                })
                .collect();
            if heaps == 1 {
                before = vec![range];
            } else if shape == Shape::Multiset {
                before = before.into_iter().map(|heap| heap + 1).collect();
            }
            // Each position gets a share, so that one of many options does not use up all.
            let granted = work.left().min(units / 10);
            let mut part = Work::skipping(granted);
            if let Ok(found) = eval::options_by(shape, rule, 0, &before, &mut part) {
                let few = found.into_iter().take(6);
                samples.extend(few.map(|found| Sample {
                    before: before.clone(),
                    after: found.position,
                }));
            }
            work = Work::new(work.left() - (granted - part.left()));
            if samples.len() >= MOST_SAMPLES || work.left() == 0 {
                return samples;
            }
        }
    }
    samples
}
