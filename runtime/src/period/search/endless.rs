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
        let values: Vec<u64> = (0..len_now).map(|heap| known.at(heap)).collect();
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
    let rises: Vec<u64> = values
        .windows(2)
        .map(|pair| pair[1].wrapping_sub(pair[0]))
        .collect();
    let common = common(&rises);
    let periods = 1..rises.len().saturating_sub(reach);
    periods
        .filter(|&period| common[period] + 1 >= reach)
        .find_map(|period| {
            let first = rises.len() - period - common[period];
            let rise = values[first + period].checked_sub(values[first])?;
            let shift = Shift::Same(rise);
            let theorem = theorem_for(rules, quantity, &shift)?;
            let (first, period) = (first as u64, period as u64);
            let mut certificate = Certificate {
                rules: rules.clone(),
                quantity,
                first,
                period,
                shift,
                theorem,
                window: Window { from: 0, to: 0 },
            };
            let reach = reach as u64;
            let last = (values.len() as u64).checked_sub(reach + period)?;
            let value = |heap: u64| usize::try_from(heap).map_or(0, |heap| values[heap]);
            let from = below::start(&certificate, last, value)?;
            certificate.window = Window {
                from,
                to: from + reach + period,
            };
            certificate.verify(u64::MAX).ok()
        })
}
