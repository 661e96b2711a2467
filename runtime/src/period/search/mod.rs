//! The search for a period. Nothing here is trusted: what it finds is written down as a certificate
//! and verified.

mod code;
mod endless;
mod long;
mod near;
mod parts;
mod residues;
mod suffix;
mod window;

use alloc::vec::Vec;

use super::certificate::{Certificate, Shift, Theorem, Window};
use super::finding::{Finding, Observed, Pattern};
use super::periodic::Periodic;
use super::recurrence::Recurrence;
use super::register::Register;
use super::theorem::{Hypothesis, theorem_for};
use super::verify::primes_of;
use crate::quantity::Standard;
use window::Cycle;

pub use code::outcomes_by;
pub use long::{LongSearch, Phase, Progress};
pub use near::find_near;

/// Searches for a period of a quantity among so many heaps, and proves it.
///
/// For rules that look back a bounded way it takes a step for each option of each heap (about a
/// nanosecond for each heap of a small finite set) and, as long as nothing is found, memory for as
/// many values as the rules look back (and a million lengths). For codes whose moves leave two
/// heaps at most it takes some tens of steps for each heap where a sparse space is found, as for
/// most codes that are known to have a period, and a byte or two of memory; [`LongSearch`] does the
/// same and can be followed, stopped and resumed. For other codes, and where no space is sparse, it
/// takes a step for each split of each heap, which is the square of the number of heaps. To verify
/// what is found takes about as long again, and a byte or eight for each heap of the window, which
/// may end past `heaps`.
///
/// For a heap that is divided it takes a few steps for each product of 64 bits,
/// if there are at most `heaps`.
///
/// ```
/// use sprague_runtime::Grundy;
/// use sprague_runtime::period::{Recurrence, find};
/// use sprague_runtime::quantity::{Quantity, Standard};
///
/// // Kayles (Guy and Smith 1956).
/// let kayles = Recurrence::code(&[0, 7, 7]);
/// let finding = find(&kayles, Standard::Grundy(Default::default()), 1_000);
/// assert_eq!(finding.to_string(), "period 12 from 71, proved");
/// let finding = find(&kayles, Standard::Grundy(Default::default()), 100);
/// assert_eq!(finding.to_string(), "no period found among the heaps below 100");
/// ```
#[must_use]
pub fn find(rules: &Recurrence, quantity: Standard, heaps: u64) -> Finding {
    find_within(rules, quantity, heaps, u64::MAX)
}

/// The same, but of a code that leaves two heaps it looks at no more than so many splits.
pub(crate) fn find_within(
    rules: &Recurrence,
    quantity: Standard,
    heaps: u64,
    steps: u64,
) -> Finding {
    if let Some(register) = rules.as_register() {
        let near = near_heaps(&register, quantity, heaps);
        if let Some(periodic) = near::find(rules, Some(&register), quantity, near) {
            return Finding::Proved(periodic);
        }
        if heaps <= near::NEAR {
            return Finding::nothing(heaps);
        }
        if let Ok(found) = window::of_values(&register, quantity, heaps) {
            let proved = found.and_then(|cycle| prove(rules, quantity, cycle));
            return proved.map_or_else(|| Finding::nothing(heaps), Finding::Proved);
        }
        let cycle = window::cycle(&register, quantity, heaps);
        let proved = cycle.and_then(|cycle| {
            let len = cycle.period.checked_mul(3)?.checked_add(cycle.from)?;
            let values = window::all_values(&register, quantity, len.checked_add(1)?)?;

            let value = |heap: u64| usize::try_from(heap).map_or(0, |heap| values[heap]);
            prove(rules, quantity, exact(&cycle, &value)?)
        });
        return proved.map_or_else(|| Finding::nothing(heaps), Finding::Proved);
    }
    match rules {
        Recurrence::Code(code) => code::find(rules, code, quantity, (heaps, steps)),
        Recurrence::Subtraction(takes) if takes.from().is_some() => {
            endless::find(rules, quantity, heaps)
        }
        Recurrence::Floors(floors) => {
            let most = usize::try_from(heaps).unwrap_or(usize::MAX);
            let steps = floors.steps(quantity, most);
            steps.map_or_else(|| Finding::nothing(0), Finding::Stepped)
        }
        // A finite set of millions of numbers.
        _ => Finding::nothing(0),
    }
}

