//! Nim-values over finite sets that are claimed, and checked by the definition.
//!
//! To compute a value by the definition one waits for those just before it. Values that are all at
//! hand, by whatever means they were computed, are each compared with the least number that is no
//! value of an option, and that can be done for many heaps at once.

use alloc::vec::Vec;

use sprague_kernels::splits::Values;
use sprague_kernels::subtraction::{MOST, Machine, Wanted, check};

use super::certificate::{Certificate, Shift, Theorem};
use super::periodic::Periodic;
use super::plain::FEW;
use super::recurrence::{Recurrence, Takes};
use super::verify::Refused;
use crate::game::Convention;
use crate::quantity::Standard;
use crate::solve::room;

impl Certificate {
    /// The nim-values of so many heaps, checked. `None` if they are few, and for other rules and
    /// quantities than those of a finite set of fewer than 64 numbers.
    pub(super) fn claimed(&self, len: usize) -> Option<Result<Vec<u8>, Refused>> {
        let (Recurrence::Subtraction(takes), Standard::Grundy(convention)) =
            (&self.rules, self.quantity)
        else {
            return None;
        };
        let repeats = self.theorem == Theorem::RepeatedWindow && self.shift == Shift::Same(0);
        if len <= FEW || !repeats {
            return None;
        }
        let numbers = numbers(takes, len)?;
        let ended = u8::from(convention == Convention::Misere);
        let least = *numbers.first()?;
        let mut values: Vec<u8> = room(len).ok()?;
        values.resize(len, ended);
        let first = alloc::vec![u16::from(ended); least];
        let mut machine = Machine::new(Wanted::Values, &numbers, &first)?;
        machine.fill(&mut values[least..]).ok()?;
        let checked = check(&numbers, ended, &values);
        let wrong = |heap: usize| Refused::WrongValue { heap: heap as u64 };
        Some(checked.map(|()| values).map_err(wrong))
    }

    /// The closed form by values that were checked, if it is as claimed.
    pub(super) fn by_claimed(&self, values: Vec<u8>) -> Result<Periodic, Refused> {
        match self.not_repeated(&values) {
            Some(heap) => Err(Refused::NotRepeated { heap }),
            None => self.closed_by(Values::Bytes(values)),
        }
    }
}

/// The numbers below a length, if the set is finite, and so small that no nim-value passes 63.
fn numbers(takes: &Takes, len: usize) -> Option<Vec<usize>> {
    let mut count = takes.ranges().len() as u64;
    for (first, last) in takes.ranges() {
        count = count.saturating_add(last - first);
    }
    if takes.from().is_some() || count > MOST as u64 {
        return None;
    }
    // Those that are left out are of no heap of the window.
    takes.few_numbers(len)
}
