//! Whether what is chosen stays the best choice when values rise place by place.

use alloc::vec::Vec;

use super::certificate::Certificate;
use super::verify::Refused;
use crate::game::Convention;
use crate::quantity::Standard;

/// Checks every heap of one joint period past the window's reach: among the options that its value
/// is taken from, the one that is best now also rises best, and the heap rises as that does. Then
/// it is best for ever (`docs/proofs.md`, "Shifted residues").
pub(super) fn choices_stay(
    certificate: &Certificate,
    value: &dyn Fn(u64) -> u64,
) -> Result<(), Refused> {
    let register = certificate.rules.as_register().ok_or(Refused::Theorem)?;
    let joint = certificate
        .joint(register.modulus())
        .ok_or(Refused::Malformed)?;
    let start = certificate.window.from + register.reach();
    let rise = |heap: u64| {
        let place = (heap - certificate.first) % certificate.period;
        certificate.shift_at(usize::try_from(place).unwrap_or(usize::MAX))
    };
    for heap in start..start + joint {
        let mut options: Vec<(u64, u64)> = Vec::new();
        for &k in register.numbers(heap) {
            if k > heap {
                break;
            }
            options.push((value(heap - k), rise(heap - k)));
        }
        let Some(rises) = rise_of_best(certificate.quantity, &options) else {
            return Err(Refused::ChoiceMayChange { heap });
        };
        if rises != rise(heap) {
            return Err(Refused::ChoiceMayChange { heap });
        }
    }
    Ok(())
}

/// The rise of a heap's value, by the values and rises of its options: 0 if there are none, `None`
/// if the best option does not rise best among those that count.
fn rise_of_best(quantity: Standard, options: &[(u64, u64)]) -> Option<u64> {
    let (lost, hurry) = match quantity {
        Standard::Remoteness(Convention::Normal) => (0, true),
        Standard::Remoteness(Convention::Misere) => (1, true),
        Standard::Suspense(Convention::Normal) => (0, false),
        Standard::Suspense(Convention::Misere) => (1, false),
        Standard::Shortest | Standard::Longest if options.is_empty() => return Some(0),
        Standard::Shortest => return best(options, true),
        Standard::Longest => return best(options, false),
        _ => return None,
    };
    let mut winning = Vec::new();
    for &option in options {
        if option.0 % 2 == lost {
            winning.push(option);
        }
    }
    // Who can win hurries or delays; who cannot does the other.
    match (options, &winning[..]) {
        ([], _) => Some(0),
        (_, []) => best(options, !hurry),
        (_, winning) => best(winning, hurry),
    }
}

/// The rise of the least or the greatest value, if it is also the least or the greatest rise.
fn best(options: &[(u64, u64)], least: bool) -> Option<u64> {
    let mut chosen = *options.first()?;
    let mut best = chosen.1;
    for &(value, rise) in options {
        if least {
            chosen = chosen.min((value, rise));
            best = best.min(rise);
        } else {
            chosen = chosen.max((value, rise));
            best = best.max(rise);
        }
    }
    (chosen.1 == best).then_some(best)
}
