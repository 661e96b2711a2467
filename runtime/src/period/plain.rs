//! Values by the definition, heap by heap from 0: what certificates are checked against.

use alloc::vec::Vec;

pub(super) mod splits;

use super::floors::Floors;
use super::mark::Mark;
use super::recurrence::{Recurrence, Takes};
use super::register::Register;
use crate::error::Error;
use crate::game::Convention;
use crate::quantity::{Mex, Standard};
use crate::solve::Store;

/// Up to so many values are kept as numbers, which is faster than [`Store`].
pub(super) const FEW: usize = 1 << 12;

/// The values of heaps 0, 1, ….
pub(super) enum Values {
    Few(Vec<u64>),
    Many(Store<u64>),
}

impl Values {
    /// With room for so many.
    pub(super) fn new(len: usize) -> Result<Self, Error> {
        if len <= FEW {
            return Ok(Self::Few(Vec::with_capacity(len)));
        }
        Ok(Self::Many(Store::new(len)?))
    }

    /// The value of a heap that has one.
    #[inline]
    pub(super) fn at(&self, heap: usize) -> u64 {
        match self {
            Self::Few(values) => values[heap],
            Self::Many(values) => *values.get(heap),
        }
    }

    /// All of them, if they are few.
    pub(super) fn few(&self) -> &[u64] {
        match self {
            Self::Few(values) => values,
            Self::Many(_) => &[],
        }
    }

    pub(super) fn push(&mut self, value: u64) -> Result<(), Error> {
        match self {
            Self::Few(values) => values.push(value),
            Self::Many(values) => values.push(value)?,
        }
        Ok(())
    }
}

/// What counts of the values of options, for every quantity.
///
/// It says the same as the quantities' own folds, without their types: a macro runs it, and there
/// nothing is optimised. So are the loops here plain.
#[derive(Clone)]
pub(super) struct Seen {
    quantity: Standard,
    any: bool,
    /// The least of the even and of the odd values.
    least: [u64; 2],
    /// The greatest of them.
    greatest: [u64; 2],
    /// The values from `members_from` on, less it, where an excluded one is asked for.
    members: Mex,
    members_from: u64,
}

impl Seen {
    /// Of no options.
    pub(super) fn new(quantity: Standard) -> Self {
        Self {
            quantity,
            any: false,
            least: [u64::MAX; 2],
            greatest: [0; 2],
            members: Mex::default(),
            members_from: match quantity {
                Standard::Grundy(_) => 0,
                Standard::Foreclosed(_) => 2,
                _ => u64::MAX,
            },
        }
    }

    #[inline]
    fn absorb(&mut self, value: u64) {
        self.any = true;
        let parity = match value & 1 {
            0 => 0,
            _ => 1,
        };
        if value < self.least[parity] {
            self.least[parity] = value;
        }
        if value > self.greatest[parity] {
            self.greatest[parity] = value;
        }
        if value >= self.members_from {
            self.members.insert(value - self.members_from);
        }
    }

    /// The value of who has these options.
    fn value(&self) -> u64 {
        let misere = Convention::Misere;
        match self.quantity {
            Standard::Grundy(convention) if !self.any => u64::from(convention == misere),
            Standard::Grundy(_) => self.members.value(),
            Standard::Outcome(convention) if !self.any => u64::from(convention == misere),
            Standard::Outcome(_) => u64::from(self.least[0] == 0),
            _ if !self.any => 0,
            Standard::Remoteness(convention) => self.length(convention, true),
            Standard::Suspense(convention) => self.length(convention, false),
            Standard::Shortest => self.least[0].min(self.least[1]).saturating_add(1),
            Standard::Longest => self.greatest[0].max(self.greatest[1]).saturating_add(1),
            // An option that has ended wins at once under normal play.
            Standard::Foreclosed(Convention::Normal) if self.least[0] == 0 => 1,
            Standard::Foreclosed(_) => self.members.value() + 2,
        }
    }

    /// Who hurries takes the least value of those lost for who moves from them, else the greatest;
    /// who delays the other way round.
    fn length(&self, convention: Convention, hurry: bool) -> u64 {
        let lost = usize::from(convention == Convention::Misere);
        let won = self.least[lost] != u64::MAX;
        let side = if won { lost } else { 1 - lost };
        let best = if won == hurry {
            self.least
        } else {
            self.greatest
        };
        best[side].saturating_add(1)
    }
}

/// The values of the heaps 0, 1, …, `len` - 1, each from the values of its options, as the
/// quantity is defined. Of a code that splits, nim-values alone: of a position of several heaps by
/// the theorem of Sprague and Grundy.
///
/// Cost: a step for every option of every heap; for a set that ends with all numbers from one on,
/// those take one step together.
pub(super) fn values(
    recurrence: &Recurrence,
    quantity: Standard,
    len: usize,
) -> Result<Values, Error> {
    let mut values = Values::new(len)?;
    if let Recurrence::Code(code) = recurrence
        && code.parts() > 1
    {
        splits::values(code, len, &mut values)?;
    } else {
        Taking::new(recurrence, quantity).extend(len, &mut values)?;
    }
    Ok(values)
}

