//! Whether a number is in a set.

use super::arithmetic::divides;
use super::factors::is_prime_number;

/// Whether k is at least `start` and within every bound.
#[must_use]
pub fn in_range(k: i128, start: i128, upto: &[i128]) -> bool {
    k >= start && within(k, upto)
}

/// Whether d is a divisor of a number, at least 1 and within every bound. Every d >= 1 is a
/// divisor of 0.
#[must_use]
pub fn is_divisor(d: i128, of: i128, upto: &[i128]) -> bool {
    d >= 1 && divides(d, of) && within(d, upto)
}

/// Whether k is one of 2, 3, 5, 7, …. Proved below 3.3 * 10^24 (Sorenson and Webster 2015); a
/// greater number, past any heap, has passed forty rounds of the test of Miller and Rabin.
#[must_use]
pub fn is_prime(k: i128) -> bool {
    k >= 2 && is_prime_number(k.unsigned_abs())
}

/// Whether k is one of 1, 4, 9, ….
#[must_use]
pub fn is_square(k: i128) -> bool {
    k >= 1 && k.unsigned_abs().isqrt().pow(2) == k.unsigned_abs()
}

/// Whether k is one of 1, 8, 27, ….
#[must_use]
pub fn is_cube(k: i128) -> bool {
    k >= 1 && is_reached(k, |i| i.checked_mul(i)?.checked_mul(i))
}

/// Whether k is one of 1, 3, 6, 10, ….
#[must_use]
pub fn is_triangular(k: i128) -> bool {
    // The i-th has i about the root of 2k, below 2^64, so that nothing overflows.
    k >= 1
        && is_reached(k, |i| {
            Some(if i % 2 == 0 {
                (i / 2).checked_mul(i + 1)?
            } else {
                i.checked_mul(i / 2 + 1)?
            })
        })
}

/// Whether k is one of 1, 2, 3, 5, 8, ….
#[must_use]
pub fn is_fibonacci(k: i128) -> bool {
    super::fibonaccis(&[k]).last() == Some(k)
}

/// Whether k is one of 1, 2, 6, 24, ….
#[must_use]
pub fn is_factorial(k: i128) -> bool {
    super::factorials(&[k]).last() == Some(k)
}

/// Whether k is one of 1, 3, 5, ….
#[must_use]
pub fn is_odd(k: i128) -> bool {
    k >= 1 && k % 2 == 1
}

/// Whether k is one of 2, 4, 6, ….
#[must_use]
pub fn is_even(k: i128) -> bool {
    k >= 2 && k % 2 == 0
}

/// Whether k is one of 1, b, b^2, …; 1 alone for a base below 2.
#[must_use]
pub fn is_power(base: i128, k: i128) -> bool {
    super::powers(base, &[k]).last() == Some(k)
}

/// Whether a >= b >= 1 and a + b = m.
#[must_use]
pub fn is_split(a: i128, b: i128, m: i128) -> bool {
    a >= b && b >= 1 && a.checked_add(b) == Some(m)
}

/// Whether a list is a way to write m as a sum of parts of at least 1, largest first, as many as
/// from `least` to `most`.
#[must_use]
pub fn is_parts(list: &[i128], m: i128, least: i128, most: Option<i128>) -> bool {
    let len = list.len() as i128;
    len >= least
        && most.is_none_or(|most| len <= most)
        && list.is_sorted_by(|a, b| a >= b)
        && list.last().is_none_or(|&last| last >= 1)
        && super::sum(&[], &[list]) == Ok(m)
}

/// Whether k is within every bound.
fn within(k: i128, upto: &[i128]) -> bool {
    upto.iter().all(|&bound| k <= bound)
}

/// Whether an ascending function of 1, 2, 3, … takes the value k. Past 128 bits it has none.
fn is_reached(k: i128, function: impl Fn(i128) -> Option<i128>) -> bool {
    // The function is at least its argument's square root of twice, so 2^64 is far enough.
    let (mut low, mut high) = (1i128, 1i128 << 65);
    while low < high {
        let middle = low + (high - low) / 2;
        if function(middle).is_some_and(|value| value < k) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    function(low) == Some(k)
}
