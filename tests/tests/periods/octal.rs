//! Codes that leave two heaps, whose periods are far out. What is known of them was computed by
//! others: R. Austin, A. Gangolli and T. Plambeck, A. Flammenkamp, T. Czajka.

use crate::{proved, timed, verified};
use sprague::Convention::Normal;
use sprague::period::{Finding, LongSearch, Phase, Recurrence, Refused, Standard};
use sprague::prelude::*;
use std::ops::ControlFlow;

sprague::game! {
    /// No period of it is known.
    game Officers(n) { octal 0.6; }
}

const GRUNDY: Standard = Standard::Grundy(Normal);

/// The code, the first heap of the period, its length.
const KNOWN: [(&str, u64, u64); 3] = [
    ("0.127", 46_578, 4),
    ("0.16", 105_351, 149_459),
    ("0.56", 326_640, 144),
];

fn rules(code: &str) -> Recurrence {
    let digits = code.bytes().filter(|&digit| digit != b'.');
    Recurrence::code(&digits.map(|digit| digit - b'0').collect::<Vec<u8>>())
}

fn prove(code: &str, first: u64, period: u64) {
    let rules = rules(code);
    let found = timed(code, || proved(&rules, GRUNDY, 1 << 29));
    let certificate = found.certificate();
    assert_eq!(
        (certificate.first, certificate.period),
        (first, period),
        "{code}"
    );
    // As many values as the theorem asks for, and no more.
    let last = code.len() as u64 - 2;
    assert_eq!(certificate.window.to, 2 * (first + period) + last, "{code}");
}

#[test]
fn known_periods() {
    for (code, first, period) in KNOWN {
        prove(code, first, period);
    }
}

#[test]
#[ignore = "some seconds, and half a minute without optimisation of the machine's lanes"]
fn a_period_of_two_million_heaps() {
    prove("0.376", 2_268_248, 4);
}

#[test]
#[ignore = "a minute and 420 MB"]
fn periods_of_four_hundred_million_heaps() {
    prove("0.104", 197_769_598, 11_770_282);
    prove("0.454", 160_949_019, 60_620_715);
}

/// Outcomes by the nim-values, and far heaps.
#[test]
fn outcomes_and_far_heaps() {
    let outcome = Standard::Outcome(Normal);
    let nim_values = proved(&rules("0.16"), GRUNDY, 1 << 20);
    let outcomes = proved(&rules("0.16"), outcome, 1 << 20);
    for heap in (0..400_000).chain([1 << 40, u64::MAX]) {
        assert_eq!(outcomes.at(heap) == 0, nim_values.at(heap) == 0, "{heap}");
    }
}

/// What a certificate of a long window says must be so to the letter.
#[test]
fn forged_certificates() {
    let periodic = proved(&rules("0.156"), GRUNDY, 1 << 14);
    let right = verified(&periodic);
    let refused = |change: &dyn Fn(&mut sprague::period::Certificate)| {
        let mut forged = right.clone();
        change(&mut forged);
        let (from, period) = (forged.first.max(1), forged.period);
        forged.window = sprague::period::Window {
            from,
            to: 2 * (from + period) + 3,
        };
        forged.verify(1 << 20).expect_err("it is forged")
    };
    assert_eq!(refused(&|forged| forged.first += 1), Refused::NotFirst);
    assert!(matches!(
        refused(&|forged| forged.first -= 1),
        Refused::NotRepeated { heap: 3_478 }
    ));
    assert!(matches!(
        refused(&|forged| forged.period += 1),
        Refused::NotRepeated { .. }
    ));
    assert_eq!(
        refused(&|forged| forged.period *= 2),
        Refused::NotLeast { period: 349 }
    );
    assert!(matches!(
        refused(&|forged| forged.rules = rules("0.157")),
        Refused::NotRepeated { .. }
    ));
}

/// However often a search is broken off, it comes to the same, and it says how far it is.
#[test]
fn searches_that_are_broken_off() {
    for code in ["0.77", "0.156", "0.16"] {
        let rules = rules(code);
        let mut search = LongSearch::new(&rules).expect("two heaps are left");
        let (mut calls, mut broken) = (0u64, 0);
        let found = loop {
            let mut valued = 0;
            let found = search.run(1 << 20, |progress| {
                assert!(progress.done <= progress.of && progress.of <= 1 << 20);
                if progress.phase == Phase::Valuing {
                    assert!(progress.done >= valued);
                    valued = progress.done;
                }
                calls += 1;
                if calls % 3 == 0 && broken < 100 {
                    broken += 1;
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            if let Some(found) = found.expect("there is memory") {
                break found;
            }
        };
        assert!(broken > 0);
        assert_eq!(
            found,
            Finding::Proved(proved(&rules, GRUNDY, 1 << 20)),
            "{code}"
        );
    }
}

/// A code without a known period: a table, by the lanes and by the definition.
#[test]
fn tables_without_a_period() {
    let heaps = 6_000u64;
    let mut values: Vec<u64> = vec![0];
    for heap in 1..=heaps {
        let value = |heap: u64| values[usize::try_from(heap).expect("it is small")];
        let rest = heap - 1;
        let mut options: Vec<u64> = (1..=rest / 2)
            .map(|part| value(part) ^ value(rest - part))
            .collect();
        options.extend((rest > 0).then(|| value(rest)));
        options.sort_unstable();
        options.dedup();
        let free = (0..).zip(&options).find(|(free, option)| *free != **option);
        values.push(free.map_or(options.len() as u64, |(free, _)| free));
    }
    let far = [4_999u64, 5_999, 6_000];
    let wanted = far.map(|heap| values[usize::try_from(heap).expect("it is small")]);
    assert_eq!(
        Officers.values_of(&Grundy::NORMAL, far),
        Ok(wanted.to_vec())
    );
}
