//! Compounds of several heaps, whose positions are never all looked at.

use crate::games::Take;
use crate::harness::{Case, Report};
use crate::loops;
use sprague_runtime::Solve;
use sprague_runtime::compound::Together;
use std::hint::black_box;

const SET: &[usize] = &[1, 3, 4];

/// Adds the cases.
pub fn cases(out: &mut Vec<Case>) {
    out.push(Case {
        name: "conjunctive-compound",
        run: conjunctive,
    });
}

/// The remoteness of three heaps that all move in each turn, until the first of them has ended: by
/// the whole cube.
fn brute(set: &[usize], last: usize) -> Vec<u16> {
    let side = last + 1;
    let place = |a: usize, b: usize, c: usize| (a * side + b) * side + c;
    let mut cube = vec![0u16; side * side * side];
    for a in 0..side {
        for b in 0..side {
            for c in 0..side {
                let (mut least_even, mut greatest_odd) = (u16::MAX, 0);
                for &i in set.iter().take_while(|&&i| i <= a) {
                    for &j in set.iter().take_while(|&&j| j <= b) {
                        for &k in set.iter().take_while(|&&k| k <= c) {
                            let option = cube[place(a - i, b - j, c - k)];
                            if option % 2 == 0 {
                                least_even = least_even.min(option + 1);
                            } else {
                                greatest_odd = greatest_odd.max(option + 1);
                            }
                        }
                    }
                }
                let won = least_even != u16::MAX;
                cube[place(a, b, c)] = if won { least_even } else { greatest_odd };
            }
        }
    }
    cube
}

fn conjunctive(report: &mut Report) {
    let game = Take::new(SET);
    let remoteness = |a: u64, b: u64, c: u64| {
        let race = (game.at(a), game.at(b), game.at(c)).conjunctive();
        race.remoteness().expect("it is small")
    };
    let cube = brute(SET, 60);
    let heaps = [0u64, 1, 2, 3, 4, 5, 6, 7, 13, 29, 30, 31, 44, 58, 59, 60];
    for a in heaps {
        for b in heaps {
            for c in heaps {
                let place = (a * 61 + b) * 61 + c;
                let right = u64::from(cube[place as usize]);
                report.check(remoteness(a, b, c) == right, "three heaps");
            }
        }
    }
    let times = report.compare(
        "remoteness of three heaps of 300, at once",
        1,
        &mut || {
            black_box(remoteness(black_box(300), 299, 298));
        },
        &mut [("the whole cube", &mut || {
            black_box(brute(black_box(SET), 300));
        })],
    );
    let ratio = times[1] / times[0];
    report.bound("brute force to ours", ratio, ratio >= 10_000.0);
    let mut table = vec![0; 301];
    loops::remoteness(SET, &mut table);
    report.check(
        remoteness(300, 299, 298) == table[298..].iter().copied().min().unwrap_or(0).into(),
        "the least",
    );
}
