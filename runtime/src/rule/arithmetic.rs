//! Integers in 128 bits; beyond is an error, never a wrap.

use alloc::vec::Vec;

use super::Stop;
use super::factors::factorize;
use crate::order::sort;

/// `a + b`
///
/// # Errors
/// Overflow.
pub fn add(a: i128, b: i128) -> Result<i128, Stop> {
    a.checked_add(b).ok_or(Stop::Overflow)
}

/// `a - b`
///
/// # Errors
/// Overflow.
pub fn sub(a: i128, b: i128) -> Result<i128, Stop> {
    a.checked_sub(b).ok_or(Stop::Overflow)
}

/// `a * b`
///
/// # Errors
/// Overflow.
pub fn mul(a: i128, b: i128) -> Result<i128, Stop> {
    a.checked_mul(b).ok_or(Stop::Overflow)
}

/// `a / b`, rounded down: `-1 / 2` is -1.
///
/// # Errors
/// No value for b = 0; overflow.
pub fn div(a: i128, b: i128) -> Result<i128, Stop> {
    if b == 0 {
        return Err(Stop::NoValue);
    }
    let quotient = a.checked_div(b).ok_or(Stop::Overflow)?;
    // Rust rounds towards 0: that is one too many where a remainder and b have different signs.
    let remainder = a % b;
    Ok(quotient - i128::from(remainder != 0 && (remainder < 0) != (b < 0)))
}

/// `a % b`, which is `a - b * (a / b)`: of the sign of b.
///
/// # Errors
/// No value for b = 0.
pub fn rem(a: i128, b: i128) -> Result<i128, Stop> {
    if b == 0 {
        return Err(Stop::NoValue);
    }
    // The one quotient that leaves 128 bits, by -1, has remainder 0.
    let remainder = a.checked_rem(b).unwrap_or(0);
    let other_sign = remainder != 0 && (remainder < 0) != (b < 0);
    Ok(if other_sign { remainder + b } else { remainder })
}

/// `-a`
///
/// # Errors
/// Overflow.
pub fn neg(a: i128) -> Result<i128, Stop> {
    a.checked_neg().ok_or(Stop::Overflow)
}

/// The greatest common divisor of numbers and lists together, without signs; 0 of nothing.
///
/// # Errors
/// Overflow.
pub fn gcd(numbers: &[i128], lists: &[&[i128]]) -> Result<i128, Stop> {
    let mut divisor = 0u128;
    each(numbers, lists, |number| {
        let mut rest = number.unsigned_abs();
        while rest != 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
    });
    i128::try_from(divisor).map_err(|_| Stop::Overflow)
}

/// The greatest of numbers and lists together; 0 of nothing.
///
/// # Errors
/// None; the result is there to be like that of the others.
#[allow(clippy::unnecessary_wraps)]
pub fn max(numbers: &[i128], lists: &[&[i128]]) -> Result<i128, Stop> {
    Ok(extreme(numbers, lists, |number, best| number > best).unwrap_or(0))
}

/// The least of numbers and lists together.
///
/// # Errors
/// No value of nothing.
pub fn min(numbers: &[i128], lists: &[&[i128]]) -> Result<i128, Stop> {
    extreme(numbers, lists, |number, best| number < best).ok_or(Stop::NoValue)
}

/// The number that is better than all others; `None` of nothing.
fn extreme(
    numbers: &[i128],
    lists: &[&[i128]],
    better: impl Fn(i128, i128) -> bool,
) -> Option<i128> {
    let mut best = None;
    each(numbers, lists, |number| match best {
        Some(other) if !better(number, other) => {}
        _ => best = Some(number),
    });
    best
}

/// The sum of numbers and lists together; 0 of nothing. It is judged by its value, not on the way.
///
/// # Errors
/// Overflow.
pub fn sum(numbers: &[i128], lists: &[&[i128]]) -> Result<i128, Stop> {
    // High and low halves are added apart: each stays far from 128 bits.
    let (mut high, mut low) = (0i128, 0i128);
    each(numbers, lists, |n| {
        high += n >> 64;
        low += n & 0xffff_ffff_ffff_ffff;
    });
    high += low >> 64;
    low &= 0xffff_ffff_ffff_ffff;
    high.checked_mul(1 << 64)
        .and_then(|high| high.checked_add(low))
        .ok_or(Stop::Overflow)
}

/// How many numbers there are, those of lists among them.
///
/// # Errors
/// None; the result is there to be like that of the others.
#[allow(clippy::unnecessary_wraps)]
pub fn len(numbers: &[i128], lists: &[&[i128]]) -> Result<i128, Stop> {
    let mut count = 0;
    each(numbers, lists, |_| count += 1);
    Ok(count)
}

/// Whether no two of the numbers, those of lists among them, are equal.
#[must_use]
pub fn distinct(numbers: &[i128], lists: &[&[i128]]) -> bool {
    let mut all: Vec<i128> = Vec::new();
    each(numbers, lists, |number| all.push(number));
    sort(&mut all);
    for place in 1..all.len() {
        if all[place - 1] == all[place] {
            return false;
        }
    }
    true
}

/// Euler's totient: how many of 1, …, n have no divisor but 1 in common with n.
///
/// # Errors
/// No value for n < 1; too many, for a number past 64 bits that cannot be factored.
pub fn phi(n: i128) -> Result<i128, Stop> {
    if n < 1 {
        return Err(Stop::NoValue);
    }
    let factors = factorize(n.unsigned_abs())?;
    let mut phi = n.unsigned_abs();
    for (prime, _) in factors {
        phi = phi / prime * (prime - 1);
    }
    i128::try_from(phi).map_err(|_| Stop::Overflow)
}

/// `d | n`: whether d divides n, without signs; 0 divides 0 alone.
#[must_use]
pub fn divides(d: i128, n: i128) -> bool {
    if d == 0 {
        n == 0
    } else {
        n.unsigned_abs().is_multiple_of(d.unsigned_abs())
    }
}

/// `d | rest`: whether d divides every number.
#[must_use]
pub fn divides_all(d: i128, numbers: &[i128]) -> bool {
    numbers.iter().all(|&n| divides(d, n))
}

/// Numbers and the numbers of lists, one after the other.
#[inline]
fn each(numbers: &[i128], lists: &[&[i128]], mut act: impl FnMut(i128)) {
    for &number in numbers {
        act(number);
    }
    for list in lists {
        for &number in *list {
            act(number);
        }
    }
}
