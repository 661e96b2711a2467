//! Tables in memory of the caller.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::ControlFlow;

use crate::error::Error;
use crate::game::OneHeap;
use crate::limits::Limits;
use crate::period::Recurrence;
use crate::quantity::Grundy;
use sprague_kernels::subtraction::{self, Halt, Machine, TooGreat, Wanted};

/// How a long run tells how far it is: what is done, and of how much.
/// [`ControlFlow::Break`] stops the run.
pub type Progress<'a> = dyn FnMut(u64, u64) -> ControlFlow<()> + 'a;

/// A number that a table may be made of: `u8`, `u16`, `u32` or `u64`.
pub trait Cell: Copy + sealed::Sealed {}

mod sealed {
    /// What is known of each width.
    pub trait Sealed: Sized {
        /// The name of the type.
        const NAME: &'static str;
        /// The number, if it fits.
        fn of(number: u64) -> Option<Self>;
        /// The table itself, if it is one of bytes.
        fn bytes(table: &mut [Self]) -> Option<&mut [u8]>;
    }
}

macro_rules! cells {
    ($($cell:ident, $table:pat => $bytes:expr;)*) => {
        $(impl sealed::Sealed for $cell {
            const NAME: &'static str = stringify!($cell);

            fn of(number: u64) -> Option<Self> {
                Self::try_from(number).ok()
            }

            fn bytes($table: &mut [Self]) -> Option<&mut [u8]> {
                $bytes
            }
        }

        impl Cell for $cell {})*
    };
}

cells! {
    u8, table => Some(table);
    u16, _ => None;
    u32, _ => None;
    u64, _ => None;
}

/// So many values are widened together, and then it is told how far the run is.
const PART: usize = 1 << 12;

/// Writes the nim-values of the heaps 0, 1, … to a table.
pub(crate) fn grundy<G: OneHeap, T: Cell>(
    game: &G,
    table: &mut [T],
    progress: &mut Progress<'_>,
) -> Result<(), Error> {
    if let Some(Recurrence::Subtraction(takes)) = game.recurrence()
        && let Some(numbers) = takes.few_numbers(table.len())
        && let Some(done) = by_set(&numbers, table, progress)
    {
        return done;
    }
    let of = table.len() as u64;
    stopped(progress(0, of), 0)?;
    let heaps: Vec<G::Position> = (0..of).map(G::heap).collect();
    let values = game.values(&Grundy::NORMAL, &heaps, &Limits::default())?;
    for ((heap, cell), value) in (0..).zip(&mut *table).zip(values) {
        *cell = T::of(value).ok_or_else(|| Error::too_narrow(heap, value, T::NAME))?;
    }
    stopped(progress(of, of), of)
}

fn stopped(flow: ControlFlow<()>, done: u64) -> Result<(), Error> {
    match flow {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(Error::Stopped { done }),
    }
}

/// By the kernel for finite sets; `None` if that has no machine for them.
fn by_set<T: Cell>(
    numbers: &[usize],
    table: &mut [T],
    progress: &mut Progress<'_>,
) -> Option<Result<(), Error>> {
    let zero = T::of(0)?;
    let ended = numbers
        .first()
        .map_or(table.len(), |&least| least.min(table.len()));
    table[..ended].fill(zero);
    if ended == table.len() {
        return Some(Ok(()));
    }
    let mut machine = Machine::new(Wanted::Values, numbers, &vec![0; ended])?;
    let Some(bytes) = T::bytes(table) else {
        return wide(&mut machine, ended, table, progress);
    };
    Some(match subtraction::table(&mut machine, bytes, progress) {
        Ok(()) => Ok(()),
        Err(Halt::Stopped) => Err(Error::Stopped {
            done: machine.heap(),
        }),
        Err(Halt::TooGreat(TooGreat { heap })) => {
            let mut value = [0];
            machine.fill_wide(&mut value).ok()?;
            Err(Error::too_narrow(heap, value[0].into(), T::NAME))
        }
    })
}

/// A table of more than bytes.
fn wide<T: Cell>(
    machine: &mut Machine,
    ended: usize,
    table: &mut [T],
    progress: &mut Progress<'_>,
) -> Option<Result<(), Error>> {
    let of = table.len() as u64;
    let mut values = [0; PART];
    for part in table[ended..].chunks_mut(PART) {
        let values = &mut values[..part.len()];
        let heaps = machine.heap()..;
        machine.fill_wide(values).ok()?;
        for ((heap, cell), value) in heaps.zip(part).zip(values) {
            match T::of(u64::from(*value)) {
                Some(value) => *cell = value,
                None => return Some(Err(Error::too_narrow(heap, u64::from(*value), T::NAME))),
            }
        }
        if let Err(stopped) = stopped(progress(machine.heap(), of), machine.heap()) {
            return Some(Err(stopped));
        }
    }
    Some(Ok(()))
}
