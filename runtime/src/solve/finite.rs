//! Finite sets by the kernels.

use alloc::vec::Vec;

use crate::game::Convention;
use crate::quantity::{ForeclosedValue, Quantity, Standard};
use sprague_kernels::lengths::{self, Even, Length};
use sprague_kernels::subtraction::{self, NOTHING, TooGreat, Wanted};

/// Farther back than that the kernels do not look: they would take up to 30 bytes for each heap.
const REACH: usize = 1 << 22;

/// The values of a quantity of this library, of heaps 0, 1, 2, … in turn, as numbers (see
/// [`Standard`]), where a number of a finite set is taken.
///
/// The first heaps are valued by the definition: all that have ended and, for foreclosed values,
/// all with an option that has. From there on the kernels value them, whose rules know no ended
/// heaps.
pub(crate) struct Stream {
    first: Vec<u64>,
    /// So many of the first ones were handed out.
    given: usize,
    machine: Machine,
}

enum Machine {
    /// Values of which the numbers are by so much greater.
    Values(subtraction::Machine, u64),
    Lengths(lengths::Machine),
}

/// There is no further value by a kernel.
#[derive(Debug)]
pub(crate) struct NoFurther;

impl Stream {
    /// By the numbers that may be taken, ascending and at least 1. `None` if the kernels are not
    /// for them: if there is none, or one of millions.
    pub(crate) fn new(numbers: &[usize], quantity: Standard) -> Option<Self> {
        let first = first(numbers, quantity)?;
        let machine = match kernel(quantity) {
            Kernel::Values(wanted, plus) => {
                let first = small(&first, quantity)?;
                Machine::Values(subtraction::Machine::new(wanted, numbers, &first)?, plus)
            }
            Kernel::Lengths(length) => {
                let mut lengths = Vec::with_capacity(first.len());
                for &value in &first {
                    lengths.push(u32::try_from(value).ok()?);
                }
                Machine::Lengths(lengths::Machine::new(length, numbers, &lengths)?)
            }
        };
        Some(Self {
            first,
            given: 0,
            machine,
        })
    }

    /// The heap whose value comes next.
    pub(crate) fn heap(&self) -> u64 {
        if self.given < self.first.len() {
            return self.given as u64;
        }
        match &self.machine {
            Machine::Values(machine, _) => machine.heap(),
            Machine::Lengths(machine) => machine.heap(),
        }
    }

    /// The values of the next heaps.
    pub(crate) fn fill(&mut self, out: &mut [u64]) -> Result<(), NoFurther> {
        let left = &self.first[self.given..];
        let (now, out) = out.split_at_mut(left.len().min(out.len()));
        now.copy_from_slice(&left[..now.len()]);
        self.given += now.len();
        for part in out.chunks_mut(512) {
            match &mut self.machine {
                Machine::Values(machine, plus) => {
                    let values = &mut [0; 512][..part.len()];
                    machine.fill_wide(values).map_err(|_| NoFurther)?;
                    for (out, value) in part.iter_mut().zip(values) {
                        *out = u64::from(*value) + *plus;
                    }
                }
                Machine::Lengths(machine) => {
                    let values = &mut [0; 512][..part.len()];
                    machine.fill(values).map_err(|_| NoFurther)?;
                    for (out, value) in part.iter_mut().zip(values) {
                        *out = u64::from(*value);
                    }
                }
            }
        }
        Ok(())
    }

    /// Goes on to a heap that is not behind.
    pub(crate) fn skip_to(&mut self, heap: u64) -> Result<(), NoFurther> {
        let left = (self.first.len() - self.given) as u64;
        let now = left.min(heap.saturating_sub(self.heap()));
        // It is at most as many as there are in a list.
        self.given += usize::try_from(now).map_err(|_| NoFurther)?;
        let heaps = heap.saturating_sub(self.heap());
        match &mut self.machine {
            Machine::Values(machine, _) => machine.skip(heaps).map_err(|_| NoFurther),
            Machine::Lengths(machine) => machine.skip(heaps).map_err(|_| NoFurther),
        }
    }
}

/// The least period of a quantity that is no length, and the first heap from which on its values
/// repeat, if the heaps below some number show it. What is found is not trusted, but goes into a
/// certificate.
pub(crate) fn period(
    numbers: &[usize],
    quantity: Standard,
    heaps: u64,
) -> Result<Option<subtraction::Period>, NoFurther> {
    let Kernel::Values(wanted, _) = kernel(quantity) else {
        return Err(NoFurther);
    };
    let first = first(numbers, quantity).and_then(|first| small(&first, quantity));
    subtraction::period(wanted, numbers, &first.ok_or(NoFurther)?, heaps)
        .map_err(|TooGreat { .. }| NoFurther)
}

/// Which kernel a quantity is for, and by how much its numbers are greater than the kernel's.
enum Kernel {
    Values(Wanted, u64),
    Lengths(Length),
}

fn kernel(quantity: Standard) -> Kernel {
    let even = |convention| match convention {
        Convention::Normal => Even::Loses,
        Convention::Misere => Even::Wins,
    };
    match quantity {
        Standard::Grundy(_) => Kernel::Values(Wanted::Values, 0),
        Standard::Outcome(_) => Kernel::Values(Wanted::Outcomes, 0),
        Standard::Foreclosed(_) => {
            let least = ForeclosedValue::Value(0).number();
            Kernel::Values(Wanted::Values, least)
        }
        Standard::Remoteness(convention) => Kernel::Lengths(Length::Hurried(even(convention))),
        Standard::Suspense(convention) => Kernel::Lengths(Length::Delayed(even(convention))),
        Standard::Shortest => Kernel::Lengths(Length::Shortest),
        Standard::Longest => Kernel::Lengths(Length::Longest),
    }
}

/// The values of the first heaps as a kernel of values knows them.
fn small(first: &[u64], quantity: Standard) -> Option<Vec<u16>> {
    let Kernel::Values(_, plus) = kernel(quantity) else {
        return None;
    };
    let mut values = Vec::with_capacity(first.len());
    for number in first {
        values.push(match number.checked_sub(plus) {
            // `end` and `inf` are not among the values of which the least missing one is looked
            // for.
            None => NOTHING,
            Some(value) => u16::try_from(value)
                .ok()
                .filter(|value| *value != NOTHING)?,
        });
    }
    Some(values)
}

/// The values of the heaps that have ended and, where that counts, of those with an option that
/// has, by the definition. `None` if there is not enough memory.
fn first(numbers: &[usize], quantity: Standard) -> Option<Vec<u64>> {
    let (&least, &greatest) = numbers.first().zip(numbers.last())?;
    if greatest > REACH {
        return None;
    }
    let len = match quantity {
        Standard::Foreclosed(_) => least.checked_add(greatest)?,
        _ => least,
    };
    let mut values: Vec<u64> = Vec::new();
    values.try_reserve_exact(len).ok()?;
    for heap in 0..len {
        let mut fold = quantity.start();
        for &taken in numbers {
            if taken > heap {
                break;
            }
            quantity.absorb(&mut fold, &values[heap - taken]);
        }
        values.push(quantity.finish(fold));
    }
    Some(values)
}
