//! One divisor, or powers of one: values that are few, block by block.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::states::{Kind, Options};
use super::{Mark, Quotient};

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
    /// The blocks in blocks; those of level 0 are symbols and have none.
    parts: Vec<Vec<u64>>,
}

/// So many blocks and states together are told apart.
const MOST: usize = 1 << 19;

/// So many heaps are computed one by one.
const NEAR: u64 = 1 << 21;

/// A value takes so many bits of a symbol.
const BITS: u32 = 6;

impl Blocks {
    /// Up to a heap. `None` if the divisors are no powers of one number, if no one shift fits all
    /// of them, or if too many blocks differ. `near` computes the values of so many heaps.
    pub(super) fn of(
        mark: &Mark,
        kind: Kind,
        largest: u64,
        near: impl FnOnce(u64) -> Option<Vec<u8>>,
    ) -> Option<Self> {
        let base = base(mark.quotients())?;
        let takes = mark.takes().iter();
        let takes: Option<Vec<usize>> = takes.map(|one| usize::try_from(one.0).ok()).collect();
        let takes = takes?;
        let reach = *takes.last()?;
        let quotients = mark.quotients().iter();
        let powers: Vec<u32> = quotients.map(|one| one.divisor.ilog(base)).collect();
        let shift = shift(mark.quotients())?;
        // From here on all moves exist, and so they do for all that a symbol speaks of.
        let settled = mark.settled().checked_add(reach as u64 + 1)?;
        let settled = settled.checked_add(shift.unsigned_abs())?;
        let depth = powers
            .iter()
            .copied()
            .max()
            .filter(|depth| depth * BITS < 64)?;
        let mut first = depth - 1;
        while base.checked_pow(first + 1 - depth)? < settled {
            first += 1;
        }
        let end = base.checked_pow(first + 1).filter(|&end| end <= NEAR)?;
        let near = near(end.checked_add_signed(shift)?)?;
        let mut blocks = Self {
            base,
            shift,
            near,
            first,
            levels: Vec::new(),
            parts: Vec::new(),
        };
        let symbols: Vec<u64> = (base.pow(first)..end)
            .map(|heap| blocks.symbol(heap, depth))
            .collect();
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
        if let Some(value) = usize::try_from(heap)
            .ok()
            .and_then(|heap| self.near.get(heap))
        {
            return Some(u64::from(*value));
        }
        let mut rest = heap.checked_add_signed(self.shift.checked_neg()?)?;
        let mut level = rest.ilog(self.base);
        let mut size = self.base.checked_pow(level)?;
        let digit = usize::try_from(rest / size).ok()?;
        let blocks = self
            .levels
            .get(usize::try_from(level.checked_sub(self.first)?).ok()?)?;
        let mut block = *blocks.get(digit - 1)?;
        while level > 0 {
            rest %= size;
            size /= self.base;
            level -= 1;
            let parts = &self.parts[usize::try_from(block).ok()?];
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
    let is_base = |base: &u64| {
        let mut quotients = quotients.iter();
        quotients.all(|one| base.checked_pow(one.divisor.ilog(*base)) == Some(one.divisor))
    };
    let roots = (2..=6).filter_map(root);
    core::iter::once(least).chain(roots).find(is_base)
}

/// The number s for which ⌊(n + b) / c⌋ − s = ⌊(n − s) / c⌋ for all of these: s = b / (c − 1).
fn shift(quotients: &[Quotient]) -> Option<i64> {
    let shift = |one: &Quotient| {
        let less = i64::try_from(one.divisor - 1).ok()?;
        (one.plus % less == 0).then_some(one.plus / less)
    };
    let first = shift(quotients.first()?)?;
    let mut quotients = quotients.iter();
    quotients
        .all(|one| shift(one) == Some(first))
        .then_some(first)
}

/// Makes each block once.
struct Building {
    base: u64,
    kind: Kind,
    /// Of the base, for each quotient.
    powers: Vec<u32>,
    takes: Vec<usize>,
    found: Vec<Vec<u64>>,
    /// The numbers of blocks, by level and parts.
    known: BTreeMap<(u32, Vec<u64>), u64>,
    /// The last values before a block, as many as the rules look back.
    states: Vec<Vec<u8>>,
    numbers: BTreeMap<Vec<u8>, u32>,
    /// What follows from a state and a block of quotients: a block of one level more, and the state
    /// after it.
    memory: BTreeMap<(u32, u32, u64), (u64, u32)>,
    room: usize,
}

impl Building {
    fn new(base: u64, kind: Kind, powers: Vec<u32>, takes: Vec<usize>) -> Self {
        Self {
            base,
            kind,
            powers,
            takes,
            found: Vec::new(),
            known: BTreeMap::new(),
            states: Vec::new(),
            numbers: BTreeMap::new(),
            memory: BTreeMap::new(),
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
            let parts = blocks.chunks_exact(usize::try_from(self.base).ok()?);
            let parts: Vec<Vec<u64>> = parts.map(<[u64]>::to_vec).collect();
            blocks = parts
                .into_iter()
                .map(|parts| self.block(level, parts))
                .collect::<Option<_>>()?;
        }
        let mut state = self.state(before.to_vec())?;
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

    fn block(&mut self, level: u32, parts: Vec<u64>) -> Option<u64> {
        let key = (level, parts);
        if let Some(&number) = self.known.get(&key) {
            return Some(number);
        }
        self.room = self.room.checked_sub(key.1.len())?;
        let number = self.found.len() as u64;
        self.found.push(key.1.clone());
        self.known.insert(key, number);
        Some(number)
    }

    fn state(&mut self, values: Vec<u8>) -> Option<u32> {
        if let Some(&number) = self.numbers.get(&values) {
            return Some(number);
        }
        self.room = self.room.checked_sub(values.len())?;
        let number = u32::try_from(self.states.len()).ok()?;
        self.states.push(values.clone());
        self.numbers.insert(values, number);
        Some(number)
    }

    /// The block whose quotients are those of a block, and the state after it. It calls itself once
    /// for each level, of which 64 bits have 64.
    fn after(&mut self, state: u32, level: u32, block: u64) -> Option<(u64, u32)> {
        let key = (state, level, block);
        if let Some(&known) = self.memory.get(&key) {
            return Some(known);
        }
        self.room = self.room.checked_sub(1)?;
        let mut parts = Vec::with_capacity(usize::try_from(self.base).ok()?);
        let mut state = state;
        if level == 0 {
            let mut values = self.states[state as usize].clone();
            let reach = values.len();
            for _ in 0..self.base {
                let value = self.value(&values, block);
                values.push(value);
                let symbol = block << BITS | u64::from(value);
                parts.push(symbol & self.kept());
            }
            values.drain(..values.len() - reach);
            state = self.state(values)?;
        } else {
            for place in 0..usize::try_from(self.base).ok()? {
                let part = self.found[usize::try_from(block).ok()?][place];
                let (made, after) = self.after(state, level - 1, part)?;
                parts.push(made);
                state = after;
            }
        }
        let found = (self.block(level + 1, parts)?, state);
        self.memory.insert(key, found);
        Some(found)
    }

    /// The bits of a symbol: values are kept as far as some quotient asks for them.
    fn kept(&self) -> u64 {
        let depth = self.powers.iter().copied().max().unwrap_or(1);
        (1 << (BITS * depth)) - 1
    }

    /// The value of the heap after these, by the symbol of what it becomes when it is divided.
    fn value(&self, values: &[u8], symbol: u64) -> u8 {
        let mut options = Options::new(self.kind);
        for &taken in &self.takes {
            options.absorb(1 << values[values.len() - taken]);
        }
        for power in &self.powers {
            options.absorb(1 << (symbol >> (BITS * (power - 1)) & ((1 << BITS) - 1)));
        }
        u8::try_from(options.values().trailing_zeros()).expect("it is at most 64")
    }
}
