//! Two heaps that lose any number.

use crate::harness::{Case, Report};
use sprague::prelude::*;
use sprague_kernels::grid::{Lines, Values, nim_values};
use std::hint::black_box;

sprague::game! {
    /// Any number from one heap, or the same from both.
    game Wythoff(x, y) {
        (x, y) -> (x - k, y) for k in 1..;
        (x, y) -> (x, y - k) for k in 1..;
        (x, y) -> (x - k, y - k) for k in 1..;
    }
}

/// Adds the cases.
pub fn cases(out: &mut Vec<Case>) {
    out.push(Case {
        name: "wythoff",
        run: wythoff,
    });
}

fn kernel(side: usize) -> Values {
    nim_values(Lines::of_bits(7), false, side, side).expect("there is memory")
}

/// By stamps over all options.
fn cubic(side: usize) -> Vec<u16> {
    let mut values = vec![0u16; side * side];
    let mut stamp = vec![0u32; 3 * side + 1];
    for a in 0..side {
        for b in 0..side {
            let place = a * side + b;
            let now = place as u32 + 1;
            for k in 1..=a {
                stamp[usize::from(values[place - k * side])] = now;
            }
            for k in 1..=b {
                stamp[usize::from(values[place - k])] = now;
            }
            for k in 1..=a.min(b) {
                stamp[usize::from(values[place - k * (side + 1)])] = now;
            }
            let value = stamp.iter().position(|&seen| seen != now);
            values[place] = value.expect("a value is free") as u16;
        }
    }
    values
}

/// By a set of bits for each row, column and diagonal, from their first word on.
fn bits(side: usize) -> Vec<u16> {
    let words = 3 * side / 64 + 1;
    let mut values = vec![0u16; side * side];
    let (mut rows, mut columns) = (vec![0u64; side * words], vec![0u64; side * words]);
    let mut diagonals = vec![0u64; 2 * side * words];
    for a in 0..side {
        for b in 0..side {
            let lines = [a * words, b * words, (b + side - a) * words];
            let row = &rows[lines[0]..lines[0] + words];
            let column = &columns[lines[1]..lines[1] + words];
            let diagonal = &diagonals[lines[2]..lines[2] + words];
            let mut word = 0;
            let value = loop {
                let taken = row[word] | column[word] | diagonal[word];
                if taken != u64::MAX {
                    break word * 64 + taken.trailing_ones() as usize;
                }
                word += 1;
            };
            values[a * side + b] = value as u16;
            rows[lines[0] + value / 64] |= 1 << (value % 64);
            columns[lines[1] + value / 64] |= 1 << (value % 64);
            diagonals[lines[2] + value / 64] |= 1 << (value % 64);
        }
    }
    values
}

fn wythoff(report: &mut Report) {
    let side = 600;
    let (ours, stamped, plain) = (kernel(side), cubic(side), bits(side));
    report.check(stamped == plain, "bits");
    let region = Boxed {
        largest: [side as u64 - 1; 2],
    };
    let game = Wythoff
        .table(&Grundy::NORMAL, region)
        .expect("it is within the limits");
    for (cell, (&expected, &told)) in stamped.iter().zip(game.as_slice()).enumerate() {
        report.check(ours.at(cell / side, cell % side) == expected, "the kernel");
        report.check(told == u64::from(expected), "the game");
    }
    let cells = (side * side) as u64;
    let small = report.compare(
        "cells at 600",
        cells,
        &mut || drop(black_box(kernel(side))),
        &mut [
            ("stamps over all options", &mut || {
                drop(black_box(cubic(side)))
            }),
            ("plain bits", &mut || drop(black_box(bits(side)))),
        ],
    );
    let side = 5000;
    let cells = (side * side) as u64;
    let times = report.compare(
        "cells at 5000",
        cells,
        &mut || drop(black_box(kernel(side))),
        &mut [
            ("plain bits", &mut || drop(black_box(bits(side)))),
            ("the game's table", &mut || {
                let region = Boxed {
                    largest: [side as u64 - 1; 2],
                };
                drop(black_box(Wythoff.table(&Grundy::NORMAL, region)));
            }),
        ],
    );
    let enough = times[1] >= 2.0 * times[0];
    report.bound(
        "plain bits over ours, at least 2",
        times[1] / times[0],
        enough,
    );
    // Stamps take the cube of the side, minutes at 5000.
    let cubic = small[1] * (5000f64 / 600.0).powi(3);
    report.bound(
        "stamps at 5000, by their law, over ours, at least 200",
        cubic / times[0],
        cubic >= 200.0 * times[0],
    );
    let sizes = [1_000_000, 6_250_000, 25_000_000];
    report.growth("cells of a side of 1000 and more", sizes, &mut |n| {
        drop(black_box(kernel(n.isqrt() as usize)));
    });
}
