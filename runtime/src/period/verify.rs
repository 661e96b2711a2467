//! A certificate checked against its rules alone.

use alloc::vec::Vec;
use core::fmt;

use super::below;
use super::certificate::{Certificate, Shift, Theorem, Window};
use super::choices::choices_stay;
use super::periodic::Periodic;
use super::plain::{self, Values};
use super::recurrence::Recurrence;
use super::theorem::{Hypothesis, theorem_for};
use crate::quantity::Standard;

/// Why a certificate proves nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refused {
    /// It speaks of other rules.
    OtherRules,
    /// Its fields do not fit together.
    Malformed,
    /// For these rules and this quantity another theorem is the one to use, or none is known.
    Theorem,
    /// The theorem asks for another window.
    Window {
        /// That of the certificate.
        given: Window,
        /// The one it asks for; none where it holds from no heap up to the beginning of that.
        asked: Option<Window>,
    },
    /// More heaps would have to be computed than was allowed.
    TooLong {
        /// How many.
        heaps: u64,
    },
    /// More steps would have to be taken than was allowed: one for each option of each heap.
    TooMuch {
        /// About how many.
        steps: u64,
    },
    /// The system has not enough memory for the values.
    Memory,
    /// The value of this heap is not the one that it should be a period later.
    NotRepeated {
        /// The heap.
        heap: u64,
    },
    /// What is chosen at this heap may be chosen no more some periods later.
    ChoiceMayChange {
        /// The heap.
        heap: u64,
    },
    /// A value that was handed over with it is not the one that the rules give this heap.
    WrongValue {
        /// The heap.
        heap: u64,
    },
    /// The values repeat from an earlier heap on.
    NotFirst,
    /// This period is a shorter one.
    NotLeast {
        /// A period that is a divisor.
        period: u64,
    },
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherRules => f.write_str("the certificate speaks of other rules"),
            Self::Malformed => f.write_str("the fields of the certificate do not fit together"),
            Self::Theorem => f.write_str("the theorem is not the one for these rules"),
            Self::Window { given, asked } => {
                write!(
                    f,
                    "the window is {}..{}, and the theorem ",
                    given.from, given.to
                )?;
                match asked {
                    Some(asked) => write!(f, "asks for {}..{}", asked.from, asked.to),
                    None => write!(f, "holds from no heap up to {}", given.from),
                }
            }
            Self::TooLong { heaps } => write!(f, "{heaps} heaps would have to be computed"),
            Self::TooMuch { steps } => write!(f, "about {steps} steps would have to be taken"),
            Self::Memory => f.write_str("there is not enough memory for the values"),
            Self::NotRepeated { heap } => {
                write!(f, "the value of heap {heap} is not repeated a period later")
            }
            Self::ChoiceMayChange { heap } => {
                write!(
                    f,
                    "what is chosen at heap {heap} may change some periods later"
                )
            }
            Self::WrongValue { heap } => write!(f, "the rules give heap {heap} another value"),
            Self::NotFirst => f.write_str("the values repeat from an earlier heap on"),
            Self::NotLeast { period } => write!(f, "{period} is a shorter period"),
        }
    }
}

impl core::error::Error for Refused {}

impl Certificate {
    /// Checks all that is claimed, and gives the closed form.
    ///
    /// The values of all heaps below the end of the window are computed by the definition: a step
    /// for every option of each. They take a byte each, or eight where there are more than 256
    /// different ones. Where the window of a code whose moves leave two heaps at most passes 1,024
    /// heaps, and that of a finite set 4,096, nim-values are computed by the fastest means, and
    /// each is then checked to be the least number that is no value of an option.
    ///
    /// # Errors
    /// Anything that is not exactly so; a window of more than `heaps`.
    pub fn verify(&self, heaps: u64) -> Result<Periodic, Refused> {
        self.verify_within(heaps, u64::MAX)
    }

