//! A search that may take minutes: it can be followed, broken off and taken up again.

use core::ops::ControlFlow;

#[cfg(feature = "std")]
use sprague_kernels::splits::Slice;
use sprague_kernels::splits::{self, Fault, Repeats, Repetition, Solver, Values, repetition};

use super::window::Cycle;
use super::{claim, observed};
use crate::error::Error;
use crate::game::Convention;
use crate::period::certificate::{Shift, Theorem};
use crate::period::finding::{Finding, Observed, Pattern};
use crate::period::plain;
use crate::period::recurrence::Recurrence;
use crate::period::splits::{Checked, SHORT};
use crate::period::verify::Refused;
use crate::quantity::Standard;

/// A search for the period of the nim-values of a code whose moves leave two heaps at most.
///
/// Heaps are valued one after another, and at 32, 48, 64, 96, 128, … of them it is asked how far
/// they repeat (Guy and Smith 1956). Once they do for a share of the heaps, as many are valued as
/// a proof needs. Then every value is checked by itself, as
/// [`verify`](crate::period::Certificate::verify) does.
///
/// ```
/// use core::ops::ControlFlow;
/// use sprague_runtime::period::{LongSearch, Recurrence};
///
/// let kayles = Recurrence::code(&[0, 7, 7]);
/// let mut search = LongSearch::new(&kayles).expect("two heaps at most are left");
/// // Broken off at once, and taken up again.
/// assert_eq!(search.run(1_000, |_| ControlFlow::Break(()))?, None);
/// let finding = search.run(1_000, |_| ControlFlow::Continue(()))?.expect("to the end");
/// assert_eq!(finding.to_string(), "period 12 from 71, proved");
/// # Ok::<(), sprague_runtime::Error>(())
/// ```
pub struct LongSearch {
    rules: Recurrence,
    solver: Solver,
    /// At so many heaps it is asked next how far they repeat.
    next: usize,
    /// What they repeat by, if they do.
    believed: Option<Repetition>,
    /// What they seem to repeat by, although fewer values than Guy and Smith ask for say nothing.
    open: Option<Repeats>,
    /// So many splits with a rare part may still be looked at.
    steps: u64,
}

/// How far a long search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What is being done.
    pub phase: Phase,
    /// To so many heaps.
    pub done: u64,
    /// Of so many: all that are to be looked at or, once the values seem to repeat, as many as a
    /// proof needs.
    pub of: u64,
}

/// What a long search is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Heaps are valued.
    Valuing,
    /// The values are checked, for a proof.
    Checking,
}

/// So many heaps are valued between two reports, or more.
const TOLD: usize = 1 << 16;

impl LongSearch {
    /// Of a code; `None` for other rules, and for codes that leave three heaps or one at most.
    #[must_use]
    pub fn new(rules: &Recurrence) -> Option<Self> {
        let Recurrence::Code(code) = rules else {
            return None;
        };
        let code = splits::Code::new(code.digits())?;
        Some(Self::with(rules, Solver::new(code)))
    }

    /// With a solver that has some values already.
    pub(in crate::period) fn with(rules: &Recurrence, solver: Solver) -> Self {
        let mut search = Self {
            rules: rules.clone(),
            solver,
            next: 0,
            believed: None,
            open: None,
            steps: u64::MAX,
        };
        search.ask();
        search
    }

    /// Asks how far the values repeat.
    fn ask(&mut self) {
        let values = self.solver.values();
        self.believed = repetition(self.solver.code(), values);
        let next = after(values.len());
        self.next = self.needed().map_or(next, |needed| next.min(needed));
    }

