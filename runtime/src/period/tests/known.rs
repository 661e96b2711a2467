//! Known periods.

use crate::Convention::Normal;
use crate::period::{Recurrence, Shift, find};
use crate::quantity::Standard;

/// First heap, period and rise, as proved.
fn proved(rules: &Recurrence, quantity: Standard, heaps: u64) -> (u64, u64, Shift) {
    let finding = find(rules, quantity, heaps);
    let proved = finding.proved();
    let certificate = proved
        .unwrap_or_else(|| panic!("{rules}, {quantity}: {finding}"))
        .certificate();
    (
        certificate.first,
        certificate.period,
        certificate.shift.clone(),
    )
}

#[test]
fn codes() {
    let nim = Standard::Grundy(Normal);
    let known: [(&[u8], u64, u64); 8] = [
        (&[0, 7, 7], 71, 12),
        (&[0, 0, 7], 53, 34),
        (&[0, 1, 3, 7], 52, 34),
        (&[0, 4, 5], 498, 20),
        (&[0, 1, 5, 6], 3479, 349),
        (&[0, 3, 5, 6], 7315, 142),
        (&[0, 6, 4, 4], 3256, 442),
        (&[0, 1, 6, 5], 5181, 1550),
    ];
    for (digits, first, period) in known {
        let found = proved(&Recurrence::code(digits), nim, 20_000);
        assert_eq!(found, (first, period, Shift::Same(0)), "{digits:?}");
    }
    let kayles = Recurrence::code(&[0, 7, 7]);
    let outcome = proved(&kayles, Standard::Outcome(Normal), 1_000);
    assert_eq!(outcome, (1, 1, Shift::Same(0)));
}

#[test]
fn remoteness() {
    let known: [(&[u64], u64, u64, u64); 4] = [
        (&[1, 3, 4], 0, 7, 4),
        (&[1, 2, 3], 0, 4, 2),
        (&[2, 3], 0, 5, 2),
        (&[1, 2], 0, 3, 2),
    ];
    for (set, first, period, rise) in known {
        let rules = Recurrence::finite(set.iter().copied());
        assert_eq!(
            proved(&rules, Standard::Remoteness(Normal), 10_000),
            (first, period, Shift::Same(rise))
        );
    }
    for set in [&[3, 5, 15][..], &[10, 27, 33]] {
        let rules = Recurrence::finite(set.iter().copied());
        let (first, period, shift) = proved(&rules, Standard::Remoteness(Normal), 100_000);
        let Shift::Each(each) = shift else { panic!() };
        let kinds: std::collections::BTreeSet<u64> = each.into_iter().collect();
        std::println!("{set:?} {first} {period} {kinds:?}");
    }
}

#[test]
fn endless() {
    for set in [
        &[][..],
        &[1],
        &[1, 2, 3],
        &[2, 4],
        &[1, 5, 6],
        &[3, 4, 7, 11],
    ] {
        let rules = Recurrence::all_but(set.iter().copied());
        for quantity in Standard::ALL {
            std::println!("{rules} {quantity}: {}", find(&rules, quantity, 20_000));
        }
    }
    for set in [
        &[][..],
        &[1],
        &[3],
        &[2, 4],
        &[1, 5, 6],
        &[9, 32, 40, 63, 72],
    ] {
        let rules = Recurrence::finite(set.iter().copied());
        for quantity in Standard::ALL {
            std::println!("{rules} {quantity}: {}", find(&rules, quantity, 20_000));
        }
    }
}
