//! Codes that leave several heaps: nim-values by all splits, and the theorem of Guy and Smith.

use alloc::vec;
use alloc::vec::Vec;

use super::suffix::common;
use super::window::Cycle;
use super::{exact, observed, prove, prove_by};
use crate::game::Convention;
use crate::period::certificate::{Shift, Theorem};
use crate::period::finding::Finding;
use crate::period::periodic::Periodic;
use crate::period::recurrence::{Code, Recurrence};
use crate::quantity::Standard;

pub(super) fn find(rules: &Recurrence, code: &Code, quantity: Standard, heaps: u64) -> Finding {
    match quantity {
        Standard::Grundy(Convention::Normal) => nim_values(rules, code, heaps),
        Standard::Outcome(Convention::Normal) => match nim_values(rules, code, heaps) {
            Finding::Proved(periodic) => {
                outcomes(rules, &periodic).map_or_else(|| Finding::nothing(heaps), Finding::Proved)
            }
            Finding::Observed(observed) => Finding::nothing(observed.up_to),
            // Of no code.
            Finding::Stepped(_) => Finding::nothing(0),
        },
        // No sum of heaps is told by these of its heaps.
        _ => Finding::nothing(0),
    }
}

/// At 32, 64, 128, … heaps.
fn nim_values(rules: &Recurrence, code: &Code, heaps: u64) -> Finding {
    // Values are numbers of 32 bits, and their number is squared for the time anyway.
    let heaps = usize::try_from(heaps).map_or(1 << 31, |heaps| heaps.min(1 << 31));
    let mut solver = Solver::new(code);
    let mut len = 32;
    loop {
        solver.extend(len.min(heaps));
        let proved = repeated(&solver.values, code);
        if let Some(periodic) =
            proved.and_then(|cycle| prove(rules, Standard::Grundy(Convention::Normal), cycle))
        {
            return Finding::Proved(periodic);
        }
        if len >= heaps {
            let values: Vec<u64> = solver.values.iter().map(|&value| value.into()).collect();
            return observed(&values);
        }
        len *= 2;
    }
}

/// The least period that the values known prove, from the first heap on.
fn repeated(values: &[u32], code: &Code) -> Option<Cycle> {
    let parts = usize::try_from(code.parts()).ok()?;
    let last = usize::try_from(code.last()).ok()?;
    let common = common(values);
    let proves = |period: &usize| {
        let from = (values.len() - period - common[*period]).max(1);
        parts * (from + period) + last <= values.len()
    };
    let period = (1..values.len()).find(proves)?;
    Some(Cycle {
        period: period as u64,
        shift: Shift::Same(0),
        from: (values.len() - period - common[period]) as u64,
    })
}

/// The period of the outcomes, by that of the nim-values.
fn outcomes(rules: &Recurrence, nim_values: &Periodic) -> Option<Periodic> {
    let (first, period) = {
        let certificate = nim_values.certificate();
        (certificate.first, certificate.period)
    };
    let cycle = Cycle {
        period,
        shift: Shift::Same(0),
        from: first,
    };
    let len = period.checked_mul(3)?.checked_add(first + 1)?;
    let values: Vec<u64> = (0..len)
        .map(|heap| u64::from(nim_values.at(heap) != 0))
        .collect();
    let theorem = Theorem::NimValues { first, period };
    prove_by(
        rules,
        Standard::Outcome(Convention::Normal),
        exact(&cycle, &values)?,
        theorem,
    )
}

/// Nim-values heap by heap.
struct Solver<'a> {
    code: &'a Code,
    values: Vec<u32>,
    /// Which heap a number was last an option's value of, with 1 added. As long as no nim-sum of
    /// values is beyond it, and one more.
    marks: Vec<u32>,
    /// For j >= 2 heaps with n counters: bit v says that v is a nim-sum. Empty if no three heaps
    /// are ever left.
    sums: Vec<Vec<Vec<u64>>>,
}

impl<'a> Solver<'a> {
    fn new(code: &'a Code) -> Self {
        let parts = usize::try_from(code.parts()).unwrap_or(0);
        Self {
            code,
            values: Vec::new(),
            marks: vec![0; 65],
            sums: if parts > 2 {
                vec![Vec::new(); parts + 1]
            } else {
                Vec::new()
            },
        }
    }

    fn extend(&mut self, len: usize) {
        while self.values.len() < len {
            let heap = self.values.len();
            for parts in 2..self.sums.len() {
                let sums = self.sums_of(heap, parts);
                self.sums[parts].push(sums);
            }
            self.mark(heap);
            let stamp = stamp(heap);
            let free = self.marks.iter().position(|&mark| mark != stamp);
            let value = free.unwrap_or(self.marks.len());
            if value >= self.marks.len() - 1 {
                let len = (value + 1).next_power_of_two() + 1;
                self.marks.resize(len, 0);
            }
            self.values
                .push(u32::try_from(value).expect("it is at most the number of heaps"));
        }
    }

    /// Marks the values of all options of a heap.
    fn mark(&mut self, heap: usize) {
        let Self {
            code,
            values,
            marks,
            sums,
        } = self;
        let stamp = stamp(heap);
        for (taken, digit) in code.taken() {
            let Some(rest) = usize::try_from(taken)
                .ok()
                .and_then(|k| heap.checked_sub(k))
            else {
                break;
            };
            if digit & 1 != 0 && rest == 0 && taken > 0 {
                marks[0] = stamp;
            }
            if digit & 2 != 0 && rest > 0 && taken > 0 {
                marks[values[rest] as usize] = stamp;
            }
            if digit & 4 != 0 {
                for (small, large) in pairs(values, rest) {
                    marks[(small ^ large) as usize] = stamp;
                }
            }
            for parts in (3..sums.len()).filter(|parts| digit >> parts & 1 != 0) {
                members(&sums[parts][rest]).for_each(|sum| marks[sum as usize] = stamp);
            }
        }
    }

    fn sums_of(&self, counters: usize, parts: usize) -> Vec<u64> {
        let mut found = vec![0; self.marks.len() / 64 + 1];
        let mut note = |sum: u32| found[(sum / 64) as usize] |= 1 << (sum % 64);
        if parts == 2 {
            pairs(&self.values, counters).for_each(|(small, large)| note(small ^ large));
        } else {
            for first in 1..counters {
                let value = self.values[first];
                members(&self.sums[parts - 1][counters - first]).for_each(|sum| note(value ^ sum));
            }
        }
        found
    }
}

fn stamp(heap: usize) -> u32 {
    u32::try_from(heap + 1).expect("there are at most 2^31 heaps")
}

/// The values of two heaps with so many counters in all.
fn pairs(values: &[u32], counters: usize) -> impl Iterator<Item = (u32, u32)> + '_ {
    let half = counters / 2;
    let (small, large) = match half {
        0 => (&values[..0], &values[..0]),
        _ => (&values[1..=half], &values[counters - half..counters]),
    };
    small.iter().copied().zip(large.iter().rev().copied())
}

/// The numbers whose bits are set.
fn members(words: &[u64]) -> impl Iterator<Item = u32> + '_ {
    (0u32..).zip(words).flat_map(|(place, &word)| {
        let bits = (0..64).filter(move |bit| word >> bit & 1 != 0);
        bits.map(move |bit| place * 64 + bit)
    })
}
