mod code;
mod template;

use super::Kernel;
use crate::compile;
use alloc::format;
use alloc::vec::Vec;

fn kernel(text: &str) -> Option<Kernel> {
    let compiled = compile(&format!("game {text}"));
    assert!(compiled.errors.is_empty(), "{text}: {:?}", compiled.errors);
    Kernel::of(&compiled.model.games[0])
}

fn divisors(rules: &str) -> Option<Vec<i64>> {
    match kernel(&format!("G(n) {{ {rules} }}")) {
        Some(Kernel::Divisors(numbers)) => Some(numbers),
        None => None,
        other => panic!("{rules}: {other:?}"),
    }
}

fn lines(text: &str) -> Option<u32> {
    match kernel(text) {
        Some(Kernel::Lines(lines)) => Some(lines),
        _ => None,
    }
}

fn taken(text: &str) -> Option<Vec<i64>> {
    match kernel(text) {
        Some(Kernel::Taken(numbers)) => Some(numbers),
        _ => None,
    }
}

/// Takes a divisor, and leaves at least one counter.
const PROPER: [i64; 13] = [1, 0, 1, -1, 0, 0, 1, 0, 0, 1, -1, 0, -1];

#[test]
fn divisors_in_all_words() {
    for rules in [
        "n -> n - d for d in divisors(n) if d < n;",
        "n -> n - d for d in divisors(n) if n > d, d >= 1, d <= n;",
        "n -> n - k for k in 1..n if k | n;",
        "n -> n - k for k in 1..=n if k != 0 - 1 && k < n && k | n;",
        "n -> n - k for k in 1..n if n % k == 0;",
        "n -> n - k for k in 1..n if k in divisors(n);",
        "n -> n - k for k in 1..n if k | n - k;",
    ] {
        let numbers = divisors(rules).unwrap_or_default();
        // What says nothing may stay as a test.
        assert!(numbers.starts_with(&PROPER[..6]), "{rules}: {numbers:?}");
    }
    assert_eq!(
        divisors("n -> n - d for d in divisors(n) if d < n;"),
        Some(PROPER.into())
    );
    assert_eq!(
        divisors("n -> n - k for k in 1..n if k | n;"),
        Some(PROPER.into())
    );
    let cases: [(&str, &[i64]); 7] = [
        ("n -> n - d for d in divisors(n);", &[1, 0, 1, -1, 0, 0, 0]),
        (
            "n -> d for d in divisors(n) if d < n, d != 3, n / d % 2 == 1;",
            &[
                1, 0, 0, 1, 0, 0, 3, 0, 0, 1, -1, 0, -1, 2, 0, 0, -1, 0, 3, 3, 2, 0, 0, 1, -1,
            ],
        ),
        (
            "n -> n - a - n / a for a in divisors(n);",
            &[1, 0, 1, -1, -1, 0, 0],
        ),
        (
            "n -> n - p for p in primes if p | n; n -> n - 1 if 3 | n; n -> n - 2 if n % 4 == 1;",
            &[
                1, 0, 1, -1, 0, 0, 1, 5, 2, 0, // a prime divisor
                0, 0, 1, 0, 0, -1, 1, 3, 3, 1, 0, 0, 0, // one
                0, 0, 1, 0, 0, -2, 1, 3, 4, 1, 0, 0, -1, // two
            ],
        ),
        ("n -> n - s for s in squares;", &[3, 0, 1, -1, 0, 0, 0]),
        (
            "n -> n - p for p in powers(3) if p not in {1, 27};",
            &[8, 3, 1, -1, 0, 0, 2, 2, 0, 0, -1, 0, 1, 2, 0, 0, -1, 0, 27],
        ),
        (
            "n -> n - k for k in evens if k | n, k not in squares;",
            &[1, 0, 1, -1, 0, 0, 2, 3, 2, 0, 1, 0, 0, 6, 3, 0],
        ),
    ];
    for (rules, numbers) in cases {
        assert_eq!(divisors(rules).as_deref(), Some(numbers), "{rules}");
    }
}

#[test]
fn all_but_divisors_and_coprime_numbers() {
    let cases: [(&str, &[i64]); 14] = [
        ("n -> n - k for k in 1..=n if gcd(k, n) == 1;", &[10, 0]),
        ("n -> n - k for k in 1..n if 1 == gcd(n - k, k);", &[10, 1]),
        ("n -> n - k for k in 1..n if !(k | n);", &[9, 1]),
        (
            "n -> n - k for k in 1..=n if k not in divisors(n);",
            &[9, 0],
        ),
        ("n -> n - k for k in 1.. if n % k != 0;", &[9, 0]),
        ("n -> n - k for k in 1.. if n % k != 0 && k < n;", &[9, 1]),
        ("n -> n - k for k in 1..=n if gcd(k, n) < 2;", &[10, 0]),
        ("n -> n - k for k in 1..=n if !(1 != gcd(k, n));", &[10, 0]),
        ("n -> n - k for k in 1..=n if gcd(k, n) != 1;", &[11, 0]),
        ("n -> n - k for k in 1..n if gcd(n - k, n) > 1;", &[11, 1]),
        ("n -> n - k for k in 1.. if 2 <= gcd(n, k);", &[11, 0]),
        ("n -> n - k for k in 1..n if 1 < gcd(n, k);", &[11, 1]),
        ("n -> n - k for k in 1.. if !(gcd(n, k) == 1);", &[11, 0]),
        (
            "n -> n - k for k in 1..=n if gcd(k, n) != 1, !(gcd(k, n) <= 1);",
            &[11, 0],
        ),
    ];
    for (rules, numbers) in cases {
        assert_eq!(divisors(rules).as_deref(), Some(numbers), "{rules}");
    }
}

