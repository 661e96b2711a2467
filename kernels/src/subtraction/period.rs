//! Periods of values, proved on the way.
//!
//! A value follows from as many values before it as the greatest number taken. So if that many
//! come again in the same order, all later ones do.

use alloc::vec::Vec;
use core::ops::{ControlFlow, Range};

use super::bytes::{ONES, has_zero};
use super::{Machine, TooGreat, Wanted};

/// How values repeat: from heap `first` on, the value at n + `period` is that at n. Both are least.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    /// The first heap from which on they do.
    pub first: u64,
    /// The period.
    pub period: u64,
}

/// Why a table was not finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// A value does not fit.
    TooGreat(TooGreat),
    /// The caller wanted no more.
    Stopped,
}

impl From<TooGreat> for Halt {
    fn from(great: TooGreat) -> Self {
        Self::TooGreat(great)
    }
}

/// So many values are computed before they are looked at.
const PART: usize = 4096;

/// So many values are kept in any case, so that nothing is computed again.
const FEW: usize = 1 << 17;

/// A run of values is copied until it is that long, and then as a whole.
const UNIT: usize = 1 << 14;

/// So many places are compared together.
const CHUNK: usize = 32;

/// The shortest window that is compared. A longer one than is needed proves as much.
const SHORTEST: usize = 8;

/// The least period of the values and the first heap from which on it holds, for ever, if the
/// heaps below some number show it and all values fit a byte. `first` are those of the first heaps.
///
/// Brent's method: the last values, as many as the greatest number, are compared with those kept,
/// and the last ones are kept in their place after 1, 2, 4, … steps. That takes memory for them
/// alone. Where the kept ones come again for the first time, a least period is over. All that was
/// computed later than the kept ones repeats by it: the first heap is the one after the last that
/// does not. If the values were too many to keep all, those from 0 and those from a period on are
/// computed again beside each other until they agree.
///
/// Cost: a step for each heap up to 3 times the greater one of first heap and period, and if that
/// is many, for each up to the period and twice the first heap.
///
/// # Errors
/// If a value does not fit a byte, or if there is no machine for these numbers.
pub fn period(
    wanted: Wanted,
    numbers: &[usize],
    first: &[u16],
    heaps: u64,
) -> Result<Option<Period>, TooGreat> {
    let machine = || Machine::new(wanted, numbers, first).ok_or(TooGreat { heap: 0 });
    let mut values = Vec::new();
    let Some(period) = cycle(&mut machine()?, heaps, &mut values)? else {
        return Ok(None);
    };
    if !values.is_empty() {
        let first = first_repeated(first, &values, place(period, usize::MAX));
        return Ok(Some(Period { first, period }));
    }
    let stream = |machine| Stream { first, machine };
    let (mut early, mut late) = (stream(machine()?), stream(machine()?));
    late.skip(period)?;
    // As many values as the rules look back must agree, all of heaps that follow the rules.
    let ruled = first.len() as u64;
    let reach = early.machine.reach() as u64;
    let (mut heap, mut repeats) = (0, 0);
    let (mut now, mut then) = ([0; 512], [0; 512]);
    while heap < reach + ruled.max(repeats) {
        early.fill(&mut now)?;
        late.fill(&mut then)?;
        let mut same = now.len();
        while same > 0 && now[same - 1] == then[same - 1] {
            same -= 1;
        }
        if same > 0 {
            repeats = heap + same as u64;
        }
        heap += now.len() as u64;
    }
    let first = repeats;
    Ok(Some(Period { first, period }))
}

/// The first heap from which on all values known repeat, by those of the first heaps and of all
/// heaps after them.
fn first_repeated(first: &[u16], values: &[u8], period: usize) -> u64 {
    let mut repeated = values.len() - period;
    while repeated > 0 {
        if values[repeated - 1] != values[repeated - 1 + period] {
            return (first.len() + repeated) as u64;
        }
        repeated -= 1;
    }
    let value = |heap: usize| match first.get(heap) {
        Some(&value) => value,
        None => values[heap - first.len()].into(),
    };
    let mut heap = first.len();
    while heap > 0 && value(heap - 1) == value(heap - 1 + period) {
        heap -= 1;
    }
    heap as u64
}

/// All values, those of the first heaps too.
struct Stream<'a> {
    first: &'a [u16],
    machine: Machine,
}

impl Stream<'_> {
    fn fill(&mut self, out: &mut [u16]) -> Result<(), TooGreat> {
        let (now, rest) = self.first.split_at(self.first.len().min(out.len()));
        out[..now.len()].copy_from_slice(now);
        self.first = rest;
        self.machine.fill_wide(&mut out[now.len()..])
    }

    fn skip(&mut self, heaps: u64) -> Result<(), TooGreat> {
        let now = usize::try_from(heaps).map_or(self.first.len(), |n| n.min(self.first.len()));
        self.first = &self.first[now..];
        self.machine.skip(heaps - now as u64)
    }
}

