//! Certificates of which one number is changed by a little are refused, each.

use crate::proved;
use crate::vectors::known;
use sprague::period::{Certificate, Recurrence, Shift, Standard, Theorem};

/// The numbers near one.
fn near(number: u64) -> Vec<u64> {
    let all = [number + 1, number + 2, number * 2, number + 7, number / 2];
    let less = (1..=3).filter_map(|k| number.checked_sub(k));
    let mut near: Vec<u64> = all.into_iter().chain(less).collect();
    near.sort_unstable();
    near.dedup();
    near.retain(|other| *other != number);
    near
}

/// The certificate with each of its numbers changed, one at a time.
fn forgeries(honest: &Certificate) -> Vec<Certificate> {
    let mut forged = Vec::new();
    let mut change = |number: u64, place: fn(&mut Certificate, u64)| {
        for other in near(number) {
            let mut certificate = honest.clone();
            place(&mut certificate, other);
            forged.push(certificate);
        }
    };
    change(honest.first, |forged, number| forged.first = number);
    change(honest.period, |forged, number| forged.period = number);
    change(honest.window.from, |forged, number| {
        forged.window.from = number;
    });
    change(honest.window.to, |forged, number| forged.window.to = number);
    if let Shift::Same(shift) = honest.shift {
        change(shift, |forged, number| forged.shift = Shift::Same(number));
    }
    forged
}

/// All rules but the one that it is of.
fn of_other_rules(honest: &Certificate) -> Vec<Certificate> {
    let others = [
        Recurrence::finite([1, 3, 4, 9]),
        Recurrence::finite([2, 5, 11]),
        Recurrence::code(&[0, 0, 3, 5]),
        Recurrence::all_but([3, 5]),
    ];
    let forge = |rules| Certificate {
        rules,
        ..honest.clone()
    };
    others.into_iter().map(forge).collect()
}

#[test]
fn more_than_a_thousand() {
    let mut refused = 0;
    for known in known() {
        let honest = proved(&known.rules, known.quantity, 10_000);
        for forged in forgeries(honest.certificate()) {
            assert!(forged.verify(1 << 20).is_err(), "{forged}");
            assert!(forged.to_string().parse::<Certificate>().is_ok());
            refused += 1;
        }
        for forged in of_other_rules(honest.certificate()) {
            assert!(
                forged.verify_for(&known.rules, 1 << 20).is_err(),
                "{forged}"
            );
            refused += 1;
        }
    }
    println!("{refused} forged certificates are refused");
    assert!(refused > 1_000, "{refused}");
}

#[test]
fn each_shift_of_those_that_differ() {
    let rules = Recurrence::finite([3, 5, 15]);
    let quantity = Standard::Remoteness(sprague::Convention::Normal);
    let honest = proved(&rules, quantity, 10_000);
    let Shift::Each(each) = &honest.certificate().shift else {
        panic!("it rises by place")
    };
    for place in 0..each.len() {
        for other in near(each[place]) {
            let mut forged = honest.certificate().clone();
            let mut shifts = each.clone();
            shifts[place] = other;
            forged.shift = Shift::Each(shifts);
            assert!(forged.verify(1 << 20).is_err(), "{place}: {other}");
        }
    }
}

/// The windows in which sequences repeat that have no such period, for theorems that would be
/// wrong: a window one too short, a rise that is odd, a code's window by another number of parts.
#[test]
fn windows_that_are_too_short() {
    for known in known() {
        let honest = proved(&known.rules, known.quantity, 10_000);
        let mut forged = honest.certificate().clone();
        forged.window.to = forged.window.from + forged.period;
        let longer = honest.certificate().window.to > forged.window.to;
        assert_eq!(forged.verify(1 << 20).is_err(), longer, "{forged}");
    }
}

/// The theorems that certificates name.
const THEOREMS: [Theorem; 7] = [
    Theorem::RepeatedWindow,
    Theorem::ShiftedWindow,
    Theorem::ShiftedResidues,
    Theorem::Parts,
    Theorem::NimValues {
        first: 71,
        period: 12,
    },
    Theorem::SameBelow,
    Theorem::RisenBelow,
];

/// Its place among them. A new one does not compile until it stands there.
fn place(theorem: Theorem) -> usize {
    match theorem {
        Theorem::RepeatedWindow => 0,
        Theorem::ShiftedWindow => 1,
        Theorem::ShiftedResidues => 2,
        Theorem::Parts => 3,
        Theorem::NimValues { .. } => 4,
        Theorem::SameBelow => 5,
        Theorem::RisenBelow => 6,
    }
}

#[test]
fn the_word_for_a_theorem_is_the_heading_of_its_proof() {
    let page = include_str!("../../../docs/proofs.md");
    for (index, theorem) in THEOREMS.into_iter().enumerate() {
        assert_eq!(place(theorem), index);
        let text = theorem.to_string();
        let word = text.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
        let word = word.strip_suffix("from").unwrap_or(word);
        let word = word.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
        let heading = format!("### {}", word.to_lowercase());
        let found = page.lines().filter(|line| line.to_lowercase() == heading);
        assert_eq!(found.count(), 1, "{heading}");
        assert!(page.contains(&format!("`{word}`")), "{word}");
    }
}
