//! Linear forms over atoms, with integer coefficients. What passes 127 bits and the sign is `None`,
//! so that every number in a form has its negative.

use alloc::vec;
use alloc::vec::Vec;

/// The index of an atom: a number whose value is not looked into.
pub(crate) type Atom = usize;

/// `constant + coefficient * atom + …`
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Linear {
    /// By ascending atom; no coefficient is 0.
    pub(crate) terms: Vec<(Atom, i128)>,
    /// What is added.
    pub(crate) constant: i128,
}

impl Linear {
    /// A number.
    pub(crate) const fn constant(constant: i128) -> Self {
        Self {
            terms: vec![],
            constant,
        }
    }

    /// An atom.
    pub(crate) fn atom(atom: Atom) -> Self {
        Self {
            terms: vec![(atom, 1)],
            constant: 0,
        }
    }

    /// The number that it is, if it is one.
    pub(crate) fn as_constant(&self) -> Option<i128> {
        self.terms.is_empty().then_some(self.constant)
    }

    /// The atom that it is, if it is one.
    pub(crate) fn as_atom(&self) -> Option<Atom> {
        match self.terms[..] {
            [(atom, 1)] if self.constant == 0 => Some(atom),
            _ => None,
        }
    }

    /// The coefficient of an atom.
    pub(crate) fn of(&self, atom: Atom) -> i128 {
        match self.terms.binary_search_by_key(&atom, |term| term.0) {
            Ok(place) => self.terms[place].1,
            Err(_) => 0,
        }
    }

    /// Some atom stands in both.
    pub(crate) fn shares(&self, other: &Self) -> bool {
        self.terms.iter().any(|&(atom, _)| other.of(atom) != 0)
    }

    /// `self + other`
    pub(crate) fn plus(&self, other: &Self) -> Option<Self> {
        self.plus_times(1, other)
    }

    /// The sum of many forms. Cost: linear in their terms, times the logarithm of their number.
    pub(crate) fn sum(forms: &[Self]) -> Option<Self> {
        // Neighbours are added, then the sums of neighbours, and so on: no term is copied more
        // often than there are rounds.
        let mut sums = forms.to_vec();
        while sums.len() > 1 {
            let mut half = Vec::with_capacity(sums.len().div_ceil(2));
            for pair in sums.chunks(2) {
                half.push(match pair {
                    [one, other] => one.plus(other)?,
                    alone => alone[0].clone(),
                });
            }
            sums = half;
        }
        Some(sums.pop().unwrap_or_default())
    }

    /// `self - other`
    pub(crate) fn minus(&self, other: &Self) -> Option<Self> {
        self.plus_times(-1, other)
    }

    /// `self + number`
    pub(crate) fn plus_constant(&self, number: i128) -> Option<Self> {
        let constant = with_negative(self.constant.checked_add(number)?)?;
        Some(Self {
            terms: self.terms.clone(),
            constant,
        })
    }

    /// `factor * self`
    pub(crate) fn times(&self, factor: i128) -> Option<Self> {
        Self::default().plus_times(factor, self)
    }

    /// `self + factor * other`
    pub(crate) fn plus_times(&self, factor: i128, other: &Self) -> Option<Self> {
        if factor == 0 {
            return Some(self.clone());
        }
        let mut terms = Vec::with_capacity(self.terms.len() + other.terms.len());
        let (mut left, mut right) = (self.terms.iter().peekable(), other.terms.iter().peekable());
        loop {
            let next = match (left.peek(), right.peek()) {
                (None, None) => break,
                (Some(&&(a, _)), Some(&&(b, _))) => a.min(b),
                (Some(&&(a, _)), None) => a,
                (None, Some(&&(b, _))) => b,
            };
            let mine = left.next_if(|term| term.0 == next).map_or(0, |term| term.1);
            let theirs = right
                .next_if(|term| term.0 == next)
                .map_or(0, |term| term.1);
            let coefficient = with_negative(mine.checked_add(theirs.checked_mul(factor)?)?)?;
            if coefficient != 0 {
                terms.push((next, coefficient));
            }
        }
        let constant = self
            .constant
            .checked_add(other.constant.checked_mul(factor)?)?;
        let constant = with_negative(constant)?;
        Some(Self { terms, constant })
    }

    /// `self` with an atom replaced by a form.
    pub(crate) fn with(&self, atom: Atom, form: &Self) -> Option<Self> {
        let coefficient = self.of(atom);
        if coefficient == 0 {
            return Some(self.clone());
        }
        self.plus_times(-coefficient, &Self::atom(atom))?
            .plus_times(coefficient, form)
    }

    /// The tightest form that is at least 0 for the same integers: divided by the greatest
    /// common divisor of its coefficients, the constant rounded down.
    pub(crate) fn tightened(self) -> Self {
        let gcd = self.content();
        if gcd > 1 { self.divided(gcd) } else { self }
    }

    /// Divided by a positive number that divides all coefficients, the constant rounded down.
    pub(crate) fn divided(mut self, by: i128) -> Self {
        for (_, coefficient) in &mut self.terms {
            *coefficient /= by;
        }
        self.constant = self.constant.div_euclid(by);
        self
    }

    /// The greatest common divisor of the coefficients; 0 where there is none, 1 past 127 bits.
    pub(crate) fn content(&self) -> i128 {
        let gcd = self
            .terms
            .iter()
            .fold(0, |gcd, term| gcd_of(gcd, term.1.unsigned_abs()));
        i128::try_from(gcd).unwrap_or(1)
    }
}

/// All numbers but the least of 128 bits.
fn with_negative(number: i128) -> Option<i128> {
    (number != i128::MIN).then_some(number)
}

/// The greatest common divisor.
pub(crate) const fn gcd_of(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
