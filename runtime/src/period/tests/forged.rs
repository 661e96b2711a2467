//! Certificates of which one field is changed by a little.

use std::vec::Vec;

use super::{find, proved, random};
use crate::Convention;
use crate::period::{Certificate, Recurrence, Refused, Shift, Theorem, Window};
use crate::quantity::Standard;

/// A number near another one.
fn near(state: &mut u64, number: u64) -> u64 {
    match random(state, 5) {
        0 => number + 1,
        1 => number.saturating_sub(1),
        2 => number * 2,
        3 => number / 2,
        _ => number + 1 + random(state, 40),
    }
}

/// One field changed, which may by chance leave it as it was.
fn forge(state: &mut u64, honest: &Certificate) -> Certificate {
    let mut forged = honest.clone();
    let all = Standard::ALL;
    match random(state, 8) {
        0 => forged.first = near(state, forged.first),
        1 => forged.period = near(state, forged.period),
        2 => match &mut forged.shift {
            Shift::Same(shift) => *shift = near(state, *shift),
            Shift::Each(each) => {
                let place = usize::try_from(random(state, each.len() as u64)).unwrap();
                each[place] = near(state, each[place]);
            }
        },
        3 => forged.window.from = near(state, forged.window.from),
        4 => forged.window.to = near(state, forged.window.to),
        5 => forged.quantity = all[usize::try_from(random(state, 12)).unwrap()],
        6 => forged.theorem = theorem(state, honest),
        _ => {
            // The same claim of a whole multiple of the period, with the window for that.
            let times = 2 + random(state, 3);
            forged.period *= times;
            if let Shift::Same(shift) = &mut forged.shift {
                *shift *= times;
            }
            let longer = forged.period - honest.period;
            let length = match honest.theorem {
                Theorem::Parts => 2 * longer,
                _ => longer,
            };
            forged.window.to += length;
        }
    }
    forged
}

fn theorem(state: &mut u64, honest: &Certificate) -> Theorem {
    let (first, period) = (honest.first, honest.period);
    let nim_values = match honest.theorem {
        Theorem::NimValues { first, period } => Theorem::NimValues {
            first: near(state, first),
            period: near(state, period),
        },
        _ => Theorem::NimValues { first, period },
    };
    let all = [
        Theorem::RepeatedWindow,
        Theorem::ShiftedWindow,
        Theorem::ShiftedResidues,
        Theorem::Parts,
        Theorem::SameBelow,
        Theorem::RisenBelow,
        nim_values,
    ];
    all[usize::try_from(random(state, 7)).unwrap()]
}

fn honest(rules: &Recurrence) -> Vec<Certificate> {
    let all = Standard::ALL.into_iter();
    let found = all.map(|quantity| find(rules, quantity, 3_000));
    let proved = found.filter_map(|finding| finding.proved().map(|p| p.certificate().clone()));
    proved.collect()
}

#[test]
fn forged_certificates_are_refused() {
    let state = &mut 17;
    let mut certificates = Vec::new();
    for _ in 0..60 {
        let count = 1 + random(state, 5);
        let set: Vec<u64> = (0..count).map(|_| 1 + random(state, 12)).collect();
        certificates.extend(honest(&Recurrence::finite(set.iter().copied())));
        certificates.extend(honest(&Recurrence::all_but(set)));
        let digits = [0, random(state, 8), random(state, 8)];
        let digits = digits.map(|digit| u8::try_from(digit).unwrap());
        certificates.extend(honest(&Recurrence::code(&digits)));
    }
    certificates.extend(honest(&Recurrence::finite([3, 5, 15])));
    let mut refused = 0;
    for certificate in &certificates {
        for _ in 0..4 {
            let forged = forge(state, certificate);
            if forged == *certificate {
                continue;
            }
            // Another quantity may truly have the same numbers, but then it is no forgery.
            let true_of_other = forged.quantity != certificate.quantity
                && find(&forged.rules, forged.quantity, 3_000)
                    .proved()
                    .is_some_and(|periodic| *periodic.certificate() == forged);
            let checked = forged.verify(50_000);
            assert_eq!(checked.is_ok(), true_of_other, "{certificate}\n{forged}");
            refused += u32::from(checked.is_err());
        }
    }
    std::println!("{refused} refused, of {} honest ones", certificates.len());
    assert!(refused > 3_000, "{refused}");
}

