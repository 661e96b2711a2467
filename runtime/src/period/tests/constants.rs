//! Closed forms in constant evaluation.

use std::vec::Vec;

use super::{find, random};
use crate::period::{Closed, ClosedOutcome, Packed, Recurrence, Shifts};
use crate::quantity::Standard;
use crate::{Convention, OutcomeClass};

const fn closed(bytes: &'static [u8], period: usize, shift: u64) -> Closed<'static> {
    let values = Packed::new(1, bytes).expect("a byte each");
    Closed::new(values, period, Shifts::Same(shift)).expect("a period of that length")
}

const GRUNDY: Closed<'static> = closed(b"\0\x01\0\x01\x02\x03\x02", 7, 0);
const REMOTENESS: Closed<'static> = closed(b"\0\x01\x02\x01\x01\x03\x03", 7, 4);
const KAYLES: Closed<'static> = closed(
    b"\0\x01\x02\x03\x01\x04\x03\x02\x01\x04\x02\x06\x04\x01\x02\x07\x01\x04\x03\x02\x01\x04\x06\
    \x07\x04\x01\x02\x08\x05\x04\x07\x02\x01\x08\x06\x07\x04\x01\x02\x03\x01\x04\x07\x02\x01\x08\
    \x02\x07\x04\x01\x02\x08\x01\x04\x07\x02\x01\x04\x02\x07\x04\x01\x02\x08\x01\x04\x07\x02\x01\
    \x08\x06\x07\x04\x01\x02\x08\x01\x04\x07\x02\x01\x08\x02",
    12,
    0,
);

const _: () = assert!(GRUNDY.follows_set(&[1, 3, 4], Standard::Grundy(Convention::Normal)));
const _: () = assert!(REMOTENESS.follows_set(&[1, 3, 4], Standard::Remoteness(Convention::Normal)));
const _: () = assert!(KAYLES.follows_code(&[0, 7, 7]));
const _: () = assert!(GRUNDY.at(1_000_000_007) == 2 && REMOTENESS.at(1_000_000) == 571_429);
const _: () = assert!(matches!(
    ClosedOutcome(GRUNDY).at(7_000_000_000),
    OutcomeClass::P
));
const _: () = assert!(!GRUNDY.follows_set(&[1, 3, 5], Standard::Grundy(Convention::Normal)));

#[test]
fn what_is_no_closed_form_is_none() {
    let bytes = Packed::new(1, b"\0\x01\x02").unwrap();
    assert!(Packed::new(3, b"\0\x01\x02").is_none());
    assert!(Closed::new(bytes, 0, Shifts::Same(0)).is_none());
    assert!(Closed::new(bytes, 4, Shifts::Same(0)).is_none());
    assert!(Closed::new(bytes, 3, Shifts::Same(4)).is_none());
    assert!(Closed::new(bytes, 2, Shifts::Each(bytes)).is_none());
    let large = Packed::new(1, b"\x03").unwrap();
    assert!(Closed::new(large, 1, Shifts::Same(0)).is_none());
    let form = Closed::new(bytes, 3, Shifts::Each(bytes)).unwrap();
    assert_eq!(
        [0, 2, 3, 5, 7, 302].map(|heap| form.at(heap)),
        [0, 2, 0, 4, 3, 202]
    );
    // The greatest heap there is.
    let nim = Closed::new(Packed::new(1, b"\0").unwrap(), 1, Shifts::Same(1)).unwrap();
    assert_eq!(nim.at(u64::MAX), u64::MAX);
}

/// Whatever is proved also passes the compiler's check, where that can tell, and nothing near it
/// does.
#[test]
fn proved_forms_follow_their_rules() {
    let state = &mut 9;
    let mut refused = 0u32;
    for _ in 0..150 {
        let count = 1 + random(state, 4);
        let set: Vec<u64> = (0..count).map(|_| 1 + random(state, 9)).collect();
        for quantity in Standard::ALL {
            let finding = find(&Recurrence::finite(set.iter().copied()), quantity, 5_000);
            let Some(periodic) = finding.proved() else {
                continue;
            };
            let form = periodic.closed();
            let one = matches!(form.shifts(), Shifts::Same(_));
            assert_eq!(form.follows_set(&set, quantity), one, "{set:?}, {quantity}");
            let mut bytes: Vec<u8> = form.values().bytes().into();
            if form.values().width() > 1 || !one {
                continue;
            }
            let place = usize::try_from(random(state, bytes.len() as u64)).unwrap();
            bytes[place] ^= 1;
            let period = usize::try_from(form.period()).unwrap();
            let forged = Closed::new(Packed::new(1, &bytes).unwrap(), period, form.shifts());
            refused += u32::from(forged.is_none());
            let follows = forged.is_some_and(|forged| forged.follows_set(&set, quantity));
            assert!(!follows, "{set:?}, {quantity}: {place}");
        }
    }
    assert!(
        refused < 100,
        "{refused} forged forms could not even be made"
    );
}

#[test]
fn proved_codes_follow_their_digits() {
    let mut told = 0;
    for code in 0..128u8 {
        let digits = [code / 64 * 4, code / 8 % 8, code % 8];
        let quantity = Standard::Grundy(Convention::Normal);
        let finding = find(&Recurrence::code(&digits), quantity, 300);
        let Some(periodic) = finding.proved() else {
            continue;
        };
        let form = periodic.closed();
        assert!(form.follows_code(&digits), "{digits:?}");
        told += 1;
        let other = [digits[0], digits[1], digits[2] ^ 2];
        let same = find(&Recurrence::code(&other), quantity, 300);
        let same = same.proved().is_some_and(|other| other.closed() == form);
        assert_eq!(form.follows_code(&other), same, "{digits:?}");
    }
    assert!(told > 80, "{told}");
}
