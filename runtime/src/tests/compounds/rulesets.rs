//! The rulesets whose positions are compounded.

use std::vec::Vec;

use super::graph::Moves;

/// A ruleset: its name, its moves, and the positions that are looked at.
pub(super) struct Ruleset {
    pub(super) name: &'static str,
    pub(super) moves: Moves,
    pub(super) positions: &'static [&'static [u64]],
}

/// One heap of each size.
const SMALL: &[&[u64]] = &[&[0], &[1], &[2], &[3], &[4], &[5], &[6], &[7], &[8]];
/// Fewer, where heaps have many options.
const FEWER: &[&[u64]] = &[&[0], &[1], &[2], &[3], &[4], &[5], &[6]];

macro_rules! rulesets {
    ($($name:literal: $moves:expr, $positions:expr;)*) => {
        &[$(Ruleset { name: $name, moves: $moves, positions: $positions }),*]
    };
}

/// Twenty-two of them.
pub(super) const RULESETS: &[Ruleset] = rulesets! {
    "nim": |p| take(p, |_, _| true), FEWER;
    "{1, 2}": |p| take(p, |_, k| k <= 2), SMALL;
    "{1, 2, 3}": |p| take(p, |_, k| k <= 3), SMALL;
    "{2, 3}": |p| take(p, |_, k| k == 2 || k == 3), SMALL;
    "{1, 3, 4}": |p| take(p, |_, k| [1, 3, 4].contains(&k)), SMALL;
    "{2, 4, 7}": |p| take(p, |_, k| [2, 4, 7].contains(&k)), &[&[1], &[4], &[6], &[7], &[9], &[10]];
    "all but 2 and 4": |p| take(p, |_, k| k != 2 && k != 4), SMALL;
    "divisor": |p| take(p, |n, k| n % k == 0), SMALL;
    "aliquot": |p| take(p, |n, k| n % k == 0 && k < n), &[
        &[1], &[2], &[4], &[6], &[8], &[9], &[12],
    ];
    "coprime": |p| take(p, |n, k| gcd(n, k) == 1), SMALL;
    "square": |p| take(p, |_, k| [1, 4, 9].contains(&k)), &[
        &[0], &[2], &[3], &[4], &[5], &[8], &[10],
    ];
    "power of two": |p| take(p, |_, k| k.is_power_of_two()), SMALL;
    "prime": |p| take(p, |_, k| [2, 3, 5, 7].contains(&k)), SMALL;
    "mark": |p| to(p, |n| Vec::from([n - 1, n / 2])), SMALL;
    "mark-3": |p| to(p, |n| Vec::from([n - 1, n.saturating_sub(2), n / 3])), &[
        &[1], &[2], &[3], &[5], &[7], &[9], &[10], &[11],
    ];
    "floor": |p| to(p, |n| Vec::from([n / 2, n / 3, n / 6])), &[
        &[0], &[1], &[2], &[3], &[4], &[6], &[12], &[13],
    ];
    "bits": |p| to(p, |n| (0..12).filter(|i| n >> i & 1 == 1).collect()), &[
        &[0], &[1], &[2], &[3], &[4], &[5], &[8], &[256], &[257], &[258], &[264], &[265],
    ];
    "kayles": |p| rows(p, |n, k| k <= 2 && k <= n), FEWER;
    "0.07": |p| rows(p, |_, k| k == 2), SMALL;
    "grundy": |p| halves(p), &[&[1], &[2], &[3], &[5], &[6], &[7], &[8], &[9]];
    "wythoff": |p| queen(p), &[&[0, 0], &[0, 2], &[1, 1], &[1, 2], &[2, 2], &[1, 3], &[2, 3]];
    "fibonacci": |p| fibonacci(p), &[&[1, 1], &[3, 1], &[5, 2], &[6, 3], &[8, 2], &[8, 7]];
};

/// One heap, from which the numbers that fit may be taken.
fn take(position: &[u64], fits: fn(u64, u64) -> bool) -> Vec<Vec<u64>> {
    let n = position[0];
    let left = (1..=n).filter(|&k| fits(n, k)).map(|k| Vec::from([n - k]));
    left.collect()
}

/// One heap, not empty, that goes to others.
fn to(position: &[u64], options: fn(u64) -> Vec<u64>) -> Vec<Vec<u64>> {
    let n = position[0];
    let options = if n > 0 { options(n) } else { Vec::new() };
    options.into_iter().map(|n| Vec::from([n])).collect()
}

/// Rows: one of them loses some pins and is parted or not.
fn rows(position: &[u64], fits: fn(u64, u64) -> bool) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (place, &n) in position.iter().enumerate() {
        for k in (1..=n).filter(|&k| fits(n, k)) {
            all.extend((0..=(n - k) / 2).map(|a| replaced(position, place, &[a, n - k - a])));
        }
    }
    all
}

/// Heaps: one of them is parted into two that differ.
fn halves(position: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (place, &n) in position.iter().enumerate() {
        let parts = (1..n).filter(|&a| 2 * a < n);
        all.extend(parts.map(|a| replaced(position, place, &[a, n - a])));
    }
    all
}

fn replaced(position: &[u64], place: usize, parts: &[u64]) -> Vec<u64> {
    let mut heaps = position.to_vec();
    heaps.swap_remove(place);
    heaps.extend(parts.iter().filter(|&&part| part > 0));
    heaps.sort_unstable();
    heaps
}

fn queen(position: &[u64]) -> Vec<Vec<u64>> {
    let (x, y) = (position[0], position[1]);
    let mut all = Vec::new();
    all.extend((1..=x).map(|k| Vec::from([x - k, y])));
    all.extend((1..=y).map(|k| Vec::from([x, y - k])));
    all.extend((1..=x.min(y)).map(|k| Vec::from([x - k, y - k])));
    all
}

fn fibonacci(position: &[u64]) -> Vec<Vec<u64>> {
    let (n, most) = (position[0], position[1]);
    (1..=most.min(n))
        .map(|k| Vec::from([n - k, 2 * k]))
        .collect()
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