    /// As [`verify`](Self::verify), for a certificate of which nothing is known: it takes about
    /// `steps` at most, each a few nanoseconds.
    ///
    /// # Errors
    /// As there; more [`Recurrence::steps`] than that.
    pub fn verify_within(&self, heaps: u64, steps: u64) -> Result<Periodic, Refused> {
        let len = self.check_fields(heaps)?;
        if let Some(code) = self.long_code()
            && !matches!(self.theorem, Theorem::NimValues { .. })
        {
            return self.verify_long(code, steps);
        }
        let wanted = self.rules.steps(self.window.to);
        if wanted > steps {
            return Err(Refused::TooMuch { steps: wanted });
        }
        if let Theorem::NimValues { first, period } = self.theorem {
            return self.by_nim_values(first, period, heaps);
        }
        if let Some(values) = self.claimed(len) {
            return self.by_claimed(values?);
        }
        let values = plain::values(&self.rules, self.quantity, len);
        self.by_values(&values.map_err(|_| Refused::Memory)?)
    }

    /// As [`verify`](Self::verify), with values that were computed by the definition as it does:
    /// one for each heap below the end of the window, or more.
    pub(super) fn verify_by(&self, values: &Values) -> Result<Periodic, Refused> {
        let len = self.check_fields(u64::MAX)?;
        let enough = values.few().len() >= len;
        if !enough || matches!(self.theorem, Theorem::NimValues { .. }) {
            return self.verify(u64::MAX);
        }
        self.by_values(values)
    }

    fn by_values(&self, values: &Values) -> Result<Periodic, Refused> {
        self.check_values(values)?;
        self.exact(values, self.first.saturating_add(self.period))
    }

    /// As [`verify`](Self::verify), and the rules must be these.
    ///
    /// # Errors
    /// As there; other rules.
    pub fn verify_for(&self, rules: &Recurrence, heaps: u64) -> Result<Periodic, Refused> {
        if self.rules == *rules {
            self.verify(heaps)
        } else {
            Err(Refused::OtherRules)
        }
    }

    /// The fields alone; how many values are needed.
    pub(super) fn check_fields(&self, heaps: u64) -> Result<usize, Refused> {
        if let Shift::Each(each) = &self.shift {
            let mut uniform = true;
            for place in 1..each.len() {
                uniform &= each[place - 1] == each[place];
            }
            if each.len() as u64 != self.period || uniform {
                return Err(Refused::Malformed);
            }
        }
        if self.period == 0 {
            return Err(Refused::Malformed);
        }
        let wanted = theorem_for(&self.rules, self.quantity, &self.shift);
        if wanted.ok_or(Refused::Theorem)?.words() != self.theorem.words() {
            return Err(Refused::Theorem);
        }
        let Window { from, to } = self.window;
        let hypothesis = Hypothesis::of(self).ok_or(Refused::Malformed)?;
        let early = from < self.first && !matches!(self.theorem, Theorem::NimValues { .. });
        let least = if early { self.first } else { from };
        let asked = hypothesis.window(least).ok_or(Refused::Malformed)?;
        if self.window != asked {
            return Err(self.other_window(Some(asked)));
        }
        if to > heaps {
            return Err(Refused::TooLong { heaps: to });
        }
        usize::try_from(to).map_err(|_| Refused::Memory)
    }

    fn other_window(&self, asked: Option<Window>) -> Refused {
        let given = self.window;
        Refused::Window { given, asked }
    }

    /// What the theorem asks of the values.
    fn check_values(&self, values: &Values) -> Result<(), Refused> {
        let value = |heap| value(values, heap);
        self.check_repeated(self.window.to - self.period, &value)?;
        match self.theorem {
            Theorem::ShiftedResidues => choices_stay(self, &value),
            Theorem::SameBelow | Theorem::RisenBelow => {
                let Window { from, to } = self.window;
                match below::start(self, from, &value) {
                    Some(start) if start == from => Ok(()),
                    start => Err(self.other_window(start.map(|start| Window {
                        from: start,
                        to: to - from + start,
                    }))),
                }
            }
            _ => Ok(()),
        }
    }

    /// All values from the first heap on and below `to` are repeated a period later.
    fn check_repeated(&self, to: u64, value: &dyn Fn(u64) -> u64) -> Result<(), Refused> {
        let period = usize::try_from(self.period).map_err(|_| Refused::Memory)?;
        let mut place = 0;
        for heap in self.first..to {
            let raised = value(heap).checked_add(self.shift_at(place));
            if raised != Some(value(heap + self.period)) {
                return Err(Refused::NotRepeated { heap });
            }
            place += 1;
            if place == period {
                place = 0;
            }
        }
        Ok(())
    }

