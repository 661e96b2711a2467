//! What is known of a number of a rule at all great heaps.

use core::cmp::Ordering;

/// For every heap n from some heap on, `slope * n + r` where `low <= r <= high`, and r is told by n
/// modulo some number and by the choices made; or it has no value, told likewise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Value {
    pub(super) slope: i128,
    pub(super) low: i128,
    pub(super) high: i128,
}

/// Bounds of what is followed: with heaps of 64 bits nothing then passes 128 bits.
const STEEPEST: i128 = 1 << 32;
const GREATEST: i128 = 1 << 62;

impl Value {
    /// The heap.
    pub(super) const HEAP: Self = Self {
        slope: 1,
        low: 0,
        high: 0,
    };

    pub(super) fn new(slope: i128, low: i128, high: i128) -> Option<Self> {
        let fits = slope.abs() <= STEEPEST && -GREATEST <= low && high <= GREATEST;
        (fits && low <= high).then_some(Self { slope, low, high })
    }

    /// A number that does not grow with the heap.
    pub(super) fn between(low: i128, high: i128) -> Option<Self> {
        Self::new(0, low, high)
    }

    /// The one number that it always is.
    pub(super) fn constant(self) -> Option<i128> {
        (self.slope == 0 && self.low == self.high).then_some(self.low)
    }

    /// The greatest magnitude of one that does not grow with the heap.
    pub(super) fn magnitude(self) -> i128 {
        self.low.abs().max(self.high.abs())
    }

    pub(super) fn negated(self) -> Self {
        Self {
            slope: -self.slope,
            low: -self.high,
            high: -self.low,
        }
    }

    pub(super) fn plus(self, other: Self) -> Option<Self> {
        Self::new(
            self.slope + other.slope,
            self.low + other.low,
            self.high + other.high,
        )
    }

    pub(super) fn minus(self, other: Self) -> Option<Self> {
        self.plus(other.negated())
    }

    pub(super) fn times(self, other: Self) -> Option<Self> {
        if let Some(factor) = self.constant() {
            return other.scaled(factor);
        }
        if let Some(factor) = other.constant() {
            return self.scaled(factor);
        }
        if self.slope != 0 || other.slope != 0 {
            return None;
        }
        let products = [
            self.low.checked_mul(other.low)?,
            self.low.checked_mul(other.high)?,
            self.high.checked_mul(other.low)?,
            self.high.checked_mul(other.high)?,
        ];
        let (low, high) = (products.iter().min()?, products.iter().max()?);
        Self::between(*low, *high)
    }

    fn scaled(self, factor: i128) -> Option<Self> {
        let ends = [
            self.low.checked_mul(factor)?,
            self.high.checked_mul(factor)?,
        ];
        let slope = self.slope.checked_mul(factor)?;
        Self::new(slope, ends[0].min(ends[1]), ends[0].max(ends[1]))
    }

    /// The least range that holds both, where they grow alike.
    pub(super) fn or(self, other: Self) -> Option<Self> {
        let alike = self.slope == other.slope;
        let (low, high) = (self.low.min(other.low), self.high.max(other.high));
        alike.then_some(Self { low, high, ..self })
    }

    /// The heap from which on it is above or below 0, and which of both; `None` if that is not the
    /// same for all great heaps. `Equal` is of the constant 0.
    pub(super) fn sign(self) -> Option<(i128, Ordering)> {
        match self.slope {
            1.. => Some((Self::past(-self.low, self.slope), Ordering::Greater)),
            0 if self.low > 0 => Some((0, Ordering::Greater)),
            0 if self.high < 0 => Some((0, Ordering::Less)),
            0 if self.low == 0 && self.high == 0 => Some((0, Ordering::Equal)),
            0 => None,
            _ => Some((Self::past(self.high, -self.slope), Ordering::Less)),
        }
    }

    /// The least heap n with `slope * n > number`, for a slope of at least 1.
    fn past(number: i128, slope: i128) -> i128 {
        (number.div_euclid(slope) + 1).max(0)
    }
}