#[test]
fn each_refusal_has_its_reason() {
    let rules = Recurrence::finite([1, 3, 4]);
    let quantity = Standard::Remoteness(crate::Convention::Normal);
    let honest = super::proved(&rules, quantity, 1_000);
    let refused = |change: &dyn Fn(&mut Certificate)| {
        let mut forged = honest.clone();
        change(&mut forged);
        forged.verify(1_000).expect_err("it was changed")
    };
    let window = |from, to| Window { from, to };
    assert_eq!(
        refused(&|c| c.window.to = 12),
        Refused::Window {
            given: window(0, 12),
            asked: Some(window(0, 11)),
        }
    );
    assert_eq!(
        refused(&|c| c.theorem = Theorem::RepeatedWindow),
        Refused::Theorem
    );
    assert_eq!(refused(&|c| c.period = 0), Refused::Malformed);
    assert_eq!(
        refused(&|c| c.shift = Shift::Each([4; 7].into())),
        Refused::Malformed
    );
    assert_eq!(
        refused(&|c| c.shift = Shift::Each([4; 6].into())),
        Refused::Malformed
    );
    let later = |c: &mut Certificate| (c.first, c.window) = (1, window(1, 12));
    assert_eq!(refused(&later), Refused::NotFirst);
    let twice = |c: &mut Certificate| {
        (c.period, c.shift, c.window) = (14, Shift::Same(8), window(0, 18));
    };
    assert_eq!(refused(&twice), Refused::NotLeast { period: 7 });
    let other = |c: &mut Certificate| (c.period, c.window) = (8, window(0, 12));
    assert!(matches!(refused(&other), Refused::NotRepeated { .. }));
    let huge =
        |c: &mut Certificate| (c.first, c.window) = (1 << 60, window(1 << 60, (1 << 60) + 11));
    assert_eq!(
        refused(&huge),
        Refused::TooLong {
            heaps: (1 << 60) + 11
        }
    );
    let past = |c: &mut Certificate| c.period = u64::MAX;
    assert_eq!(refused(&past), Refused::Malformed);
}

/// What would take too long is refused before anything is computed.
#[test]
fn work_is_bounded() {
    let forged = |rules: Recurrence, theorem, from, to| Certificate {
        rules,
        quantity: Standard::Grundy(Convention::Normal),
        first: from,
        period: 1,
        shift: Shift::Same(0),
        theorem,
        window: Window { from, to },
    };
    let million = 1_000_000;
    let wide = Recurrence::runs([(1, million)], None);
    let wide = forged(wide, Theorem::RepeatedWindow, 0, million + 1);
    let code = forged(
        Recurrence::code(&[0, 7, 7]),
        Theorem::Parts,
        million,
        2 * million + 4,
    );
    let three = forged(
        Recurrence::code(&[0, 15]),
        Theorem::Parts,
        20_000,
        3 * 20_001 + 1,
    );
    for certificate in [wide, three] {
        let steps = certificate.rules.steps(certificate.window.to);
        assert!(steps > 4_000_000_000, "{certificate}");
        let refused = certificate.verify_within(u64::MAX, 4_000_000_000);
        assert_eq!(refused, Err(Refused::TooMuch { steps }));
    }
    // Of a long window of a code that leaves two heaps, the steps are those of the sparse space, if
    // there is one (0.77), and of all splits, if not (0.07).
    let dense = Recurrence::code(&[0, 0, 7]);
    let dense = forged(dense, Theorem::Parts, million, 2 * million + 4);
    for (certificate, steps) in [(code, 1_000_000), (dense, 100_000_000)] {
        let refused = certificate.verify_within(u64::MAX, steps);
        let much = matches!(refused, Err(Refused::TooMuch { steps: wanted }) if wanted > steps);
        assert!(much, "{certificate}{refused:?}");
    }
    let kayles = proved(
        &Recurrence::code(&[0, 7, 7]),
        Standard::Grundy(Convention::Normal),
        500,
    );
    let steps = kayles.rules.steps(kayles.window.to);
    assert!(kayles.verify_within(1_000, steps).is_ok());
    assert!(kayles.verify_within(1_000, steps - 1).is_err());
}

/// Shifts by place that hold on the window while another choice catches up: only what is chosen
/// for ever is proved.
#[test]
fn a_choice_that_may_change_is_refused() {
    let rules = Recurrence::finite([3, 5, 15]);
    let quantity = Standard::Remoteness(crate::Convention::Normal);
    let honest = super::proved(&rules, quantity, 10_000);
    assert_eq!(honest.theorem, Theorem::ShiftedResidues);
    let Shift::Each(each) = &honest.shift else {
        panic!("it rises by place")
    };
    let mut rotated = honest.clone();
    let mut shifts = each.clone();
    shifts.rotate_left(1);
    rotated.shift = Shift::Each(shifts);
    assert!(rotated.verify(10_000).is_err());
}