    /// Outcomes of a code that leaves several heaps, by its nim-values.
    fn by_nim_values(&self, first: u64, period: u64, heaps: u64) -> Result<Periodic, Refused> {
        let nim_values = Self {
            rules: self.rules.clone(),
            quantity: Standard::Grundy(crate::Convention::Normal),
            first,
            period,
            shift: Shift::Same(0),
            theorem: Theorem::Parts,
            window: self.window,
        };
        self.by_proved_nim_values(&nim_values.verify(heaps)?)
    }

    /// The same where the period of the nim-values is proved.
    pub(super) fn by_proved_nim_values(&self, nim_values: &Periodic) -> Result<Periodic, Refused> {
        let (certificate, normal) = (nim_values.certificate(), crate::Convention::Normal);
        let (first, period) = (certificate.first, certificate.period);
        let theorem = Theorem::NimValues { first, period };
        let of_outcomes = self.quantity == Standard::Outcome(normal) && self.theorem == theorem;
        let same = certificate.rules == self.rules && self.shift == Shift::Same(0);
        if !of_outcomes || !same || certificate.quantity != Standard::Grundy(normal) {
            return Err(Refused::Theorem);
        }
        if self.first > first || !period.is_multiple_of(self.period) {
            return Err(Refused::Malformed);
        }
        let outcome = |heap| u64::from(nim_values.at(heap) != 0);
        self.check_repeated(first + period, &outcome)?;
        let len = usize::try_from(self.first + self.period).map_err(|_| Refused::Memory)?;
        let mut values = Values::new(len).map_err(|_| Refused::Memory)?;
        for heap in 0..len {
            let pushed = values.push(outcome(heap as u64));
            pushed.map_err(|_| Refused::Memory)?;
        }
        self.exact(&values, len as u64)
    }

    /// The closed form, if no earlier heap and no shorter period would do.
    fn exact(&self, values: &Values, len: u64) -> Result<Periodic, Refused> {
        let periodic = Periodic::new(self.clone(), len, &|heap| value(values, heap));
        let periodic = periodic.ok_or(Refused::Malformed)?;
        self.is_exact(&periodic)?;
        Ok(periodic)
    }

    /// That no earlier heap and no shorter period would do.
    pub(super) fn is_exact(&self, periodic: &Periodic) -> Result<(), Refused> {
        let form = periodic.closed();
        if let Some(before) = self.first.checked_sub(1) {
            let last = usize::try_from(self.period - 1).map_err(|_| Refused::Memory)?;
            if form.at(before).checked_add(self.shift_at(last))
                == Some(form.at(before + self.period))
            {
                return Err(Refused::NotFirst);
            }
        }
        // Periods are the multiples of the least one: if this is not it, some quotient by a prime
        // is one too.
        for prime in primes_of(self.period) {
            let period = self.period / prime;
            if is_period(self, &form, period) {
                return Err(Refused::NotLeast { period });
            }
        }
        Ok(())
    }
}

/// Whether a divisor of the period is one, too. Values that rise by one number do so at every place
/// by its share; else it is enough to look at two periods, for all values rise evenly.
fn is_period(certificate: &Certificate, form: &super::Closed<'_>, period: u64) -> bool {
    let rise = |heap: u64| form.at(heap + period).checked_sub(form.at(heap));
    let start = certificate.first;
    match &certificate.shift {
        Shift::Same(shift) => {
            let times = certificate.period / period;
            if !shift.is_multiple_of(times) {
                return false;
            }
            for heap in start..start + certificate.period {
                if rise(heap) != Some(shift / times) {
                    return false;
                }
            }
        }
        Shift::Each(_) => {
            for heap in start..start + 2 * certificate.period {
                if rise(heap).is_none() || rise(heap) != rise(heap + period) {
                    return false;
                }
            }
        }
    }
    true
}

/// The primes that divide a number of at least 1.
pub(super) fn primes_of(mut number: u64) -> Vec<u64> {
    let mut primes = Vec::new();
    let mut prime = 2;
    while prime * prime <= number {
        if number.is_multiple_of(prime) {
            primes.push(prime);
            while number.is_multiple_of(prime) {
                number /= prime;
            }
        }
        prime += 1;
    }
    if number > 1 {
        primes.push(number);
    }
    primes
}

/// The value of a heap below the length of a table.
fn value(values: &Values, heap: u64) -> u64 {
    let heap = usize::try_from(heap).expect("it is below the length of a table");
    values.at(heap)
}
