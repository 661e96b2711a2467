//! The words of rules.

use std::vec;
use std::vec::Vec;

use crate::rule::{self, Stop};
use crate::{Fault, Heaps, Options, Replacements, Unordered};

#[test]
fn division_rounds_down() {
    for a in -20..=20i128 {
        for b in (-6..=6i128).filter(|&b| b != 0) {
            let (quotient, remainder) = (rule::div(a, b).unwrap(), rule::rem(a, b).unwrap());
            assert_eq!(quotient * b + remainder, a);
            assert!(if b > 0 {
                (0..b).contains(&remainder)
            } else {
                (b + 1..=0).contains(&remainder)
            });
        }
    }
    assert_eq!((rule::div(-1, 2), rule::rem(-1, 2)), (Ok(-1), Ok(1)));
    assert_eq!(
        (rule::div(7, 0), rule::rem(7, 0)),
        (Err(Stop::NoValue), Err(Stop::NoValue))
    );
    assert_eq!(rule::div(i128::MIN, -1), Err(Stop::Overflow));
    assert_eq!(rule::rem(i128::MIN, -1), Ok(0));
}

#[test]
fn arithmetic_does_not_wrap() {
    assert_eq!(rule::add(i128::MAX, 1), Err(Stop::Overflow));
    assert_eq!(rule::sub(i128::MIN, 1), Err(Stop::Overflow));
    assert_eq!(rule::mul(i128::MAX, 2), Err(Stop::Overflow));
    assert_eq!(rule::neg(i128::MIN), Err(Stop::Overflow));
    assert_eq!(
        (rule::add(2, 3), rule::sub(2, 3), rule::mul(2, 3)),
        (Ok(5), Ok(-1), Ok(6))
    );
    // A sum is judged by its value.
    assert_eq!(
        rule::sum(&[i128::MAX, i128::MAX, i128::MIN, -i128::MAX], &[]),
        Ok(-1)
    );
    assert_eq!(rule::sum(&[i128::MAX, 1], &[]), Err(Stop::Overflow));
    assert_eq!(rule::sum(&[i128::MIN, -1], &[]), Err(Stop::Overflow));
    assert_eq!(rule::sum(&[i128::MAX, i128::MIN], &[]), Ok(-1));
    assert_eq!(rule::sum(&[i128::MIN], &[]), Ok(i128::MIN));
}

#[test]
fn folds_of_numbers_and_lists() {
    assert_eq!(rule::gcd(&[12, -18], &[&[30], &[]]), Ok(6));
    assert_eq!(rule::gcd(&[0, 5], &[]), Ok(5));
    assert_eq!(rule::gcd(&[i128::MIN], &[]), Err(Stop::Overflow));
    assert_eq!(rule::max(&[1], &[&[7, 2]]), Ok(7));
    assert_eq!(rule::max(&[-3], &[]), Ok(-3));
    assert_eq!(rule::min(&[1], &[&[7, -2]]), Ok(-2));
    assert_eq!(rule::len(&[1], &[&[7, 2], &[9]]), Ok(4));
    let nothing = (
        rule::gcd(&[], &[]),
        rule::max(&[], &[]),
        rule::sum(&[], &[]),
        rule::len(&[], &[]),
    );
    assert_eq!(nothing, (Ok(0), Ok(0), Ok(0), Ok(0)));
    assert_eq!(rule::min(&[], &[&[]]), Err(Stop::NoValue));
    assert!(rule::distinct(&[3, 1], &[&[2]]) && rule::distinct(&[], &[]));
    assert!(!rule::distinct(&[3, 1], &[&[2, 3]]) && !rule::distinct(&[], &[&[4, 4]]));
}

#[test]
fn totients() {
    for n in 1..500 {
        let plain = (1..=n)
            .filter(|&k| rule::gcd(&[k, n], &[]) == Ok(1))
            .count() as i128;
        assert_eq!(rule::phi(n), Ok(plain));
    }
    assert_eq!(
        (rule::phi(0), rule::phi(-7)),
        (Err(Stop::NoValue), Err(Stop::NoValue))
    );
    assert_eq!(rule::phi(i128::MAX), Ok(i128::MAX - 1));
}

