//! Small values of a game's parameters, for examples of what goes wrong.

use crate::listed::Listed;
use crate::model::{Condition, Expr, ExprKind};
use crate::parameters;
use crate::visit::{self, Visitor};
use alloc::vec;
use alloc::vec::Vec;

/// So many values of all parameters are enough for examples, and are looked for among so many.
const MOST: usize = 8;
const MOST_TRIED: usize = 400;
/// How many values of each parameter are tried.
const MOST_EACH: usize = 24;

/// Values of so many parameters that satisfy the conditions: the smallest, and some near the
/// numbers in the conditions; of no parameters the one way to give none values.
pub(super) fn small(parameters: usize, conditions: &[Condition]) -> Vec<Vec<u64>> {
    let each: Vec<Vec<u64>> = (0..parameters)
        .map(|parameter| candidates(parameter, parameters, conditions))
        .listed();
    let mut found = vec![];
    let mut tried = 0;
    for sum in 0..=last(&each) {
        let more = by_sum(&each, sum, &mut vec![], &mut |values| {
            tried += 1;
            if satisfies(conditions, values) {
                found.push(values.to_vec());
            }
            found.len() < MOST && tried < MOST_TRIED
        });
        if !more {
            break;
        }
    }
    found
}

fn satisfies(conditions: &[Condition], values: &[u64]) -> bool {
    let mut conditions = conditions.iter();
    conditions.all(|condition| parameters::holds(condition, values))
}

/// Values of one parameter that satisfy what is said of it alone, ascending.
fn candidates(parameter: usize, parameters: usize, conditions: &[Condition]) -> Vec<u64> {
    let mut all: Vec<u64> = (0..5).listed();
    let mut own = vec![];
    for condition in conditions {
        let mut seen = Seen::default();
        visit::condition(&mut condition.clone(), &mut seen);
        let numbers = seen.numbers.iter().take(MOST_EACH);
        all.extend(numbers.flat_map(|&n| [n.saturating_sub(1), n, n.saturating_add(1)]));
        if seen.parameters.iter().all(|&seen| seen == parameter) {
            own.push(condition.clone());
        }
    }
    all.sort_unstable();
    all.dedup();
    let mut values = vec![0; parameters];
    all.retain(|&value| {
        values[parameter] = value;
        satisfies(&own, &values)
    });
    all.truncate(MOST_EACH);
    all
}

/// The parameters and the numbers in a condition.
#[derive(Default)]
struct Seen {
    parameters: Vec<usize>,
    numbers: Vec<u64>,
}

impl Visitor for Seen {
    fn expr(&mut self, expr: &mut Expr) {
        match expr.kind {
            ExprKind::Parameter(index) => self.parameters.push(index),
            ExprKind::Int(value) => self.numbers.extend(u64::try_from(value).ok()),
            _ => {}
        }
    }
}

/// The sum of the last places of some lists.
fn last(each: &[Vec<u64>]) -> usize {
    each.iter()
        .map(|values| values.len().saturating_sub(1))
        .sum()
}

/// Takes one value from each list, so that their places there add up to `sum`, as long as `visit`
/// wants more.
fn by_sum(
    each: &[Vec<u64>],
    sum: usize,
    begun: &mut Vec<u64>,
    visit: &mut dyn FnMut(&[u64]) -> bool,
) -> bool {
    let Some((first, rest)) = each.split_first() else {
        return sum > 0 || visit(begun);
    };
    // The others cannot make up for less.
    for place in sum.saturating_sub(last(rest))..=sum {
        let Some(&value) = first.get(place) else {
            break;
        };
        begun.push(value);
        let more = by_sum(rest, sum - place, begun, visit);
        begun.pop();
        if !more {
            return false;
        }
    }
    true
}
