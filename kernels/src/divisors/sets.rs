//! Ascending sets as lists.

use alloc::vec::Vec;

use super::{Set, Sieve};

impl Set {
    /// The numbers below `len`, ascending; `None` if there is no memory.
    pub(super) fn below(self, len: usize) -> Option<Vec<u32>> {
        let len = u32::try_from(len).ok()?;
        if self == Self::Primes {
            return Sieve::below(len as usize)?.primes(len);
        }
        let mut numbers = Vec::new();
        // Each number is made of its place and those before; what leaves 64 bits is too great.
        let (mut last, mut before) = (1u64, 1u64);
        for place in 1u64.. {
            let next = match self {
                Self::Primes => None,
                Self::Squares => place.checked_mul(place),
                Self::Cubes => place.checked_pow(3),
                Self::Triangulars => Some(place * (place + 1) / 2),
                Self::Fibonaccis | Self::Powers(_) if place == 1 => Some(1),
                Self::Fibonaccis => Some(last + before),
                Self::Factorials => last.checked_mul(place),
                Self::Powers(base) => last.checked_mul(base.unsigned_abs()),
            };
            let fits = |&next: &u32| next < len;
            let Some(next) = next.and_then(|next| u32::try_from(next).ok()).filter(fits) else {
                break;
            };
            (before, last) = (last, next.into());
            numbers.push(next);
        }
        Some(numbers)
    }
}
