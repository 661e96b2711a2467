//! Exactly what is so is accepted.

use super::{Refusal, check};
use crate::lanes::Level;
use crate::splits::{Code, Slice, Solver, Values};
use core::ops::ControlFlow;
use std::vec::Vec;

fn bytes(code: &Code, values: &[u8], level: Level) -> Result<(), Refusal> {
    super::bytes(
        code,
        values,
        None,
        level,
        &mut |_| ControlFlow::Continue(()),
    )
}

fn one_by_one(code: &Code, values: &[u16]) -> Result<(), Refusal> {
    super::one_by_one(code, values, &mut |_| ControlFlow::Continue(()))
}

#[test]
fn it_can_be_broken_off() {
    let code = Code::new(&[0, 7, 7]).expect("it splits");
    let values = Slice::Bytes(&[0; 1 << 12]);
    let broken = check(&code, values, None, &mut |_| ControlFlow::Break(()));
    assert_eq!(broken, Err(Refusal::Value { heap: 1 }));
    let mut solver = Solver::new(code.clone());
    solver.extend(1 << 12).expect("there is room");
    let broken = check(
        &code,
        solver.values(),
        None,
        &mut |_| ControlFlow::Break(()),
    );
    assert_eq!(broken, Err(Refusal::Stopped));
}

/// What is so is accepted, and whatever is changed is refused where it is changed.
#[test]
fn exactly_the_values_are_accepted() {
    let codes = [
        &[0, 7, 7][..],
        &[0, 1, 0, 4],
        &[4, 5, 4],
        &[0, 3, 7, 6],
        &[0, 0, 7, 1, 4],
    ];
    for digits in codes {
        let code = Code::new(digits).expect("it splits");
        let mut solver = Solver::plain(code.clone());
        solver.extend(3_000).expect("there is room");
        let Values::Bytes(values) = solver.into_values() else {
            panic!("the values are small");
        };
        let wide: Vec<u16> = values.iter().map(|&value| value.into()).collect();
        assert_eq!(one_by_one(&code, &wide), Ok(()));
        for level in Level::all() {
            assert_eq!(bytes(&code, &values, level), Ok(()), "{digits:?}");
            for heap in (3..3_000).step_by(67) {
                for change in [1, 2, 5, 64, 128] {
                    let mut forged = values.clone();
                    forged[heap] ^= change;
                    assert_eq!(
                        bytes(&code, &forged, level),
                        Err(Refusal::Value { heap }),
                        "{digits:?}"
                    );
                    let wide: Vec<u16> = forged.iter().map(|&value| value.into()).collect();
                    assert_eq!(one_by_one(&code, &wide), Err(Refusal::Value { heap }));
                }
            }
        }
    }
}

/// Values that pass a word of bits: 0.644 reaches 64 at heap 333.
#[test]
fn great_values_are_checked() {
    for digits in [&[0, 6, 4, 4][..], &[0, 3, 7, 6], &[0, 6]] {
        let code = Code::new(digits).expect("it splits");
        let mut solver = Solver::new(code.clone());
        solver.extend(9_000).expect("there is room");
        assert!(solver.values().iter().any(|value| value >= 64));
        let Values::Bytes(values) = solver.into_values() else {
            panic!("the values are small");
        };
        for level in Level::all() {
            assert_eq!(bytes(&code, &values, level), Ok(()), "{digits:?}");
        }
    }
}
