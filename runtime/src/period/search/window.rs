//! Rules that look back a bounded way: the register comes back to a state that it was in.

use alloc::vec::Vec;

use super::residues;
use crate::game::Convention;
use crate::period::certificate::Shift;
use crate::period::recurrence::FEW;
use crate::period::register::Register;
use crate::quantity::{Quantity, Standard};
use crate::solve::{NoFurther, Stream, finite_period};

/// A period of the register, with what the values rise by. Not yet the least one.
pub(super) struct Cycle {
    pub(super) period: u64,
    pub(super) shift: Shift,
    /// A heap from which on the values surely repeat.
    pub(super) from: u64,
}

/// Searches for a state that comes back, or for shifts that differ by place, among so many heaps.
///
/// Brent's method: the state is compared with one that is kept and that is moved up after 1, 2, 4,
/// … steps. Two lists as long as the rules look back are all that is remembered, and the first
/// million values where lengths are asked for.
pub(super) fn cycle(register: &Register, quantity: Standard, heaps: u64) -> Option<Cycle> {
    let mut machine = Machine::new(register, quantity, heaps)?;
    let start = register.reach().max(register.regular());
    if start >= heaps {
        return None;
    }
    let mut history = residues::History::new(register, quantity);
    for _ in 0..start {
        let value = machine.step();
        history.as_mut().map(|history| history.push(value));
    }
    let mut kept = machine.state();
    let mut next = start.saturating_mul(2).max(16);
    for _ in start..heaps {
        let value = machine.step();
        if let Some(cycle) = history.as_mut().and_then(|history| history.push(value)) {
            return Some(cycle);
        }
        if let Some(rise) = machine.rise_since(&kept) {
            return Some(Cycle {
                period: machine.heap - kept.heap,
                shift: Shift::Same(rise),
                from: kept.heap - register.reach(),
            });
        }
        if machine.heap == next {
            kept = machine.state();
            next = next.saturating_mul(2);
        }
    }
    None
}

/// The least period of values over one finite set, and the first heap from which on they repeat,
/// by the kernels.
///
/// # Errors
/// If those are not for them: other rules, lengths, values past 255.
pub(super) fn of_values(
    register: &Register,
    quantity: Standard,
    heaps: u64,
) -> Result<Option<Cycle>, NoFurther> {
    if register.reach() >= heaps {
        return Err(NoFurther);
    }
    let numbers = numbers(register).ok_or(NoFurther)?;
    let found = finite_period(&numbers, quantity, heaps)?;
    Ok(found.map(|found| Cycle {
        period: found.period,
        shift: Shift::Same(0),
        from: found.first,
    }))
}

/// The numbers of the one set of all heaps, if it is one and small.
fn numbers(register: &Register) -> Option<Vec<usize>> {
    let set = register.as_plain_set().filter(|set| set.len() <= FEW)?;
    let mut numbers = Vec::with_capacity(set.len());
    for &number in set {
        numbers.push(usize::try_from(number).ok()?);
    }
    Some(numbers)
}

/// So many values of a stream are computed together.
const PART: usize = 256;

/// Values by the kernels, some of which wait for their heap.
struct Ahead {
    stream: Stream,
    values: [u64; PART],
    next: usize,
}

impl Ahead {
    fn new(register: &Register, quantity: Standard) -> Option<Self> {
        Some(Self {
            stream: Stream::new(&numbers(register)?, quantity)?,
            values: [0; PART],
            next: PART,
        })
    }

    fn next(&mut self) -> Option<u64> {
        if self.next == PART {
            self.stream.fill(&mut self.values).ok()?;
            self.next = 0;
        }
        self.next += 1;
        Some(self.values[self.next - 1])
    }
}

/// Values heap by heap, of which only the last ones are remembered.
pub(super) struct Machine<'a> {
    register: &'a Register,
    /// The values by the kernels, where those are for them.
    ahead: Option<Ahead>,
    quantity: Standard,
    /// The value of heap n at n modulo the length, a power of two. A heap, and one before the
    /// window, are never at the same place.
    ring: Vec<u64>,
    /// How many heaps have a value.
    pub(super) heap: u64,
    /// Whether all values of the window may have risen by one number.
    rises: bool,
    hash: Hash,
}

/// A state of the register: the last values.
struct Kept {
    heap: u64,
    window: Vec<u64>,
    hash: u64,
}

impl<'a> Machine<'a> {
    /// `None` if the rules look back so far that the budget cannot bring a state back.
    fn new(register: &'a Register, quantity: Standard, heaps: u64) -> Option<Self> {
        if register.reach() >= heaps {
            return None;
        }
        let reach = usize::try_from(register.reach()).ok()?;
        let rises = quantity.is_length() && register.never_ends() && reach > 0;
        let mut ring = Vec::new();
        let farthest = usize::try_from(register.farthest()).ok()?;
        let size = farthest.checked_add(2)?.checked_next_power_of_two()?;
        ring.try_reserve_exact(size).ok()?;
        ring.resize(size, 0);
        Some(Self {
            ahead: Ahead::new(register, quantity),
            register,
            quantity,
            ring,
            heap: 0,
            rises,
            // A window that may have risen is told by its differences, one fewer.
            hash: Hash::new(if rises { reach - 1 } else { reach }),
        })
    }

