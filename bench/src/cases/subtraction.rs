//! Games in which a number of a finite set is taken.

use crate::games::Take;
use crate::harness::{Case, Report};
use crate::loops;
use ogs::Solver;
use sprague_kernels::lengths::{self, Even, Length};
use sprague_kernels::subtraction::{Machine, Wanted};
use sprague_runtime::Solve;
use sprague_runtime::period::{Recurrence, find};
use sprague_runtime::quantity::Standard;
use std::hint::black_box;

const THREE: &[usize] = &[1, 3, 4];
const FIVE: &[usize] = &[2, 3, 7, 11, 19];
const FORTY: &[usize] = &[
    4, 7, 8, 12, 14, 17, 18, 23, 25, 29, 31, 33, 36, 40, 41, 47, 52, 55, 58, 61, 66, 67, 70, 74,
    79, 80, 84, 89, 91, 95, 98, 103, 104, 107, 110, 116, 121, 127, 130, 137,
];
/// The longest period that was found among 1.14 million sets.
const LONG: &[usize] = &[9, 32, 40, 63, 72];
/// No number is small.
const FAR: &[usize] = &[1009, 2017, 3026];

/// The sets, with how much faster than the loops a table is to be.
const SETS: [(&str, &[usize], f64); 5] = [
    ("{1, 3, 4}", THREE, 2.0),
    ("{2, 3, 7, 11, 19}", FIVE, 2.0),
    ("40 numbers up to 137", FORTY, 4.0),
    ("{9, 32, 40, 63, 72}", LONG, 1.0),
    ("{1009, 2017, 3026}", FAR, 1.0),
];

/// Adds the cases.
pub fn cases(out: &mut Vec<Case>) {
    out.push(Case {
        name: "grundy-table",
        run: tables,
    });
    out.push(Case {
        name: "grundy-period",
        run: periods,
    });
    out.push(Case {
        name: "remoteness-table",
        run: remoteness,
    });
}

fn fill(set: &[usize], table: &mut [u8]) {
    let ended = vec![0; set[0]];
    let mut machine = Machine::new(Wanted::Values, set, &ended).expect("there is memory");
    table[..set[0]].fill(0);
    let filled = machine.fill(&mut table[set[0]..]);
    filled.expect("no value is greater than there are numbers");
}

fn by_cgt(set: &[usize], table: &mut [u8]) {
    let set = set.iter().map(|&k| u32::try_from(k).expect("it is small"));
    let game = cgt::short::impartial::games::subtraction::Sub::new(set.collect());
    for (cell, value) in table.iter_mut().zip(game.grundy_sequence()) {
        *cell = value.value() as u8;
    }
}

fn by_ogs(set: &[usize], table: &mut [u8]) {
    // Digit 3 takes the number and leaves a heap or nothing.
    let mut code = b"0.".to_vec();
    code.extend((1..=set[set.len() - 1]).map(|k| if set.contains(&k) { b'3' } else { b'0' }));
    let game = ogs::Game::from_ascii(&code).expect("it is a code");
    let solver: ogs::NaiveSolver = ogs::NaiveSolver::with_capacity(game, table.len());
    for (cell, value) in table.iter_mut().zip(solver) {
        *cell = value as u8;
    }
}

fn tables(report: &mut Report) {
    report.say("Nim-values of all heaps, computed one by one: no use is made of a period.\n");
    for (name, set, bound) in SETS {
        let n = 1_000_000;
        let mut tables: Vec<Vec<u8>> = vec![vec![0; n]; 6];
        let [ours, marks, stamps, mask, cgt, ogs] = &mut tables[..] else {
            unreachable!("there are six")
        };
        // `ogs` knows codes of up to 255 digits.
        let has_ogs = set[set.len() - 1] < 256;
        fill(set, ours);
        loops::marks(set, marks);
        loops::stamps(set, stamps);
        loops::mask(set, mask);
        by_cgt(set, cgt);
        for table in [&mut *marks, &mut *stamps, &mut *mask, &mut *cgt] {
            report.check(ours == table, name);
        }
        if has_ogs {
            by_ogs(set, ogs);
            report.check(ours == ogs, name);
        }
        let set = black_box(set);
        let times = report.compare(
            name,
            n as u64,
            &mut || fill(set, ours),
            &mut [
                ("idiomatic loop", &mut || loops::marks(set, marks)),
                ("careful loop", &mut || loops::stamps(set, stamps)),
                ("mask loop", &mut || loops::mask(set, mask)),
            ],
        );
        report.bound(
            "careful loop to ours",
            times[2] / times[0],
            times[2] >= bound * times[0],
        );
        report.bound(
            "mask loop to ours",
            times[3] / times[0],
            times[3] >= bound * times[0],
        );
        // Programs that take long do a share of the work.
        let tables = [ours, cgt, ogs].map(|table| &mut table[..n / 20]);
        programs(report, name, set, has_ogs, tables);
        let sizes = [100_000, 1_000_000, 10_000_000];
        let mut table = vec![0; 10_000_000];
        report.growth("ours", sizes, &mut |n| fill(set, &mut table[..n as usize]));
    }
}