/// Rules whose moves leave one heap.
pub(super) struct Taking<'a> {
    rules: Rules<'a>,
    quantity: Standard,
    heap: usize,
    /// Of all options that an endless run gives: it gains one with each heap.
    rest: Seen,
}

enum Rules<'a> {
    Set(&'a Takes),
    Register(Register),
    Floors(&'a Floors),
    Mark(&'a Mark),
}

impl<'a> Taking<'a> {
    /// # Panics
    /// If a move leaves several heaps.
    pub(super) fn new(recurrence: &'a Recurrence, quantity: Standard) -> Self {
        let rules = match recurrence {
            Recurrence::Subtraction(takes) => Rules::Set(takes),
            Recurrence::Floors(floors) => Rules::Floors(floors),
            Recurrence::Mark(mark) => Rules::Mark(mark),
            Recurrence::Register(_) | Recurrence::Code(_) => {
                let register = recurrence.as_register();
                Rules::Register(register.expect("a code that leaves one heap is a register"))
            }
        };
        Self::by(rules, quantity)
    }

    pub(super) fn by_mark(mark: &'a Mark, quantity: Standard) -> Self {
        Self::by(Rules::Mark(mark), quantity)
    }

    fn by(rules: Rules<'a>, quantity: Standard) -> Self {
        Self {
            rules,
            quantity,
            heap: 0,
            rest: Seen::new(quantity),
        }
    }

    /// The values of the next heaps, up to a number of them in all.
    pub(super) fn extend(&mut self, len: usize, values: &mut Values) -> Result<(), Error> {
        while self.heap < len {
            let mut seen = match &self.rules {
                Rules::Set(takes) if takes.from().is_some() => {
                    from_endless(takes, self.heap, &mut self.rest, values);
                    self.rest.clone()
                }
                _ => Seen::new(self.quantity),
            };
            match &self.rules {
                Rules::Set(takes) => by_runs(takes.ranges(), self.heap, &mut seen, values),
                Rules::Register(register) => {
                    let numbers = register.numbers(self.heap as u64);
                    by_numbers(numbers, self.heap, &mut seen, values);
                }
                Rules::Floors(floors) => by_divisors(floors, self.heap, &mut seen, values),
                Rules::Mark(mark) => by_moves(mark, self.heap, &mut seen, values),
            }
            values.push(seen.value())?;
            self.heap += 1;
        }
        Ok(())
    }
}

fn from_endless(takes: &Takes, heap: usize, rest: &mut Seen, values: &Values) {
    if let Some(from) = takes.from()
        && from <= heap as u64
    {
        rest.absorb(values.at(left(heap, from)));
    }
}

// The numbers are at most the heap.
#[allow(clippy::cast_possible_truncation)]
fn by_runs(runs: &[(u64, u64)], heap: usize, seen: &mut Seen, values: &Values) {
    // A call for each value would take longer than all else.
    let few = values.few();
    let mut place = 0;
    while place < runs.len() {
        let (first, last) = runs[place];
        // Numbers past the heap cannot be taken.
        let last = if last < heap as u64 {
            last
        } else {
            heap as u64
        };
        let mut taken = first;
        while taken <= last {
            let option = heap - taken as usize;
            if few.is_empty() {
                seen.absorb(values.at(option));
            } else {
                seen.absorb(few[option]);
            }
            taken += 1;
        }
        place += 1;
    }
}

fn by_numbers(numbers: &[u64], heap: usize, seen: &mut Seen, values: &Values) {
    let mut place = 0;
    while place < numbers.len() && numbers[place] <= heap as u64 {
        seen.absorb(values.at(left(heap, numbers[place])));
        place += 1;
    }
}

fn by_divisors(floors: &Floors, heap: usize, seen: &mut Seen, values: &Values) {
    for &(divisor, from) in floors.moves() {
        if from <= heap as u64 {
            let quotient = usize::try_from(heap as u64 / divisor);
            seen.absorb(values.at(quotient.expect("it is at most the heap")));
        }
    }
}

fn by_moves(mark: &Mark, heap: usize, seen: &mut Seen, values: &Values) {
    for &(taken, from) in mark.takes() {
        if from <= heap as u64 {
            seen.absorb(values.at(left(heap, taken)));
        }
    }
    for &quotient in mark.quotients() {
        if quotient.from <= heap as u64 {
            let left = usize::try_from(quotient.of(heap as u64));
            seen.absorb(values.at(left.expect("it is less than the heap")));
        }
    }
}

/// The heap that is left when no more than it is taken.
// The number is at most the heap.
#[allow(clippy::cast_possible_truncation)]
fn left(heap: usize, taken: u64) -> usize {
    heap - taken as usize
}
