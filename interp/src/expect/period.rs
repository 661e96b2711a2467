//! Periods: claimed, and held against those that are proved.

use super::{quantity, unproved};
use crate::recurrence::recurrence;
use sprague_grammar::model::{Asked, Game};
use sprague_grammar::{Error, ErrorKind, Span};
use sprague_runtime::Convention;
use sprague_runtime::period::{Finding, Recurrence, Shift, Standard, find};

/// So many heaps of rules that only take are looked at for a period.
const HEAPS: u64 = 200_000;

/// So many moves are looked at for it: heaps times numbers.
const TAKEN: u64 = 4_000_000;

/// So many heaps are looked at where all values are remembered: of sets without end, and of codes
/// that split, where it takes the square of their number.
const REMEMBERED: u64 = 20_000;

/// So many of them, whatever is claimed: what is proved sooner is told.
const SOON: u64 = 2_000;

/// What is claimed, each number with its place.
pub(super) struct Claimed {
    pub(super) period: (u64, Span),
    pub(super) from: (u64, Span),
}

/// Holds a period against the one that can be proved of a game without parameters.
pub(super) fn check(game: &Game, asked: Asked, misere: bool, claim: &Claimed) -> Result<(), Error> {
    let (period, period_span) = claim.period;
    let (from, from_span) = claim.from;
    let Some(rules) = recurrence(game) else {
        return Err(unproved(None, period_span));
    };
    let heaps = budget(&rules, period, from);
    let proved = match find(&rules, standard(asked, misere), heaps) {
        Finding::Proved(periodic) => periodic,
        Finding::Stepped(_) => return Err(unproved(None, period_span)),
        Finding::Observed(seen) => {
            let heaps = (seen.up_to > 0).then_some(seen.up_to);
            return Err(unproved(heaps, period_span));
        }
    };
    let found = proved.certificate();
    let saltus = match &found.shift {
        Shift::Same(saltus) => Some(*saltus),
        Shift::Each(_) => None,
    };
    let kind = ErrorKind::PeriodIs {
        quantity: quantity(asked, misere),
        period: found.period,
        from: found.first,
        saltus,
    };
    let repeats = saltus == Some(0);
    match (repeats && found.period == period, found.first == from) {
        (true, true) => Ok(()),
        (true, false) => Err(Error::new(kind, from_span)),
        (false, _) => Err(Error::new(kind, period_span)),
    }
}

/// How many heaps are looked at. A claim of a long period may take its time, where the time grows
/// with more than the heaps.
pub(crate) fn budget(rules: &Recurrence, period: u64, from: u64) -> u64 {
    let claimed = from.saturating_add(period).saturating_mul(4);
    let remembered = claimed.clamp(SOON, REMEMBERED);
    match rules {
        Recurrence::Subtraction(takes) if takes.from().is_none() => {
            let sizes = takes.ranges().iter().map(|(first, last)| last - first + 1);
            (TAKEN / sizes.fold(1, u64::saturating_add)).min(HEAPS)
        }
        Recurrence::Register(register) => {
            let sizes = register.sets().iter().map(|set| set.len() as u64);
            (TAKEN / sizes.max().unwrap_or(0).max(1)).min(HEAPS)
        }
        Recurrence::Subtraction(_)
        | Recurrence::Code(_)
        | Recurrence::Floors(_)
        | Recurrence::Mark(_) => remembered,
    }
}

/// The quantity as the runtime knows it.
pub(crate) const fn standard(asked: Asked, misere: bool) -> Standard {
    let convention = if misere {
        Convention::Misere
    } else {
        Convention::Normal
    };
    match asked {
        Asked::Grundy => Standard::Grundy(convention),
        Asked::Outcome => Standard::Outcome(convention),
        Asked::Remoteness => Standard::Remoteness(convention),
        Asked::Suspense => Standard::Suspense(convention),
        Asked::Foreclosed => Standard::Foreclosed(convention),
        Asked::Shortest => Standard::Shortest,
        Asked::Longest => Standard::Longest,
    }
}
