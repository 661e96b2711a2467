//! Take-and-break codes.

use crate::harness::{Case, Report};
use cpu_time::ThreadTime;
use ogs::{RC2Solver, RCSolver, Solver as _};
use sprague_kernels::splits::{Code, Solver};
use sprague_runtime::Convention::Normal;
use sprague_runtime::period::{Periodic, Recurrence, Standard, find};
use std::hint::black_box;

/// Adds the cases.
pub fn cases(out: &mut Vec<Case>) {
    out.push(Case {
        name: "octal: Kayles and Dawson's Kayles to proof",
        run: short,
    });
    out.push(Case {
        name: "octal: 0.16 and 0.56 to proof",
        run: middle,
    });
    out.push(Case {
        name: "octal: 0.376",
        run: wide,
    });
    out.push(Case {
        name: "octal: values of a million heaps",
        run: values,
    });
    out.push(Case {
        name: "octal: 0.104 and 0.454 to proof",
        run: records,
    });
}

fn digits(code: &str) -> Vec<u8> {
    code.bytes()
        .filter(|&digit| digit != b'.')
        .map(|digit| digit - b'0')
        .collect()
}

/// Search and proof, with the values checked.
fn prove(code: &str) -> Periodic {
    let rules = Recurrence::code(&digits(black_box(code)));
    let finding = find(&rules, Standard::Grundy(Normal), 1 << 29);
    finding.into_proved().expect("it has a period")
}

fn by_kernel(code: &str, heaps: usize) -> Vec<u64> {
    let mut solver = Solver::new(Code::new(&digits(code)).expect("two heaps are left"));
    solver.extend(heaps).expect("there is memory");
    solver.values().iter().collect()
}

/// The better of the peer's two ways, and its search for a period at the end.
fn by_ogs(code: &str, heaps: usize, parities: bool) -> (Vec<u16>, Option<(usize, usize)>) {
    let game = code.parse().expect("an octal code");
    if parities {
        let mut solver: RC2Solver = RC2Solver::with_capacity(game, heaps);
        solver.by_ref().take(heaps).for_each(drop);
        (solver.nimbers().to_vec(), solver.period())
    } else {
        let mut solver: RCSolver = RCSolver::with_capacity(game, heaps);
        solver.by_ref().take(heaps).for_each(drop);
        (solver.nimbers().to_vec(), solver.period())
    }
}

/// What a user writes who is careful: marks that are never taken off.
fn careful(digits: &[u8], heaps: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::with_capacity(heaps);
    let mut marks = vec![usize::MAX; 1 << 10];
    for heap in 0..heaps {
        for (taken, digit) in digits.iter().enumerate().take(heap + 1).skip(1) {
            let rest = heap - taken;
            if digit & 1 != 0 && rest == 0 {
                marks[0] = heap;
            }
            if digit & 2 != 0 && rest > 0 {
                marks[values[rest] as usize] = heap;
            }
            if digit & 4 != 0 {
                for part in 1..=rest / 2 {
                    marks[(values[part] ^ values[rest - part]) as usize] = heap;
                }
            }
        }
        let free = (0..).find(|&value: &u32| marks[value as usize] != heap);
        values.push(free.expect("there are few"));
    }
    values
}

fn check(report: &mut Report, code: &str, first: u64, period: u64) {
    let proved = prove(code);
    let certificate = proved.certificate();
    report.check(
        (certificate.first, certificate.period) == (first, period),
        code,
    );
}

fn short(report: &mut Report) {
    for (code, first, period, heaps) in [("0.77", 71, 12, 168), ("0.07", 53, 34, 176)] {
        check(report, code, first, period);
        let words = digits(code);
        let times = report.compare(
            &format!("{code} to proof"),
            heaps as u64,
            &mut || drop(black_box(prove(code))),
            &mut [("careful loop, values alone", &mut || {
                drop(black_box(careful(&words, heaps)))
            })],
        );
        report.bound(
            "microseconds to proof, at most 100",
            times[0] * 1e6,
            times[0] < 1e-4,
        );
    }
}

fn middle(report: &mut Report) {
    let cases = [
        ("0.16", 105_351, 149_459, 509_623, 3.0),
        ("0.56", 326_640, 144, 653_570, 2.0),
    ];
    for (code, first, period, heaps, least) in cases {
        check(report, code, first, period);
        let (values, found) = by_ogs(code, heaps, false);
        report.check(found == Some((first as usize, period as usize)), code);
        let ours = by_kernel(code, heaps);
        let equal = ours
            .iter()
            .zip(&values)
            .all(|(ours, theirs)| *ours == u64::from(*theirs));
        report.check(equal, code);
        let times = report.compare(
            &format!("{code} to proof"),
            heaps as u64,
            &mut || drop(black_box(prove(code))),
            &mut [
                ("ogs, RC", &mut || {
                    drop(black_box(by_ogs(code, heaps, false)))
                }),
                ("ogs, RC2", &mut || {
                    drop(black_box(by_ogs(code, heaps, true)))
                }),
            ],
        );
        let ratio = times[1].min(times[2]) / times[0];
        report.bound(
            &format!("ogs over ours, at least {least}"),
            ratio,
            ratio >= least,
        );
    }
}

fn wide(report: &mut Report) {
    // The peer takes 20 s at a million heaps and more for each later one: it is measured at fewer.
    let heaps = 100_000;
    let (values, _) = by_ogs("0.376", heaps, false);
    let ours = by_kernel("0.376", heaps);
    let equal = ours
        .iter()
        .zip(&values)
        .all(|(ours, theirs)| *ours == u64::from(*theirs));
    report.check(equal, "0.376");
    let times = report.compare(
        "0.376, values",
        heaps as u64,
        &mut || drop(black_box(by_kernel("0.376", heaps))),
        &mut [("ogs, RC", &mut || {
            drop(black_box(by_ogs("0.376", heaps, false)))
        })],
    );
    let ratio = times[1] / times[0];
    report.bound("ogs over ours, at least 5", ratio, ratio >= 5.0);
    once(report, "0.376", (2_268_248, 4), 8.0);
}

fn values(report: &mut Report) {
    for code in ["0.77", "0.104", "0.454", "0.354"] {
        let heaps = 30_000;
        let (values, _) = by_ogs(code, heaps, code == "0.104");
        let ours = by_kernel(code, heaps);
        let equal = ours
            .iter()
            .zip(&values)
            .all(|(ours, theirs)| *ours == u64::from(*theirs));
        report.check(equal, code);
        report.growth(code, [100_000, 1_000_000, 4_000_000], &mut |heaps| {
            drop(black_box(by_kernel(
                code,
                usize::try_from(heaps).expect("it is small"),
            )));
        });
    }
}

fn records(report: &mut Report) {
    once(report, "0.104", (197_769_598, 11_770_282), 20.0);
    once(report, "0.454", (160_949_019, 60_620_715), 40.0);
}

/// What takes seconds is run once.
fn once(report: &mut Report, code: &str, known: (u64, u64), most: f64) {
    let start = ThreadTime::now();
    let proved = prove(code);
    let seconds = start.elapsed().as_secs_f64();
    let certificate = proved.certificate();
    report.check((certificate.first, certificate.period) == known, code);
    let heaps = certificate.window.to as f64;
    report.say(&format!(
        "- {code} to proof: {:.2} ns a heap",
        seconds / heaps * 1e9
    ));
    report.bound(
        &format!("seconds to proof of {code}, at most {most}"),
        seconds,
        seconds <= most,
    );
}
