//! The rules of the language, at single positions.

use super::{Fault, Work, options};
use crate::compile;
use crate::model::Game;
use alloc::vec;
use alloc::vec::Vec;

fn game(text: &str) -> Game {
    let mut compiled = compile(text);
    assert!(compiled.errors.is_empty(), "{text}: {:?}", compiled.errors);
    compiled.model.games.remove(0)
}

/// The options, sorted.
fn of(text: &str, position: &[u64]) -> Vec<Vec<u64>> {
    let game = game(text);
    let found = options(game.shape, &game.rules, position, &mut Work::new(1_000_000));
    let mut options: Vec<_> = found
        .expect("no fault")
        .into_iter()
        .map(|found| found.position)
        .collect();
    options.sort();
    options
}

fn heaps(text: &str, heap: u64) -> Vec<u64> {
    of(text, &[heap]).into_iter().flatten().collect()
}

#[test]
fn one_heap() {
    assert_eq!(
        heaps("game G(n) { n -> n - k for k in {1, 3, 4}; }", 3),
        [0, 2]
    );
    assert_eq!(
        heaps(
            "game G(n) { n -> n - d for d in divisors(n) if d < n; }",
            12
        ),
        [6, 8, 9, 10, 11]
    );
    assert_eq!(
        heaps("game G(n) { n -> n - p for p in primes; }", 9),
        [2, 4, 6, 7]
    );
    assert_eq!(
        heaps("game G(n) { n -> n / d for d in {2, 3, 6} if n > 0; }", 7),
        [1, 2, 3]
    );
    assert_eq!(
        heaps(
            "game G(n) { n -> n - k for k in 1.. if k not in {2, 3, 7}; }",
            8
        ),
        [0, 2, 3, 4, 7]
    );
    assert_eq!(heaps("game G(n) { n -> n - phi(n) if n >= 1; }", 12), [8]);
    assert_eq!(
        heaps(
            "game G(n) { n -> max(0, n - k) for k in {1, 5} if n > 0; }",
            3
        ),
        [0, 2]
    );
}

#[test]
fn sets() {
    let taken = |set: &str| {
        let text = alloc::format!("game G(n) {{ n -> n - k for k in {set}; }}");
        let mut taken: Vec<u64> = heaps(&text, 30).into_iter().map(|left| 30 - left).collect();
        taken.sort_unstable();
        taken
    };
    assert_eq!(taken("squares"), [1, 4, 9, 16, 25]);
    assert_eq!(taken("cubes"), [1, 8, 27]);
    assert_eq!(taken("triangulars"), [1, 3, 6, 10, 15, 21, 28]);
    assert_eq!(taken("fibonaccis"), [1, 2, 3, 5, 8, 13, 21]);
    assert_eq!(taken("factorials"), [1, 2, 6, 24]);
    assert_eq!(taken("powers(3)"), [1, 3, 9, 27]);
    assert_eq!(
        taken("evens"),
        [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]
    );
    assert_eq!(taken("odds").len(), 15);
    assert_eq!(taken("divisors(n)"), [1, 2, 3, 5, 6, 10, 15, 30]);
    assert_eq!(taken("{}"), []);
    assert_eq!(taken("28..40"), [28, 29, 30]);
    assert_eq!(taken("{n / 0, 2}"), [2]);
}

#[test]
fn numbers_without_value() {
    // Division rounds down, and by 0 discards the choice, under `!` and `||` too.
    assert_eq!(
        heaps(
            "game G(n) { n -> n - 1 if (0 - 7) / 2 == 0 - 4, (0 - 7) % 2 == 1; }",
            5
        ),
        [4]
    );
    assert!(heaps("game G(n) { n -> n - 1 if !(n / 0 == 1); }", 5).is_empty());
    assert!(heaps("game G(n) { n -> n - 1 if n / 0 == 1 || n > 0; }", 5).is_empty());
    assert_eq!(
        heaps("game G(n) { n -> n - 1 if n > 0 || n / 0 == 1; }", 5),
        [4]
    );
    assert_eq!(
        heaps(
            "game G(n) { n -> n - 1 if 0 | 0, !(0 | n), 3 | 0, gcd(0 - 4, 6) == 2; }",
            5
        ),
        [4]
    );
}

