//! One heap by its divisors.

use crate::harness::{Case, Report};
use sprague::prelude::*;
use sprague_kernels::divisors::Rules;
use sprague_kernels::fold::{Fold, Table};
use std::hint::black_box;

sprague::game! {
    /// Take a proper divisor.
    game Aliquot(n) { n -> n - d for d in divisors(n) if d < n; }

    /// Take a divisor, and leave K.
    game Leave<K>(n) where K >= 1 { n -> n - d for d in divisors(n) if d + K <= n; }
}

/// The same as its kernel reads it.
const ALIQUOT: &[i64] = &[1, 0, 1, -1, 0, 0, 1, 0, 0, 1, -1, 0, -1];

/// Adds the cases.
pub fn cases(out: &mut Vec<Case>) {
    out.push(Case {
        name: "take a proper divisor",
        run: aliquot,
    });
}

fn table(fold: Fold, len: usize) -> Table {
    let rules = Rules::read(ALIQUOT).expect("they are rules");
    rules.table(fold, len).expect("there is memory")
}

/// By trial up to the root.
fn trial(len: usize) -> Vec<u8> {
    let mut values = vec![0u8; len];
    for n in 1..len {
        let mut seen = 0u32;
        let mut d = 1;
        while d * d <= n {
            if n % d == 0 {
                for d in [d, n / d] {
                    if d < n {
                        seen |= 1 << values[n - d];
                    }
                }
            }
            d += 1;
        }
        values[n] = seen.trailing_ones() as u8;
    }
    values
}

/// By a list of divisors for each heap, filled by a sieve.
fn lists(len: usize) -> Vec<u8> {
    let mut divisors: Vec<Vec<u32>> = vec![Vec::new(); len];
    for d in 1..len {
        for multiple in (2 * d..len).step_by(d) {
            divisors[multiple].push(d as u32);
        }
    }
    let mut values = vec![0u8; len];
    for n in 1..len {
        let taken = divisors[n].iter().map(|&d| values[n - d as usize]);
        values[n] = taken
            .fold(0u32, |seen, value| seen | 1 << value)
            .trailing_ones() as u8;
    }
    values
}

fn aliquot(report: &mut Report) {
    let grundy = Fold::Grundy { misere: false };
    let n = 1_000_000;
    let ours = table(grundy, n);
    let by_trial = trial(n);
    let game = Aliquot
        .sequence(&Grundy::NORMAL, n as u64 - 1)
        .expect("it is within the limits");
    let leave = Leave::<1>
        .sequence(&Grundy::NORMAL, n as u64 - 1)
        .expect("it is within the limits");
    for heap in 0..n {
        let expected = u32::from(by_trial[heap]);
        report.check(ours.number(heap) == expected, "trial");
        report.check(game[heap] == u64::from(expected), "the game");
        report.check(leave[heap] == u64::from(expected), "a parameter");
    }
    report.check(lists(n) == by_trial, "lists");
    let times = report.compare(
        "nim-values",
        n as u64,
        &mut || drop(black_box(table(grundy, n))),
        &mut [
            ("trial up to the root", &mut || drop(black_box(trial(n)))),
            ("lists of divisors", &mut || drop(black_box(lists(n)))),
            ("the game's sequence", &mut || {
                drop(black_box(Aliquot.sequence(&Grundy::NORMAL, n as u64 - 1)));
            }),
            ("a parameter's sequence", &mut || {
                let leave = Leave::<1>.sequence(&Grundy::NORMAL, n as u64 - 1);
                drop(black_box(leave));
            }),
        ],
    );
    let words = "with a parameter over without, at most 1.5";
    report.bound(words, times[4] / times[3], times[4] <= 1.5 * times[3]);
    let n = 10_000_000;
    let far = report.compare(
        "nim-values",
        n as u64,
        &mut || drop(black_box(table(grundy, n))),
        &mut [("remoteness", &mut || {
            drop(black_box(table(Fold::Remoteness { misere: false }, n)));
        })],
    );
    // Trial takes the root of n for each heap: 36 s and more here, so it is left at 10^6.
    let trial = times[1] * 10.0 * 10f64.sqrt();
    let words = "trial at 10^7, by its law, over ours, at least 30";
    report.bound(words, trial / far[0], trial >= 30.0 * far[0]);
    report.growth("nim-values", [100_000, 1_000_000, 10_000_000], &mut |n| {
        drop(black_box(table(grundy, n as usize)));
    });
}
