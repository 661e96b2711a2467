//! The Rust functions that games of the corpus call.

use sprague_interp::Ruleset;

/// Whether each number up to `k` is a sum of distinct divisors of `k`: each divisor is at most one
/// more than the sum of the smaller ones.
#[must_use]
pub fn is_practical(k: u64) -> bool {
    let mut sum = 0;
    let fits = |d| {
        let fits = d <= sum + 1;
        sum += d;
        fits
    };
    k >= 1 && (1..=k).filter(|d| k.is_multiple_of(*d)).all(fits)
}

/// Whether a counter that may grow by `n` at most may hop over `k` numbers of the list 0, 1, 2, 4,
/// 5, 7, …, each the one before and the binary ones of its place, when `left` are left of the
/// 2^(n + 1) - 2 that it can reach.
#[must_use]
pub fn may_hop(n: u64, left: u64, k: u64) -> bool {
    let all = (1_u64 << (n + 1).min(60)) - 2;
    let ones = |place: u64| u64::from(place.count_ones());
    let grows = |from: u64| (from + 1..=from + k).map(ones).sum::<u64>() <= n;
    all.checked_sub(left).is_some_and(grows)
}

/// Half of a number, rounded down.
#[must_use]
pub const fn half(n: u64) -> u64 {
    n / 2
}

/// The rules with these functions.
#[must_use]
pub fn registered(rules: Ruleset) -> Ruleset {
    rules
        .with_predicate(
            "crate::corpus::functions::is_practical",
            |arguments| matches!(arguments, &[k] if is_practical(k)),
        )
        .with_predicate(
            "crate::corpus::functions::may_hop",
            |arguments| matches!(arguments, &[n, left, k] if may_hop(n, left, k)),
        )
        .with_function("crate::corpus::functions::half", |arguments| {
            arguments.first().map_or(0, |&n| half(n))
        })
}
