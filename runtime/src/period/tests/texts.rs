//! The text of a certificate.

use std::string::{String, ToString};
use std::vec::Vec;

use super::{find, random};
use crate::period::{Certificate, Recurrence};
use crate::quantity::Standard;

fn certificates() -> Vec<Certificate> {
    let sets = Vec::from([Vec::from([3, 4]), Vec::from([1, 2]), Vec::new()]);
    let rules = [
        Recurrence::finite([1, 3, 4]),
        Recurrence::finite([]),
        Recurrence::finite([3, 5, 15]),
        Recurrence::all_but([2, 4]),
        Recurrence::all_but([]),
        Recurrence::code(&[0, 7, 7]),
        Recurrence::code(&[4, 7]),
        Recurrence::code(&[]),
        Recurrence::code(&[0, 1, 2]),
        Recurrence::register(Vec::new(), sets.clone()),
        Recurrence::register(
            Vec::from([Vec::new(), Vec::from([1]), Vec::from([2])]),
            sets,
        ),
    ];
    let mut found = Vec::new();
    for rules in rules {
        for quantity in Standard::ALL {
            let finding = find(&rules, quantity, 5_000);
            found.extend(
                finding
                    .proved()
                    .map(|periodic| periodic.certificate().clone()),
            );
        }
    }
    found
}

#[test]
fn a_certificate_comes_back() {
    let certificates = certificates();
    assert!(certificates.len() > 80, "{}", certificates.len());
    for certificate in certificates {
        let text = certificate.to_string();
        assert_eq!(text.parse(), Ok(certificate.clone()), "{text}");
        let periodic = certificate.verify(100_000).expect("it was proved");
        assert_eq!(periodic.certificate(), &certificate);
        assert!(certificate.verify_for(&certificate.rules, 100_000).is_ok());
        assert!(
            certificate
                .verify_for(&Recurrence::finite([77]), 100_000)
                .is_err()
        );
    }
}

#[test]
fn an_error_names_its_line() {
    let text = certificates()[0].to_string();
    let wrong = |from: &str, to: &str| {
        let error = text.replace(from, to).parse::<Certificate>();
        error.expect_err("it was spoiled").line
    };
    assert_eq!(wrong("certificate 1", "certificate 2"), 1);
    assert_eq!(wrong("rules: subtraction", "rules: addition"), 2);
    assert_eq!(wrong("quantity: grundy", "quantity: nimber"), 3);
    assert_eq!(wrong("first: 0", "first: 00"), 4);
    assert_eq!(wrong("period: 7", "period: +7"), 5);
    assert_eq!(wrong("period: 7", "period: 99999999999999999999"), 5);
    assert_eq!(wrong("shift: 0", "shift: x"), 6);
    assert_eq!(wrong("theorem: repeated window", "theorem: of Fermat"), 7);
    assert_eq!(wrong("..", "-"), 8);
    // Another way to write the same.
    assert_eq!(wrong("1 3-4", "1 3 4"), 2);
    assert_eq!(wrong("1 3-4", "3-4 1"), 2);
    assert_eq!(wrong("1 3-4", "0-1 3-4"), 2);
    assert_eq!(wrong("1 3-4", "1 4-3"), 2);
    assert_eq!(wrong("\n", "\r\n"), 1);
    assert_eq!(wrong("0..11\n", "0..11\n\n"), 9);
    assert_eq!(wrong("0..11\n", "0..11\nmore\n"), 9);
    assert_eq!(wrong("0..11\n", "0..11"), 9);
}

/// No text makes it panic, and none is read that is not written so.
#[test]
fn spoiled_texts() {
    let state = &mut 1;
    let alphabet: Vec<char> = "0123456789-.{} \n:sprague shift ab\u{3b1}"
        .chars()
        .collect();
    for certificate in certificates() {
        let text: Vec<char> = certificate.to_string().chars().collect();
        for _ in 0..200 {
            let mut spoiled = text.clone();
            for _ in 0..=random(state, 3) {
                let place = usize::try_from(random(state, spoiled.len() as u64)).unwrap();
                let other = alphabet[usize::try_from(random(state, 32)).unwrap()];
                match random(state, 3) {
                    0 => spoiled[place] = other,
                    1 => spoiled.insert(place, other),
                    _ => {
                        spoiled.remove(place);
                    }
                }
            }
            let spoiled: String = spoiled.into_iter().collect();
            if let Ok(read) = spoiled.parse::<Certificate>() {
                assert_eq!(read.to_string(), spoiled);
                let checked = read.verify(20_000);
                assert!(
                    checked.is_err() || read != certificate || spoiled == certificate.to_string()
                );
            }
        }
    }
}
