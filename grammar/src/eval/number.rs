//! What the language knows of single numbers.

use super::{Stop, Work};

/// The greatest common divisor of all, signs ignored; 0 of nothing. `None` past 127 bits.
pub(super) fn gcd(numbers: &[i128]) -> Option<i128> {
    let gcd = numbers.iter().fold(0_u128, |mut a, &number| {
        let mut b = number.unsigned_abs();
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a
    });
    i128::try_from(gcd).ok()
}

/// `d | n`: signs ignored, 0 divides 0 alone.
pub(super) fn divides(d: i128, n: i128) -> bool {
    if d == 0 {
        n == 0
    } else {
        n.unsigned_abs().is_multiple_of(d.unsigned_abs())
    }
}

/// How many of 1..=n have no divisor with n in common, for n >= 1.
pub(super) fn phi(n: i128, work: &mut Work<'_>) -> Result<i128, Stop> {
    let (mut phi, mut left, mut p) = (n, n, 2);
    while p <= left / p {
        work.spend(1)?;
        if left % p == 0 {
            phi -= phi / p;
            while left % p == 0 {
                left /= p;
            }
        }
        p += 1;
    }
    Ok(if left > 1 { phi - phi / left } else { phi })
}

/// Only 1 and itself divide it, and it is at least 2.
pub(super) fn is_prime(n: i128, work: &mut Work<'_>) -> Result<bool, Stop> {
    let mut d = 2;
    while n >= 2 && d <= n / d {
        work.spend(1)?;
        if n % d == 0 {
            return Ok(false);
        }
        d += 1;
    }
    Ok(n >= 2)
}

/// `base` multiplied `times` times; `None` past 128 bits.
pub(super) fn power(base: i128, times: u32) -> Option<i128> {
    base.checked_pow(times)
}