#[test]
fn divisibility() {
    assert!(rule::divides(3, -6) && rule::divides(-3, 6) && rule::divides(0, 0));
    assert!(!rule::divides(0, 5) && rule::divides(5, 0) && !rule::divides(4, 6));
    assert!(rule::divides_all(3, &[6, 9]) && rule::divides_all(0, &[]));
    assert!(!rule::divides_all(3, &[6, 8]));
}

#[test]
fn what_has_no_value_is_discarded() {
    let mut seen = Vec::new();
    let flow = rule::each([3, 0, 2], |k| {
        let quotient = rule::div(6, k)?;
        rule::guard(quotient != 7)?;
        seen.push(quotient);
        Ok(())
    });
    assert_eq!((flow, seen), (Ok(()), vec![2, 3]));
    assert_eq!(
        rule::each([1], |_| Err(Stop::Overflow)),
        Err(Stop::Overflow)
    );
    assert_eq!(rule::guard(false), Err(Stop::NoValue));
}

#[test]
fn endless_choices_are_stopped() {
    let flow = rule::each(rule::range(1, &[1 << 60]), |k| rule::guard(k == 0));
    assert!(matches!(flow, Err(Stop::TooMany { .. })));
}

fn heap_options(n: u64, rule: impl Fn(i128) -> Result<i128, Stop>) -> Result<Vec<u64>, Fault> {
    let mut options = Options::new();
    rule::heap(n, &mut options, |n, out| out.heap(rule(n)?));
    options.into_sorted()
}

#[test]
fn the_wall() {
    assert_eq!(heap_options(5, |n| rule::sub(n, 2)), Ok(vec![3]));
    assert_eq!(heap_options(5, |n| rule::sub(n, 6)), Ok(vec![]));
    assert_eq!(heap_options(5, |n| rule::div(n, 0)), Ok(vec![]));
    assert_eq!(
        heap_options(u64::MAX, |n| rule::add(n, 1)),
        Err(Fault::HeapTooLarge)
    );
    assert_eq!(
        heap_options(u64::MAX, |n| rule::mul(rule::mul(n, n)?, n)),
        Err(Fault::Overflow)
    );
    let mut options = Options::new();
    rule::tuple(&[1, 2], &mut options, |[x, y], out| {
        out.tuple([y, x])?;
        out.tuple([x - 2, y])?;
        // A negative heap comes before one that is too large: there is no such option.
        out.tuple([1 << 70, -1])?;
        out.tuple([x, 1 << 64])
    });
    assert_eq!(options.as_slice(), [[2, 1]]);
    assert_eq!(options.fault(), Some(&Fault::HeapTooLarge));
}

#[test]
fn unordered_heaps_are_given_in_every_way() {
    let ways = |heaps: [u64; 3]| {
        let mut ways = Vec::new();
        rule::unordered(&Unordered::from(heaps), &mut Options::new(), |names, _| {
            ways.push(names);
            rule::guard(false)
        });
        ways
    };
    assert_eq!(ways([5, 5, 5]), [[5, 5, 5]]);
    assert_eq!(ways([2, 1, 2]), [[1, 2, 2], [2, 1, 2], [2, 2, 1]]);
    assert_eq!(ways([3, 1, 2]).len(), 6);
    let mut options = Options::new();
    rule::unordered(&Unordered::from([4, 1]), &mut options, |[x, y], out| {
        out.unordered([x - 1, y])
    });
    assert_eq!(
        options.into_sorted(),
        Ok(vec![[0, 4].into(), [1, 3].into()])
    );
}

#[test]
fn multisets_are_chosen_in_every_way() {
    fn choices<const K: usize>(heaps: &[u64], exact: bool) -> Vec<([i128; K], Vec<i128>)> {
        let mut choices = Vec::new();
        let position: Heaps = heaps.iter().copied().collect();
        rule::multiset(
            &position,
            &mut Options::new(),
            exact,
            |names: [i128; K], rest, _| {
                choices.push((names, rest.to_vec()));
                Ok(())
            },
        );
        choices
    }
    let pairs = choices::<2>(&[3, 3, 2], false);
    assert_eq!(
        pairs,
        [([3, 3], vec![2]), ([3, 2], vec![3]), ([2, 3], vec![3])]
    );
    assert_eq!(choices::<2>(&[3, 3, 2], true), []);
    assert_eq!(choices::<3>(&[3, 3, 2], true).len(), 3);
    assert_eq!(choices::<0>(&[], true), [([], vec![])]);
    assert_eq!(choices::<0>(&[4, 1], false), [([], vec![4, 1])]);
    assert_eq!(choices::<0>(&[4], true), []);
    assert_eq!(choices::<1>(&[], false), []);
    assert_eq!(choices::<4>(&vec![2; 4000], false).len(), 1);
    assert_eq!(choices::<1>(&[9, 4, 9, 1], false).len(), 3);
}

