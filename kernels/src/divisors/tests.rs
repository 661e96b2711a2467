use super::{Fold, Rules, Sieve};
use crate::fold::tests::{ALL, plain};
use alloc::vec::Vec;

#[test]
fn divisors_are_all_numbers_that_divide() {
    let mut sieve = Sieve::below(3_000).expect("there is memory");
    for number in 1..3_000 {
        let mut found = sieve.divisors(number).to_vec();
        found.sort_unstable();
        let tried: Vec<u32> = (1..=number).filter(|d| number % d == 0).collect();
        assert_eq!(found, tried, "{number}");
    }
}

/// Nim-values of taking a proper divisor are the exponents of 2, and of 0 it is 0.
#[test]
fn proper_divisors_have_their_closed_form() {
    let rules = Rules::read(&[1, 0, 1, -1, 0, 0, 1, 0, 0, 1, -1, 0, -1]).expect("they are rules");
    let table = rules.table(Fold::Grundy { misere: false }, 200_000);
    let table = table.expect("there is memory");
    for n in 1..200_000usize {
        assert_eq!(table.number(n), n.trailing_zeros(), "{n}");
    }
}

#[test]
fn every_fold_is_its_definition() {
    // Take a divisor, or a square that is odd; leave a divisor that is no prime.
    type Options = fn(u32) -> Vec<u32>;
    let texts: [(&[i64], Options); 4] = [
        (&[1, 0, 1, -1, 0, 0, 0], |n| {
            (1..=n).filter(|d| n % d == 0).map(|d| n - d).collect()
        }),
        (&[3, 0, 1, -1, 0, 0, 1, 3, 2, 0, 1, 0, 1], |n| {
            let odd = (1..=n).step_by(2);
            odd.map(|i| i * i)
                .filter(|&s| s <= n)
                .map(|s| n - s)
                .collect()
        }),
        (&[1, 0, 0, 1, 0, 0, 2, 2, 0, 1, -1, 0, 0, 6, 2, 0], |n| {
            let prime = |d: u32| d > 1 && (2..d).all(|e| !d.is_multiple_of(e));
            (1..n).filter(|&d| n % d == 0 && !prime(d)).collect()
        }),
        (&[1, 0, 1, -1, -1, 0, 0, 0, 0, 1, 0, 0, -1, 0], |n| {
            let taken = (1..=n).filter(|d| n % d == 0).map(|d| d + n / d);
            let left = taken.filter(|&t| t <= n).map(|t| n - t);
            left.chain([n - 1]).collect()
        }),
    ];
    for (numbers, options) in texts {
        let rules = Rules::read(numbers).expect("they are rules");
        for fold in ALL {
            let table = rules.table(fold, 700).expect("there is memory");
            let expected = plain(fold, 700, |n| {
                let n = u32::try_from(n).expect("it is small");
                if n == 0 { Vec::new() } else { options(n) }
            });
            for (n, &value) in expected.iter().enumerate() {
                assert_eq!(table.number(n), value, "{numbers:?} {fold:?} {n}");
            }
        }
    }
}

#[test]
fn the_rest_is_counted_right() {
    let gcd = |mut a: u32, mut b: u32| {
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    for (kind, least) in [(9, 0), (9, 1), (10, 0), (10, 1), (11, 0), (11, 1)] {
        let rules = Rules::read(&[kind, least]).expect("they are rules");
        let least = u32::try_from(least).expect("it is small");
        for fold in ALL {
            // Common divisors above 311 are of heaps from 626 on.
            let table = rules.table(fold, 1_500).expect("there is memory");
            let expected = plain(fold, 1_500, |n| {
                let n = u32::try_from(n).expect("it is small");
                let taken = (1..=n).filter(|&k| match kind {
                    9 => !n.is_multiple_of(k),
                    10 => gcd(k, n) == 1,
                    _ => gcd(k, n) != 1,
                });
                taken.map(|k| n - k).filter(|&left| left >= least).collect()
            });
            for (n, &value) in expected.iter().enumerate() {
                assert_eq!(table.number(n), value, "{kind} {least} {fold:?} {n}");
            }
            for (len, &value) in (1..5).zip(&expected) {
                let short = rules.table(fold, len).expect("there is memory");
                assert_eq!(
                    short.number(len - 1),
                    value,
                    "{kind} {least} {fold:?} {len}"
                );
            }
        }
    }
}

#[test]
fn what_is_no_rule_is_refused() {
    for numbers in [
        &[9, 0, 1, -1, 0, 0, 0][..],
        &[1, 0, 1, -1, 0, 0],
        &[1, 0, 1, -1, 0, 0, 1],
        &[9, 2],
        &[11, 2],
        &[12, 0],
        &[2, 0, 1, -1, 1, 0, 0],
        &[8, 1, 1, -1, 0, 0, 0],
        &[1, 0, 1 << 40, -1, 0, 0, 0],
        &[1, 0, 1, -1, 0, 0, 1, 3, 0, 1, 0, 0, 0],
    ] {
        assert_eq!(Rules::read(numbers), None, "{numbers:?}");
    }
    // An option that is not below its heap.
    let same = Rules::read(&[0, 0, 1, 0, 0, 0, 0]).expect("it is well formed");
    assert!(same.table(Fold::Shortest, 9).is_none());
}
