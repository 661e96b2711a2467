//! What is known of a number of a rule: a quotient of the heap, rounded down.

use crate::check::class::numbers::Numbers;
use crate::model::CompareOp;

/// ⌊(factor · n + summand) / divisor⌋ for heap n; the divisor is at least 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Quotient {
    factor: i128,
    summand: i128,
    divisor: i128,
}

/// No number here is greater: then nothing passes 128 bits with heaps of 64, neither here nor
/// where the rules are played.
const GREATEST: i128 = 1 << 60;

impl Quotient {
    /// The heap.
    pub(super) const HEAP: Self = Self {
        factor: 1,
        summand: 0,
        divisor: 1,
    };

    fn new(factor: i128, summand: i128, divisor: i128) -> Option<Self> {
        let fits = |number: i128| number.unsigned_abs() <= GREATEST.unsigned_abs();
        let fits = fits(factor) && fits(summand) && (1..=GREATEST).contains(&divisor);
        fits.then_some(Self {
            factor,
            summand,
            divisor,
        })
    }

    /// The same number for every heap.
    pub(super) fn fixed(number: i128) -> Option<Self> {
        Self::new(0, number, 1)
    }

    /// The number, if it is the same for every heap.
    pub(super) fn constant(self) -> Option<i128> {
        (self.factor == 0).then(|| self.summand.div_euclid(self.divisor))
    }

    /// b and c, if it is ⌊(n + b) / c⌋.
    pub(super) fn of_heap(self) -> Option<(i128, i128)> {
        (self.factor == 1).then_some((self.summand, self.divisor))
    }

    pub(super) fn plus(self, other: Self) -> Option<Self> {
        if self.divisor == 1 && other.divisor == 1 {
            return Self::new(self.factor + other.factor, self.summand + other.summand, 1);
        }
        let (quotient, number) = match (self.constant(), other.constant()) {
            (_, Some(number)) => (self, number),
            (Some(number), _) => (other, number),
            _ => return None,
        };
        let summand = number.checked_mul(quotient.divisor)?;
        let summand = summand.checked_add(quotient.summand)?;
        Self::new(quotient.factor, summand, quotient.divisor)
    }

    /// n - ⌊(n + b) / 2⌋ is ⌊(n - b + 1) / 2⌋.
    pub(super) fn minus(self, other: Self) -> Option<Self> {
        if (self, other.factor, other.divisor) == (Self::HEAP, 1, 2) {
            return Self::new(1, 1 - other.summand, 2);
        }
        self.plus(other.times(Self::fixed(-1)?)?)
    }

    /// Of two numbers one of which is fixed; and what is rounded is not multiplied.
    pub(super) fn times(self, other: Self) -> Option<Self> {
        let (quotient, number) = match (self.constant(), other.constant()) {
            (Some(left), Some(right)) => return Self::fixed(left.checked_mul(right)?),
            (_, Some(number)) => (self, number),
            (Some(number), _) => (other, number),
            _ => return None,
        };
        if quotient.divisor != 1 {
            return None;
        }
        let factor = quotient.factor.checked_mul(number)?;
        Self::new(factor, quotient.summand.checked_mul(number)?, 1)
    }

    /// Divided by a fixed number of at least 1, rounded down: ⌊⌊x / a⌋ / b⌋ is ⌊x / (a b)⌋.
    pub(super) fn over(self, other: Self) -> Option<Self> {
        let divisor = other.constant().filter(|&divisor| divisor >= 1)?;
        match self.constant() {
            Some(number) => Self::fixed(number.div_euclid(divisor)),
            None => Self::new(
                self.factor,
                self.summand,
                self.divisor.checked_mul(divisor)?,
            ),
        }
    }

    /// The n for which it is at least a number. ⌊x / c⌋ >= k says x >= c k.
    fn at_least(self, number: i128) -> Option<Numbers> {
        let least = number
            .checked_mul(self.divisor)?
            .checked_sub(self.summand)?;
        let (all, none) = (Numbers::all(), Numbers::range(0, -1));
        // factor * n >= least
        Some(match self.factor {
            0 if least <= 0 => all,
            0 => none,
            factor @ 1.. => {
                let up = least.div_euclid(factor) + i128::from(least.rem_euclid(factor) != 0);
                Numbers::range(up, i128::MAX)
            }
            factor => Numbers::range(i128::MIN, (-least).div_euclid(-factor)),
        })
    }
}

/// The n for which two numbers compare so, if one of them is fixed or none is rounded.
pub(super) fn where_compared(op: CompareOp, left: Quotient, right: Quotient) -> Option<Numbers> {
    let (op, quotient, number) = match (left.constant(), right.constant()) {
        (_, Some(number)) => (op, left, number),
        (Some(number), _) => (op.mirrored(), right, number),
        _ if left.divisor == 1 && right.divisor == 1 => {
            (op, left.plus(right.times(Quotient::fixed(-1)?)?)?, 0)
        }
        _ => return None,
    };
    let at_least = quotient.at_least(number)?;
    let greater = quotient.at_least(number.checked_add(1)?)?;
    Some(match op {
        CompareOp::Less => at_least.not(),
        CompareOp::LessEqual => greater.not(),
        CompareOp::Greater => greater,
        CompareOp::GreaterEqual => at_least,
        CompareOp::Equal => at_least.and(&greater.not()),
        CompareOp::NotEqual => at_least.and(&greater.not()).not(),
    })
}
