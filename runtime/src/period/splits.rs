//! Certificates of codes whose moves leave two heaps at most, by their values.
//!
//! The definition takes a step for every split: for the 419,079,763 heaps that prove 0.104 some
//! months. So of a long window the values are claimed, by whatever means they were computed, and
//! each is checked to be the least number that is no value of an option of its heap, in the sparse
//! space, up to a heap from which on the others follow. `docs/proofs.md` proves that it is enough.

use alloc::vec::Vec;
use core::ops::ControlFlow;

use sprague_kernels::splits::{self, Refusal, Repeats, Slice, Values, check};

use super::certificate::{Certificate, Shift, Theorem};
use super::periodic::Periodic;
use super::recurrence::Recurrence;
use super::verify::Refused;

/// Windows up to that many heaps are computed by the definition.
pub(super) const SHORT: u64 = 1 << 10;

/// What comes of values that are claimed for a certificate.
pub(super) enum Checked {
    /// They are the values, and what the certificate says of them is so, but for whether first heap
    /// and period are the least.
    Holds,
    Refused(Refused),
    /// It was broken off.
    Stopped,
    /// It takes more values.
    Open,
}

impl Certificate {
    /// The code, if the window is long and of a code that leaves two heaps at most.
    pub(super) fn long_code(&self) -> Option<splits::Code> {
        match &self.rules {
            Recurrence::Code(code) if self.window.to > SHORT => splits::Code::new(code.digits()),
            _ => None,
        }
    }

    /// Checks the certificate against values that are claimed for the heaps of its window, and the
    /// values against the code. If they are fewer, the others must follow from them.
    pub(super) fn check_code(
        &self,
        code: &splits::Code,
        values: Slice<'_>,
        progress: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Checked {
        let len = match self.check_fields(u64::MAX) {
            Ok(len) => len,
            Err(why) => return Checked::Refused(why),
        };
        if self.theorem != Theorem::Parts || self.shift != Shift::Same(0) {
            return Checked::Refused(Refused::Theorem);
        }
        let window = values.first(len);
        let repeats = self.repeats().filter(|_| window.is_none());
        let values = window.unwrap_or(values);
        match check(code, values, repeats, progress) {
            Ok(()) if repeats.is_some() => return Checked::Holds,
            Ok(()) => {}
            Err(Refusal::Open) => return Checked::Open,
            Err(Refusal::Stopped) => return Checked::Stopped,
            Err(Refusal::Value { heap }) => {
                let heap = heap as u64;
                return Checked::Refused(Refused::WrongValue { heap });
            }
        }
        let heap = match values {
            Slice::Bytes(values) => self.not_repeated(values),
            Slice::Words(values) => self.not_repeated(values),
        };
        heap.map_or(Checked::Holds, |heap| {
            Checked::Refused(Refused::NotRepeated { heap })
        })
    }

    /// How it says that values repeat, in numbers of this machine.
    fn repeats(&self) -> Option<Repeats> {
        let first = usize::try_from(self.first).ok()?;
        let period = usize::try_from(self.period).ok()?;
        Some(Repeats { first, period })
    }

    /// The first heap of the window whose value is not repeated.
    pub(super) fn not_repeated<T: Eq>(&self, values: &[T]) -> Option<u64> {
        let place = |heap: u64| usize::try_from(heap).unwrap_or(usize::MAX);
        let (first, period) = (place(self.first), place(self.period));
        let later = &values[first + period..];
        let earlier = &values[first..values.len() - period];
        if earlier == later {
            return None;
        }
        let mut differ = 0;
        while earlier[differ] == later[differ] {
            differ += 1;
        }
        Some((first + differ) as u64)
    }

    /// The closed form by values that were checked, if no earlier heap and no shorter period would
    /// do. The values of the period and before are kept where they are.
    pub(super) fn closed_by(&self, values: Values) -> Result<Periodic, Refused> {
        let len = self.first.checked_add(self.period).ok_or(Refused::Memory)?;
        let len = usize::try_from(len).map_err(|_| Refused::Memory)?;
        let (bytes, width) = match values {
            Values::Bytes(mut values) => {
                values.truncate(len);
                values.shrink_to_fit();
                (values, 1)
            }
            Values::Words(values) => {
                let mut bytes = Vec::with_capacity(2 * len);
                for value in &values[..len.min(values.len())] {
                    bytes.extend_from_slice(&value.to_le_bytes());
                }
                (bytes, 2)
            }
        };
        let periodic = Periodic::packed(self.clone(), bytes, width).ok_or(Refused::Malformed)?;
        self.is_exact(&periodic)?;
        Ok(periodic)
    }

    /// By the values that the code gives, with about so many steps at most: some for each heap to
    /// compute its value, and as many to check it.
    pub(super) fn verify_long(&self, code: splits::Code, steps: u64) -> Result<Periodic, Refused> {
        let repeats = self.repeats().ok_or(Refused::Memory)?;
        let window = usize::try_from(self.window.to).map_err(|_| Refused::Memory)?;
        let mut solver = splits::Solver::new(code);
        let mut left = steps;
        // Fewer values may be enough, or not: then all of the window are.
        let mut enough = true;
        loop {
            let known = solver.values().len();
            let len = if enough {
                solver.enough(repeats).min(window)
            } else {
                window
            };
            if known < len {
                let count = (known / 2).clamp(1 << 8, 1 << 16).min(len - known);
                let each = 2 * solver.weight() as u64 + 1;
                let more = left.checked_sub(each.saturating_mul(count as u64));
                left = more.ok_or(Refused::TooMuch {
                    steps: each.saturating_mul(len as u64),
                })?;
                solver.extend(known + count).map_err(|_| Refused::Memory)?;
                continue;
            }
            let mut go_on = |_| ControlFlow::Continue(());
            match self.check_code(solver.code(), solver.values(), &mut go_on) {
                Checked::Holds => return self.closed_by(solver.into_values()),
                Checked::Refused(why) => return Err(why),
                Checked::Open if enough => enough = false,
                Checked::Open | Checked::Stopped => return Err(Refused::Memory),
            }
        }
    }
}
