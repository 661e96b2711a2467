//! What follows from comparisons of names with names and numbers: of each two names the greatest
//! difference.
//!
//! Source: D. L. Dill, "Timing assumptions and verification of finite-state concurrent systems",
//! Automatic Verification Methods for Finite State Systems (1989): difference bound matrices.

use alloc::vec;
use alloc::vec::Vec;

/// No bound is known. What is added to it stays far above every other bound.
const NONE: i128 = i128::MAX / 4;

/// Numbers in a rule are below this; a rule with more is not looked at.
pub(super) const MOST: i128 = 1 << 65;

/// `plus - minus + constant`, where 0 stands for nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Form {
    pub(super) plus: usize,
    pub(super) minus: usize,
    pub(super) constant: i128,
}

impl Form {
    /// A name alone.
    pub(super) const fn of(plus: usize) -> Self {
        Self {
            plus,
            minus: 0,
            constant: 0,
        }
    }

    pub(super) const fn negative(self) -> Self {
        Self {
            plus: self.minus,
            minus: self.plus,
            constant: -self.constant,
        }
    }

    pub(super) const fn and(self, constant: i128) -> Self {
        Self {
            constant: self.constant + constant,
            ..self
        }
    }

    /// The sum, if it is of that form.
    pub(super) fn with(self, other: Self) -> Option<Self> {
        let (mut plus, mut minus) = ((self.plus, other.plus), (self.minus, other.minus));
        if plus.0 == minus.1 {
            (plus.0, minus.1) = (0, 0);
        }
        if plus.1 == minus.0 {
            (plus.1, minus.0) = (0, 0);
        }
        let one = |(a, b): (usize, usize)| (a == 0 || b == 0).then_some(a + b);
        let constant = self.constant + other.constant;
        let fits = constant.abs() < MOST;
        Some(Self {
            plus: one(plus)?,
            minus: one(minus)?,
            constant,
        })
        .filter(|_| fits)
    }
}

/// What is known of numbered names, of which 0 is the number 0.
#[derive(Clone)]
pub(super) struct Differences {
    /// How many names there are.
    size: usize,
    /// `most[a * size + b]` is the most that a - b may be.
    most: Vec<i128>,
    /// Nothing satisfies it.
    pub(super) absurd: bool,
}

impl Differences {
    /// Nothing is known of so many names.
    pub(super) fn of(size: usize) -> Self {
        let mut most = vec![NONE; size * size];
        for name in 0..size {
            most[name * size + name] = 0;
        }
        Self {
            size,
            most,
            absurd: false,
        }
    }

    /// Adds that a form is at least 0, and what follows from it.
    pub(super) fn add(&mut self, form: Form) {
        let Form {
            plus,
            minus,
            constant,
        } = form;
        let size = self.size;
        if constant >= self.most[minus * size + plus] {
            return;
        }
        if constant + self.most[plus * size + minus] < 0 {
            self.absurd = true;
            return;
        }
        for a in 0..size {
            let first = self.most[a * size + minus] + constant;
            if first >= NONE / 2 {
                continue;
            }
            for b in 0..size {
                let second = self.most[plus * size + b];
                let both = first + second;
                if second < NONE / 2 && both < self.most[a * size + b] {
                    self.most[a * size + b] = both;
                }
            }
        }
    }

    /// The least value of a form.
    pub(super) fn least(&self, form: Form) -> i128 {
        form.constant - self.most[form.minus * self.size + form.plus]
    }

    /// The value of a form is never below 0.
    pub(super) fn holds(&self, form: Form) -> bool {
        self.least(form) >= 0
    }
}
