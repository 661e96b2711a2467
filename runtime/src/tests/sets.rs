//! The sets of rules, and whether numbers are in them.

use std::vec;
use std::vec::Vec;

use crate::rule::{self, Elements, Stop};

fn all<S: Elements>(set: S) -> Result<Vec<S::Item>, Stop> {
    let mut all = Vec::new();
    rule::each(set, |element| {
        all.push(element);
        Ok(())
    })?;
    Ok(all)
}

#[test]
fn ranges_keep_to_every_bound() {
    assert_eq!(all(rule::range(1, &[4, 9])), Ok(vec![1, 2, 3, 4]));
    assert_eq!(all(rule::range(-2, &[0])), Ok(vec![-2, -1, 0]));
    assert_eq!(all(rule::range(1, &[0])), Ok(vec![]));
    assert_eq!(all(rule::range(1, &[])), Ok(vec![]));
    assert_eq!(
        all(rule::range(i128::MIN, &[])),
        Ok(vec![i128::MIN]),
        "there is nothing below"
    );
    assert_eq!(rule::range(i128::MAX - 1, &[i128::MAX]).count(), 2);
    assert!(rule::in_range(5, 1, &[]) && rule::in_range(5, 5, &[5, 6]));
    assert!(!rule::in_range(5, 6, &[]) && !rule::in_range(5, 1, &[9, 4]));
}

#[test]
fn ascending_sets() {
    assert_eq!(
        all(rule::primes(&[30])),
        Ok(vec![2, 3, 5, 7, 11, 13, 17, 19, 23, 29])
    );
    assert_eq!(all(rule::squares(&[30, 25])), Ok(vec![1, 4, 9, 16, 25]));
    assert_eq!(all(rule::cubes(&[64])), Ok(vec![1, 8, 27, 64]));
    assert_eq!(all(rule::triangulars(&[15])), Ok(vec![1, 3, 6, 10, 15]));
    assert_eq!(all(rule::fibonaccis(&[20])), Ok(vec![1, 2, 3, 5, 8, 13]));
    assert_eq!(all(rule::factorials(&[120])), Ok(vec![1, 2, 6, 24, 120]));
    assert_eq!(all(rule::odds(&[6])), Ok(vec![1, 3, 5]));
    assert_eq!(all(rule::evens(&[6])), Ok(vec![2, 4, 6]));
    assert_eq!(all(rule::powers(3, &[100])), Ok(vec![1, 3, 9, 27, 81]));
    for base in [1, 0, -2] {
        assert_eq!(all(rule::powers(base, &[100])), Ok(vec![1]));
        assert_eq!(all(rule::powers(base, &[0])), Ok(vec![]));
    }
}

#[test]
fn ascending_sets_end_at_any_bound() {
    for bounds in [vec![], vec![0], vec![-5, 100], vec![i128::MIN]] {
        assert_eq!(rule::primes(&bounds).count(), 0);
        assert_eq!(rule::squares(&bounds).count(), 0);
        assert_eq!(rule::odds(&bounds).count(), 0);
        assert_eq!(rule::powers(2, &bounds).count(), 0);
    }
    let most = [i128::MAX];
    assert_eq!(rule::powers(2, &most).count(), 127);
    assert_eq!(rule::factorials(&most).count(), 33);
    assert_eq!(rule::fibonaccis(&most).count(), 183);
    assert_eq!(rule::primes(&most).nth(10_000), Some(104_743));
    assert_eq!(rule::primes(&[1_000_000]).count(), 78_498);
    assert_eq!(rule::squares(&most).nth(99), Some(10_000));
}

#[test]
fn membership_is_the_set() {
    let bound = 2_000;
    let same = |set: Vec<i128>, member: &dyn Fn(i128) -> bool| {
        let members: Vec<i128> = (-10..=bound).filter(|&k| member(k)).collect();
        assert_eq!(members, set);
    };
    same(rule::primes(&[bound]).collect(), &rule::is_prime);
    same(rule::squares(&[bound]).collect(), &rule::is_square);
    same(rule::cubes(&[bound]).collect(), &rule::is_cube);
    same(rule::triangulars(&[bound]).collect(), &rule::is_triangular);
    same(rule::fibonaccis(&[bound]).collect(), &rule::is_fibonacci);
    same(rule::factorials(&[bound]).collect(), &rule::is_factorial);
    same(rule::odds(&[bound]).collect(), &rule::is_odd);
    same(rule::evens(&[bound]).collect(), &rule::is_even);
    for base in [-1, 0, 1, 2, 3, 10] {
        same(rule::powers(base, &[bound]).collect(), &|k| {
            rule::is_power(base, k)
        });
    }
    for k in [i128::MAX, i128::MIN, i128::MAX - 1] {
        assert!(!rule::is_square(k) && !rule::is_cube(k) && !rule::is_triangular(k));
        assert!(!rule::is_fibonacci(k) && !rule::is_factorial(k) && !rule::is_power(2, k));
    }
    let root = i128::from(u64::MAX) / 2;
    assert!(rule::is_square(root * root) && !rule::is_square(root * root + 1));
    assert!(rule::is_triangular(root * (root + 1) / 2));
    assert!(rule::is_cube(1i128 << 126) && !rule::is_cube((1i128 << 126) - 1));
}

#[test]
fn great_primes() {
    // The greatest primes below 2^64 and the next ones, and a Mersenne prime.
    assert!(rule::is_prime(18_446_744_073_709_551_557));
    assert!(rule::is_prime(18_446_744_073_709_551_629));
    assert!(!rule::is_prime(i128::from(u64::MAX)));
    assert!(rule::is_prime(i128::MAX), "2^127 - 1");
    // Strong pseudoprimes to the first 4, 9 and 12 bases.
    assert!(!rule::is_prime(3_215_031_751));
    assert!(!rule::is_prime(3_825_123_056_546_413_051));
    assert!(!rule::is_prime(318_665_857_834_031_151_167_461));
    assert!(!rule::is_prime(3_317_044_064_679_887_385_961_981));
}

