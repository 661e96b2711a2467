//! Values that are few: all that the last ones can be, heap by heap.

use alloc::vec::Vec;

use super::Mark;
use super::blocks::Blocks;
use super::ranges::Ranges;
use crate::game::Convention;
use crate::order::{keep_first, sort_by};

fn gcd(one: u64, other: u64) -> u64 {
    if other == 0 {
        one
    } else {
        gcd(other, one % other)
    }
}

/// Which values, as bits of a number.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// Nim-values, of heaps that have moves.
    Mex,
    /// 0 for P, 1 for N.
    Outcome,
    /// 0 for `end`, 1 for `inf`, and nim-values with 2 added.
    Foreclosed(Convention),
}

/// So many values are looked at in the states of a try.
const WORK: usize = 1 << 24;

/// The values that each heap of the ranges can have, as bits: one of them is its value.
pub(super) struct Masks {
    masks: Vec<u64>,
}

impl Masks {
    /// By the values of the first range, with so many states told apart. `None` if that takes more
    /// than some 10^7 steps.
    pub(super) fn of(
        mark: &Mark,
        ranges: &Ranges,
        kind: Kind,
        near: &[u64],
        states: usize,
    ) -> Option<Self> {
        let mut masks = Self::sure(near);
        let moves = mark.takes().len() + mark.quotients().len();
        let all = match kind {
            Kind::Mex => (1 << (moves + 1)) - 1,
            Kind::Outcome => 0b11,
            // None that begins a window has ended.
            Kind::Foreclosed(_) => ((1 << (moves + 3)) - 1) & !1,
        };
        // Heaps that differ by no multiple of the greatest common divisor of all numbers taken do
        // not meet: what they can be is told apart for each residue on its own.
        let mut common = 0;
        for &(taken, _) in mark.takes() {
            common = gcd(common, taken);
        }
        let common = common.max(1);
        let mut takes = Vec::new();
        for &(taken, _) in mark.takes() {
            takes.push(usize::try_from(taken / common).ok()?);
        }
        let reach = takes.last().map_or(0, |&taken| taken);
        let mut cursors = alloc::vec![0; mark.quotients().len()];
        let mut residues = Vec::new();
        for _ in 0..common {
            residues.push(States::new(reach));
        }
        let mut work = 0;
        for (start, last) in ranges.windows() {
            for known in &mut residues {
                known.begin(all);
            }
            for heap in start..=last {
                let mut shared = Options::new(kind);
                for (cursor, quotient) in cursors.iter_mut().zip(mark.quotients()) {
                    let place = ranges.place_from(cursor, quotient.of(heap));
                    shared.absorb(place.map_or(all, |place| masks[place]));
                }
                let known = &mut residues[usize::try_from(heap % common).ok()?];
                work += known.list.len() + takes.len();
                masks.push(known.next(shared, &takes, states));
            }
            if work > WORK {
                return None;
            }
        }
        Some(Self { masks })
    }

    /// By the values of all heaps of the ranges. `None` if one is not told.
    pub(super) fn told(ranges: &Ranges, near: &[u64], blocks: &Blocks) -> Option<Self> {
        let mut masks = Self::sure(near);
        for (start, last) in ranges.windows() {
            for heap in start..=last {
                masks.push(1 << blocks.at(heap)?);
            }
        }
        Some(Self { masks })
    }

    fn sure(values: &[u64]) -> Vec<u64> {
        let mut masks = Vec::with_capacity(values.len());
        for value in values {
            masks.push(1 << value);
        }
        masks
    }

    /// What the value of a heap of the ranges can be.
    pub(super) fn mask(&self, place: usize) -> u64 {
        self.masks[place]
    }

    /// The value of a heap, if it can be one alone.
    pub(super) fn at(&self, ranges: &Ranges, heap: u64) -> Option<u64> {
        let mask = self.masks[ranges.place(heap)?];
        mask.is_power_of_two()
            .then(|| u64::from(mask.trailing_zeros()))
    }
}

/// The values that the options of one heap can have.
#[derive(Clone, Copy)]
pub(super) struct Options {
    kind: Kind,
    /// The values of options that can have one alone.
    sure: u64,
    /// The values that other options can have, and how many such options there are.
    possible: u64,
    open: u32,
}

impl Options {
    pub(super) fn new(kind: Kind) -> Self {
        Self {
            kind,
            sure: 0,
            possible: 0,
            open: 0,
        }
    }

