//! Every way equals the definition.

use super::cell::Marks;
use super::{Code, Solver, Values, naive};
use crate::lanes::Level;
use std::vec::Vec;

/// By all options, with room for every value.
fn plainly(code: &Code, heaps: usize) -> Vec<u64> {
    let mut values: Vec<u16> = Vec::new();
    let mut marks = Marks::new(1 << 16);
    while values.len() < heaps {
        let value = naive::value(code, &values, &mut marks);
        values.push(value.expect("it is at most half of the heap"));
    }
    values.into_iter().map(u64::from).collect()
}

/// By these kinds of lanes, and without.
fn agree(digits: &[u8], heaps: usize, levels: &[Level]) {
    let Some(code) = Code::new(digits) else {
        return;
    };
    let plain = plainly(&code, heaps);
    for level in levels.iter().copied().map(Some).chain([None]) {
        let values = Values::Bytes(Vec::new());
        let mut solver = Solver::with_lanes(code.clone(), values, level);
        // Blocks end where they may.
        for heaps in [700, 701, 1_450, heaps] {
            solver.extend(heaps).expect("there is room");
        }
        let fast: Vec<u64> = solver.values().iter().collect();
        let differ = plain
            .iter()
            .zip(&fast)
            .position(|(plain, fast)| plain != fast);
        assert_eq!(differ, None, "{digits:?} {level:?}");
        assert_eq!(plain.len(), fast.len());
    }
}

/// The definition itself, written in another way.
#[test]
fn the_naive_loop_is_the_definition() {
    for digits in [
        &[0, 7, 7][..],
        &[0, 0, 4],
        &[4, 3, 1],
        &[4, 0, 0, 5],
        &[0, 1, 6, 3, 0, 4],
    ] {
        let code = Code::new(digits).expect("a digit splits");
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..120usize {
            let mut options = Vec::new();
            for (taken, digit) in digits
                .iter()
                .enumerate()
                .filter(|(taken, _)| *taken <= heap)
            {
                let rest = heap - taken;
                if digit & 1 != 0 && rest == 0 && taken > 0 {
                    options.push(0);
                }
                if digit & 2 != 0 && rest > 0 && taken > 0 {
                    options.push(values[rest]);
                }
                for part in 1..rest {
                    if digit & 4 != 0 {
                        options.push(values[part] ^ values[rest - part]);
                    }
                }
            }
            values.push(
                (0..=heap as u64)
                    .find(|value| !options.contains(value))
                    .expect("there are few"),
            );
        }
        assert_eq!(plainly(&code, 120), values, "{digits:?}");
    }
}

#[test]
fn every_code_of_three_digits() {
    let levels: Vec<Level> = Level::all().collect();
    for first in [0, 4] {
        for rest in 0..512u16 {
            let digit = |shift: u16| u8::try_from(rest >> shift & 7).expect("three bits");
            let level = levels[usize::from(rest) % levels.len()];
            agree(&[first, digit(6), digit(3), digit(0)], 1_500, &[level]);
        }
    }
}

#[test]
fn longer_codes_by_chance() {
    let levels: Vec<Level> = Level::all().collect();
    let mut state = 11u64;
    let mut random = |below: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    for _ in 0..120 {
        let len = 1 + random(40);
        let thin = random(3) > 0;
        let mut digits = Vec::from([if random(2) == 0 { 0 } else { 4 }]);
        for _ in 0..len {
            let digit = u8::try_from(random(8)).expect("it is small");
            digits.push(if thin && random(4) > 0 { 0 } else { digit });
        }
        agree(&digits, 3_000, &levels);
    }
}

/// Values that pass the lanes of 2, 4, 8 and 16 bytes, and a byte: 0.644 reaches 64, 0.6 and 0.376
/// more than 128; 40 numbers that split and as many that take, more than 256.
#[test]
fn values_that_pass_a_width() {
    let levels: Vec<Level> = Level::all().collect();
    let mut wide = [3; 700];
    wide[0] = 4;
    let mut greatest = Vec::new();
    for (digits, heaps) in [
        (&[0, 6, 4, 4][..], 4_000),
        (&[0, 6], 9_000),
        (&[0, 3, 7, 6], 9_000),
        (&wide, 4_000),
    ] {
        agree(digits, heaps, &levels);
        let mut solver = Solver::new(Code::new(digits).expect("it splits"));
        solver.extend(heaps).expect("there is room");
        greatest.push(solver.values().iter().max());
    }
    assert!(
        greatest[0] >= Some(64) && greatest[1] >= Some(100),
        "{greatest:?}"
    );
    assert!(greatest[3] >= Some(256), "{greatest:?}");
}

#[test]
fn codes_of_other_moves_are_none() {
    for digits in [&[][..], &[0], &[0, 3, 3], &[0, 8], &[0, 4, 16], &[3, 3]] {
        assert_eq!(Code::new(digits), None, "{digits:?}");
    }
}
