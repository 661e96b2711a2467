//! Published codes, sets without a known period, and games that answer far heaps.

use crate::{proved, timed, verified};
use sprague::Convention::Normal;
use sprague::period::{Finding, Recurrence, Shift, Standard, find};
use sprague::prelude::*;
use sprague_tests::corpus::subtraction::{AllButTwoFour, TakeOneThreeFour};

#[test]
fn published_codes() {
    // Guy and Smith 1956; Kenyon 1967; Austin 1976.
    let known: [(&str, &[u8], u64, u64); 8] = [
        ("0.77", &[0, 7, 7], 71, 12),
        ("0.07", &[0, 0, 7], 53, 34),
        ("0.137", &[0, 1, 3, 7], 52, 34),
        ("0.45", &[0, 4, 5], 498, 20),
        ("0.156", &[0, 1, 5, 6], 3479, 349),
        ("0.356", &[0, 3, 5, 6], 7315, 142),
        ("0.644", &[0, 6, 4, 4], 3256, 442),
        ("0.165", &[0, 1, 6, 5], 5181, 1550),
    ];
    for (name, digits, first, period) in known {
        let rules = Recurrence::code(digits);
        let periodic = timed(name, || proved(&rules, Standard::Grundy(Normal), 1 << 14));
        let certificate = timed("and verified", || verified(&periodic));
        let found = (certificate.first, certificate.period, certificate.shift);
        assert_eq!(found, (first, period, Shift::Same(0)), "{name}");
        if name == "0.644" {
            assert_eq!(periodic.at(333), 64);
        }
    }
}

#[test]
fn no_period_is_an_ordinary_answer() {
    // In the memory for 128 values.
    let rules = Recurrence::finite([10, 42, 47, 79, 89]);
    let finding = timed("40 million heaps", || {
        find(&rules, Standard::Grundy(Normal), 40_000_000)
    });
    let Finding::Observed(observed) = finding else {
        panic!("{finding}")
    };
    assert_eq!((observed.up_to, observed.pattern), (40_000_000, None));
    assert_eq!(
        observed.to_string(),
        "no period found among the heaps below 40000000"
    );
}

#[test]
#[cfg_attr(
    debug_assertions,
    ignore = "18 million heaps, computed thrice, take seconds without optimization"
)]
fn a_long_period() {
    let rules = Recurrence::finite([9, 32, 40, 63, 72]);
    let nim_value = Standard::Grundy(Normal);
    let periodic = timed("a period of 9 million", || {
        proved(&rules, nim_value, 30_000_000)
    });
    let certificate = periodic.certificate();
    assert_eq!((certificate.first, certificate.period), (281, 8_961_760));
    assert_eq!(
        periodic.at(1 << 60),
        periodic.at((1 << 60) % 8_961_760 + 8_961_760)
    );
}

#[test]
fn games_answer_far_heaps() {
    const FAR: u64 = 1_000_000_000_000_000_009;
    assert_eq!(TakeOneThreeFour.grundy(1_000_000_007), Ok(2));
    assert_eq!(TakeOneThreeFour.remoteness(1_000_000_007), Ok(571_428_575));
    assert_eq!(
        TakeOneThreeFour.remoteness(FAR),
        Ok(571_428_571_428_571_433)
    );
    assert_eq!(TakeOneThreeFour.outcome(FAR), Ok(OutcomeClass::N));
    // Two more every six heaps from 0 on.
    let near = AllButTwoFour.grundy(FAR % 6).expect("a small heap");
    assert_eq!(AllButTwoFour.grundy(FAR), Ok(near + FAR / 6 * 2));
}
