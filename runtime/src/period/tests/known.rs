//! Periods that are published, or that were computed apart from this project.

use std::collections::BTreeSet;
use std::vec::Vec;

use super::{proved, triple};
use crate::Convention::{Misere, Normal};
use crate::Solve;
use crate::period::{Finding, Recurrence, Shift, Theorem, find};
use crate::quantity::Standard;

const NIM_VALUE: Standard = Standard::Grundy(Normal);
const REMOTENESS: Standard = Standard::Remoteness(Normal);

#[test]
fn codes() {
    // Guy and Smith 1956; Kenyon 1967; Austin 1976.
    let known: [(&[u8], u64, u64); 8] = [
        (&[0, 7, 7], 71, 12),
        (&[0, 0, 7], 53, 34),
        (&[0, 1, 3, 7], 52, 34),
        (&[0, 4, 5], 498, 20),
        (&[0, 1, 5, 6], 3479, 349),
        (&[0, 3, 5, 6], 7315, 142),
        // A value of 64 is met at 333.
        (&[0, 6, 4, 4], 3256, 442),
        (&[0, 1, 6, 5], 5181, 1550),
    ];
    for (digits, first, period) in known {
        let certificate = proved(&Recurrence::code(digits), NIM_VALUE, 20_000);
        assert_eq!(
            triple(&certificate),
            (first, period, Shift::Same(0)),
            "{digits:?}"
        );
        assert_eq!(certificate.theorem, Theorem::Parts);
        let last = digits.len() as u64 - 1;
        assert_eq!(certificate.window.to, 2 * (first + period) + last);
    }
}

/// A finite set whose values repeat from late on only, as its window is too long to be computed
/// heap by heap; by either convention, and with values that differ from the definition nowhere.
#[test]
fn a_set_that_repeats_late() {
    let set = [
        4, 7, 8, 12, 14, 17, 18, 23, 25, 29, 31, 33, 36, 40, 41, 47, 52, 55, 58, 61, 66, 67, 70,
        74, 79, 80, 84, 89, 91, 95, 98, 103, 104, 107, 110, 116, 121, 127, 130, 137,
    ];
    for convention in [Normal, Misere] {
        let finding = find(
            &Recurrence::finite(set),
            Standard::Grundy(convention),
            1 << 20,
        );
        let periodic = finding.into_proved().expect("it repeats");
        let certificate = periodic.certificate();
        if convention == Normal {
            let wanted = (40_999, 4_856, Shift::Same(0));
            assert_eq!(triple(certificate), wanted);
        }
        assert!(certificate.window.to > 1 << 12);
        assert_eq!(certificate.verify(u64::MAX).as_ref(), Ok(&periodic));
        // Forged: later, earlier, longer, shorter.
        for (first, period) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let mut forged = certificate.clone();
            forged.first = forged.first.wrapping_add_signed(first);
            forged.period = forged.period.wrapping_add_signed(period);
            forged.window.from = forged.first;
            forged.window.to = forged.first + 137 + forged.period;
            assert!(forged.verify(u64::MAX).is_err(), "{forged}");
        }
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..60_000u64 {
            let options = set.iter().filter(|&&taken| taken <= heap);
            let options = options.fold(0u64, |seen, taken| {
                seen | 1 << values[usize::try_from(heap - taken).unwrap()]
            });
            let value = match convention {
                Misere if options == 0 => 1,
                _ => u64::from(options.trailing_ones()),
            };
            assert_eq!(periodic.at(heap), value);
            values.push(value);
        }
    }
}

#[test]
fn outcomes_of_codes_follow_their_nim_values() {
    // From Kayles on every heap but 0 is won by the first player; so it is not in Dawson's.
    let kayles = proved(
        &Recurrence::code(&[0, 7, 7]),
        Standard::Outcome(Normal),
        1_000,
    );
    assert_eq!(triple(&kayles), (1, 1, Shift::Same(0)));
    assert_eq!(
        kayles.theorem,
        Theorem::NimValues {
            first: 71,
            period: 12
        }
    );
    let rules = Recurrence::code(&[0, 0, 7]);
    let (nim, won) = (
        find(&rules, NIM_VALUE, 1_000),
        find(&rules, Standard::Outcome(Normal), 1_000),
    );
    let (nim, won) = (nim.proved().unwrap(), won.proved().unwrap());
    assert!((0..1_000).all(|heap| won.at(heap) == u64::from(nim.at(heap) != 0)));
    assert_eq!(won.certificate().period, 34);
    // Neither has a sum that is told by its heaps' remoteness.
    assert!(find(&rules, REMOTENESS, 1_000).proved().is_none());
    assert!(
        find(&rules, Standard::Grundy(Misere), 1_000)
            .proved()
            .is_none()
    );
}

