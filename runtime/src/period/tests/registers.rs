//! Rules that look back a bounded way, by chance.

use std::vec::Vec;

use super::{find, holds, random};
use crate::period::{Closed, Packed, Recurrence, Shift, Shifts};
use crate::quantity::Standard;

fn set(state: &mut u64, most: u64) -> Vec<u64> {
    (0..=random(state, 4))
        .map(|_| 1 + random(state, most))
        .collect()
}

#[test]
fn sets_by_the_heap_modulo_a_number() {
    let state = &mut 5;
    let mut checked = 0;
    for _ in 0..400 {
        let modulus = 1 + random(state, 4);
        let mut sets: Vec<Vec<u64>> = (0..modulus).map(|_| set(state, 9)).collect();
        if random(state, 4) == 0 {
            sets[0].clear();
        }
        let exceptions = random(state, 12);
        let small: Vec<Vec<u64>> = (0..exceptions).map(|_| set(state, 6)).collect();
        let rules = Recurrence::register(small.clone(), sets.clone());
        let taken = |heap: u64| {
            let place = usize::try_from(heap % modulus).unwrap();
            let small = usize::try_from(heap).ok().and_then(|heap| small.get(heap));
            let set = small.unwrap_or(&sets[place]);
            set.iter().copied().filter(|k| *k <= heap).collect()
        };
        for quantity in Standard::ALL {
            let held = holds(&rules, quantity, 20_000, taken);
            assert!(held, "{rules}, {quantity}");
            let told = (&small[..], &sets[..], quantity);
            checked += u32::from(is_followed(&rules, told));
        }
    }
    assert!(checked > 4_000, "{checked}");
}

/// Whether the compiler's check tells that the closed form is right, and that another is not; if it
/// can tell.
fn is_followed(
    rules: &Recurrence,
    (small, sets, quantity): (&[Vec<u64>], &[Vec<u64>], Standard),
) -> bool {
    let finding = find(rules, quantity, 20_000);
    let form = finding.proved().unwrap().closed();
    let small: Vec<&[u64]> = small.iter().map(Vec::as_slice).collect();
    let sets: Vec<&[u64]> = sets.iter().map(Vec::as_slice).collect();
    let can_tell = matches!(form.shifts(), Shifts::Same(_));
    assert_eq!(
        form.follows_register(&small, &sets, quantity),
        can_tell,
        "{rules}, {quantity}"
    );
    let mut bytes: Vec<u8> = form.values().bytes().into();
    *bytes.last_mut().unwrap() ^= 1;
    let values = Packed::new(form.values().width(), &bytes).unwrap();
    let period = usize::try_from(form.period()).unwrap();
    let other = Closed::new(values, period, form.shifts());
    assert!(!other.is_some_and(|other| other.follows_register(&small, &sets, quantity)));
    can_tell
}

#[test]
fn codes_that_do_not_split() {
    for code in 0..64u8 {
        let digits = [0, code % 4, code / 4 % 4, code / 16];
        let taken = |heap: u64| {
            let takes = (1..=heap.min(3)).filter(|&k| {
                let bit = if k == heap { 1 } else { 2 };
                digits[usize::try_from(k).unwrap()] & bit != 0
            });
            takes.collect()
        };
        for quantity in Standard::ALL {
            assert!(
                holds(&Recurrence::code(&digits), quantity, 1_000, taken),
                "{digits:?}"
            );
        }
    }
}

#[test]
fn equal_rules_are_equal_data() {
    let plain = Recurrence::finite([3, 1, 4, 1, 0]);
    assert_eq!(
        plain,
        Recurrence::register(Vec::new(), Vec::from([Vec::from([4, 3, 1])]))
    );
    assert_eq!(
        plain,
        Recurrence::register(
            Vec::from([Vec::from([7])]),
            Vec::from([Vec::from([4, 3, 1]), Vec::from([1, 3, 4])])
        )
    );
    assert_eq!(
        Recurrence::code(&[3, 7, 7, 0]),
        Recurrence::code(&[0, 7, 7])
    );
    assert_eq!(Recurrence::all_but([1, 3]), Recurrence::all_but([3, 0, 1]));
    assert_ne!(Recurrence::all_but([1, 3]), Recurrence::all_but([1, 4]));
}

#[test]
fn a_period_may_be_no_multiple_of_the_modulus() {
    // Both sets give the same values: odd heaps are worth 1 and even ones 0.
    let rules = Recurrence::register(
        Vec::new(),
        Vec::from([Vec::from([1]), Vec::from([3, 1]), Vec::from([1, 5])]),
    );
    let finding = find(&rules, Standard::Grundy(crate::Convention::Normal), 1_000);
    let certificate = finding.proved().unwrap().certificate();
    assert_eq!(
        (certificate.period, &certificate.shift),
        (2, &Shift::Same(0))
    );
    assert_eq!(certificate.window.to, 5 + 6);
}