    /// So many values are needed for a proof of what is believed.
    fn needed(&self) -> Option<usize> {
        let Repetition { repeats, needed } = self.believed?;
        if self.open == Some(repeats) {
            return Some(needed);
        }
        Some(self.solver.enough(repeats).min(needed))
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Recurrence {
        &self.rules
    }

    /// So many heaps have values.
    #[must_use]
    pub fn heaps(&self) -> u64 {
        self.solver.values().len() as u64
    }

    /// The values so far.
    #[cfg(feature = "std")]
    pub(in crate::period) fn values_so_far(&self) -> Slice<'_> {
        self.solver.values()
    }

    /// The values of all heaps up to one, within a time that grows with their number alone where
    /// the code has a sparse space.
    ///
    /// # Errors
    /// As [`run`](Self::run).
    pub(crate) fn values(mut self, greatest: usize) -> Result<Values, Error> {
        self.solver
            .extend(greatest.saturating_add(1))
            .map_err(error)?;
        Ok(self.solver.into_values())
    }

    /// Searches among so many heaps, and gives up after about so many steps.
    pub(crate) fn run_within(&mut self, heaps: u64, steps: u64) -> Result<Option<Finding>, Error> {
        self.steps = steps;
        self.run_told(heaps, &mut |_| ControlFlow::Continue(()))
    }

