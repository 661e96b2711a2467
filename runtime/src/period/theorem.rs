//! Which theorem is the one for rules and a quantity, and which window it asks for.

use super::certificate::{Certificate, Shift, Theorem, Window};
use super::recurrence::Recurrence;
use crate::game::Convention;
use crate::quantity::Standard;

/// The theorem to use, if one is known: that and no other is accepted in a certificate.
pub(super) fn theorem_for(
    rules: &Recurrence,
    quantity: Standard,
    shift: &Shift,
) -> Option<Theorem> {
    let plain = *shift == Shift::Same(0);
    let one = matches!(shift, Shift::Same(_));
    if let Some(register) = rules.as_register() {
        // A heap without a move has a length of 0, however long play lasts elsewhere.
        let rises = quantity.is_length() && register.never_ends();
        return match (plain, one) {
            (true, _) => Some(Theorem::RepeatedWindow),
            (_, true) => rises.then_some(Theorem::ShiftedWindow),
            _ => quantity.is_length().then_some(Theorem::ShiftedResidues),
        };
    }
    match rules {
        Recurrence::Code(_) if plain => match quantity {
            Standard::Grundy(Convention::Normal) => Some(Theorem::Parts),
            Standard::Outcome(Convention::Normal) => Some(Theorem::NimValues {
                first: 0,
                period: 0,
            }),
            _ => None,
        },
        Recurrence::Subtraction(takes) if takes.from().is_some() => match quantity {
            _ if plain => Some(Theorem::SameBelow),
            Standard::Grundy(_) | Standard::Foreclosed(Convention::Misere) | Standard::Longest
                if one =>
            {
                Some(Theorem::RisenBelow)
            }
            _ => None,
        },
        _ => None,
    }
}

/// What a theorem asks of a window, by the rules alone.
pub(super) enum Hypothesis {
    /// The whole window.
    Window { from: u64, to: u64 },
    /// Where it ends, by where it begins, which the values decide.
    Length(u64),
}

impl Hypothesis {
    /// Of the theorem that the certificate names. `None` if a number passes 64 bits, or if the
    /// theorem has nothing to do with the rules.
    pub(super) fn of(certificate: &Certificate) -> Option<Self> {
        let Certificate { first, period, .. } = *certificate;
        match certificate.theorem {
            Theorem::RepeatedWindow | Theorem::ShiftedWindow | Theorem::ShiftedResidues => {
                let register = certificate.rules.as_register()?;
                let reach = register.reach();
                let from = first.max(register.regular().saturating_sub(reach));
                let to = from.checked_add(reach)?;
                let mut to = to.checked_add(certificate.joint(register.modulus())?)?;
                if certificate.theorem == Theorem::ShiftedResidues {
                    to = to.checked_add(period)?;
                }
                Some(Self::Window { from, to })
            }
            Theorem::Parts => parts(&certificate.rules, first, period),
            Theorem::NimValues { first, period } => parts(&certificate.rules, first, period),
            Theorem::SameBelow | Theorem::RisenBelow => {
                let reach = reach_of_excluded(&certificate.rules)?;
                Some(Self::Length(reach.checked_add(period)?))
            }
        }
    }

    /// The window it asks for, which begins at a heap unless the rules say where.
    pub(super) fn window(&self, start: u64) -> Option<Window> {
        Some(match *self {
            Self::Window { from, to } => Window { from, to },
            Self::Length(length) => Window {
                from: start,
                to: start.checked_add(length)?,
            },
        })
    }
}

/// Guy and Smith for any number of parts: t (from + period) + k values.
fn parts(rules: &Recurrence, first: u64, period: u64) -> Option<Hypothesis> {
    let Recurrence::Code(code) = rules else {
        return None;
    };
    // With a part of 0 there would be another number of parts.
    let from = first.max(1);
    let to = from.checked_add(period)?.checked_mul(code.parts())?;
    let to = to.checked_add(code.last())?;
    Some(Hypothesis::Window { from, to })
}

/// The greatest number that a set without end does not hold, or 0.
pub(super) fn reach_of_excluded(rules: &Recurrence) -> Option<u64> {
    match rules {
        Recurrence::Subtraction(takes) => takes.from().map(|from| from - 1),
        _ => None,
    }
}

impl Certificate {
    /// The least multiple of the period after which rules that tell heaps apart modulo a number are
    /// the same again and, where parity tells who wins, all values have their parity again.
    pub(super) fn joint(&self, modulus: u64) -> Option<u64> {
        let joint = least_common_multiple(self.period, modulus)?;
        let times = joint / self.period;
        let odd = |shift: &u64| shift % 2 == 1 && times % 2 == 1;
        let flips = match &self.shift {
            Shift::Same(shift) => odd(shift),
            Shift::Each(each) => each.iter().any(odd),
        };
        if flips && self.quantity.tells_by_parity() {
            joint.checked_mul(2)
        } else {
            Some(joint)
        }
    }
}

fn least_common_multiple(a: u64, b: u64) -> Option<u64> {
    let (mut divisor, mut rest) = (a, b);
    while rest > 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    (a / divisor.max(1)).checked_mul(b)
}
