//! A few options of small positions: what is not so for these needs no proof.

use crate::eval::{self, Work};
use crate::listed::Listed;
use crate::model::{Move, Shape};
use crate::parameters;
use alloc::borrow::Cow;
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
            let mut heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| heap != 0).listed();
            heaps.sort_unstable();
            heaps.reverse();
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

/// The heaps of the positions of samples are below these numbers, or are these where a position is
/// one heap.
const RANGES: [u64; 8] = [3, 2, 4, 6, 7, 9, 12, 16];

/// Options of a rule at small positions, for small parameters; found one position after another, as
/// the first few refute most of what is not so.
pub(super) struct Samples<'a> {
    shape: Shape,
    rule: &'a Move,
    /// Those found so far.
    found: Vec<Sample>,
    /// What is looked at now; `None` before the first choice of parameters.
    state: Option<State<'a>>,
    /// How many choices of parameters were begun.
    choices: usize,
}

/// The positions of one choice of parameters.
struct State<'a> {
    rule: Cow<'a, Move>,
    /// Units for all positions, and those that are left.
    units: u64,
    left: u64,
    /// A term of a multiplicative sequence, so that no accident hides what is not so.
    term: u64,
    /// How many positions were looked at.
    positions: usize,
    /// How many samples there were before.
    known: usize,
}

impl<'a> Samples<'a> {
    /// Those of a rule.
    pub(super) const fn of(shape: Shape, rule: &'a Move) -> Self {
        Self {
            shape,
            rule,
            found: vec![],
            state: None,
            choices: 0,
        }
    }

    /// Some sample is such.
    pub(super) fn any(&mut self, is_such: impl Fn(&Sample) -> bool) -> bool {
        let mut looked_at = 0;
        loop {
            if self.found[looked_at..].iter().any(&is_such) {
                return true;
            }
            looked_at = self.found.len();
            if !self.more() {
                return false;
            }
        }
    }

    /// Looks at one more position; `false` if there is none.
    fn more(&mut self) -> bool {
        let shape = self.shape;
        if let Some(state) = &mut self.state
            && state.look(shape, &mut self.found)
        {
            return true;
        }
        let Some((rule, units)) = self.choice() else {
            return false;
        };
        self.choices += 1;
        self.state = Some(State {
            rule,
            units,
            left: units,
            term: 1,
            positions: 0,
            known: self.found.len(),
        });
        true
    }

    /// The rule for the next choice of its parameters, and what may be done for it.
    fn choice(&self) -> Option<(Cow<'a, Move>, u64)> {
        let parameters = parameters::count(self.rule);
        if parameters == 0 {
            return (self.choices == 0).then_some((Cow::Borrowed(self.rule), WORK));
        }
        let &(first, step) = PARAMETERS.get(self.choices)?;
        let values = (0..parameters as u64).map(|index| step.saturating_mul(index) + first);
        let rule = parameters::with_values(self.rule, &values.listed());
        Some((rule, WORK / PARAMETERS.len() as u64))
    }
}

impl State<'_> {
    /// Looks at the next position; `false` if there is none.
    fn look(&mut self, shape: Shape, found: &mut Vec<Sample>) -> bool {
        let heaps = match shape {
            Shape::Heap | Shape::Collection => 1,
            Shape::Tuple(heaps) | Shape::Tuples(heaps) | Shape::Unordered(heaps) => heaps,
            Shape::Multiset => self.rule.heaps + usize::from(self.rule.rest.is_some()),
        };
        let times = if heaps == 1 { 1 } else { 3 };
        let Some(&range) = RANGES.get(self.positions / times) else {
            return false;
        };
        if found.len() - self.known >= MOST_SAMPLES || self.left == 0 {
            return false;
        }
        self.positions += 1;
        let before = self.position(shape, heaps, range);
        // Each position gets a share, so that one of many options does not use up all.
        let granted = self.left.min(self.units / 10);
        let mut part = Work::skipping(granted);
        if let Ok(options) = eval::options_by(shape, &self.rule, 0, &before, &mut part) {
            let few = options.into_iter().take(6);
            found.extend(few.map(|option| Sample {
                before: before.clone(),
                after: option.position,
            }));
        }
        self.left -= granted - part.left();
        true
    }

    /// A position of no pattern.
    fn position(&mut self, shape: Shape, heaps: usize, range: u64) -> Vec<u64> {
        let mut position = vec![];
        for _ in 0..heaps {
            self.term = self
                .term
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let heap = (self.term >> 33) % range;
            position.push(match shape {
                _ if heaps == 1 => range,
                Shape::Multiset => heap + 1,
                _ => heap,
            });
        }
        position
    }
}
