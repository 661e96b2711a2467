//! Lengths that rise by a number of its own at each place of the period.

use alloc::vec::Vec;

use super::suffix::common;
use super::window::Cycle;
use crate::period::certificate::{Certificate, Shift, Theorem, Window};
use crate::period::choices::choices_stay;
use crate::period::recurrence::Recurrence;
use crate::period::register::Register;
use crate::quantity::Standard;

/// So many values are remembered for this search, and no more.
const REMEMBERED: usize = 1 << 20;

/// A search compares so many heaps at most for each value that is remembered.
const EFFORT: usize = 64;

/// All values so far; after 64, 128, 256, … of them a search.
pub(super) struct History<'a> {
    register: &'a Register,
    quantity: Standard,
    values: Vec<u64>,
    next: usize,
}

impl<'a> History<'a> {
    /// For lengths of play.
    pub(super) fn new(register: &'a Register, quantity: Standard) -> Option<Self> {
        quantity.is_length().then(|| Self {
            register,
            quantity,
            values: Vec::new(),
            next: 64,
        })
    }

    /// Takes the value of the next heap.
    pub(super) fn push(&mut self, value: u64) -> Option<Cycle> {
        if self.values.len() == REMEMBERED {
            return None;
        }
        self.values.push(value);
        if self.values.len() < self.next {
            return None;
        }
        self.next *= 2;
        search(self.register, self.quantity, &self.values)
    }
}

/// A search in all values of the first heaps.
pub(super) fn search(register: &Register, quantity: Standard, values: &[u64]) -> Option<Cycle> {
    Known {
        register,
        quantity,
        values,
    }
    .search()
}

/// The values of the first heaps.
struct Known<'a> {
    register: &'a Register,
    quantity: Standard,
    values: &'a [u64],
}

impl Known<'_> {
    fn search(&self) -> Option<Cycle> {
        let mut parities = Vec::with_capacity(self.values.len());
        for value in self.values {
            parities.push(value % 2);
        }
        let common = common(&parities);
        let reach = usize::try_from(self.register.reach()).ok()?;
        let told = self.quantity.tells_by_parity();
        // Who wins must repeat for the period and the reach, and lengths once more.
        let last = self.values.len().saturating_sub(reach) / 3;
        let mut effort = EFFORT * self.values.len();
        for period in 1..=last {
            if told && common[period] < period + reach {
                continue;
            }
            let (cycle, compared) = self.at_distance(period);
            effort = effort.checked_sub(compared)?;
            if cycle.is_some() {
                return cycle;
            }
        }
        None
    }

    /// What is found at a distance, and how many heaps were compared.
    fn at_distance(&self, period: usize) -> (Option<Cycle>, usize) {
        let values = &self.values;
        let reach = usize::try_from(self.register.reach()).unwrap_or(usize::MAX / 2);
        let even = |heap: usize| {
            let (then, now, next) = (
                values[heap],
                values[heap + period],
                values[heap + 2 * period],
            );
            now >= then && now - then == next.wrapping_sub(now)
        };
        let known = values.len() - 2 * period;
        let mut from = known;
        while from > 0 && even(from - 1) {
            from -= 1;
        }
        let compared = known - from;
        // Nearly always it is not even enough for the shortest window.
        if from + 2 * period + reach <= values.len() {
            (self.from(from, period), compared + period)
        } else {
            (None, compared)
        }
    }

    /// The cycle from some heap on, if what is known is enough and choices stay.
    fn from(&self, from: usize, period: usize) -> Option<Cycle> {
        let values = &self.values;
        let exceptions = self
            .register
            .regular()
            .saturating_sub(self.register.reach());
        let start = from.max(usize::try_from(exceptions).ok()?);
        let rises = values.get(start..start + 2 * period)?;
        let (then, now) = rises.split_at(period);
        let mut each = Vec::with_capacity(period);
        for place in 0..period {
            each.push(now[place].checked_sub(then[place])?);
        }
        let mut certificate = Certificate {
            rules: Recurrence::Register(self.register.clone()),
            quantity: self.quantity,
            first: start as u64,
            period: period as u64,
            shift: Shift::Each(each),
            theorem: Theorem::ShiftedResidues,
            window: Window {
                from: start as u64,
                to: 0,
            },
        };
        let joint = certificate.joint(self.register.modulus())?;
        certificate.window.to =
            certificate.first + joint + certificate.period + self.register.reach();
        if certificate.window.to > values.len() as u64 {
            return None;
        }
        let value = |heap: u64| usize::try_from(heap).map_or(0, |heap| values[heap]);
        choices_stay(&certificate, &value).ok()?;
        Some(Cycle {
            period: certificate.period,
            shift: certificate.shift,
            from: certificate.first,
        })
    }
}
