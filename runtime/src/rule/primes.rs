//! Prime numbers in order.

use alloc::vec::Vec;

use super::sets::least;

/// The primes up to every bound, ascending and lazily: by a sieve over one stretch of numbers
/// after the other, so that a bound of 10^18 costs nothing before it is reached.
#[must_use]
pub fn primes(upto: &[i128]) -> Primes {
    let bound = least(upto).max(0).try_into().unwrap_or(u64::MAX);
    Primes {
        bound,
        start: 0,
        composite: Vec::new(),
        place: 0,
        small: Vec::new(),
    }
}

/// The iterator made by [`primes`].
#[derive(Clone, Debug)]
pub struct Primes {
    bound: u64,
    /// The first number of the stretch.
    start: u64,
    /// Which numbers of the stretch are composite.
    composite: Vec<bool>,
    /// The next number of the stretch to look at.
    place: usize,
    /// The primes that the stretch was sieved with: all up to the root of its end, at least.
    small: Vec<u64>,
}

impl Iterator for Primes {
    type Item = i128;

    fn next(&mut self) -> Option<i128> {
        loop {
            if let Some(ahead) = self.composite[self.place..]
                .iter()
                .position(|composite| !composite)
            {
                self.place += ahead + 1;
                let prime = self.start + (self.place as u64 - 1);
                return (prime <= self.bound).then_some(i128::from(prime));
            }
            self.advance()?;
        }
    }
}

impl Primes {
    /// Sieves the next stretch, twice as long as the last one but not longer than fits a cache.
    fn advance(&mut self) -> Option<()> {
        let last = self.composite.len();
        self.start = self.start.checked_add(last as u64)?;
        let left = self.bound.checked_sub(self.start)?;
        let longest = usize::try_from(left)
            .unwrap_or(usize::MAX)
            .saturating_add(1);
        let len = (last * 2).clamp(128, 1 << 16).min(longest);
        self.composite.clear();
        self.composite.resize(len, false);
        self.place = 0;
        // The greatest number of the stretch; it cannot pass the bound.
        let greatest = self.start + (len as u64 - 1);
        self.extend_small(greatest.isqrt());
        for &prime in self
            .small
            .iter()
            .take_while(|&&prime| prime * prime <= greatest)
        {
            let first = match prime * prime {
                square if square >= self.start => square - self.start,
                _ => (prime - self.start % prime) % prime,
            };
            let first = usize::try_from(first).unwrap_or(len);
            let step = usize::try_from(prime).unwrap_or(len);
            for multiple in (first..len).step_by(step) {
                self.composite[multiple] = true;
            }
        }
        if self.start == 0 {
            // 0 and 1 are no primes.
            self.place = 2.min(len);
        }
        Some(())
    }

    /// Makes sure that all primes up to a root are known.
    fn extend_small(&mut self, root: u64) {
        let known = self.small.last().copied().unwrap_or(1);
        if root <= known {
            return;
        }
        for candidate in known + 1..=root.saturating_mul(2) {
            let divisors = self.small.iter().take_while(|&&p| p * p <= candidate);
            if divisors.copied().all(|p| !candidate.is_multiple_of(p)) {
                self.small.push(candidate);
            }
        }
    }
}