#[test]
fn splits() {
    let grundys = "game G(n) { n -> [a, b] for (a, b) in split(n) if a != b; }";
    assert_eq!(of(grundys, &[5, 2]), [[1, 2, 4], [2, 2, 3]]);
    let parts = "game G(n) { n -> [..p] for p in parts(n, 2..) if distinct(p); }";
    assert_eq!(of(parts, &[6]), [vec![1, 2, 3], vec![1, 5], vec![2, 4]]);
    let named = "game G(n) { n -> [a, b, c] for (a, b, c) in parts(n, 3); }";
    assert_eq!(of(named, &[5]), [[1, 1, 3], [1, 2, 2]]);
    let copies = "game G(n) { n -> [n / 2; 3] if 2 | n, n > 0; n -> n - 1; }";
    assert_eq!(of(copies, &[4]), [vec![2, 2, 2], vec![3]]);
    assert_eq!(of(copies, &[1, 1]), [[1]]);
    let range = "game G(n) { n -> [j..n] for j in 0..n; }";
    assert_eq!(of(range, &[3]), [vec![1, 2], vec![2]]);
}

#[test]
fn codes_are_rules_by_hand() {
    let kayles = "game G(n) { octal 0.77; }";
    let by_hand = "game G(n) { n -> n - k for k in {1, 2};
                    n -> [a, b] for k in {1, 2}, (a, b) in split(n - k); }";
    let odd = "game G(n) { octal 4.07; }";
    let odd_by_hand = "game G(n) { n -> [a, b] for (a, b) in split(n); n -> n - 2;
                        n -> [a, b] for (a, b) in split(n - 2); }";
    for heap in 0..12 {
        assert_eq!(of(kayles, &[heap, 3]), of(by_hand, &[heap, 3]));
        assert_eq!(of(odd, &[heap]), of(odd_by_hand, &[heap]));
    }
    assert_eq!(heaps("game G(n) { octal 0.13; }", 1), [0]);
    assert_eq!(heaps("game G(n) { octal 0.13; }", 4), [2]);
}

#[test]
fn heaps_without_order() {
    let wythoff = "game G{x, y} { {x, y} -> {x - k, y} for k in 1..;
                                  {x, y} -> {x - k, y - k} for k in 1..; }";
    assert_eq!(of(wythoff, &[2, 1]), [[0, 1], [0, 2], [1, 1]]);
    let slow = "game G[..] { [a, b, ..] -> [a - 1, b - 1, ..]; }";
    assert_eq!(of(slow, &[3, 1, 3]), [vec![1, 2, 2], vec![2, 3]]);
    assert!(of(slow, &[3]).is_empty());
    let exact = "game G[..] { [a, b] -> [a, b - 1]; }";
    assert_eq!(of(exact, &[2, 5]), [[1, 5], [2, 4]]);
    assert!(of(exact, &[2, 5, 1]).is_empty());
    let divisors = "game G[..] { [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest; }";
    assert_eq!(of(divisors, &[2, 3]), [[1, 2], [1, 3], [2, 2]]);
    assert_eq!(of(divisors, &[2]), [vec![], vec![1]]);
}

#[test]
fn choices_are_told() {
    let game = game("game G{x, y} { {x, y} -> {x - k, y} for k in 2..=2; }");
    let found = options(game.shape, &game.rules, &[1, 4], &mut Work::new(1000));
    let found = found.expect("no fault");
    assert_eq!(found.len(), 1);
    let numbers = [4, 1, 2].map(super::Value::Number);
    assert_eq!(
        found[0].choices,
        numbers.into_iter().enumerate().collect::<Vec<_>>()
    );
}

#[test]
fn faults() {
    let fault = |text: &str, position: &[u64], work: u64| {
        let game = game(text);
        options(game.shape, &game.rules, position, &mut Work::new(work)).err()
    };
    let large = "game G(n) { n -> n * n; assume measure n; }";
    assert_eq!(fault(large, &[1 << 40], 1000), Some(Fault::HeapTooLarge));
    let cube = "game G(n) { n -> n * n * n - n; assume measure n; }";
    assert_eq!(fault(cube, &[1 << 60], 1000), Some(Fault::Overflow));
    let many = "game G(n) { n -> [1; n] if n > 1; }";
    assert_eq!(fault(many, &[5000], 1_000_000), Some(Fault::TooMany));
    let long = "game G(n) { n -> n - k for k in 1..; }";
    assert_eq!(fault(long, &[1 << 60], 1000), Some(Fault::OutOfWork));
    assert_eq!(fault(long, &[100], 1000), None);
    // A negative heap is no option, however large another one is.
    let wall = "game G(x, y) { (x, y) -> (x * x, y - 1); assume measure x; }";
    assert_eq!(fault(wall, &[1 << 40, 0], 1000), None);
}
