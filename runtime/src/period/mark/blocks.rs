//! One divisor, or powers of one: values that are few, block by block.

use alloc::vec::Vec;

use super::states::{Kind, Options};
use super::{Mark, Quotient};
use crate::order::Numbering;
use crate::quantity::Standard;

/// The values of all heaps up to some far one, as blocks within blocks of which few differ.
///
/// A heap here is called by a number m, its own number less `shift`, such that all quotients of it
/// are ⌊m / c^e⌋. The block of level l at d holds the heaps d cˡ ≤ m < (d + 1) cˡ.
pub(in crate::period) struct Blocks {
    base: u64,
    shift: i64,
    /// The values of the heaps that are computed one by one, by their own numbers.
    near: Vec<u8>,
    /// The level of the first ones of `levels`.
    first: u32,
    /// Of each level the blocks at 1, …, c − 1.
    levels: Vec<Vec<u64>>,
    /// The blocks in blocks, and behind them the level; those of level 0 are symbols and have none.
    parts: Numbering,
}

/// So many blocks and states together are told apart.
const MOST: usize = 1 << 19;

/// So many heaps are computed one by one.
const NEAR: u64 = 1 << 21;

/// A value takes so many bits of a symbol.
const BITS: u32 = 6;

impl Blocks {
    /// Up to a heap. `None` if the divisors are no powers of one number, if no one shift fits all
    /// of them, or if too many blocks differ.
    pub(super) fn of(mark: &Mark, kind: Kind, quantity: Standard, largest: u64) -> Option<Self> {
        let base = base(mark.quotients())?;
        let mut takes = Vec::new();
        for &(taken, _) in mark.takes() {
            takes.push(usize::try_from(taken).ok()?);
        }
        let reach = *takes.last()?;
        let mut powers = Vec::new();
        let mut depth = 0;
        for quotient in mark.quotients() {
            let power = quotient.divisor.ilog(base);
            powers.push(power);
            depth = depth.max(power);
        }
        if depth * BITS >= 64 {
            return None;
        }
        let shift = shift(mark.quotients())?;
        // From here on all moves exist, and so they do for all that a symbol speaks of.
        let settled = mark.settled().checked_add(reach as u64 + 1)?;
        let settled = settled.checked_add(shift.unsigned_abs())?;
        let mut first = depth - 1;
        while base.checked_pow(first + 1 - depth)? < settled {
            first += 1;
        }
        let end = base.checked_pow(first + 1).filter(|&end| end <= NEAR)?;
        let mut near = Vec::new();
        for value in mark.near(quantity, end.checked_add_signed(shift)?)? {
            near.push(u8::try_from(value).ok()?);
        }
        let mut blocks = Self {
            base,
            shift,
            near,
            first,
            levels: Vec::new(),
            parts: Numbering::default(),
        };
        let mut symbols = Vec::new();
        for heap in base.pow(first)..end {
            symbols.push(blocks.symbol(heap, depth));
        }
        let last = largest.checked_add_signed(shift.checked_neg()?)?;
        let mut building = Building::new(base, kind, powers, takes);
        let before = &blocks.near[blocks.near.len() - reach..];
        blocks.levels = building.levels(&symbols, before, first, last)?;
        blocks.parts = building.found;
        Some(blocks)
    }

    /// The values of a near heap and of those that it becomes when it is divided, as one number.
    fn symbol(&self, heap: u64, depth: u32) -> u64 {
        let mut symbol = 0;
        for power in 0..depth {
            let divided = heap / self.base.pow(power);
            let place = divided.saturating_add_signed(self.shift);
            let value = usize::try_from(place).map_or(0, |place| self.near[place]);
            symbol |= u64::from(value) << (BITS * power);
        }
        symbol
    }

    /// The value of a heap that is not past the last one.
    pub(super) fn at(&self, heap: u64) -> Option<u64> {
        if heap < self.near.len() as u64 {
            return Some(u64::from(self.near[usize::try_from(heap).ok()?]));
        }
        let mut rest = heap.checked_add_signed(self.shift.checked_neg()?)?;
        let mut level = rest.ilog(self.base);
        let mut size = self.base.checked_pow(level)?;
        let digit = usize::try_from(rest / size).ok()?;
        let place = usize::try_from(level.checked_sub(self.first)?).ok()?;
        let blocks = self.levels.get(place)?;
        let mut block = *blocks.get(digit - 1)?;
        while level > 0 {
            rest %= size;
            size /= self.base;
            level -= 1;
            let parts = self.parts.get(usize::try_from(block).ok()?);
            block = parts[usize::try_from(rest / size).ok()?];
        }
        Some(block & ((1 << BITS) - 1))
    }
}

/// The number whose powers the divisors are, if they are: the least one.
fn base(quotients: &[Quotient]) -> Option<u64> {
    let least = quotients.first()?.divisor;
    // The least divisor may itself be a power: of 4 and 8 the base is 2.
    let root = |power: u32| {
        let mut root = 2u64;
        while root.checked_pow(power)? < least {
            root += 1;
        }
        (root.pow(power) == least).then_some(root)
    };
    'powers: for power in 1..=6 {
        let base = if power == 1 { Some(least) } else { root(power) };
        let Some(base) = base else { continue };
        for one in quotients {
            if base.checked_pow(one.divisor.ilog(base)) != Some(one.divisor) {
                continue 'powers;
            }
        }
        return Some(base);
    }
    None
}

