//! Prime factors and divisors.

use alloc::vec::Vec;

use super::sets::least;
use super::{Elements, Flow, Stop, too_many};
use crate::order::sort;

/// The set made by [`divisors`].
#[derive(Clone, Debug)]
pub struct Divisors {
    of: u128,
    /// The least bound.
    upto: Option<i128>,
}

/// All d >= 1 that divide a number, ascending, up to every bound. All of 1, 2, 3, … divide 0, and
/// without a bound the set is then empty.
///
/// Takes about the fourth root of the number's second greatest prime factor.
#[must_use]
pub fn divisors(of: i128, upto: &[i128]) -> Divisors {
    Divisors {
        of: of.unsigned_abs(),
        upto: (!upto.is_empty()).then(|| least(upto)),
    }
}

impl Elements for Divisors {
    type Item = i128;

    fn visit(self, mut choice: impl FnMut(i128) -> Flow) -> Flow {
        let upto = match (self.of, self.upto) {
            (0, bound) => return (1..=bound.unwrap_or(0)).try_for_each(choice),
            (of, None) => of,
            (of, Some(bound)) => of.min(u128::try_from(bound).unwrap_or(0)),
        };
        // Only the number -2^127, as a divisor of itself, has no opposite.
        let mut choose = |d| choice(i128::try_from(d).map_err(|_| Stop::Overflow)?);
        // With a low bound it is cheaper to try each number than to find all divisors.
        if upto <= 64 {
            let mut small = (1..=upto).filter(|d| self.of.is_multiple_of(*d));
            return small.try_for_each(choose);
        }
        let mut all = all_divisors(self.of)?;
        sort(&mut all);
        for d in all {
            if d > upto {
                break;
            }
            choose(d)?;
        }
        Ok(())
    }
}

/// All divisors of a number that is not 0, in no order.
fn all_divisors(of: u128) -> Result<Vec<u128>, Stop> {
    let mut all = Vec::from([1u128]);
    for (prime, exponent) in factorize(of)? {
        let known = all.len();
        let mut power = 1;
        for _ in 0..exponent {
            power *= prime;
            for i in 0..known {
                all.push(all[i] * power);
            }
        }
    }
    Ok(all)
}

/// The prime factors of a number that is not 0, with their exponents, in no order. A number past
/// 64 bits is given up if division by small primes leaves a composite number past 64 bits.
pub(super) fn factorize(number: u128) -> Result<Vec<(u128, u32)>, Stop> {
    let mut factors = Vec::new();
    let mut rest = number;
    let trials: u64 = if number >> 64 == 0 { 1 << 10 } else { 1 << 16 };
    let mut candidate = 1;
    loop {
        candidate = match candidate {
            1 => 2,
            2 => 3,
            3 => 5,
            // 6 i - 1 and 6 i + 1.
            last if last % 6 == 5 => last + 2,
            last => last + 4,
        };
        if candidate > trials {
            break;
        }
        // Division in 64 bits is several times faster.
        let divides = match u64::try_from(rest) {
            Ok(small) if candidate * candidate > small => break,
            Ok(small) => small.is_multiple_of(candidate),
            Err(_) => rest.is_multiple_of(u128::from(candidate)),
        };
        if divides {
            factors.push(divide(&mut rest, u128::from(candidate)));
        }
    }
    while rest > 1 {
        let prime = match u64::try_from(rest) {
            _ if is_prime_number(rest) => rest,
            Ok(composite) => u128::from(prime_factor(composite)),
            Err(_) => return Err(too_many("numbers to try as divisors")),
        };
        factors.push(divide(&mut rest, prime));
    }
    Ok(factors)
}

/// Takes a prime out of a number that it divides; the prime and how often.
fn divide(rest: &mut u128, prime: u128) -> (u128, u32) {
    let mut exponent = 0;
    while rest.is_multiple_of(prime) {
        *rest /= prime;
        exponent += 1;
    }
    (prime, exponent)
}