#[test]
fn lists_of_heaps() {
    let lists = |build: &dyn Fn(&mut rule::List) -> rule::Flow| {
        let mut out = Replacements::new();
        rule::replace(9, &mut out, |_, out| out.list(|list| build(list)));
        out.fault()
            .cloned()
            .map_or_else(|| Ok(out.iter().map(Vec::from).collect()), Err)
    };
    let none: Result<Vec<Vec<u64>>, Fault> = Ok(vec![]);
    assert_eq!(
        lists(&|list| list.range(-1 + 1, 3)),
        Ok(vec![vec![3, 2, 1]])
    );
    assert_eq!(lists(&|list| list.range(4, 3)), Ok(vec![vec![]]));
    assert_eq!(lists(&|list| list.range(-1, 3)), none);
    assert_eq!(lists(&|list| list.repeat(4, 2)), Ok(vec![vec![4, 4]]));
    assert_eq!(lists(&|list| list.repeat(0, 1 << 90)), Ok(vec![vec![]]));
    assert_eq!(lists(&|list| list.repeat(4, -1)), none);
    assert_eq!(lists(&|list| list.repeat(-4, 0)), Ok(vec![vec![]]));
    assert_eq!(lists(&|list| list.splice(&[2, 0, 7])), Ok(vec![vec![7, 2]]));
    assert_eq!(lists(&|list| list.splice(&[1 << 64, -1])), none);
    assert_eq!(lists(&|list| list.one(1 << 64)), Err(Fault::HeapTooLarge));
    let too_many = |lists| matches!(lists, Err(Fault::TooMany { limit: 4096, .. }));
    assert!(too_many(lists(&|list| list.range(1, 1 << 60))));
    assert!(too_many(lists(&|list| list.repeat(1, i128::MAX))));
    assert!(lists(&|list| list.range(0, 4096)).is_ok());
}

#[test]
fn codes() {
    let lists = |digits: &[u8], heap| {
        let mut out = Replacements::new();
        rule::code_replacements(digits, heap, &mut out);
        out.iter().map(Vec::from).collect::<Vec<Vec<u64>>>()
    };
    let kayles = lists(&[0, 7, 7], 4);
    assert_eq!(kayles, [vec![3], vec![2, 1], vec![2], vec![1, 1]]);
    assert_eq!(lists(&[0, 7, 7], 1), [vec![]]);
    assert_eq!(
        lists(&[4, 0, 7], 4),
        [vec![3, 1], vec![2, 2], vec![2], vec![1, 1]]
    );
    assert_eq!(lists(&[0, 8], 5), [vec![2, 1, 1]]);
    assert_eq!(
        lists(&[3, 0], 5),
        Vec::<Vec<u64>>::new(),
        "nothing taken is no move"
    );
    let mut options = Options::new();
    rule::code_heap(&[0, 3, 1, 2], 2, &mut options);
    assert_eq!(options.into_sorted(), Ok(vec![0, 1]));
    let mut options = Options::new();
    rule::code_heap(&[0, 3, 1, 2], 5, &mut options);
    assert_eq!(options.into_sorted(), Ok(vec![2, 4]));
}

#[test]
fn ranks() {
    let rank = rule::measure([Ok(3), Err(Stop::NoValue), Err(Stop::Overflow)]);
    assert_eq!(rank, [3, i128::MAX, i128::MAX]);
    assert_eq!(rule::total(&[u64::MAX, u64::MAX]), 2 * i128::from(u64::MAX));
    assert_eq!(rule::numbers(&[2, 1]), [2, 1]);
}