/// The number s for which ⌊(n + b) / c⌋ − s = ⌊(n − s) / c⌋ for all of these: s = b / (c − 1).
fn shift(quotients: &[Quotient]) -> Option<i64> {
    let shift = |one: &Quotient| {
        let less = i64::try_from(one.divisor - 1).ok()?;
        (one.plus % less == 0).then_some(one.plus / less)
    };
    let first = shift(quotients.first()?)?;
    for one in quotients {
        if shift(one) != Some(first) {
            return None;
        }
    }
    Some(first)
}

/// Makes each block once.
struct Building {
    base: u64,
    kind: Kind,
    /// Of the base, for each quotient.
    powers: Vec<u32>,
    takes: Vec<usize>,
    /// The blocks, by their parts and their level.
    found: Numbering,
    /// The last values before a block, as many as the rules look back.
    states: Numbering,
    /// What follows from a state and a block of a level, which holds the quotients: a block of one
    /// level more, and the state after it.
    asked: Numbering,
    answers: Vec<(u64, u32)>,
    room: usize,
}

impl Building {
    fn new(base: u64, kind: Kind, powers: Vec<u32>, takes: Vec<usize>) -> Self {
        Self {
            base,
            kind,
            powers,
            takes,
            found: Numbering::default(),
            states: Numbering::default(),
            asked: Numbering::default(),
            answers: Vec::new(),
            room: MOST,
        }
    }

    /// The blocks of each level up to that of the last heap, by the symbols of the first one.
    fn levels(
        &mut self,
        symbols: &[u64],
        before: &[u8],
        first: u32,
        last: u64,
    ) -> Option<Vec<Vec<u64>>> {
        let mut blocks = symbols.to_vec();
        for level in 1..=first {
            let mut next = Vec::new();
            for parts in blocks.chunks_exact(usize::try_from(self.base).ok()?) {
                next.push(self.block(level, parts.to_vec())?);
            }
            blocks = next;
        }
        let mut values = Vec::with_capacity(before.len());
        for &value in before {
            values.push(u64::from(value));
        }
        let mut state = self.state(&values)?;
        let mut levels = Vec::new();
        for level in first..last.checked_ilog(self.base)? {
            let mut next = Vec::with_capacity(blocks.len());
            for &block in &blocks {
                let (made, after) = self.after(state, level, block)?;
                next.push(made);
                state = after;
            }
            levels.push(core::mem::replace(&mut blocks, next));
        }
        levels.push(blocks);
        Some(levels)
    }

    fn block(&mut self, level: u32, mut parts: Vec<u64>) -> Option<u64> {
        let room = self.room.checked_sub(parts.len());
        parts.push(u64::from(level));
        if self.found.find(&parts).is_none() {
            self.room = room?;
        }
        Some(self.found.number(&parts) as u64)
    }

    fn state(&mut self, values: &[u64]) -> Option<u32> {
        if self.states.find(values).is_none() {
            self.room = self.room.checked_sub(values.len())?;
        }
        u32::try_from(self.states.number(values)).ok()
    }

    /// The block whose quotients are those of a block, and the state after it. It calls itself once
    /// for each level, of which 64 bits have 64.
    fn after(&mut self, state: u32, level: u32, block: u64) -> Option<(u64, u32)> {
        let key = [u64::from(state), u64::from(level), block];
        if let Some(known) = self.asked.find(&key) {
            return Some(self.answers[known]);
        }
        self.room = self.room.checked_sub(1)?;
        let mut parts = Vec::with_capacity(usize::try_from(self.base).ok()?);
        let mut state = state;
        if level == 0 {
            let mut values = self.states.get(state as usize).to_vec();
            let reach = values.len();
            for _ in 0..self.base {
                let value = self.value(&values, block);
                values.push(value);
                let symbol = block << BITS | value;
                parts.push(symbol & self.kept());
            }
            values.drain(..values.len() - reach);
            state = self.state(&values)?;
        } else {
            for place in 0..usize::try_from(self.base).ok()? {
                let part = self.found.get(usize::try_from(block).ok()?)[place];
                let (made, after) = self.after(state, level - 1, part)?;
                parts.push(made);
                state = after;
            }
        }
        let found = (self.block(level + 1, parts)?, state);
        self.asked.number(&key);
        self.answers.push(found);
        Some(found)
    }

    /// The bits of a symbol: values are kept as far as some quotient asks for them.
    fn kept(&self) -> u64 {
        let mut depth = 1;
        for &power in &self.powers {
            depth = depth.max(power);
        }
        (1 << (BITS * depth)) - 1
    }

    /// The value of the heap after these, by the symbol of what it becomes when it is divided.
    fn value(&self, values: &[u64], symbol: u64) -> u64 {
        let mut options = Options::new(self.kind);
        for &taken in &self.takes {
            options.absorb(1 << values[values.len() - taken]);
        }
        for power in &self.powers {
            options.absorb(1 << (symbol >> (BITS * (power - 1)) & ((1 << BITS) - 1)));
        }
        u64::from(options.values().trailing_zeros())
    }
}
