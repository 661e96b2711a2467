//! A period that is proved.

use alloc::vec::Vec;
use core::fmt;

use super::certificate::{Certificate, Shift};
use super::closed::{Closed, Packed, Shifts};
use crate::quantity::Quantity;

/// Values that repeat for ever, proved: it comes from [`Certificate::verify`] alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Periodic {
    certificate: Certificate,
    /// The values of the heaps before the period and of one period, packed.
    values: Vec<u8>,
    width: u8,
    /// The shifts of the places of the period, packed with 8 bytes each, if they differ.
    shifts: Vec<u8>,
}

impl Periodic {
    /// By the values of the heaps below `first` + `period`. `None` if they make no closed form.
    pub(super) fn new(
        certificate: Certificate,
        len: u64,
        value: &dyn Fn(u64) -> u64,
    ) -> Option<Self> {
        let mut greatest = 0;
        for heap in 0..len {
            greatest = greatest.max(value(heap));
        }
        let width = width_for(greatest);
        let mut bytes = Vec::new();
        for heap in 0..len {
            push(&mut bytes, value(heap), width);
        }
        Self::packed(certificate, bytes, width)
    }

    /// By the same values, packed with so many bytes each.
    pub(super) fn packed(certificate: Certificate, values: Vec<u8>, width: u8) -> Option<Self> {
        let shifts = match &certificate.shift {
            Shift::Same(_) => Vec::new(),
            Shift::Each(each) => pack(each, 8),
        };
        let periodic = Self {
            certificate,
            values,
            width,
            shifts,
        };
        let Closed { values, shifts, .. } = periodic.closed();
        let period = usize::try_from(periodic.certificate.period).ok()?;
        Closed::new(values, period, shifts)?;
        Some(periodic)
    }

    /// What was proved, and by what.
    #[must_use]
    pub fn certificate(&self) -> &Certificate {
        &self.certificate
    }

    /// The closed form, for code that is generated and for values by the million.
    #[must_use]
    pub fn closed(&self) -> Closed<'_> {
        let values = Packed {
            width: self.width,
            bytes: &self.values,
        };
        let shifts = match self.certificate.shift {
            Shift::Same(shift) => Shifts::Same(shift),
            Shift::Each(_) => Shifts::Each(Packed {
                width: 8,
                bytes: &self.shifts,
            }),
        };
        // All values stand in memory, so the period is a number of this machine.
        let period = usize::try_from(self.certificate.period).unwrap_or(usize::MAX);
        Closed {
            values,
            period,
            shifts,
        }
    }

    /// The value of a heap, as a number (see [`Standard`](crate::quantity::Standard)), in constant
    /// time.
    #[must_use]
    pub fn at(&self, heap: u64) -> u64 {
        self.closed().at(heap)
    }

    /// The value of a heap; `None` if the proof is of another quantity.
    ///
    /// ```
    /// use sprague_runtime::period::{Recurrence, find};
    /// use sprague_runtime::{Outcome, OutcomeClass, Quantity};
    /// let quantity = Outcome::NORMAL.standard().expect("it is one of the library's");
    /// let finding = find(&Recurrence::finite([1, 3, 4]), quantity, 1_000);
    /// let periodic = finding.proved().expect("a finite set, and a short period");
    /// assert_eq!(periodic.value(&Outcome::NORMAL, 7_000_000_002), Some(OutcomeClass::P));
    /// assert_eq!(periodic.value(&Outcome::MISERE, 7_000_000_002), None);
    /// ```
    #[must_use]
    pub fn value<Q: Quantity>(&self, quantity: &Q, heap: u64) -> Option<Q::Value> {
        if quantity.standard() != Some(self.certificate.quantity) {
            return None;
        }
        quantity.of_number(self.at(heap))
    }
}

impl fmt::Display for Periodic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Certificate { period, first, .. } = self.certificate;
        write!(f, "period {period} from {first}")?;
        match &self.certificate.shift {
            Shift::Same(0) => Ok(()),
            Shift::Same(shift) => write!(f, ", {shift} more each time"),
            Shift::Each(_) => f.write_str(", more each time by place"),
        }
    }
}

/// The least width that numbers up to this one fit.
fn width_for(greatest: u64) -> u8 {
    match greatest {
        0..=0xff => 1,
        0x100..=0xffff => 2,
        0x1_0000..=0xffff_ffff => 4,
        _ => 8,
    }
}

/// Numbers with so many bytes each, the least byte first.
pub(super) fn pack(numbers: &[u64], width: u8) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(numbers.len() * usize::from(width));
    for &number in numbers {
        push(&mut bytes, number, width);
    }
    bytes
}

fn push(bytes: &mut Vec<u8>, number: u64, width: u8) {
    bytes.extend_from_slice(&number.to_le_bytes()[..usize::from(width)]);
}
