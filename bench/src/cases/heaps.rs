//! Three heaps without order, and three heaps at once.

use crate::harness::{Case, Report};
use sprague::prelude::*;
use sprague_kernels::fold::{Fold, Table};
use sprague_kernels::multisets::Rules;
use std::hint::black_box;

sprague::game! {
    /// Take a number that divides all other heaps.
    game DivisorNim[..] { [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest; }
}

/// The first as its kernel reads it.
const DIVISOR_NIM: &[i64] = &[1, 1, 0, 1, 0, 1, 1];

/// Adds the cases.
pub fn cases(out: &mut Vec<Case>) {
    out.push(Case {
        name: "three-heap divisor nim",
        run: divisor_nim,
    });
}

fn table(fold: Fold, largest: u32) -> Table {
    let rules = Rules::read(DIVISOR_NIM).expect("they are rules");
    rules.table(fold, 3, largest).expect("there is memory")
}

fn gcd(mut a: usize, mut b: usize) -> usize {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// All ordered triples, with lists of divisors and of greatest common divisors.
fn cube(largest: usize) -> Vec<u16> {
    let side = largest + 1;
    let mut divisors: Vec<Vec<usize>> = vec![(1..side).collect()];
    divisors.extend((1..side).map(|n| (1..=n).filter(|d| n % d == 0).collect()));
    let common: Vec<usize> = (0..side * side)
        .map(|at| gcd(at / side, at % side))
        .collect();
    let mut values = vec![0u16; side * side * side];
    let mut stamp = vec![0u32; 4 * side];
    for place in 0..values.len() {
        let now = place as u32 + 1;
        let heaps = [place / side / side, place / side % side, place % side];
        for (heap, step) in [side * side, side, 1].into_iter().enumerate() {
            let others = common[heaps[(heap + 1) % 3] * side + heaps[(heap + 2) % 3]];
            for &d in divisors[others].iter().take_while(|&&d| d <= heaps[heap]) {
                stamp[usize::from(values[place - d * step])] = now;
            }
        }
        let value = stamp.iter().position(|&seen| seen != now);
        values[place] = value.expect("a value is free") as u16;
    }
    values
}

fn divisor_nim(report: &mut Report) {
    let grundy = Fold::Grundy { misere: false };
    let ours = table(grundy, 150);
    let all = cube(150);
    let region = Multisets {
        heaps: 3,
        largest: 150,
    };
    let game = DivisorNim
        .table(&Grundy::NORMAL, region)
        .expect("it is within the limits");
    let mut place = 0;
    for c in 0..=150 {
        for b in 0..=c {
            for a in 0..=b {
                let expected = u32::from(all[(a * 151 + b) * 151 + c]);
                report.check(ours.number(place) == expected, "the cube");
                report.check(game.as_slice()[place] == u64::from(expected), "the game");
                place += 1;
            }
        }
    }
    report.check(place == ours.filled(), "all multisets");
    let multisets = table(grundy, 300).filled() as u64;
    report.check(multisets == 4_590_551, "their number");
    let times = report.compare(
        "multisets up to 300",
        multisets,
        &mut || drop(black_box(table(grundy, 300))),
        &mut [
            ("the ordered cube", &mut || drop(black_box(cube(300)))),
            ("remoteness", &mut || {
                drop(black_box(table(Fold::Remoteness { misere: false }, 300)));
            }),
            ("the game's table", &mut || {
                let region = Multisets {
                    heaps: 3,
                    largest: 300,
                };
                drop(black_box(DivisorNim.table(&Grundy::NORMAL, region)));
            }),
        ],
    );
    report.bound(
        "the cube over ours, at least 5",
        times[1] / times[0],
        times[1] >= 5.0 * times[0],
    );
    let side = |n: u64| (6.0 * n as f64).cbrt().round() as u32 - 2;
    report.growth("multisets", [180_000, 1_373_701, 4_590_551], &mut |n| {
        drop(black_box(table(grundy, side(n))));
    });
}