#[test]
fn codes_that_leave_three_heaps() {
    // The same game twice: a heap of 1 may be taken; three heaps are never left of a small heap.
    let rules = Recurrence::code(&[0, 3, 3]);
    assert_eq!(
        triple(&proved(&rules, NIM_VALUE, 100)),
        (0, 3, Shift::Same(0))
    );
    let mut several = 0;
    for digits in 0..=255u8 {
        let digits = [0, digits / 16, digits % 16];
        let rules = Recurrence::code(&digits);
        let Finding::Proved(periodic) = find(&rules, NIM_VALUE, 400) else {
            continue;
        };
        several += u32::from(digits.iter().any(|digit| *digit >= 8));
        let game = crate::tests::games::Code(std::boxed::Box::leak(digits.into()));
        let plain = game.sequence(&crate::Grundy::NORMAL, 60).unwrap();
        for (heap, value) in (0..).zip(plain) {
            assert_eq!(periodic.at(heap), value, "{digits:?} at {heap}");
        }
    }
    assert!(
        several >= 20,
        "{several} codes with a digit from 8 on have a period"
    );
}

#[test]
fn lengths() {
    let known: [(&[u64], u64, u64, u64); 4] = [
        (&[1, 3, 4], 0, 7, 4),
        (&[1, 2, 3], 0, 4, 2),
        (&[2, 3], 0, 5, 2),
        (&[1, 2], 0, 3, 2),
    ];
    for (set, first, period, rise) in known {
        let certificate = proved(&Recurrence::finite(set.iter().copied()), REMOTENESS, 10_000);
        assert_eq!(triple(&certificate), (first, period, Shift::Same(rise)));
        assert_eq!(certificate.theorem, Theorem::ShiftedWindow);
    }
    // One counter at a time: each heap is one move longer, although that changes who wins.
    let one = proved(&Recurrence::finite([1]), REMOTENESS, 100);
    assert_eq!(triple(&one), (0, 1, Shift::Same(1)));
    assert_eq!((one.window.from, one.window.to), (0, 3));
}

#[test]
fn lengths_that_rise_by_place() {
    let known: [(&[u64], u64, &[u64]); 2] =
        [(&[3, 5, 15], 36, &[6, 8]), (&[10, 27, 33], 360, &[18, 20])];
    for (set, period, rises) in known {
        let certificate = proved(
            &Recurrence::finite(set.iter().copied()),
            REMOTENESS,
            100_000,
        );
        assert_eq!(certificate.period, period);
        assert_eq!(certificate.theorem, Theorem::ShiftedResidues);
        let Shift::Each(each) = certificate.shift else {
            panic!("{set:?} has one shift")
        };
        let met: BTreeSet<u64> = each.into_iter().collect();
        assert!(met.iter().eq(rises), "{set:?}: {met:?}");
    }
}

#[test]
fn nothing_found_is_an_ordinary_answer() {
    let rules = Recurrence::finite([10, 42, 47, 79, 89]);
    let finding = find(&rules, NIM_VALUE, 300_000);
    assert_eq!(
        std::string::ToString::to_string(&finding),
        "no period found among the heaps below 300000"
    );
    // 0.8 splits into three and never stops rising.
    let rules = Recurrence::code(&[0, 8]);
    let Finding::Observed(observed) = find(&rules, NIM_VALUE, 500) else {
        panic!("rising values have no period")
    };
    assert_eq!(observed.up_to, 500);
    assert!(
        find(&Recurrence::finite([1 << 40]), NIM_VALUE, 1_000)
            .proved()
            .is_none()
    );
    assert!(
        find(&Recurrence::finite([]), NIM_VALUE, 0)
            .proved()
            .is_none()
    );
}

#[test]
fn patterns_are_observed_and_not_claimed() {
    // Heaps of three from any split: the code 0.08 … has arithmetic values that no theorem here
    // proves.
    let mut seen = 0;
    for digits in [
        [0, 8, 8],
        [0, 0, 8],
        [0, 9, 8],
        [0, 8, 1],
        [0, 12, 8],
        [0, 8, 15],
        [0, 10, 12],
    ] {
        let Finding::Observed(observed) = find(&Recurrence::code(&digits), NIM_VALUE, 1_000) else {
            continue;
        };
        seen += u32::from(observed.pattern.is_some_and(|pattern| pattern.shift > 0));
    }
    assert!(seen > 0, "none of these rises evenly");
}
