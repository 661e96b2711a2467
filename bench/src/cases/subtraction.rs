//! Games in which a number of a finite set is taken.

use crate::harness::{Case, Report};
use crate::loops;
use sprague_kernels::subtraction::{Machine, Wanted};
use std::hint::black_box;

/// The sets of the table.
const THREE: &[usize] = &[1, 3, 4];
const FIVE: &[usize] = &[2, 3, 7, 11, 19];
const FORTY: &[usize] = &[
    4, 7, 8, 12, 14, 17, 18, 23, 25, 29, 31, 33, 36, 40, 41, 47, 52, 55, 58, 61, 66, 67, 70, 74, 79, 80, 84,
    89, 91, 95, 98, 103, 104, 107, 110, 116, 121, 127, 130, 137,
];

/// Adds the cases.
pub fn cases(out: &mut Vec<Case>) {
    out.push(Case { name: "grundy tables without a period", run: plain });
}

fn plain(report: &mut Report) {
    for (name, set) in [("{1,3,4}", THREE), ("{2,3,7,11,19}", FIVE), ("40 numbers", FORTY), ("{1009,2017,3026}",&[1009,2017,3026]), ("{9,32,40,63,72}",&[9,32,40,63,72])] {
        let n = 1_000_000;
        let mut ours = vec![0; n];
        let mut theirs = vec![0u8; n];
        let mut by_mask = vec![0u8; n];
        let first = vec![0u16; set[0]];
        let fill = |table: &mut [u8]| {
            let mut machine = Machine::new(Wanted::Values, set, &first).expect("memory");
            machine.fill(&mut table[set[0]..]).expect("small values");
        };
        fill(&mut ours);
        loops::stamps(set, &mut theirs);
        report.check(ours == theirs, name);
        loops::mask(set, &mut by_mask);
        report.check(ours == by_mask, name);
        report.say(&format!("greatest value {}", ours.iter().max().unwrap()));
        let mut idiomatic = vec![0u8; n];
        report.compare(name, n as u64, &mut || fill(black_box(&mut ours)), &mut [
            ("idiomatic loop", &mut || loops::marks(black_box(set), black_box(&mut idiomatic))),
            ("careful loop", &mut || loops::stamps(black_box(set), black_box(&mut theirs))),
            ("mask loop", &mut || loops::mask(black_box(set), black_box(&mut by_mask))),
        ]);
    }
}
