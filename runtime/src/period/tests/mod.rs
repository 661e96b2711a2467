//! Periods against values computed by the definitions alone, and certificates that are forged.

mod constants;
mod endless;
mod floors;
mod forged;
mod known;
mod marks;
mod registers;
mod solvers;
mod texts;

use std::vec::Vec;

use super::{Certificate, Finding, Recurrence, Shift, find};
use crate::quantity::{Quantity, Standard};

/// The values of heaps 0, 1, …, each by the definition from those of its options, which `taken`
/// tells by the numbers that may be taken.
pub(crate) fn plainly(quantity: Standard, len: u64, taken: impl Fn(u64) -> Vec<u64>) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..len {
        let mut fold = quantity.start();
        for k in taken(heap) {
            quantity.absorb(&mut fold, &values[usize::try_from(heap - k).unwrap()]);
        }
        values.push(quantity.finish(fold));
    }
    values
}

/// What is proved, which must be something; first heap, period and rise.
fn proved(rules: &Recurrence, quantity: Standard, heaps: u64) -> Certificate {
    let finding = find(rules, quantity, heaps);
    match finding.proved() {
        Some(periodic) => periodic.certificate().clone(),
        None => panic!("{rules}, {quantity}: {finding}"),
    }
}

fn triple(certificate: &Certificate) -> (u64, u64, Shift) {
    (
        certificate.first,
        certificate.period,
        certificate.shift.clone(),
    )
}

/// The closed form is what is computed plainly, three times as far as the window; `false` if
/// nothing is proved.
fn holds(
    rules: &Recurrence,
    quantity: Standard,
    heaps: u64,
    taken: impl Fn(u64) -> Vec<u64>,
) -> bool {
    let Finding::Proved(periodic) = find(rules, quantity, heaps) else {
        return false;
    };
    let to = periodic.certificate().window.to * 3 + 100;
    for (heap, value) in (0..).zip(plainly(quantity, to, taken)) {
        assert_eq!(periodic.at(heap), value, "{rules}, {quantity} at {heap}");
    }
    true
}

/// A number for the next test case, from the last one (Knuth's multiplier).
pub(crate) fn random(state: &mut u64, below: u64) -> u64 {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) % below
}