    /// Searches among so many heaps. Now and then, after some seconds at most, `progress` is told
    /// how far it is, and may break it off; then the answer is `None`, and the next call goes on
    /// from there. After a proof the values are part of it, and the search is at its beginning.
    ///
    /// # Errors
    /// [`Error::Memory`], with the number of heaps; [`Error::Capacity`] for 2^32 heaps or more, and
    /// where a value passes 65,535; [`Error::WrongValue`] where a search was taken up and what was
    /// kept is wrong. The values so far stay.
    pub fn run(
        &mut self,
        heaps: u64,
        mut progress: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Option<Finding>, Error> {
        self.run_told(heaps, &mut progress)
    }

    fn run_told(
        &mut self,
        heaps: u64,
        progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Option<Finding>, Error> {
        let most = usize::try_from(heaps).unwrap_or(usize::MAX);
        loop {
            let len = self.solver.values().len();
            // Now, or when it was broken off.
            let ready = self.needed().is_some_and(|needed| needed <= len);
            if let Some(believed) = self.believed.filter(|_| ready) {
                let found = self.prove(believed, progress)?;
                // Else it goes on.
                if self.open != Some(believed.repeats) || believed.needed <= len {
                    return Ok(found);
                }
            }
            if len >= most {
                return Ok(Some(self.observed()));
            }
            if self.value(most, progress)?.is_break() {
                return Ok(None);
            }
            self.ask();
        }
    }

    /// Values heaps up to where it is asked next, and no more than `most`.
    fn value(
        &mut self,
        most: usize,
        progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, Error> {
        let to = self.next.min(most);
        self.solver.reserve(to).map_err(error)?;
        loop {
            let len = self.solver.values().len();
            let of = self.needed().map_or(most, |needed| needed.min(most));
            let report = Progress {
                phase: Phase::Valuing,
                done: len as u64,
                of: of as u64,
            };
            if len >= to {
                return Ok(ControlFlow::Continue(()));
            }
            if progress(report).is_break() {
                return Ok(ControlFlow::Break(()));
            }
            let count = (len / 2).clamp(TOLD >> 8, TOLD);
            let steps = (count as u64).saturating_mul(self.solver.weight() as u64);
            match self.steps.checked_sub(steps) {
                _ if self.steps == u64::MAX => {}
                Some(left) => self.steps = left,
                None => return Ok(ControlFlow::Break(())),
            }
            self.solver.extend(to.min(len + count)).map_err(error)?;
        }
    }

    /// Checks what the values are believed to repeat by. `None` if that is broken off.
    fn prove(
        &mut self,
        believed: Repetition,
        progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Option<Finding>, Error> {
        let cycle = Cycle {
            period: believed.repeats.period as u64,
            shift: Shift::Same(0),
            from: believed.repeats.first as u64,
        };
        let quantity = Standard::Grundy(Convention::Normal);
        let nothing = Finding::nothing(self.heaps());
        let Some(certificate) = claim(&self.rules, quantity, cycle, Theorem::Parts) else {
            return Ok(Some(nothing));
        };
        if certificate.window.to <= SHORT {
            let proved = certificate.verify(SHORT);
            if proved.is_err() {
                self.compare(certificate.window.to)?;
            }
            return Ok(Some(proved.map_or(nothing, Finding::Proved)));
        }
        let of = self.heaps();
        let mut told = |done: usize| {
            progress(Progress {
                phase: Phase::Checking,
                done: done as u64,
                of,
            })
        };
        Ok(
            match certificate.check_code(self.solver.code(), self.solver.values(), &mut told) {
                Checked::Stopped => None,
                Checked::Open => {
                    self.open = Some(believed.repeats);
                    Some(nothing)
                }
                Checked::Refused(Refused::WrongValue { heap }) => {
                    return Err(Error::WrongValue { heap });
                }
                Checked::Refused(_) => Some(nothing),
                Checked::Holds => {
                    let fresh = Solver::new(self.solver.code().clone());
                    let values = core::mem::replace(&mut self.solver, fresh).into_values();
                    self.ask();
                    let proved = certificate.closed_by(values);
                    Some(proved.map_or(nothing, Finding::Proved))
                }
            },
        )
    }

    /// Compares the first values with those by the definition.
    fn compare(&self, to: u64) -> Result<(), Error> {
        let len = usize::try_from(to)
            .unwrap_or(usize::MAX)
            .min(self.solver.values().len());
        let quantity = Standard::Grundy(Convention::Normal);
        let plain = plain::values(&self.rules, quantity, len)?;
        let mut values = self.solver.values().iter().take(len).enumerate();
        match values.find(|(heap, value)| plain.at(*heap) != *value) {
            Some((heap, _)) => Err(Error::WrongValue { heap: heap as u64 }),
            None => Ok(()),
        }
    }

    /// What is said where nothing is proved.
    fn observed(&self) -> Finding {
        let len = self.solver.values().len();
        if len <= FEW {
            let values: alloc::vec::Vec<u64> = self.solver.values().iter().collect();
            return observed(&values);
        }
        let repeats = self.believed.map(|believed| believed.repeats);
        let pattern = repeats.filter(|believed| {
            let agree = len - believed.period - believed.first;
            agree >= len / 2 && agree >= 2 * believed.period
        });
        Finding::Observed(Observed {
            up_to: len as u64,
            pattern: pattern.map(|believed| Pattern {
                first: believed.first as u64,
                period: believed.period as u64,
                shift: 0,
            }),
        })
    }
}

/// Among so few heaps values that rise are looked for, too. No finite code of this kind is known
/// whose values do.
const FEW: usize = 1 << 16;

/// The next number of heaps to ask at: 32, 48, 64, 96, 128, …, and where they are many, after an
/// eighth of the last power of two each.
fn after(len: usize) -> usize {
    let power = (len / 2 + 1).next_power_of_two().max(16);
    let step = if power < MANY { power / 2 } else { power / 8 };
    (len + 1).next_multiple_of(step).max(32)
}

/// From so many heaps on it is asked more often: it is not much work for each.
const MANY: usize = 1 << 14;

fn error(fault: Fault) -> Error {
    let positions = |heaps: usize| heaps as u128;
    match fault {
        Fault::Memory { heaps } => Error::Memory {
            positions: positions(heaps),
        },
        Fault::TooGreat { heap } => {
            let why = "the heaps of a code up to one whose value passes 65,535";
            Error::table(Some(positions(heap)), u64::from(u32::MAX), why.into())
        }
        Fault::TooMany { heaps } => {
            let why = "the heaps of a code";
            Error::table(Some(positions(heaps)), u64::from(u32::MAX), why.into())
        }
        _ => Error::Memory {
            positions: positions(0),
        },
    }
}
