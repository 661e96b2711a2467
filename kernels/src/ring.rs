//! A recurrence over fixed distances, eight values at a time.

use alloc::vec::Vec;
use core::cell::Cell;

use crate::lanes::{Work, widest_or};

/// So many values are joined together with those at a middling distance.
const GROUP: usize = 8;

/// So many with those at a far one.
const WIDE: usize = 4 * GROUP;

/// The most distances from 2 on that are looked at one by one.
const NEAR: usize = 6;

/// How many values are a block.
pub(crate) const BLOCK: usize = 2048;

/// How the value of a place follows from those at fixed distances before it.
pub(crate) trait Rule: Copy {
    /// What is kept of a value.
    type Lane: Copy + Default + Eq;
    /// What a place gives that has no value, and what is known before any was met.
    const NONE: Self::Lane;
    /// Of two places. Associative and commutative, and a place that is met twice counts once.
    fn join(a: Self::Lane, b: Self::Lane) -> Self::Lane;
    /// Whether there are loops of their own for few near distances.
    const FEW: bool;
    /// The place's own, of all that it looks at.
    fn finish(self, all: Self::Lane) -> Self::Lane;
}

/// The last values, as many as the rule looks back, and a block of new ones behind them.
pub(crate) struct Ring<R: Rule> {
    rule: R,
    distances: Distances,
    lanes: Vec<R::Lane>,
    /// How many lanes the rule looks back.
    pad: usize,
    /// Where the block begins.
    at: usize,
}

/// The distances that a rule looks at.
struct Distances {
    /// 1 is among them.
    one: bool,
    /// The others that are looked at one by one: all below a group, at least. The farthest first:
    /// what was stored last is loaded last.
    near: Vec<usize>,
    /// The others below a wide group, and those from there on, likewise.
    middling: Vec<usize>,
    far: Vec<usize>,
}

impl Distances {
    /// By all of them, ascending.
    fn new(distances: &[usize]) -> Self {
        let below = |bound| distances.partition_point(|&s| s < bound);
        let (near, middling) = (below(GROUP), below(WIDE));
        let one = distances.first() == Some(&1);
        // Up to three in all are looked at one by one: a row of values that were stored one by
        // one, a moment ago, is waited for.
        let few = near > 0 && middling - usize::from(one) <= NEAR / 2;
        let near = if few { middling } else { near };
        let mut lists = [Vec::new(), Vec::new(), Vec::new()];
        for (place, &distance) in distances.iter().enumerate().rev() {
            if place >= middling {
                lists[2].push(distance);
            } else if place >= near {
                lists[1].push(distance);
            } else if distance > 1 {
                lists[0].push(distance);
            }
        }
        let [near, middling, far] = lists;
        Self {
            one,
            near,
            middling,
            far,
        }
    }
}

impl<R: Rule> Ring<R> {
    /// By the distances, ascending and at least 1, and the last values; places before those have
    /// no value. The first block is computed. `None` if there is not enough memory.
    pub(crate) fn new(rule: R, distances: &[usize], last: &[R::Lane]) -> Option<Self> {
        let pad = distances.last()?.checked_next_multiple_of(GROUP)?;
        // As many blocks as that the values moved to the front are no more than those computed.
        let len = pad.checked_add(pad.checked_next_multiple_of(BLOCK)?)?;
        let mut lanes = Vec::new();
        lanes.try_reserve_exact(len).ok()?;
        let known = &last[last.len().saturating_sub(pad)..];
        lanes.resize(pad - known.len(), R::NONE);
        lanes.extend_from_slice(known);
        lanes.resize(len, R::NONE);
        let mut ring = Self {
            rule,
            distances: Distances::new(distances),
            lanes,
            pad,
            at: pad,
        };
        ring.compute();
        Some(ring)
    }

    /// Computes the next block.
    pub(crate) fn advance(&mut self) {
        self.at += BLOCK;
        if self.at == self.lanes.len() {
            self.lanes.copy_within(self.at - self.pad.., 0);
            self.at = self.pad;
        }
        self.compute();
    }

    fn compute(&mut self) {
        let (rule, distances) = (self.rule, &self.distances);
        let end = self.at + BLOCK;
        let lanes = Cell::from_mut(&mut self.lanes[..end]).as_slice_of_cells();
        // The loop for the most near distances serves fewer too, but not none.
        let any = || Loop::<R, false, NEAR>::new(rule, lanes, distances);
        let any_and_one = || Loop::<R, true, NEAR>::new(rule, lanes, distances);
        if const { !R::FEW } {
            return match (distances.one, distances.near.len()) {
                (true, _) => widest_or(any_and_one(), any_and_one),
                (false, 0) => {
                    let none = || Loop::<R, false, 0>::new(rule, lanes, distances);
                    widest_or(none(), none);
                }
                (false, _) => widest_or(any(), any),
            };
        }
        match (distances.one, distances.near.len()) {
            (true, 0..=2) => {
                let one_of_two = Loop::<R, true, 2>::new(rule, lanes, distances);
                widest_or(one_of_two, any_and_one);
            }
            (true, 3) => widest_or(Loop::<R, true, 3>::new(rule, lanes, distances), any_and_one),
            (true, _) => widest_or(any_and_one(), any_and_one),
            (false, 0) => {
                let none = || Loop::<R, false, 0>::new(rule, lanes, distances);
                widest_or(none(), none);
            }
            (false, 1..=2) => widest_or(Loop::<R, false, 2>::new(rule, lanes, distances), any),
            (false, 3) => widest_or(Loop::<R, false, 3>::new(rule, lanes, distances), any),
            (false, _) => widest_or(any(), any),
        }
    }