#[test]
fn divisors_are_found() {
    for n in 1..3_000i128 {
        let plain: Vec<i128> = (1..=n).filter(|d| n % d == 0).collect();
        assert_eq!(all(rule::divisors(n, &[])), Ok(plain.clone()));
        let bounded: Vec<i128> = plain.iter().copied().filter(|&d| d <= 70).collect();
        assert_eq!(all(rule::divisors(-n, &[n, 70])), Ok(bounded));
    }
    assert_eq!(all(rule::divisors(0, &[3])), Ok(vec![1, 2, 3]));
    assert_eq!(all(rule::divisors(0, &[])), Ok(vec![]));
    assert_eq!(all(rule::divisors(12, &[0])), Ok(vec![]));
    assert!(rule::is_divisor(3, 12, &[]) && rule::is_divisor(9, 0, &[9]));
    assert!(!rule::is_divisor(3, 12, &[2]) && !rule::is_divisor(0, 0, &[]));
    assert!(!rule::is_divisor(-3, 12, &[]) && !rule::is_divisor(5, 12, &[]));
}

#[test]
fn divisors_of_great_numbers() {
    // A product of two primes near 2^32, a prime's square, and a prime near 2^64.
    let (p, q) = (4_294_967_291i128, 4_294_967_279i128);
    assert_eq!(all(rule::divisors(p * q, &[])), Ok(vec![1, q, p, p * q]));
    assert_eq!(all(rule::divisors(p * p, &[])), Ok(vec![1, p, p * p]));
    let prime = 18_446_744_073_709_551_557;
    assert_eq!(all(rule::divisors(prime, &[])), Ok(vec![1, prime]));
    assert_eq!(all(rule::divisors(i128::MAX, &[])), Ok(vec![1, i128::MAX]));
    let power = all(rule::divisors(1 << 126, &[])).unwrap();
    assert_eq!((power.len(), power[126]), (127, 1 << 126));
    assert_eq!(all(rule::divisors(i128::MIN, &[])), Err(Stop::Overflow));
    assert!(matches!(
        all(rule::divisors(prime * p * 2, &[])),
        Err(Stop::TooMany { .. })
    ));
    // Every number near 10^18 is factored.
    for n in 1_000_000_000_000_000_000i128..1_000_000_000_000_000_300 {
        let divisors = all(rule::divisors(n, &[])).unwrap();
        assert!(divisors.iter().all(|d| n % d == 0) && divisors.is_sorted_by(|a, b| a < b));
        assert!(
            divisors
                .iter()
                .all(|d| divisors.binary_search(&(n / d)).is_ok())
        );
    }
}

#[test]
fn splits_and_parts() {
    assert_eq!(all(rule::split(7)), Ok(vec![(6, 1), (5, 2), (4, 3)]));
    assert_eq!(all(rule::split(4)), Ok(vec![(3, 1), (2, 2)]));
    for m in [-4, 0, 1] {
        assert_eq!(all(rule::split(m)), Ok(vec![]));
    }
    let two = all(rule::parts(7, 2, Some(2))).unwrap();
    assert_eq!(
        two,
        all(rule::split(7))
            .unwrap()
            .iter()
            .map(|&(a, b)| vec![a, b])
            .collect::<Vec<_>>()
    );
    assert_eq!(all(rule::parts(0, 0, None)), Ok(vec![vec![]]));
    assert_eq!(all(rule::parts(0, 1, None)), Ok(vec![]));
    assert_eq!(all(rule::parts(-1, 0, None)), Ok(vec![]));
    assert_eq!(
        all(rule::parts(3, 0, None)),
        Ok(vec![vec![3], vec![2, 1], vec![1, 1, 1]])
    );
    assert_eq!(all(rule::parts(3, 5, Some(2))), Ok(vec![]));
    assert_eq!(all(rule::parts(3, -5, Some(1))), Ok(vec![vec![3]]));
    // All partitions of a number, each once: 77 of 12, 966467 of 60 in all.
    let twelve = all(rule::parts(12, 1, None)).unwrap();
    assert_eq!(twelve.len(), 77);
    assert!(twelve.iter().all(|list| rule::is_parts(list, 12, 1, None)));
    assert_eq!(
        twelve
            .iter()
            .collect::<std::collections::BTreeSet<_>>()
            .len(),
        77
    );
    assert_eq!(all(rule::parts(60, 2, None)).unwrap().len(), 966_466);
    let long = rule::parts(1 << 40, 1 << 40, None);
    assert!(matches!(all(long), Err(Stop::TooMany { .. })));
}

#[test]
fn membership_in_splits_and_parts() {
    assert!(rule::is_split(4, 3, 7) && rule::is_split(3, 3, 6));
    assert!(!rule::is_split(3, 4, 7) && !rule::is_split(7, 0, 7) && !rule::is_split(4, 3, 8));
    assert!(!rule::is_split(i128::MAX, 1, i128::MIN));
    assert!(rule::is_parts(&[3, 2, 2], 7, 1, Some(3)) && rule::is_parts(&[], 0, 0, None));
    assert!(!rule::is_parts(&[3, 2, 2], 7, 4, None) && !rule::is_parts(&[3, 2, 2], 7, 1, Some(2)));
    assert!(!rule::is_parts(&[2, 3, 2], 7, 1, None) && !rule::is_parts(&[7, 0], 7, 1, None));
}
