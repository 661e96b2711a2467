//! Rules on one heap, on tuples and on a fixed number of heaps without order.

use super::{CHOICES, Flow, Stop, fault, stop_at, too_many};
use crate::options::Options;
use crate::position::{Position, Unordered};

/// Takes the results of a rule on one heap.
#[derive(Debug)]
pub struct HeapOut<'a>(&'a mut Options<u64>);

impl HeapOut<'_> {
    /// Adds an option, unless it is negative.
    ///
    /// # Errors
    /// A heap past 64 bits; too many options.
    pub fn heap(&mut self, heap: i128) -> Flow {
        push(self.0, walled([heap])?.map(|[heap]| heap))
    }
}

/// Takes the results of a rule on tuples.
#[derive(Debug)]
pub struct TupleOut<'a, const N: usize>(&'a mut Options<[u64; N]>);

impl<const N: usize> TupleOut<'_, N> {
    /// Adds an option, unless a heap of it is negative.
    ///
    /// # Errors
    /// A heap past 64 bits; too many options.
    pub fn tuple(&mut self, heaps: [i128; N]) -> Flow {
        push(self.0, walled(heaps)?)
    }
}

/// Takes the results of a rule on heaps without order.
#[derive(Debug)]
pub struct UnorderedOut<'a, const N: usize>(&'a mut Options<Unordered<N>>);

impl<const N: usize> UnorderedOut<'_, N> {
    /// Adds an option, unless a heap of it is negative.
    ///
    /// # Errors
    /// A heap past 64 bits; too many options.
    pub fn unordered(&mut self, heaps: [i128; N]) -> Flow {
        push(self.0, walled(heaps)?.map(Unordered::from))
    }
}

/// Applies a rule to one heap.
pub fn heap(
    position: u64,
    options: &mut Options<u64>,
    rule: impl FnOnce(i128, &mut HeapOut<'_>) -> Flow,
) {
    let flow = rule(i128::from(position), &mut HeapOut(options));
    note(options, flow);
}

/// Applies a rule to a tuple of heaps.
pub fn tuple<const N: usize>(
    position: &[u64; N],
    options: &mut Options<[u64; N]>,
    rule: impl FnOnce([i128; N], &mut TupleOut<'_, N>) -> Flow,
) {
    let flow = rule(position.map(i128::from), &mut TupleOut(options));
    note(options, flow);
}

/// Applies a rule to heaps without order: once for every different way to give the heaps to its
/// names.
pub fn unordered<const N: usize>(
    position: &Unordered<N>,
    options: &mut Options<Unordered<N>>,
    mut rule: impl FnMut([i128; N], &mut UnorderedOut<'_, N>) -> Flow,
) {
    let mut names = position.as_array().map(i128::from);
    for _ in 0..CHOICES {
        let flow = super::discard(rule(names, &mut UnorderedOut(options)));
        if flow.is_err() {
            return note(options, flow);
        }
        if !next_arrangement(&mut names) {
            return;
        }
    }
    note(
        options,
        Err(too_many("ways to give the heaps to the names")),
    );
}

/// The lexicographically next arrangement; false after the last, which descends. Equal numbers do
/// not count as different (the algorithm of Narayana Pandita; Knuth 7.2.1.2 L).
fn next_arrangement(numbers: &mut [i128]) -> bool {
    let Some(place) = numbers.windows(2).rposition(|pair| pair[0] < pair[1]) else {
        return false;
    };
    let greater = numbers.iter().rposition(|number| *number > numbers[place]);
    numbers.swap(
        place,
        greater.expect("the number behind this place is greater"),
    );
    numbers[place + 1..].reverse();
    true
}

/// The heaps of a result; `None` if one is negative, for then there is no such option.
pub(super) fn walled<const N: usize>(heaps: [i128; N]) -> Result<Option<[u64; N]>, Stop> {
    if heaps.iter().any(|&heap| heap < 0) {
        return Ok(None);
    }
    let mut walled = [0; N];
    for (wall, heap) in walled.iter_mut().zip(heaps) {
        *wall = u64::try_from(heap).map_err(|_| Stop::HeapTooLarge)?;
    }
    Ok(Some(walled))
}

/// Adds an option and stops the rule once no more can be added.
pub(super) fn push<P: Position>(options: &mut Options<P>, option: Option<P>) -> Flow {
    if let Some(option) = option {
        options.push(option);
    }
    stop_at(options.fault())
}

/// Notes why a rule stopped, if it did.
pub(super) fn note<P: Position>(options: &mut Options<P>, flow: Flow) {
    if let Some(fault) = fault(flow) {
        options.fail(fault);
    }
}
