//! Subtraction sets by chance: what is claimed holds on a range twice as long.

use crate::{plain, timed};
use sprague::Convention::Normal;
use sprague::period::{Finding, Periodic, Recurrence, Standard, find};

/// How many sets are tried.
const SETS: u64 = 20_000;

/// How many heaps are looked at for one.
const HEAPS: u64 = 3_000_000;

/// A number below another one, from the last one (`SplitMix64`).
fn random(state: &mut u64, below: u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed ^ mixed >> 31) % below
}

/// Two to six numbers up to 40.
fn set(state: &mut u64) -> Vec<usize> {
    let size = 2 + random(state, 5);
    let mut set = Vec::new();
    while (set.len() as u64) < size {
        let number = 1 + random(state, 40);
        let number = usize::try_from(number).expect("it is small");
        if !set.contains(&number) {
            set.push(number);
        }
    }
    set
}

/// Whether a period is proved; it then holds as far again as it was computed for.
fn holds(set: &[usize], quantity: Standard, plainly: fn(&[usize], usize) -> Vec<u64>) -> bool {
    let rules = Recurrence::finite(set.iter().map(|&k| k as u64));
    let periodic: Periodic = match find(&rules, quantity, HEAPS) {
        Finding::Proved(periodic) => periodic,
        other => {
            println!("{rules}, {quantity}: {other}");
            return false;
        }
    };
    let len = usize::try_from(periodic.certificate().window.to * 2).expect("it was computed");
    let form = periodic.closed();
    for (heap, value) in (0..).zip(plainly(set, len)) {
        assert_eq!(form.at(heap), value, "{rules}, {quantity} at {heap}");
    }
    true
}

fn count(quantity: Standard, plainly: fn(&[usize], usize) -> Vec<u64>) -> u64 {
    let state = &mut 2026;
    let proved = (0..SETS).filter(|_| holds(&set(state), quantity, plainly));
    let proved = timed(quantity.name(), || proved.count() as u64);
    println!("{quantity}: {proved} of {SETS} sets proved");
    proved
}

#[test]
fn nim_values_of_every_set() {
    assert_eq!(count(Standard::Grundy(Normal), plain::nim_values), SETS);
}

#[test]
fn remoteness_of_nearly_every_set() {
    let proved = count(Standard::Remoteness(Normal), plain::remoteness);
    assert!(proved * 1_000 >= SETS * 999, "{proved} of {SETS}");
}