    /// Where the value of a heap stands: its number modulo a power of two, of which only the lowest
    /// bits matter.
    #[allow(clippy::cast_possible_truncation)]
    fn place(&self, heap: u64) -> usize {
        heap as usize & (self.ring.len() - 1)
    }

    fn at(&self, heap: u64) -> u64 {
        self.ring[self.place(heap)]
    }

    /// What the window is told by: values, or by how much each is more than the one before.
    fn item(&self, heap: u64) -> u64 {
        match (self.rises, heap.checked_sub(1)) {
            (true, Some(before)) => self.at(heap).wrapping_sub(self.at(before)),
            _ => self.at(heap),
        }
    }

    /// Computes the value of the next heap.
    fn step(&mut self) -> u64 {
        let heap = self.heap;
        let ahead = self.ahead.as_mut().and_then(Ahead::next);
        if ahead.is_none() {
            self.ahead = None;
        }
        let value = ahead.unwrap_or_else(|| self.by_options(heap));
        let place = self.place(heap);
        self.ring[place] = value;
        self.heap += 1;
        let gone = heap.checked_sub(self.hash.len as u64);
        let gone = gone.map_or(0, |gone| self.item(gone));
        self.hash.roll(self.item(heap), gone);
        value
    }

    fn by_options(&self, heap: u64) -> u64 {
        match self.quantity {
            Standard::Grundy(convention) if self.register.width() < 64 => {
                self.few_values(heap, convention)
            }
            quantity => {
                let mut fold = quantity.start();
                for &k in self.register.numbers(heap) {
                    if k > heap {
                        break;
                    }
                    quantity.absorb(&mut fold, &self.at(heap - k));
                }
                quantity.finish(fold)
            }
        }
    }

    /// The nim-value of a heap with fewer than 64 options: it is at most their number, so a bit for
    /// each value is enough.
    fn few_values(&self, heap: u64, convention: Convention) -> u64 {
        let mut seen = 0u64;
        for &k in self.register.numbers(heap) {
            if k > heap {
                break;
            }
            let value = self.at(heap - k);
            if value < 64 {
                seen |= 1 << value;
            }
        }
        match convention {
            Convention::Misere if seen == 0 => 1,
            _ => u64::from(seen.trailing_ones()),
        }
    }

    /// The values of the window, the oldest first.
    fn window(&self) -> Vec<u64> {
        let mut window = Vec::with_capacity(self.ring.len());
        for heap in self.heap - self.register.reach()..self.heap {
            window.push(self.at(heap));
        }
        window
    }

    fn state(&self) -> Kept {
        Kept {
            heap: self.heap,
            window: self.window(),
            hash: self.hash.value,
        }
    }

    /// By how much all values of the window have risen since a state, if all by the same number
    /// and if the rules go on in the same way.
    fn rise_since(&self, kept: &Kept) -> Option<u64> {
        let steps = self.heap - kept.heap;
        if self.hash.value != kept.hash || !steps.is_multiple_of(self.register.modulus()) {
            return None;
        }
        let mut rise = 0;
        let from = self.heap - self.register.reach();
        for (place, &then) in kept.window.iter().enumerate() {
            let risen = self.at(from + place as u64).checked_sub(then)?;
            if place == 0 {
                rise = risen;
            }
            if risen != rise {
                return None;
            }
        }
        let even = rise % 2 == 0 || !self.quantity.tells_by_parity();
        (even && (self.rises || rise == 0)).then_some(rise)
    }
}

/// A number for the last items, which changes in constant time with each new one. Equal windows
/// have equal numbers; the others nearly never, and then they are compared.
struct Hash {
    value: u64,
    len: usize,
    /// The base to the power of `len`.
    power: u64,
}

impl Hash {
    const BASE: u64 = 0x9e37_79b9_7f4a_7c15;

    fn new(len: usize) -> Self {
        let mut power = 1u64;
        for _ in 0..len {
            power = power.wrapping_mul(Self::BASE);
        }
        Self {
            value: 0,
            len,
            power,
        }
    }

    fn roll(&mut self, item: u64, gone: u64) {
        let moved = self.value.wrapping_mul(Self::BASE).wrapping_add(item);
        self.value = moved.wrapping_sub(gone.wrapping_mul(self.power));
    }
}

/// All values of the heaps below a length.
pub(super) fn all_values(register: &Register, quantity: Standard, len: u64) -> Option<Vec<u64>> {
    let mut machine = Machine::new(register, quantity, u64::MAX)?;
    let mut values = Vec::new();
    values.try_reserve_exact(usize::try_from(len).ok()?).ok()?;
    for _ in 0..len {
        values.push(machine.step());
    }
    Some(values)
}