    /// The values of the block.
    pub(crate) fn block(&self) -> &[R::Lane] {
        &self.lanes[self.at..self.at + BLOCK]
    }

    /// The last values before a place of the block, as many as the rule looks back.
    pub(crate) fn before(&self, place: usize) -> &[R::Lane] {
        &self.lanes[self.at + place - self.pad..self.at + place]
    }
}

/// The loop over a block. With `ONE` the place before is looked at, which is never read back from
/// memory: to wait for that would double the time of a step.
struct Loop<'a, R: Rule, const ONE: bool, const COUNT: usize> {
    rule: R,
    lanes: &'a [Cell<R::Lane>],
    /// All distances from 2 on that are near, some of them more than once.
    near: [usize; COUNT],
    middling: &'a [usize],
    far: &'a [usize],
}

impl<'a, R: Rule, const ONE: bool, const COUNT: usize> Loop<'a, R, ONE, COUNT> {
    fn new(rule: R, lanes: &'a [Cell<R::Lane>], distances: &'a Distances) -> Self {
        let Distances {
            near,
            middling,
            far,
            ..
        } = distances;
        // A place that is met twice counts once. Where nothing else is near, it is 1.
        let missing = COUNT - near.len();
        let mut all = [1; COUNT];
        for (place, distance) in all.iter_mut().enumerate() {
            if !near.is_empty() {
                *distance = near[place.saturating_sub(missing)];
            }
        }
        Self {
            rule,
            lanes,
            near: all,
            middling,
            far,
        }
    }

    /// Some lanes in a row.
    #[inline(always)]
    fn row<const N: usize>(&self, from: usize) -> &[Cell<R::Lane>; N] {
        let lanes = &self.lanes[from..from + N];
        lanes.try_into().expect("it has that length")
    }

    /// Joins to some places in a row what they look at, at these distances.
    #[inline(always)]
    fn join<const N: usize>(&self, all: &mut [R::Lane; N], from: usize, distances: &[usize]) {
        for &distance in distances {
            let then: &[_; N] = self.row(from - distance);
            for (all, then) in all.iter_mut().zip(then) {
                *all = R::join(*all, then.get());
            }
        }
    }
}

impl<R: Rule, const ONE: bool, const COUNT: usize> Work for Loop<'_, R, ONE, COUNT> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let first = self.lanes.len() - BLOCK;
        let mut before = self.lanes[first - 1].get();
        for wide in (first..self.lanes.len()).step_by(WIDE) {
            let mut far = [R::NONE; WIDE];
            self.join(&mut far, wide, self.far);
            for (group, far) in far.as_chunks::<GROUP>().0.iter().enumerate() {
                let (from, mut all) = (wide + GROUP * group, *far);
                self.join(&mut all, from, self.middling);
                let near = self.near.map(|distance| self.row::<GROUP>(from - distance));
                let now = self.row::<GROUP>(from);
                for lane in 0..GROUP {
                    let mut known = all[lane];
                    for then in near {
                        known = R::join(known, then[lane].get());
                    }
                    if ONE {
                        known = R::join(known, before);
                    }
                    before = self.rule.finish(known);
                    now[lane].set(before);
                }
            }
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::{BLOCK, Cell, Distances, Loop, NEAR, Ring, Rule, Work};

    /// Compares a block computed in the widest lanes with those computed for the target alone, by
    /// the loop of the case and by the spare one.
    pub(crate) fn twins_agree<R: Rule>(rule: R, distances: &[usize], last: &[R::Lane]) {
        twin_agrees(rule, distances, last, false);
        twin_agrees(rule, distances, last, true);
    }

    fn twin_agrees<R: Rule>(rule: R, distances: &[usize], last: &[R::Lane], spare: bool) {
        let ring = Ring::new(rule, distances, last).expect("it is small");
        let mut lanes = ring.lanes[..ring.at + BLOCK].to_vec();
        lanes[ring.at..].fill(R::NONE);
        let cells = Cell::from_mut(&mut lanes[..]).as_slice_of_cells();
        let Distances { one, near, .. } = &ring.distances;
        let near = match (*one, near.len()) {
            (false, 0) => 0,
            _ if spare => NEAR,
            (_, near) => near,
        };
        match (*one, near) {
            (true, 0..=2) => Loop::<R, true, 2>::new(rule, cells, &ring.distances).run(),
            (true, 3) => Loop::<R, true, 3>::new(rule, cells, &ring.distances).run(),
            (true, _) => Loop::<R, true, NEAR>::new(rule, cells, &ring.distances).run(),
            (false, 0) => Loop::<R, false, 0>::new(rule, cells, &ring.distances).run(),
            (false, 1..=2) => Loop::<R, false, 2>::new(rule, cells, &ring.distances).run(),
            (false, 3) => Loop::<R, false, 3>::new(rule, cells, &ring.distances).run(),
            (false, _) => Loop::<R, false, NEAR>::new(rule, cells, &ring.distances).run(),
        }
        assert!(lanes[ring.at..] == *ring.block(), "{distances:?}");
    }
}