/// The least period, if the heaps below some number show it. If they are few, `all` gets all values
/// up to the end of a period at least.
fn cycle(machine: &mut Machine, heaps: u64, all: &mut Vec<u8>) -> Result<Option<u64>, TooGreat> {
    let reach = machine.reach().max(SHORTEST);
    let len = reach + reach.max(FEW);
    let start = machine.heap();
    let mut values = Vec::new();
    let mut kept = Vec::new();
    let room = values
        .try_reserve_exact(len)
        .and(kept.try_reserve_exact(reach));
    room.map_err(|_| TooGreat { heap: 0 })?;
    values.resize(len, 0);
    machine.fill(&mut values[..reach])?;
    kept.extend_from_slice(&values[..reach]);
    // Where the kept values end, and where others will be kept.
    let (mut since, mut next) = (machine.heap(), 2 * machine.heap());
    let mut known = reach;
    while machine.heap() < heaps {
        if known == len {
            values.copy_within(known - reach.., 0);
            known = reach;
        }
        let part = place(next.min(heaps) - machine.heap(), PART.min(len - known));
        let end = known + part;
        machine.fill(&mut values[known..end])?;
        if let Some(at) = find(&values, known + 1 - reach..end + 1 - reach, &kept) {
            let ends = machine.heap() - (end - at - reach) as u64;
            if machine.heap() - start == end as u64 {
                values.truncate(end);
                *all = values;
            }
            return Ok(Some(ends - since));
        }
        known = end;
        if machine.heap() == next {
            kept.copy_from_slice(&values[known - reach..known]);
            (since, next) = (next, next.saturating_mul(2));
        }
    }
    Ok(None)
}

/// The first place of these where the same values stand, at least [`SHORTEST`].
fn find(values: &[u8], starts: Range<usize>, kept: &[u8]) -> Option<usize> {
    // Places all over the values that are compared first, with what stands there in every byte.
    let mut probes = [(0, 0); 8];
    for (place, probe) in probes.iter_mut().enumerate() {
        let at = place * (kept.len() - 1) / 7;
        *probe = (at, ONES * u64::from(kept[at]));
    }
    let mut start = starts.start;
    while start + CHUNK <= starts.end {
        // A byte is 0 where all probes agree.
        let mut differ = [0; CHUNK / 8];
        for (probe, key) in probes {
            let there = values[start + probe..][..CHUNK].as_chunks::<8>().0;
            for (differ, there) in differ.iter_mut().zip(there) {
                *differ |= u64::from_le_bytes(*there) ^ key;
            }
        }
        let mut agrees = false;
        for word in differ {
            agrees |= has_zero(word);
        }
        if agrees {
            let found = find_one(values, start..start + CHUNK, kept);
            if found.is_some() {
                return found;
            }
        }
        start += CHUNK;
    }
    find_one(values, start..starts.end, kept)
}

/// The same, place by place.
fn find_one(values: &[u8], starts: Range<usize>, kept: &[u8]) -> Option<usize> {
    for start in starts {
        if values[start..start + kept.len()] == *kept {
            return Some(start);
        }
    }
    None
}

/// Writes the values of a machine's heaps to a table that holds those of all heaps before. Once
/// as many values as the rules look back come again, the rest is a copy.
///
/// `progress` is told how many heaps are done, and of how many; [`ControlFlow::Break`] stops.
///
/// # Errors
/// If a value does not fit a byte; if it was stopped. All heaps up to [`Machine::heap`] are done.
pub fn table(
    machine: &mut Machine,
    table: &mut [u8],
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<(), Halt> {
    let reach = machine.reach().max(SHORTEST);
    let of = table.len() as u64;
    let mut known = place(machine.heap(), table.len());
    let (mut since, mut next) = (known, known.max(1) * 2);
    let ruled = known;
    while known < table.len() {
        let end = table.len().min(known + 8 * PART).min(next);
        machine.fill(&mut table[known..end])?;
        if since >= ruled + reach {
            let starts = known + 1 - reach..end + 1 - reach;
            if let Some(start) = find(table, starts, &table[since - reach..since]) {
                repeat(table, start + reach, start + reach - since);
                return Ok(());
            }
        }
        known = end;
        if known == next {
            (since, next) = (next, next.saturating_mul(2));
        }
        if progress(known as u64, of).is_break() {
            return Err(Halt::Stopped);
        }
    }
    Ok(())
}

/// A number of heaps, or a length if that is less.
fn place(heaps: u64, len: usize) -> usize {
    usize::try_from(heaps).map_or(len, |heaps| heaps.min(len))
}

/// Fills a table with a period, from some place on, by what stands before it.
fn repeat(table: &mut [u8], from: usize, period: usize) {
    let unit = period * (UNIT / period).max(1);
    let (mut start, mut end) = (from - period, from);
    while end < table.len() {
        let len = (end - start).min(table.len() - end);
        table.copy_within(start..start + len, end);
        end += len;
        if end - start >= 2 * unit {
            // What was just written is near at hand.
            start = end - unit;
        }
    }
}
