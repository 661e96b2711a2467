//! Short periods of rules that leave one heap, by their plain values.
//!
//! A macro runs this for every game, and there nothing is optimised: the loops are plain, and what
//! fits nowhere is given up early.

use super::residues;
use crate::game::Convention;
use crate::period::below;
use crate::period::certificate::{Certificate, Shift, Window};
use crate::period::periodic::Periodic;
use crate::period::plain::splits::Pairs;
use crate::period::plain::{FEW, Taking, Values};
use crate::period::recurrence::{Code, Recurrence};
use crate::period::register::Register;
use crate::period::splits::SHORT;
use crate::period::theorem::{Hypothesis, reach_of_excluded, theorem_for};
use crate::quantity::Standard;

/// So many heaps are looked at, at most.
pub(super) const NEAR: u64 = FEW as u64;

/// So many first.
const FIRST: usize = 32;

/// Then so many more of a code, each time.
const SOON: usize = 16;

/// From so many on, shifts that differ by place are looked for.
const BY_PLACE: usize = 128;

/// A period of a quantity among at most so many heaps, and 4,096 of them, proved: what
/// [`find`](super::find) begins with, of rules that leave one heap; and of the nim-values of a code
/// that leaves two, among at most 1,024. It is made for macros, where nothing is optimised.
#[must_use]
pub fn find_near(rules: &Recurrence, quantity: Standard, heaps: u64) -> Option<Periodic> {
    if let Recurrence::Code(code) = rules
        && code.parts() == 2
    {
        let nim_values = quantity == Standard::Grundy(Convention::Normal);
        return of_code(rules, code, heaps).filter(|_| nim_values);
    }
    let register = rules.as_register();
    if register.is_none() && reach_of_excluded(rules).is_none() {
        return None;
    }
    find(rules, register.as_ref(), quantity, heaps)
}

/// Of the nim-values of a code that leaves two heaps at most, by the theorem of Guy and Smith: at
/// 32, 48, 64, … heaps.
fn of_code(rules: &Recurrence, code: &Code, heaps: u64) -> Option<Periodic> {
    let heaps = usize::try_from(heaps.min(SHORT)).ok()?;
    let last = usize::try_from(code.last()).ok()?;
    let mut store = Values::new(heaps).ok()?;
    let mut pairs = Pairs::default();
    let mut len = FIRST;
    while len < heaps + SOON {
        let Values::Few(values) = &mut store else {
            return None;
        };
        pairs.extend(code, if len < heaps { len } else { heaps }, values);
        len += SOON;
        let values = store.few();
        let known = values.len();
        let mut period = 1;
        while 2 * (1 + period) + last <= known {
            let mut first = known - period;
            while first > 0 && values[first - 1] == values[first - 1 + period] {
                first -= 1;
            }
            let from = if first > 0 { first } else { 1 };
            if 2 * (from + period) + last <= known {
                let quantity = Standard::Grundy(Convention::Normal);
                return prove(rules, quantity, &store, (first, period, 0));
            }
            period += 1;
        }
    }
    None
}

/// At 32, 64, 128, … heaps. `register` is the same rules, for those that look back a bounded way.
pub(super) fn find(
    rules: &Recurrence,
    register: Option<&Register>,
    quantity: Standard,
    heaps: u64,
) -> Option<Periodic> {
    let heaps = usize::try_from(heaps.min(NEAR)).ok()?;
    let mut values = Values::new(heaps).ok()?;
    let mut taking = Taking::new(rules, quantity);
    let reach = match register {
        Some(register) => register.reach(),
        None => reach_of_excluded(rules)?,
    };
    let reach = usize::try_from(reach).ok()?;
    let mut len = FIRST;
    while len < 2 * heaps {
        let now = if len < heaps { len } else { heaps };
        taking.extend(now, &mut values).ok()?;
        len *= 2;
        if now <= reach {
            continue;
        }
        if let Some(periodic) = even(rules, quantity, &values, reach) {
            return Some(periodic);
        }
        if let Some(register) = register
            && (now >= BY_PLACE || now == heaps)
            && quantity.is_length()
            && let Some(cycle) = residues::search(register, quantity, values.few())
            && let Some(cycle) = super::exact(&cycle, &|heap| {
                usize::try_from(heap).map_or(0, |heap| values.at(heap))
            })
            && let Some(periodic) = super::prove(rules, quantity, cycle)
        {
            return Some(periodic);
        }
    }
    None
}

/// The least period after which all values are the same, or more by one number.
fn even(rules: &Recurrence, quantity: Standard, store: &Values, reach: usize) -> Option<Periodic> {
    let values = store.few();
    let last = values[values.len() - 1];
    let mut period = 1;
    while period + reach <= values.len() && period < values.len() {
        let before = values[values.len() - 1 - period];
        if before <= last {
            let rise = last - before;
            let mut first = values.len() - period;
            while first > 0 && values[first - 1] + rise == values[first - 1 + period] {
                first -= 1;
            }
            // Nearly always it is not even enough for the shortest window.
            if first + reach + period <= values.len()
                && let Some(periodic) = prove(rules, quantity, store, (first, period, rise))
            {
                return Some(periodic);
            }
        }
        period += 1;
    }
    None
}

/// By the values that are known, if they are enough for the theorem.
fn prove(
    rules: &Recurrence,
    quantity: Standard,
    store: &Values,
    (first, period, rise): (usize, usize, u64),
) -> Option<Periodic> {
    let values = store.few();
    let shift = Shift::Same(rise);
    let theorem = theorem_for(rules, quantity, &shift)?;
    let mut certificate = Certificate {
        rules: rules.clone(),
        quantity,
        first: first as u64,
        period: period as u64,
        shift,
        theorem,
        window: Window { from: 0, to: 0 },
    };
    certificate.window = match Hypothesis::of(&certificate)? {
        Hypothesis::Window { from, to } => Window { from, to },
        Hypothesis::Length(length) => {
            let last = (values.len() as u64).checked_sub(length)?;
            let value = |heap: u64| usize::try_from(heap).map_or(0, |heap| values[heap]);
            let from = below::start(&certificate, last, &value)?;
            let to = from + length;
            Window { from, to }
        }
    };
    if certificate.window.to > values.len() as u64 {
        return None;
    }
    // The values are those of the definition: they need not be computed again.
    certificate.verify_by(store).ok()
}
