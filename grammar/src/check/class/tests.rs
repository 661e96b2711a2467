use super::numbers::Numbers;
use crate::compile;
use crate::model::{Class, Game, Growth, Subtraction};
use alloc::vec;
use alloc::vec::Vec;

fn game(text: &str) -> Game {
    let mut compiled = compile(text);
    assert!(compiled.errors.is_empty(), "{text}: {:?}", compiled.errors);
    compiled.model.games.remove(0)
}

/// Ranges, and where all begins.
type Taken = (Vec<(u64, u64)>, Option<u64>);

/// The subtraction set of a heap game with these rules.
fn taken(rules: &str) -> Option<Taken> {
    match game(&alloc::format!("game G(n) {{ {rules} }}")).class {
        Class::Subtraction(Subtraction { ranges, from }) => Some((ranges, from)),
        _ => None,
    }
}

#[test]
fn sets_of_numbers() {
    let set = |ranges: &[(u64, u64)], from| Some((ranges.to_vec(), from));
    assert_eq!(
        taken("n -> n - k for k in {1, 3, 4};"),
        set(&[(1, 1), (3, 4)], None)
    );
    assert_eq!(
        taken("n -> n - 2; n -> n - 1 - 4;"),
        set(&[(2, 2), (5, 5)], None)
    );
    assert_eq!(
        taken("n -> n - k for k in 1..=1000000000000;"),
        set(&[(1, 1_000_000_000_000)], None)
    );
    assert_eq!(taken("n -> n - k for k in 1..;"), set(&[], Some(1)));
    assert_eq!(taken("n -> n - k for k in 1..=n;"), set(&[], Some(1)));
    assert_eq!(
        taken("n -> n - k for k in 1..=min(n, 6) if k <= n, n >= k;"),
        set(&[(1, 6)], None)
    );
    assert_eq!(
        taken("n -> n - k for k in 1.. if k not in {2, 3, 7};"),
        set(&[(1, 1), (4, 6)], Some(8))
    );
    assert_eq!(
        taken("n -> n - k for k in 0..9 if k != 0, !(k in {2} || k >= 5);"),
        set(&[(1, 1), (3, 4)], None)
    );
    assert_eq!(
        taken("n -> n - k + 1 for k in {2, 3};"),
        set(&[(1, 2)], None)
    );
    assert_eq!(taken("n -> n - k for k in {};"), set(&[], None));
    assert_eq!(
        taken("n -> n - k for k in 5..; n -> n - 4; n -> n - 1 if n > 0;"),
        set(&[(1, 1)], Some(4))
    );
}

#[test]
fn what_may_have_no_value_is_no_set() {
    for rules in [
        "n -> n - k for k in 1.. if 0 * (1 / 0) == 0;",
        "n -> n - k for k in 1.. if 1 / (k - 1) - 1 / (k - 1) == 0;",
        "n -> n - k + 0 * (1 / (k - 2)) for k in 1..;",
        "n -> n - k for k in {1, 2, 3} if 0 * (n % (k - 2)) == 0;",
        "n -> n - k for k in {1, 2 + 0 * (1 / 0), 3};",
        "n -> n - k for k in 1..=3 + 0 * phi(0);",
        "n -> n - k for k in 1.. if k not in {1, 2 + 0 * (1 / 0), 3};",
    ] {
        assert_eq!(taken(rules), None, "{rules}");
    }
    assert!(taken("n -> n - k for k in {4 / 2, 7 % 4};").is_some());
}

#[test]
fn conditions_on_the_heap_are_no_set() {
    for rules in [
        "n -> n - k for k in 1..n;",
        "n -> n - k for k in {1, 2} if n > 2;",
        "n -> n - k for k in {1, 2} if k != n;",
        "n -> n - k for k in squares;",
        "n -> n - k for k in 1.. if 2 | k;",
        "n -> n - 2 * k for k in 1..=3;",
        "n -> n / 2 if n > 0;",
        "n -> n - i - j for i in {1, 2}, j in {3};",
        "n -> n - k for k in {0, 1}; assume measure n;",
    ] {
        assert_eq!(taken(rules), None, "{rules}");
    }
}

/// Of one text: monotone, sum bounded, halving.
fn flags(text: &str) -> (bool, bool, bool) {
    let Growth {
        monotone,
        sum_bounded,
        halving,
    } = game(text).growth;
    (monotone, sum_bounded, halving)
}

#[test]
fn growth_of_one_heap() {
    for (expected, rules) in [
        ((true, true, false), "n -> n - 1;"),
        (
            (true, true, true),
            "n -> n / d for d in {2, 3, 6} if n > 0;",
        ),
        ((true, true, true), "n -> d for d in divisors(n) if d < n;"),
        ((true, true, false), "n -> n / 2 if n > 0; n -> n - 1;"),
        (
            (false, false, false),
            "n -> n + 1 if n < 9; measure max(0, 9 - n);",
        ),
        ((false, true, false), "n -> [a, b] for (a, b) in split(n);"),
        ((false, false, false), "n -> [n / 2; 3] if n > 0, 2 | n;"),
        ((false, true, false), "octal 0.77;"),
        ((true, true, false), "octal 0.33;"),
    ] {
        assert_eq!(
            flags(&alloc::format!("game G(n) {{ {rules} }}")),
            expected,
            "{rules}"
        );
    }
}

#[test]
fn growth_of_several_heaps() {
    for (expected, text) in [
        (
            (true, true),
            "G(n, q) { (n, q) -> (n - a, a) for a in 1..=q; }",
        ),
        (
            (false, true),
            "G(n, q) { (n, q) -> (n - a, a + 1) for a in 1..=q; }",
        ),
        (
            (false, false),
            "G(n, q) { (n, q) -> (n - a, 3 * a) for a in 1..=q; }",
        ),
        (
            (true, true),
            "G{x, y} { {x, y} -> {y, x - k} for k in 1..; }",
        ),
        ((false, true), "G{x, y} { {x, y} -> {x - 2, y + 1}; }"),
        ((true, true), "G[..] { [a, b, ..] -> [a - 1, b - 1, ..]; }"),
        (
            (false, true),
            "G[..] { [a, ..] -> [b, c, ..] for (b, c) in split(a); }",
        ),
    ] {
        let (monotone, sum_bounded, halving) = flags(&alloc::format!("game {text}"));
        assert_eq!((monotone, sum_bounded), expected, "{text}");
        assert!(!halving, "{text}");
    }
}

#[test]
fn ranges_behave_as_sets() {
    let numbers = |ranges: &[(i128, i128)]| Numbers::union(ranges.iter().copied());
    let low = numbers(&[(1, 3), (4, 5), (9, 9)]);
    assert_eq!(low, numbers(&[(1, 5), (9, 9)]));
    assert_eq!(low.not().not(), low);
    assert_eq!(low.and(&numbers(&[(5, 12)])), numbers(&[(5, 5), (9, 9)]));
    assert_eq!(low.or(&numbers(&[(6, 8)])), Numbers::range(1, 9));
    assert_eq!(low.and(&low.not()), numbers(&[]));
    assert_eq!(low.or(&low.not()), Numbers::all());
    assert_eq!(low.plus(2), Some(numbers(&[(3, 7), (11, 11)])));
    assert_eq!(Numbers::range(i128::MAX - 1, i128::MAX - 1).plus(2), None);
    let all: Vec<_> = vec![(i128::MIN, 0), (2, i128::MAX)];
    assert_eq!(Numbers::range(1, 1).not().ranges().collect::<Vec<_>>(), all);
}