#[test]
fn quotients_and_short_ranges() {
    let cases: [(&str, &[i64]); 4] = [
        (
            "n -> n - k for k in 1..=n / 2 if k | n;",
            &[1, 0, 1, -1, 0, 0, 1, 0, 0, 1, -2, 0, 0],
        ),
        (
            "n -> n - k for k in 1.. if k | n, 2 * k < n;",
            &[1, 0, 1, -1, 0, 0, 1, 0, 0, 1, -2, 0, -1],
        ),
        (
            "n -> n - p for p in primes if p > n / 3 - 1, p <= 2 + (n + 1) / 2;",
            &[2, 0, 1, -1, 0, 0, 2, 0, 0, 1, -2, 0, 5, 0, 0, -1, 3, 0, 2],
        ),
        (
            "n -> n - k for k in 2..=min(n, 3); n -> n - s for s in squares if s < n;",
            &[
                0, 0, 1, 0, 0, -2, 1, 0, 0, 1, 0, 0, -2, // two
                0, 0, 1, 0, 0, -3, 1, 0, 0, 1, 0, 0, -3, // three
                3, 0, 1, -1, 0, 0, 1, 0, 0, 1, -1, 0, -1,
            ],
        ),
    ];
    for (rules, numbers) in cases {
        assert_eq!(divisors(rules).as_deref(), Some(numbers), "{rules}");
    }
}

#[test]
fn other_conditions_stay() {
    for rules in [
        "n -> n - k for k in 1..=n if gcd(k, n) == 2;",
        "n -> n - k for k in 1..=n if gcd(k, n) > 2;",
        "n -> n - k for k in 1..=n if gcd(k, n) == 1, !(k | n);",
        "n -> n - k for k in 1..=n if !(k | n) && gcd(k, n) != 1;",
        "n -> n - k for k in 1..=n / 2 if gcd(k, n) == 1;",
        "n -> n - k for k in 1..=n, j in 1..=n if gcd(k, n) == 1;",
        "n -> n - d for d in divisors(n); n -> n - k for k in 1..=17;",
        "n -> n - k for k in 1..=n if gcd(k, n + 1) == 1;",
        "n -> n - k for k in 2..=n if gcd(k, n) == 1;",
        "n -> n - k for k in odds if !(k | n);",
        "n -> n - k for k in 1..n if !(k | n), k != 5;",
        "n -> n - k for k in 1..n if !(k | n && k > 2);",
        "n -> n - 1; n -> n - k for k in 1..n if !(k | n);",
        "n -> n - k for k in 1..n if k | n || k == 2;",
        "n -> n - k for k in 1..n if k | n + 1;",
        "n -> n - k for k in 1..n if k | 2 * n;",
        "n -> n - d for d in divisors(n + 1) if d < n;",
        "n -> n - d for d in divisors(n), e in divisors(n);",
        "n -> n / 2 if n > 0; n -> n - d for d in divisors(n);",
        "n -> n / d for d in {2, 3} if n > 0;",
        "n -> n - s for s in squares, t in 1..=s;",
        "n -> n - s * s for s in squares;",
        "n -> n - d for d in divisors(n) if d < n; assume measure n;",
        "n -> n - 1 if 2 | n;",
    ] {
        assert_eq!(divisors(rules), None, "{rules}");
    }
}

#[test]
fn lines_of_two_heaps() {
    for (text, bits) in [
        (
            "G(x, y) { (x, y) -> (x - d, y) for d in 1..; (x, y) -> (x, y - d) for d in 1..; }",
            Some(3),
        ),
        (
            "G(x, y) { (x, y) -> (x - d, y) for d in 1..=x; \
             (x, y) -> (x - d, y - d) for d in 1..; }",
            Some(5),
        ),
        (
            "G(x, y) { (x, y) -> (v, y) for v in 0..x; (x, y) -> (x, v) for v in 0..y; }",
            Some(3),
        ),
        (
            "G{x, y} { {x, y} -> {y, x - k} for k in 1..; {x, y} -> {x - k, y - k} for k in 1..; }",
            Some(7),
        ),
        (
            "G{x, y} { {x, y} -> {x, y - k} for k in 1..=min(y, y + 3) if k <= y; }",
            Some(3),
        ),
        // One line alone, and what is not any number.
        ("G(x, y) { (x, y) -> (x - d, y) for d in 1..; }", None),
        ("G(x, y) { (x, y) -> (x - d, y - d) for d in 1..; }", None),
        ("G{x, y} { {x, y} -> {x - k, y} for k in 2..; }", None),
        ("G{x, y} { {x, y} -> {x - k, y} for k in 1..=5; }", None),
        ("G{x, y} { {x, y} -> {x - k, y} for k in 1..=y; }", None),
        (
            "G{x, y} { {x, y} -> {x, y - k} for k in 1.. if x <= y; }",
            None,
        ),
        (
            "G{x, y} { {x, y} -> {x - k, y - 2 * k} for k in 1..; }",
            None,
        ),
        (
            "G(x, y) { (x, y) -> (v, y) for v in 0..x - 1; (x, y) -> (x, v) for v in 0..y; }",
            None,
        ),
        (
            "G(x, y) { (x, y) -> (v, y) for v in 1..x; (x, y) -> (x, v) for v in 0..y; }",
            None,
        ),
        (
            "G(x, y) { (x, y) -> (x - k, y - j) for k in 1.., j in 1..; }",
            None,
        ),
        (
            "G(x, y, z) { (x, y, z) -> (x - k, y, z) for k in 1..; }",
            None,
        ),
    ] {
        assert_eq!(lines(text), bits, "{text}");
    }
}

