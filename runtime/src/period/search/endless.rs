//! Sets that hold all numbers from one on.

use alloc::vec::Vec;

use super::suffix::common;
use super::{near, observed};
use crate::period::below;
use crate::period::certificate::{Certificate, Shift, Window};
use crate::period::finding::Finding;
use crate::period::periodic::Periodic;
use crate::period::plain::{self, FEW};
use crate::period::recurrence::Recurrence;
use crate::period::theorem::{reach_of_excluded, theorem_for};
use crate::quantity::Standard;

/// At 32, 64, 128, … heaps.
pub(super) fn find(rules: &Recurrence, quantity: Standard, heaps: u64) -> Finding {
    if let Some(periodic) = near::find(rules, None, quantity, heaps) {
        return Finding::Proved(periodic);
    }
    let Ok(heaps) = usize::try_from(heaps) else {
        return Finding::nothing(0);
    };
    let mut len = 2 * FEW;
    loop {
        let len_now = len.min(heaps);
        let Ok(known) = plain::values(rules, quantity, len_now) else {
            return Finding::nothing(0);
        };
        let mut values = Vec::with_capacity(len_now);
        for heap in 0..len_now {
            values.push(known.at(heap));
        }
        if len_now > FEW
            && let Some(periodic) = prove(rules, quantity, &values)
        {
            return Finding::Proved(periodic);
        }
        if len >= heaps {
            return observed(&values);
        }
        len *= 2;
    }
}

/// The least period that the values known prove.
fn prove(rules: &Recurrence, quantity: Standard, values: &[u64]) -> Option<Periodic> {
    let reach = usize::try_from(reach_of_excluded(rules)?).ok()?;
    let rises = super::rises(values);
    let common = common(&rises);
    for period in 1..rises.len().saturating_sub(reach) {
        if common[period] + 1 < reach {
            continue;
        }
        let first = rises.len() - period - common[period];
        let proved = prove_by(rules, quantity, values, (first, period, reach));
        if proved.is_some() {
            return proved;
        }
    }
    None
}

/// By a period and the first heap from which on it is seen.
fn prove_by(
    rules: &Recurrence,
    quantity: Standard,
    values: &[u64],
    (first, period, reach): (usize, usize, usize),
) -> Option<Periodic> {
    let rise = values[first + period].checked_sub(values[first])?;
    let shift = Shift::Same(rise);
    let theorem = theorem_for(rules, quantity, &shift)?;
    let (first, period, reach) = (first as u64, period as u64, reach as u64);
    let mut certificate = Certificate {
        rules: rules.clone(),
        quantity,
        first,
        period,
        shift,
        theorem,
        window: Window { from: 0, to: 0 },
    };
    let last = (values.len() as u64).checked_sub(reach + period)?;
    let value = |heap: u64| usize::try_from(heap).map_or(0, |heap| values[heap]);
    let from = below::start(&certificate, last, &value)?;
    certificate.window = Window {
        from,
        to: from + reach + period,
    };
    certificate.verify(u64::MAX).ok()
}
