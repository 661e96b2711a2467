//! Periods: claimed, and proved from finitely many values.

use super::unproved;
use super::values::{Failure, POSITIONS, Player};
use sprague_grammar::model::{Asked, Claimed, Rules, Shape};
use sprague_grammar::{Error, ErrorKind, Span};

/// So many heaps of a subtraction game are looked at for a period.
const HEAPS: u64 = 200_000;

/// A theorem by which values that repeat for long enough repeat for ever.
#[derive(Clone, Copy)]
struct Theorem {
    /// A heap becomes at most so many.
    parts: u64,
    /// At most so many counters are taken.
    taken: u64,
    /// So many heaps may be looked at.
    heaps: u64,
}

impl Theorem {
    /// The theorem for a game and what is asked of it.
    ///
    /// A finite set of numbers to take: each value is told by the last few, so a repeated window of
    /// them proves the period, whatever is asked. A code: nim-values, by Guy and Smith, The
    /// G-values of various games, 1956, here for any number of parts; outcomes follow them.
    fn of(player: &Player) -> Option<Self> {
        if let Some((set, heaps)) = player.set() {
            let (None, Some(&(_, taken))) = (set.from, set.ranges.last()) else {
                return None;
            };
            return Some(Self {
                parts: 1,
                taken,
                heaps: heaps.min(HEAPS),
            });
        }
        let Rules::Code(code) = &player.rules().rules else {
            return None;
        };
        let decided = matches!(player.asked, Asked::Grundy | Asked::Outcome) && !player.misere;
        let bits = code.digits.iter().map(|digit| 8 - digit.leading_zeros());
        let parts = bits.max().unwrap_or(0).saturating_sub(1).max(1);
        decided.then_some(Self {
            parts: parts.into(),
            taken: code.digits.len() as u64 - 1,
            heaps: POSITIONS,
        })
    }

    /// How many values, from heap 0 on, prove a period from a heap on: with at most t parts of
    /// n - k, a heap of at least t (n0 + p) + k has a part of at least n0 + p, which may lose p.
    /// Parts are not empty, so n0 is at least 1. One heap alone loses at most k from the window.
    fn needed(self, period: u64, from: u64) -> Option<u64> {
        period
            .checked_add(from.max(1))?
            .checked_mul(self.parts)?
            .checked_add(self.taken)
    }
}

/// Holds a period against the one that can be proved.
pub(super) fn check(
    player: &Player,
    (period, period_span): (u64, Span),
    (from, from_span): (u64, Span),
) -> Result<(), Error> {
    let Some(theorem) = Theorem::of(player) else {
        return Err(unproved(None, period_span));
    };
    let claimed = theorem.needed(period, from).filter(|&n| n <= theorem.heaps);
    let Some(mut count) = claimed else {
        return Err(unproved(Some(theorem.heaps), period_span));
    };
    loop {
        let values = match first_values(player, count) {
            Ok(values) => values,
            Err(Failure::Costly) => return Err(unproved(Some(count), period_span)),
            Err(Failure::Other(why)) => {
                return Err(Error::new(
                    ErrorKind::ClaimWithoutValue { why },
                    period_span,
                ));
            }
        };
        if let Some(found) = least_period(&values, theorem) {
            let kind = ErrorKind::PeriodIs {
                period: found.0,
                from: found.1,
            };
            return match (found.0 == period, found.1 == from) {
                (true, true) => Ok(()),
                (true, false) => Err(Error::new(kind, from_span)),
                (false, _) => Err(Error::new(kind, period_span)),
            };
        }
        if count >= theorem.heaps {
            return Err(unproved(Some(count), period_span));
        }
        count = count.saturating_mul(2).min(theorem.heaps);
    }
}

/// The values of heaps 0, 1, …, as many as that.
fn first_values(player: &Player, count: u64) -> Result<Vec<Claimed>, Failure> {
    debug_assert!(matches!(
        player.rules().shape,
        Shape::Heap | Shape::Collection
    ));
    let heaps: Vec<_> = (0..count).map(|heap| vec![heap]).collect();
    player.values(&heaps)
}

/// The least period that these values prove, and the first heap from which it holds.
///
/// Cost: for each period less than half of the values, a comparison up to the first difference
/// from the end, mostly near.
fn least_period(values: &[Claimed], theorem: Theorem) -> Option<(u64, u64)> {
    let count = values.len();
    (1..count).find_map(|period| {
        let differs = (0..count - period)
            .rev()
            .find(|&n| values[n] != values[n + period]);
        let from = differs.map_or(0, |n| n + 1) as u64;
        let period = period as u64;
        let needed = theorem.needed(period, from)?;
        (needed <= count as u64).then_some((period, from))
    })
}
