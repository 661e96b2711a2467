//! Every way equals the definition.

use super::cell::Marks;
use super::{Code, Refusal, Repeats, Slice, Solver, Values, check, naive};
use crate::lanes::Level;
use core::ops::ControlFlow;
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

/// Whether so many values are shown to repeat for ever.
fn closes(code: &Code, values: &[u8], repeats: Repeats) -> bool {
    let values = Slice::Bytes(values);
    match check(code, values, Some(repeats), &mut |_| {
        ControlFlow::Continue(())
    }) {
        Ok(()) => true,
        Err(why) => {
            assert_eq!(why, Refusal::Open, "{code:?} {repeats:?}");
            false
        }
    }
}

/// Values that are shown to repeat for ever by fewer than Guy and Smith ask for do so as far as
/// they are computed, which is far enough for their theorem where a period is small; and many of
/// those that only seem to repeat for a while are met, and not accepted.
#[test]
fn what_closes_repeats_for_ever() {
    let (known, all) = (1_500, 9_000);
    let (mut closed, mut proved, mut broken, mut not_zero) = (0, 0, 0, 0);
    for digits in (0..512u16).step_by(13) {
        let digit = |shift: u16| u8::try_from(digits >> shift & 7).expect("three bits");
        let Some(code) = Code::new(&[0, digit(6), digit(3), digit(0)]) else {
            continue;
        };
        let mut solver = Solver::new(code.clone());
        solver.extend(all).expect("there is room");
        let Values::Bytes(values) = solver.into_values() else {
            continue;
        };
        for len in (600..known).step_by(223) {
            for period in (1..200).filter(|&period| values[len - 1 - period] == values[len - 1]) {
                // From the first heap on where they agree, and from some later ones.
                let differ = (0..len - period).rposition(|n| values[n] != values[n + period]);
                let least = differ.map_or(0, |heap| heap + 1);
                if least == 1 {
                    let repeats = Repeats { first: 0, period };
                    assert!(!closes(&code, &values[..len], repeats), "{code:?}");
                    not_zero += 1;
                }
                let for_ever = (least..all - period).all(|n| values[n] == values[n + period]);
                for first in (least..len - period).step_by(97).take(3) {
                    let repeats = Repeats { first, period };
                    if closes(&code, &values[..len], repeats) {
                        assert!(for_ever, "{code:?} {repeats:?} by {len} values");
                        closed += 1;
                        let needed = 2 * (first.max(1) + period) + code.last();
                        proved += usize::from((len..=all).contains(&needed));
                    } else if !for_ever {
                        broken += 1;
                    }
                }
            }
        }
    }
    assert!(
        closed > 50 && proved > 20 && broken > 100 && not_zero > 5,
        "{closed} {proved} {broken} {not_zero}"
    );
}

/// The published periods whose windows are long, by all levels of claims: true ones are shown, and
/// any other is not.
#[test]
fn known_periods_close() {
    let known: [(&[u8], usize, usize, usize); 4] = [
        (&[0, 7, 7], 71, 12, 600),
        (&[0, 4, 5], 498, 20, 1_000),
        (&[0, 1, 5, 6], 3_479, 349, 3_479 + 349 + 1_500),
        (&[0, 3, 5, 6], 7_315, 142, 7_315 + 142 + 1_500),
    ];
    for (digits, first, period, len) in known {
        let code = Code::new(digits).expect("it splits");
        let mut solver = Solver::new(code.clone());
        solver.extend(len + 7).expect("there is room");
        let Values::Bytes(values) = solver.into_values() else {
            panic!("the values are small");
        };
        let repeats = |first, period| Repeats { first, period };
        assert!(
            closes(&code, &values[..len], repeats(first, period)),
            "{digits:?}"
        );
        assert!(closes(
            &code,
            &values[..len + 7],
            repeats(first, 2 * period)
        ));
        assert!(!closes(&code, &values[..len], repeats(first - 1, period)));
        assert!(!closes(&code, &values[..len], repeats(first, period + 1)));
        assert!(!closes(&code, &values[..len], repeats(first, 0)));
        assert!(!closes(
            &code,
            &values[..=first + period],
            repeats(first, period)
        ));
        for heap in [first, len - 2 * period, len - period, len - 1] {
            let mut forged = values[..len].to_vec();
            forged[heap] ^= 1;
            let found = check(
                &code,
                Slice::Bytes(&forged),
                Some(repeats(first, period)),
                &mut |_| ControlFlow::Continue(()),
            );
            assert!(found.is_err(), "{digits:?} {heap}");
        }
    }
}
