use super::{Rules, place};
use crate::fold::tests::{ALL, plain};
use alloc::vec::Vec;

/// All multisets in the order of their places.
fn all(count: usize, largest: u32) -> Vec<Vec<u32>> {
    let mut found: Vec<Vec<u32>> = alloc::vec![Vec::new()];
    for _ in 0..count {
        let longer = |heaps: &Vec<u32>| {
            let heaps = heaps.clone();
            let least = heaps.last().copied().unwrap_or(0);
            (least..=largest).map(move |heap| [&heaps[..], &[heap]].concat())
        };
        found = found.iter().flat_map(longer).collect();
    }
    found.sort_by(|a, b| a.iter().rev().cmp(b.iter().rev()));
    found
}

#[test]
fn places_count_from_0() {
    for (count, largest) in [(1, 9), (2, 9), (3, 7), (4, 6), (5, 3)] {
        for (index, heaps) in all(count, largest).iter().enumerate() {
            assert_eq!(place(heaps), Some(index), "{heaps:?}");
        }
    }
    assert_eq!(place(&[u32::MAX; 8]), None);
}

type Options = fn(&[u32]) -> Vec<Vec<u32>>;

/// Every way to choose a heap and the others.
fn each(heaps: &[u32]) -> Vec<(u32, Vec<u32>)> {
    let one = |at: usize| {
        let mut others = heaps.to_vec();
        (others.remove(at), others)
    };
    (0..heaps.len()).map(one).collect()
}

fn nim(heaps: &[u32]) -> Vec<Vec<u32>> {
    let one =
        |(heap, rest): (u32, Vec<u32>)| (0..heap).map(move |left| [&rest[..], &[left]].concat());
    each(heaps).into_iter().flat_map(one).collect()
}

fn divisor_nim(heaps: &[u32]) -> Vec<Vec<u32>> {
    let one = |(heap, rest): (u32, Vec<u32>)| {
        let divides = |d: &u32| rest.iter().all(|other| other.is_multiple_of(*d));
        let numbers: Vec<u32> = (1..=heap).filter(divides).collect();
        let left = numbers.into_iter().map(move |d| heap - d);
        left.map(move |left| [&rest[..], &[left]].concat())
    };
    each(heaps).into_iter().flat_map(one).collect()
}

/// Two from one heap and one from another, neither of them empty.
fn knight(heaps: &[u32]) -> Vec<Vec<u32>> {
    let mut found = Vec::new();
    for (a, others) in each(heaps) {
        for (b, rest) in each(&others) {
            if a >= 2 && b >= 1 {
                found.push([&rest[..], &[a - 2, b - 1]].concat());
            }
        }
    }
    found
}

/// The same d from two heaps, of which it divides the first and which need not be there.
fn both(heaps: &[u32]) -> Vec<Vec<u32>> {
    let mut found = Vec::new();
    for (a, others) in each(heaps) {
        for (b, rest) in each(&others) {
            for d in (1..=a.min(b)).filter(|d| a.is_multiple_of(*d)) {
                found.push([&rest[..], &[a - d, b - d]].concat());
            }
        }
    }
    for (a, rest) in each(heaps) {
        if a >= 3 {
            found.push([&rest[..], &[a - 3]].concat());
        }
    }
    found
}

#[test]
fn rules_are_their_options() {
    let games: [(&[i64], Options); 4] = [
        (&[1, 1, 0, 1, 0, 1, 0], nim),
        (&[1, 1, 0, 1, 0, 1, 1], divisor_nim),
        (&[1, 2, 2, 0, 0, 1, 0, 0, 0, 0], knight),
        (&[0, 2, 0, 1, 1, 0, 1, 0, 1, 0, 1, 3, 0, 0, 0, 0], both),
    ];
    for (numbers, options) in games {
        let rules = Rules::read(numbers).expect("they are rules");
        for (count, largest) in [(1, 80), (2, 12), (3, 7), (4, 5)] {
            let positions = all(count, largest);
            let options = |index: usize| {
                let sorted = |mut heaps: Vec<u32>| {
                    heaps.sort_unstable();
                    let place = place(&heaps).expect("it is small");
                    u32::try_from(place).expect("it is small")
                };
                options(&positions[index]).into_iter().map(sorted).collect()
            };
            for fold in ALL {
                let table = rules.table(fold, count, largest).expect("there is memory");
                let expected = plain(fold, positions.len(), options);
                for (index, &number) in expected.iter().enumerate() {
                    let heaps = &positions[index];
                    assert_eq!(
                        table.number(index),
                        number,
                        "{numbers:?} {fold:?} {heaps:?}"
                    );
                }
                assert_eq!(table.filled(), positions.len());
            }
        }
    }
}

/// Two ways to one table, where nim-values pass 64.
#[test]
fn three_heaps_by_their_own_way() {
    let rules = Rules::read(&[1, 1, 0, 1, 0, 1, 1]).expect("it is a rule");
    // The same rule twice is not looked at by that way.
    let twice = [&[1][..], &[1, 0, 1, 0, 1, 1], &[1, 0, 1, 0, 1, 1]].concat();
    let twice = Rules::read(&twice).expect("they are rules");
    for fold in ALL {
        let own = rules.table(fold, 3, 90).expect("there is memory");
        let general = twice.table(fold, 3, 90).expect("there is memory");
        assert_eq!(own.filled(), general.filled());
        for place in 0..own.filled() {
            assert_eq!(own.number(place), general.number(place), "{fold:?} {place}");
        }
    }
}

#[test]
fn what_is_no_rule_is_refused() {
    for numbers in [
        &[][..],
        &[2, 1, 0, 1, 0, 1, 0],
        &[1, 0],
        &[1, 1, 0, 1, 0, 0, 0],
        &[1, 1, 0, 0, 0, 0, 0],
        &[1, 1, 3, 0, 0, 1, 0],
        &[1, 1, 3, 0, 1, 0, 0],
        &[1, 1, -1, 1, 0, 1, 0],
        &[1, 1, 0, 1, 0, 1],
    ] {
        assert_eq!(Rules::read(numbers), None, "{numbers:?}");
    }
    let nim = Rules::read(&[1, 1, 0, 1, 0, 1, 0]).expect("it is a rule");
    let fold = crate::fold::Fold::Longest;
    assert!(nim.table(fold, 9, 1).is_none());
    assert!(nim.table(fold, 4, 100_000).is_none());
    assert_eq!(nim.table(fold, 0, 5).map(|table| table.filled()), Some(1));
}
