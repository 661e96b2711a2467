//! Sets of numbers to choose from, ascending and lazy.
//!
//! `upto` holds bounds, all of them inclusive; no set without end ever runs past the least one,
//! and without a bound such a set is empty.

use core::iter::from_fn;
use core::ops::RangeInclusive;

/// Numbers up to every bound.
type Numbers = RangeInclusive<i128>;

/// The least bound; nothing is below it where there is none.
pub(super) fn least(upto: &[i128]) -> i128 {
    upto.iter().copied().min().unwrap_or(i128::MIN)
}

/// All numbers from `start` up to every bound.
#[must_use]
pub fn range(start: i128, upto: &[i128]) -> Numbers {
    start..=if upto.is_empty() {
        start.saturating_sub(1)
    } else {
        least(upto)
    }
}

/// 1, 4, 9, … up to every bound.
pub fn squares(upto: &[i128]) -> impl Iterator<Item = i128> + use<> {
    ascending(least(upto), |i| i.checked_mul(i))
}

/// 1, 8, 27, … up to every bound.
pub fn cubes(upto: &[i128]) -> impl Iterator<Item = i128> + use<> {
    ascending(least(upto), |i| i.checked_mul(i)?.checked_mul(i))
}

/// 1, 3, 6, 10, … up to every bound.
pub fn triangulars(upto: &[i128]) -> impl Iterator<Item = i128> + use<> {
    let mut sum = 0i128;
    ascending(least(upto), move |i| {
        sum = sum.checked_add(i)?;
        Some(sum)
    })
}

/// 1, 2, 3, 5, 8, … up to every bound.
pub fn fibonaccis(upto: &[i128]) -> impl Iterator<Item = i128> + use<> {
    let (mut this, mut next) = (Some(1i128), Some(2i128));
    ascending(least(upto), move |_| {
        let number = this?;
        this = next;
        next = next.and_then(|next| next.checked_add(number));
        Some(number)
    })
}

/// 1, 2, 6, 24, … up to every bound.
pub fn factorials(upto: &[i128]) -> impl Iterator<Item = i128> + use<> {
    let mut product = 1i128;
    ascending(least(upto), move |i| {
        product = product.checked_mul(i)?;
        Some(product)
    })
}

/// 1, 3, 5, … up to every bound.
pub fn odds(upto: &[i128]) -> impl Iterator<Item = i128> + use<> {
    ascending(least(upto), |i| i.checked_mul(2)?.checked_sub(1))
}

/// 2, 4, 6, … up to every bound.
pub fn evens(upto: &[i128]) -> impl Iterator<Item = i128> + use<> {
    ascending(least(upto), |i| i.checked_mul(2))
}

/// 1, b, b^2, … up to every bound; 1 alone for a base below 2.
pub fn powers(base: i128, upto: &[i128]) -> impl Iterator<Item = i128> + use<> {
    let mut power = Some(1i128);
    ascending(least(upto), move |_| {
        let this = power?;
        power = if base < 2 {
            None
        } else {
            this.checked_mul(base)
        };
        Some(this)
    })
}

/// All (a, b) with a >= b >= 1 and a + b = m.
pub fn split(m: i128) -> impl Iterator<Item = (i128, i128)> {
    range(1, &[m / 2]).map(move |b| (m - b, b))
}

/// The first, second, … number by a formula, up to every bound. A number past 128 bits is past
/// every bound.
fn ascending(
    bound: i128,
    mut formula: impl FnMut(i128) -> Option<i128>,
) -> impl Iterator<Item = i128> {
    let mut place = 0i128;
    from_fn(move || {
        place += 1;
        formula(place)
    })
    .take_while(move |&number| number <= bound)
}