/// Among so many heaps a period is looked for by plain values first: with fewer steps where the
/// kernels would find it as well.
fn near_heaps(register: &Register, quantity: Standard, heaps: u64) -> u64 {
    if heaps <= near::NEAR || quantity.is_length() || register.as_plain_set().is_none() {
        return heaps;
    }
    (near::NEAR * 4 / register.width().max(1)).clamp(1 << 7, near::NEAR)
}

/// The least period and the first heap, by the values of the heaps up to `from` and three periods
/// on.
fn exact(cycle: &Cycle, value: &dyn Fn(u64) -> u64) -> Option<Cycle> {
    let (mut period, mut from) = (cycle.period, cycle.from);
    let rise = |heap: u64, period: u64| value(heap + period).checked_sub(value(heap));
    let plain = matches!(cycle.shift, Shift::Same(_));
    let is_period = |shorter: u64, period: u64| {
        let first = rise(from, shorter);
        if first.is_none() {
            return false;
        }
        for heap in from..from + if plain { period } else { 2 * period } {
            let wanted = if plain {
                first
            } else {
                rise(heap + shorter, shorter)
            };
            if rise(heap, shorter) != wanted {
                return false;
            }
        }
        true
    };
    for prime in primes_of(cycle.period) {
        while period % prime == 0 && is_period(period / prime, period) {
            period /= prime;
        }
    }
    while let Some(before) = from.checked_sub(1)
        && rise(before, period).is_some()
        && rise(before, period) == rise(before + period, period)
        && (!plain || rise(before, period) == rise(from, period))
    {
        from = before;
    }
    if plain {
        let shift = Shift::Same(rise(from, period)?);
        return Some(Cycle {
            period,
            shift,
            from,
        });
    }
    let mut each = Vec::new();
    let mut uniform = true;
    for heap in from..from + period {
        let shift = rise(heap, period)?;
        each.push(shift);
        uniform &= shift == each[0];
    }
    Some(Cycle {
        period,
        shift: if uniform {
            Shift::Same(each[0])
        } else {
            Shift::Each(each)
        },
        from,
    })
}

/// Writes a certificate of the least period from the first heap on and verifies it. Not for sets
/// without end, where the values say where the window begins.
fn prove(rules: &Recurrence, quantity: Standard, cycle: Cycle) -> Option<Periodic> {
    let theorem = theorem_for(rules, quantity, &cycle.shift)?;
    prove_by(rules, quantity, cycle, theorem)
}

fn prove_by(
    rules: &Recurrence,
    quantity: Standard,
    cycle: Cycle,
    theorem: Theorem,
) -> Option<Periodic> {
    let certificate = claim(rules, quantity, cycle, theorem)?;
    certificate.verify(u64::MAX).ok()
}

/// A certificate that nobody has checked.
fn claim(
    rules: &Recurrence,
    quantity: Standard,
    cycle: Cycle,
    theorem: Theorem,
) -> Option<Certificate> {
    let mut certificate = Certificate {
        rules: rules.clone(),
        quantity,
        first: cycle.from,
        period: cycle.period,
        shift: cycle.shift,
        theorem,
        window: Window { from: 0, to: 0 },
    };
    let Hypothesis::Window { from, to } = Hypothesis::of(&certificate)? else {
        return None;
    };
    certificate.window = Window { from, to };
    Some(certificate)
}

/// What is said where nothing was proved but all values are at hand.
fn observed(values: &[u64]) -> Finding {
    Finding::Observed(Observed {
        up_to: values.len() as u64,
        pattern: pattern(values),
    })
}

/// By how much each value is more than the one before.
fn rises(values: &[u64]) -> Vec<u64> {
    let mut rises = Vec::with_capacity(values.len());
    for place in 1..values.len() {
        rises.push(values[place].wrapping_sub(values[place - 1]));
    }
    rises
}

/// How the values repeat, at least on the later half of them and three times.
fn pattern(values: &[u64]) -> Option<Pattern> {
    let rises = rises(values);
    let common = suffix::common(&rises);
    let mut period = 1;
    loop {
        let common = *common.get(period)?;
        if common >= rises.len() / 2 && common >= 2 * period && common > 0 {
            break;
        }
        period += 1;
    }
    let first = rises.len() - common[period] - period;
    Some(Pattern {
        first: first as u64,
        period: period as u64,
        shift: values[first + period].checked_sub(values[first])?,
    })
}