fn programs(
    report: &mut Report,
    name: &str,
    set: &[usize],
    has_ogs: bool,
    [ours, cgt, ogs]: [&mut [u8]; 3],
) {
    let n = ours.len() as u64;
    let mut by_ogs = || by_ogs(set, ogs);
    let mut by_cgt = || by_cgt(set, cgt);
    let mut peers: Vec<(&str, &mut dyn FnMut())> = vec![("cgt", &mut by_cgt)];
    if has_ogs {
        peers.push(("ogs, naive", &mut by_ogs));
    }
    let times = report.compare(name, n, &mut || fill(set, ours), &mut peers);
    report.bound(
        "cgt to ours",
        times[1] / times[0],
        times[1] >= 10.0 * times[0],
    );
    // The goal is one for small sets.
    if let Some(ogs) = times.get(2)
        && set.len() < 40
    {
        report.bound("ogs to ours", ogs / times[0], *ogs >= 40.0 * times[0]);
    }
}

fn periods(report: &mut Report) {
    report
        .say("The period proved from the rules alone, with its certificate verified; and a table");
    report.say("in memory that was touched before.\n");
    let grundy = Standard::Grundy(Default::default());
    for (name, set, _) in SETS {
        let rules = Recurrence::finite(set.iter().map(|&k| k as u64));
        let n = 10_000_000;
        let heaps = 30_000_000;
        let finding = find(&rules, grundy, heaps);
        let Some(periodic) = finding.proved() else {
            report.check(false, "no period was found");
            continue;
        };
        report.say(&format!("{name}: {periodic}"));
        let mut right = vec![0; n];
        loops::mask(set, &mut right);
        let is_right = |(heap, &value): (usize, &u8)| periodic.at(heap as u64) == u64::from(value);
        report.check(right.iter().enumerate().all(is_right), name);
        let prove = &mut || {
            black_box(find(black_box(&rules), grundy, heaps));
        };
        let times = report.compare(&format!("{name}, proof"), 1, prove, &mut []);
        let bound = if set == LONG { 0.150 } else { 0.001 };
        report.bound("milliseconds to a proof", times[0] * 1e3, times[0] < bound);
        let game = Take::new(set);
        let (mut ours, mut zeros) = (vec![1; n], vec![1u8; n]);
        game.grundy_into(&mut ours).expect("small values");
        report.check(ours == right, name);
        let times = report.compare(
            &format!("{name}, table"),
            n as u64,
            &mut || game.grundy_into(&mut ours).expect("small values"),
            &mut [("memset", &mut || black_box(&mut zeros).fill(black_box(0)))],
        );
        if set != LONG {
            report.bound(
                "table to memset",
                times[0] / times[1],
                times[0] <= 2.0 * times[1],
            );
        }
    }
}

fn remoteness(report: &mut Report) {
    report.say("Remoteness of all heaps, computed one by one.\n");
    let fill = |set: &[usize], table: &mut [u32]| {
        let length = Length::Hurried(Even::Loses);
        let ended = vec![0; set[0]];
        let mut machine = lengths::Machine::new(length, set, &ended).expect("there is memory");
        table[..set[0]].fill(0);
        machine.fill(&mut table[set[0]..]).expect("few heaps");
    };
    for (name, set, bound) in SETS {
        let n = 1_000_000;
        let (mut ours, mut theirs) = (vec![0; n], vec![0; n]);
        fill(set, &mut ours);
        loops::remoteness(set, &mut theirs);
        report.check(ours == theirs, name);
        let set = black_box(set);
        let times = report.compare(
            name,
            n as u64,
            &mut || fill(set, &mut ours),
            &mut [("plain loop", &mut || loops::remoteness(set, &mut theirs))],
        );
        report.bound(
            "plain loop to ours",
            times[1] / times[0],
            times[1] >= bound * times[0],
        );
        let mut table = vec![0; 10_000_000];
        let sizes = [100_000, 1_000_000, 10_000_000];
        report.growth("ours", sizes, &mut |n| fill(set, &mut table[..n as usize]));
    }
}