#[test]
fn numbers_that_differ() {
    for (text, bits) in [
        (
            "G{x, y} { {x, y} -> {x - k, y} for k in 1..; \
             {x, y} -> {x - k, y - l} for k in 1.., l in k..=k + 1; }",
            Some(15),
        ),
        (
            "G{x, y} { {x, y} -> {x - k, y - l} for k in 1.., l in max(1, k - 1)..=k + 3; \
             {x, y} -> {y - k, x - k} for k in 1..; }",
            Some(28),
        ),
        (
            "G(x, y) { (x, y) -> (x - j, y - i) for i in 1.., j in 1.. if j < i + 3, i - j <= 2; }",
            Some(20),
        ),
        (
            "G(x, y) { (x, y) -> (x - i, y - j) for i in 1.., j in i..=i + 2; }",
            None,
        ),
        (
            "G(x, y) { (x, y) -> (x - i, y - j) for i in 1.., j in i + 1..=i + 2; }",
            None,
        ),
        (
            "G{x, y} { {x, y} -> {x - k, y - l} for k in 1.., l in k + 1..=k + 2; }",
            None,
        ),
        (
            "G{x, y} { {x, y} -> {x - k, y - l} for k in 1.., l in k..=k + 2 if l < 9; }",
            None,
        ),
        (
            "G{x, y} { {x, y} -> {x - k, y - l} for k in 2.., l in k..=k + 2; }",
            None,
        ),
        (
            "G(x, y) { (x, y) -> (x - i, y - j) for i in 1.., j in 0.. if i - j < 2, j - i < 2; }",
            None,
        ),
    ] {
        assert_eq!(lines(text), bits, "{text}");
    }
}

#[test]
fn numbers_taken_from_heaps_without_order() {
    let cases: [(&str, Option<&[i64]>); 12] = [
        (
            "G[..] { [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest; }",
            Some(&[1, 1, 0, 1, 0, 1, 1]),
        ),
        (
            "G[..] { [h, ..rest] -> [y, ..rest] for y in 0..h; }",
            Some(&[1, 1, 0, 1, 0, 1, 0]),
        ),
        (
            "G[..] { [a, b, ..] -> [a - 1, b - 2, ..]; }",
            Some(&[1, 2, 1, 0, 0, 2, 0, 0, 0, 0]),
        ),
        (
            "G{a, b, c} { {a, b, c} -> {a - k, b, c} for k in 1..; \
             {a, b, c} -> {c, a - k, b - k} for k in 1..; }",
            Some(&[0, 1, 0, 1, 0, 1, 0, 2, 0, 1, 0, 0, 1, 0, 1, 0]),
        ),
        (
            "G{a, b, c} { {a, b, c} -> {a - k, b, c} for k in divisors(gcd(b, c)); }",
            Some(&[0, 1, 0, 1, 0, 1, 1]),
        ),
        (
            "G{a, b, c} { {a, b, c} -> {a - k, b, c} for k in 1..=a if k | b, k | c; }",
            Some(&[0, 1, 0, 1, 0, 1, 1]),
        ),
        (
            "G{a, b, c} { {a, b, c} -> {a - k - 1, b, c} for k in 1.. if k | b; }",
            Some(&[0, 3, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0]),
        ),
        (
            "G[..] { [a, ..r] -> [a - k, ..r] for k in {2, 3}; }",
            Some(&[1, 1, 2, 0, 0, 0, 0, 1, 3, 0, 0, 0, 0]),
        ),
        ("G[..] { [a] -> [a - 1]; }", None),
        (
            "G[..] { [a, ..r] -> [a - k, ..r] for k in 1.. if k not in {2}; }",
            None,
        ),
        (
            "G[..] { [a, ..r] -> [a - k, ..r] for k in 1..=sum(r); }",
            None,
        ),
        ("G[..] { [a, b, ..r] -> [a + b - 1, ..r]; }", None),
    ];
    for (text, numbers) in cases {
        assert_eq!(taken(text).as_deref(), numbers, "{text}");
    }
}