    #[inline]
    pub(super) fn absorb(&mut self, mask: u64) {
        if mask.is_power_of_two() {
            self.sure |= mask;
        } else {
            self.possible |= mask;
            self.open += 1;
        }
    }

    /// What the value of who has these options can be; perhaps some more.
    pub(super) fn values(&self) -> u64 {
        match self.kind {
            Kind::Mex => mex(self.sure, self.possible, self.open),
            Kind::Outcome | Kind::Foreclosed(Convention::Normal) if self.sure & 1 != 0 => 0b10,
            Kind::Outcome if self.possible & 1 == 0 => 0b01,
            Kind::Outcome => 0b11,
            Kind::Foreclosed(convention) => {
                let ended = convention == Convention::Normal && self.possible & 1 != 0;
                let values = mex(self.sure >> 2, self.possible >> 2, self.open) << 2;
                values | if ended { 0b10 } else { 0 }
            }
        }
    }
}

/// The least number that is not sure and not taken by an open option: each of those takes one of
/// the possible numbers, or none.
#[inline]
fn mex(sure: u64, possible: u64, mut open: u32) -> u64 {
    let mut values = 0;
    loop {
        let free = !(sure | values);
        let least = free & free.wrapping_neg();
        values |= least;
        if open == 0 || possible & least == 0 {
            return values;
        }
        open -= 1;
    }
}

/// What the last values can be: each state is a list of them, the last one at the end, and each of
/// a list is a set. One of the states holds all the true values.
struct States {
    reach: usize,
    /// The states one behind the other.
    list: Vec<u64>,
    next: Vec<u64>,
}

impl States {
    fn new(reach: usize) -> Self {
        Self {
            reach,
            list: Vec::new(),
            next: Vec::new(),
        }
    }

    /// One state: all values can be anything.
    fn begin(&mut self, all: u64) {
        self.list.clear();
        self.list.resize(self.reach, all);
    }

    /// What the next value can be, and the states with it.
    fn next(&mut self, shared: Options, takes: &[usize], most: usize) -> u64 {
        if self.reach == 0 {
            return shared.values();
        }
        let mut all = 0;
        self.next.clear();
        for state in self.list.chunks_exact(self.reach) {
            let mut options = shared;
            for &taken in takes {
                options.absorb(state[self.reach - taken]);
            }
            let mut values = options.values();
            all |= values;
            if most == 1 {
                self.next.extend_from_slice(&state[1..]);
                self.next.push(values);
                continue;
            }
            while values != 0 {
                self.next.extend_from_slice(&state[1..]);
                self.next.push(values & values.wrapping_neg());
                values &= values - 1;
            }
        }
        core::mem::swap(&mut self.list, &mut self.next);
        if self.list.len() > self.reach {
            self.join(most);
        }
        all
    }

    /// States that are the same become one. Where there are more than so many, those become one
    /// that agree in the last values, in as many as possible, and each of their other values is one
    /// of any of them.
    fn join(&mut self, most: usize) {
        let mut states = Vec::with_capacity(self.list.len() / self.reach);
        for state in self.list.chunks_exact(self.reach) {
            states.push(state);
        }
        sort_by(&mut states, |left, right| {
            let alike = alike(left, right);
            let place = left.len() - alike;
            place > 0 && left[place - 1] < right[place - 1]
        });
        keep_first(&mut states, |one, other| one == other);
        // As many pairs as there may be states, less one, stay apart: those that agree least.
        let mut depth = self.reach;
        if states.len() > most {
            // For each depth, how many pairs agree so far and no farther.
            let mut pairs = alloc::vec![0; self.reach + 1];
            for place in 1..states.len() {
                pairs[alike(states[place - 1], states[place])] += 1;
            }
            depth = 0;
            let mut apart = pairs[0];
            while apart < most {
                depth += 1;
                apart += pairs[depth];
            }
        }
        self.next.clear();
        let mut before: Option<&[u64]> = None;
        for state in states {
            if before.is_some_and(|before| alike(before, state) >= depth) {
                let place = self.next.len() - self.reach;
                for (joined, one) in self.next[place..].iter_mut().zip(state) {
                    *joined |= one;
                }
            } else {
                self.next.extend_from_slice(state);
            }
            before = Some(state);
        }
        core::mem::swap(&mut self.list, &mut self.next);
    }
}

/// In how many of their last values two states agree.
fn alike(left: &[u64], right: &[u64]) -> usize {
    let mut place = left.len();
    while place > 0 && left[place - 1] == right[place - 1] {
        place -= 1;
    }
    left.len() - place
}
