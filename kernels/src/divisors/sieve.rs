//! Divisors by a sieve of least prime factors.

use alloc::vec::Vec;

/// So many divisors has no number below 2^30: the most are those of 735 134 400, 1344 (OEIS
/// A002182).
const MOST: usize = 1344;

/// So many odd numbers are sieved at once: they fit a second-level cache.
const STRETCH: usize = 1 << 16;

/// The least prime factor of each odd number, and room for the divisors of one number.
#[derive(Debug)]
pub(super) struct Sieve {
    /// Of 1, 3, 5, …; 0 of 1 and of primes. Those of composite numbers below 2^30 are below 2^15.
    least: Vec<u16>,
    divisors: Vec<u32>,
}

impl Sieve {
    /// For the numbers below `len`, which is at most 2^30; `None` if there is no memory.
    pub(super) fn below(len: usize) -> Option<Self> {
        let mut least = Vec::new();
        least.try_reserve_exact(len / 2).ok()?;
        least.resize(len / 2, 0);
        // Greater primes first, so that the least one stays; one stretch after the other.
        let primes = odd_primes(u16::try_from(len.isqrt()).unwrap_or(1 << 15));
        for (place, stretch) in least.chunks_mut(STRETCH).enumerate() {
            // The place p / 2 is that of p, and p * p has (p * p) / 2.
            let start = place * STRETCH;
            for &prime in primes.iter().rev() {
                let p = usize::from(prime);
                let square = p * p / 2;
                let first = if square >= start {
                    square - start
                } else {
                    (p - (start - square) % p) % p
                };
                let mut multiple = first;
                while multiple < stretch.len() {
                    stretch[multiple] = prime;
                    multiple += p;
                }
            }
        }
        Some(Self {
            least,
            divisors: alloc::vec![0; MOST],
        })
    }

    /// The least prime factor of an odd number of at least 3.
    #[inline]
    pub(super) fn factor(&self, odd: u32) -> u32 {
        match self.least[odd as usize / 2] {
            0 => odd,
            prime => prime.into(),
        }
    }

    /// The least prime factor of a number of at least 2, and the number without it.
    #[inline]
    pub(super) fn take_prime(&self, number: u32) -> (u32, u32) {
        let prime = if number.is_multiple_of(2) {
            2
        } else {
            self.factor(number)
        };
        let mut rest = number;
        while rest.is_multiple_of(prime) {
            rest /= prime;
        }
        (prime, rest)
    }

    /// The divisors of a number of at least 1, in no order.
    #[inline]
    pub(super) fn divisors(&mut self, number: u32) -> &[u32] {
        let twos = number.trailing_zeros();
        let mut known = 0;
        for power in 0..=twos {
            self.divisors[known] = 1 << power;
            known += 1;
        }
        let mut rest = number >> twos;
        while rest > 1 {
            let prime = self.factor(rest);
            let before = known;
            loop {
                rest /= prime;
                let (old, new) = self.divisors.split_at_mut(known);
                for (new, old) in new.iter_mut().zip(&old[known - before..]) {
                    *new = old * prime;
                }
                known += before;
                if rest == 1 || self.factor(rest) != prime {
                    break;
                }
            }
        }
        &self.divisors[..known]
    }
}

/// The odd primes up to a number.
pub(super) fn odd_primes(most: u16) -> Vec<u16> {
    let mut composite = alloc::vec![false; usize::from(most) + 1];
    let mut primes = Vec::new();
    for number in 3..=most {
        let mut multiple = usize::from(number);
        if number % 2 == 0 || composite[multiple] {
            continue;
        }
        primes.push(number);
        while multiple < composite.len() {
            composite[multiple] = true;
            multiple += usize::from(number);
        }
    }
    primes
}

impl Sieve {
    /// The primes below `len`, up to which the sieve reaches.
    pub(super) fn primes(&self, len: u32) -> Option<Vec<u32>> {
        let mut primes = Vec::new();
        let mut number = 2;
        while number < len {
            if number == 2 || self.least[number as usize / 2] == 0 {
                primes.try_reserve(1).ok()?;
                primes.push(number);
            }
            number += if number == 2 { 1 } else { 2 };
        }
        Some(primes)
    }
}
