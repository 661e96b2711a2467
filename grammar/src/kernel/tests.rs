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
        _ => None,
    }
}

#[test]
fn probe() {
    extern crate std;
    for t in [
        "n -> n - d for d in divisors(n);",
        "n -> n - d for d in divisors(n) if d < n;",
        "n -> n - k for k in 1..=n if k | n;",
        "n -> n - a - n / a for a in divisors(n) if n - a - n / a > 0;",
        "n -> n - s for s in squares;",
        "n -> n - k for k in odds; n -> n - k for k in evens if k | n;",
        "n -> n - k for k in evens if k | n;",
        " n -> n - d for d in 1..=9, p in powers(10) if p <= n, n / p % 10 == d;",
        "n -> n - k for k in 1..n if n % k == 0, k not in squares;",
        "n -> n - p for p in primes if p | n, p < n;",
    ] {
        std::println!("{t} {:?}", divisors(t));
    }
    for t in [
        "G(x, y) { (x, y) -> (x - d, y) for d in 1..; (x, y) -> (x, y - d) for d in 1..; (x, y) -> (x - d, y - d) for d in 1..; }",
        "G{x, y} { {x, y} -> {x - k, y} for k in 1..; {x, y} -> {x - k, y - k} for k in 1..; }",
        "G[..] { [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest; }",
        "G[..] { [h, ..rest] -> [y, ..rest] for y in 0..h; }",
        "G[..] { [a, b, ..] -> [a - 1, b - 1, ..]; }",
        "G{a, b, c} { {a, b, c} -> {a - k, b, c} for k in 1..; {a, b, c} -> {a - k, b - k, c} for k in 1..; }",
        "G{a, b, c} { {a, b, c} -> {a - k, b, c} for k in divisors(gcd(b, c)); }",
        "G{a, b, c} { {a, b, c} -> {a - k, b, c} for k in 1..=3; }",
    ] {
        std::println!("{t} {:?}", kernel(t));
    }
}