/// Whether a number is prime: exactly for all numbers below 3 317 044 064 679 887 385 961 981, by
/// the test of Miller and Rabin with the first 13 primes (Sorenson and Webster, "Strong
/// pseudoprimes to twelve prime bases", 2015); with the first forty for greater ones.
pub(super) fn is_prime_number(number: u128) -> bool {
    const SMALL: [u64; 13] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41];
    if number < 2 {
        return false;
    }
    for prime in SMALL.map(u128::from) {
        if number.is_multiple_of(prime) {
            return number == prime;
        }
    }
    if number < 43 * 43 {
        return true;
    }
    let mut bases = match number {
        // Fewer bases do for small numbers (Jaeschke 1993).
        0..3_215_031_751 => 2..=7,
        3_215_031_751..3_317_044_064_679_887_385_961_981 => 2..=41,
        _ => 2..=173,
    };
    bases.all(|base| !is_small_prime(base) || passes(number, u128::from(base)))
}

/// Whether a number below 13^2, or 173, is prime.
fn is_small_prime(number: u64) -> bool {
    [2, 3, 5, 7, 11]
        .iter()
        .all(|&prime| number == prime || !number.is_multiple_of(prime))
}

/// Whether an odd number passes the test of Miller and Rabin with that base.
fn passes(number: u128, base: u128) -> bool {
    let twos = (number - 1).trailing_zeros();
    let mut power = 1;
    let (mut square, mut exponent) = (base, (number - 1) >> twos);
    while exponent > 0 {
        if exponent % 2 == 1 {
            power = product(power, square, number);
        }
        square = product(square, square, number);
        exponent /= 2;
    }
    for round in 0..twos {
        if power == number - 1 || (round == 0 && power == 1) {
            return true;
        }
        power = product(power, power, number);
    }
    false
}

/// `a * b` modulo a number, for a and b below it.
fn product(a: u128, b: u128, modulus: u128) -> u128 {
    if modulus >> 64 == 0 {
        let small =
            u64::try_from(a * b).and_then(|ab| Ok(u128::from(ab % u64::try_from(modulus)?)));
        return small.unwrap_or_else(|_| a * b % modulus);
    }
    // By doubling; a modulus is below 2^127 here, as numbers of rules are, so nothing is lost.
    let (mut sum, mut double, mut rest) = (0, a, b);
    while rest > 0 {
        if rest % 2 == 1 {
            sum = (sum + double) % modulus;
        }
        double = double * 2 % modulus;
        rest /= 2;
    }
    sum
}

/// A prime factor of a composite number without small factors, by Pollard's rho method (1975) in
/// the form of Floyd, with one greatest common divisor for 64 steps.
fn prime_factor(composite: u64) -> u64 {
    let modulus = u128::from(composite);
    // Some shift works: if none did, trial would still find a factor.
    let mut smaller = composite;
    for shift in 1..100 {
        let step = |x: u128| (product(x, x, modulus) + shift) % modulus;
        if let Some(found) = rho(composite, step) {
            // One of the two is below 2^32, so a factor of it is found by trial if it is not prime.
            smaller = found.min(composite / found);
            break;
        }
    }
    if is_prime_number(u128::from(smaller)) {
        return smaller;
    }
    for divisor in 2..=smaller.isqrt() {
        if smaller.is_multiple_of(divisor) {
            return divisor;
        }
    }
    smaller
}

/// A proper factor, where two values of the sequence differ by a multiple of it.
fn rho(composite: u64, step: impl Fn(u128) -> u128) -> Option<u64> {
    let modulus = u128::from(composite);
    let (mut slow, mut fast) = (2, 2);
    loop {
        let start = (slow, fast);
        let mut collected = 1;
        for _ in 0..64 {
            slow = step(slow);
            fast = step(step(fast));
            collected = product(collected, slow.abs_diff(fast), modulus);
        }
        let mut found = common(collected, modulus);
        if found == modulus {
            // Several factors fell together: the same steps again, one by one.
            (slow, fast) = start;
            found = 1;
            while found == 1 {
                slow = step(slow);
                fast = step(step(fast));
                found = common(slow.abs_diff(fast), modulus);
            }
        }
        if found > 1 {
            return u64::try_from(found)
                .ok()
                .filter(|&found| found != composite);
        }
    }
}

/// The greatest common divisor.
fn common(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
