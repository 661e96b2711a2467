//! Codes that leave several heaps: nim-values, and the theorem of Guy and Smith.

use alloc::vec::Vec;

use super::long::LongSearch;
use super::parts::Solver;
use super::suffix::common;
use super::window::Cycle;
use super::{claim, exact, observed, prove};
use crate::game::Convention;
use crate::period::certificate::{Shift, Theorem};
use crate::period::finding::Finding;
use crate::period::periodic::Periodic;
use crate::period::recurrence::{Code, Recurrence};
use crate::quantity::Standard;

/// Among so many heaps, and with so many splits of codes that leave two heaps.
pub(super) fn find(
    rules: &Recurrence,
    code: &Code,
    quantity: Standard,
    limits: (u64, u64),
) -> Finding {
    match quantity {
        Standard::Grundy(Convention::Normal) => nim_values(rules, code, limits),
        Standard::Outcome(Convention::Normal) => match nim_values(rules, code, limits) {
            Finding::Proved(periodic) => match outcomes(rules, &periodic) {
                Some(periodic) => Finding::Proved(periodic),
                None => Finding::nothing(limits.0),
            },
            Finding::Observed(observed) => Finding::nothing(observed.up_to),
            // Of no code.
            Finding::Stepped(_) => Finding::nothing(0),
        },
        // No sum of heaps is told by these of its heaps.
        _ => Finding::nothing(0),
    }
}

/// Where two heaps are left at most, as far as there is memory for the values.
fn nim_values(rules: &Recurrence, code: &Code, (heaps, steps): (u64, u64)) -> Finding {
    let Some(mut search) = LongSearch::new(rules) else {
        return by_all_splits(rules, code, heaps);
    };
    let found = search.run_within(heaps, steps);
    let nothing = || Finding::nothing(search.heaps());
    found.ok().flatten().unwrap_or_else(nothing)
}

/// At 32, 64, 128, … heaps.
fn by_all_splits(rules: &Recurrence, code: &Code, heaps: u64) -> Finding {
    // Values are numbers of 32 bits, and their number is squared for the time anyway.
    let heaps = usize::try_from(heaps).map_or(1 << 31, |heaps| heaps.min(1 << 31));
    let mut solver = Solver::new(code);
    let mut len = 32;
    loop {
        solver.extend(len.min(heaps));
        let mut values = Vec::with_capacity(solver.values.len());
        for &value in &solver.values {
            values.push(u64::from(value));
        }
        let proved = repeated(&values, code);
        if let Some(periodic) =
            proved.and_then(|cycle| prove(rules, Standard::Grundy(Convention::Normal), cycle))
        {
            return Finding::Proved(periodic);
        }
        if len >= heaps {
            return observed(&values);
        }
        len *= 2;
    }
}

/// The least period that the values known prove, from the first heap on.
fn repeated(values: &[u64], code: &Code) -> Option<Cycle> {
    let parts = usize::try_from(code.parts()).ok()?;
    let last = usize::try_from(code.last()).ok()?;
    let common = common(values);
    for period in 1..values.len() {
        let from = values.len() - period - common[period];
        if parts * (from.max(1) + period) + last <= values.len() {
            return Some(Cycle {
                period: period as u64,
                shift: Shift::Same(0),
                from: from as u64,
            });
        }
    }
    None
}

/// The period of the outcomes of a code whose moves leave several heaps, by that of its nim-values,
/// which is proved: a heap is lost exactly if its nim-value is 0. `None` for other rules and
/// quantities. Cost: a few steps for each heap of the period and before.
#[must_use]
pub fn outcomes_by(nim_values: &Periodic) -> Option<Periodic> {
    outcomes(&nim_values.certificate().rules, nim_values)
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
    period.checked_mul(3)?.checked_add(first)?;
    let outcome = |heap: u64| u64::from(nim_values.at(heap) != 0);
    let theorem = Theorem::NimValues { first, period };
    let quantity = Standard::Outcome(Convention::Normal);
    let certificate = claim(rules, quantity, exact(&cycle, &outcome)?, theorem)?;
    let hypothesis = certificate.check_fields(u64::MAX);
    hypothesis.ok()?;
    certificate.by_proved_nim_values(nim_values).ok()
}
