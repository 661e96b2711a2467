//! All collections of heaps up to a total.

use alloc::vec;
use alloc::vec::Vec;

use super::counting::PartitionCounts;
use super::store::Store;
use crate::error::Error;
use crate::game::HeapMoves;
use crate::order::sort_distinct;
use crate::position::Heaps;
use crate::quantity::Quantity;
use crate::replacements::Replacements;

/// The values of collections, by a table of all partitions of all numbers up to a total.
///
/// `None` if some heap may be replaced by a list that is not lower: one with a heap as great or
/// with a greater sum.
pub(super) fn partitions<Q: Quantity>(
    game: &dyn HeapMoves,
    quantity: &Q,
    positions: &[Heaps],
    total: u64,
) -> Result<Option<Vec<Q::Value>>, Error> {
    let counts = PartitionCounts::new(total);
    let Some((indices, len)) = indices(&counts, positions) else {
        return Ok(None);
    };
    let Some(lists) = Lists::all(game, total) else {
        return Ok(None);
    };
    let mut store = Store::new(len)?;
    let mut place = Place::new(&counts);
    for _ in 0..len {
        let mut fold = quantity.start();
        place.options(&lists, |option| {
            quantity.absorb(&mut fold, store.get(option));
        });
        store.push(quantity.finish(fold))?;
        place.advance();
    }
    Ok(Some(store.all(&indices)))
}

/// The numbers of some partitions, and 1 more than the greatest. `None` if one has no number.
fn indices(counts: &PartitionCounts, positions: &[Heaps]) -> Option<(Vec<usize>, usize)> {
    let mut indices = Vec::with_capacity(positions.len());
    let mut len = 0;
    for position in positions {
        let index = counts.index(position.as_slice())?;
        indices.push(index);
        len = len.max(index + 1);
    }
    Some((indices, len))
}

/// The lists that a heap may be replaced by. All numbers are below 256, as are totals with few
/// enough partitions.
struct Lists {
    /// The lists of two parts, largest first: most are, so their loop is a short one.
    pairs: Vec<[u8; 2]>,
    /// The other lists behind one another: how many parts there are, then the parts.
    others: Vec<u8>,
}

impl Lists {
    /// Those of each heap up to a total. `None` if the lists of some heap cannot be told or are
    /// not lower.
    fn all(game: &dyn HeapMoves, total: u64) -> Option<Vec<Self>> {
        let mut out = Replacements::new();
        let mut lists = Vec::new();
        for heap in 0..=total {
            out.clear();
            if heap > 0 {
                game.replacements(heap, &mut out);
            }
            if out.fault().is_some() {
                return None;
            }
            lists.push(Self::new(heap, &out)?);
        }
        Some(lists)
    }

    fn new(heap: u64, out: &Replacements) -> Option<Self> {
        let mut lists: Vec<&[u64]> = Vec::new();
        lists.extend(out.iter());
        sort_distinct(&mut lists);
        let (mut pairs, mut others) = (Vec::new(), Vec::new());
        for list in lists {
            let mut sum = 0u64;
            for &part in list {
                sum = sum.checked_add(part)?;
            }
            if sum > heap || list.first().is_some_and(|&part| part >= heap) {
                return None;
            }
            if let [a, b] = *list {
                pairs.push([u8::try_from(a).ok()?, u8::try_from(b).ok()?]);
            } else {
                others.push(u8::try_from(list.len()).ok()?);
                for &part in list {
                    others.push(u8::try_from(part).ok()?);
                }
            }
        }
        Some(Self { pairs, others })
    }
}

/// A partition, on the way through all of them in the order of their numbers.
///
/// The number is a sum of one term c(p - 1, T - u) for each part p, where u is the sum of the parts
/// before it (see [`PartitionCounts`]). When a heap h is replaced by smaller ones, the parts before
/// it keep their terms, and those behind it stand s lower, s = h until the first new part, then s
/// less that part, and so on: their terms become c(p - 1, T - u + s). The sums of such terms over
/// the first parts are at hand for every s, so that an option's number takes a few additions.
struct Place<'a> {
    counts: &'a PartitionCounts,
    /// The total and 1.
    side: usize,
    /// The parts, largest first.
    parts: Vec<usize>,
    /// At j, the total less the first j parts.
    left: Vec<usize>,
    /// At j * side + s, the sum of the terms of the first j parts, each s lower. Defined for s up
    /// to the sum of the first j parts; terms with a greater s than the sum before them are 0.
    sums: Vec<u32>,
    /// At v >= 1: where the sums of the terms of all parts of at least v are, and the term of a
    /// part v behind them.
    at_least: Vec<(usize, usize)>,
}

impl<'a> Place<'a> {
    /// The partition without parts.
    fn new(counts: &'a PartitionCounts) -> Self {
        let side = counts.row(0).len();
        let mut at_least = Vec::with_capacity(side);
        for part in 0..side {
            at_least.push((0, part.saturating_sub(1) * side + side - 1));
        }
        Self {
            counts,
            side,
            parts: Vec::new(),
            left: vec![side - 1],
            sums: vec![0; side * side],
            at_least,
        }
    }

    /// Goes to the next partition; stays at the empty one after the last.
    fn advance(&mut self) {
        if self.left[self.parts.len()] > 0 {
            return self.push(1);
        }
        while let Some(part) = self.pop() {
            let fits = part < self.left[self.parts.len()];
            if fits && self.parts.last().is_none_or(|&before| part < before) {
                return self.push(part + 1);
            }
        }
    }

    /// Adds a part, which is not greater than the last.
    fn push(&mut self, part: usize) {
        let (place, side) = (self.parts.len(), self.side);
        let left = self.left[place];
        self.parts.push(part);
        self.left.push(left - part);
        self.set_at_least(part);
        let terms = &self.counts.row(part - 1)[left..];
        let (before, after) = self.sums.split_at_mut((place + 1) * side);
        let before = &before[place * side..];
        for ((sum, before), term) in after.iter_mut().zip(before).zip(terms) {
            *sum = before + term;
        }
        // These were not defined for the first parts, whose sum is less.
        let used = side - 1 - left;
        after[used + 1..=used + part].fill(0);
    }

    /// Takes the last part off.
    fn pop(&mut self) -> Option<usize> {
        let part = self.parts.pop()?;
        self.left.pop();
        self.set_at_least(part);
        Some(part)
    }

    /// After the last part was added or taken off, all parts are at least as great.
    fn set_at_least(&mut self, last: usize) {
        let place = self.parts.len();
        let (sums, mut term) = (place * self.side, self.left[place]);
        for at_least in &mut self.at_least[1..=last] {
            *at_least = (sums, term);
            term += self.side;
        }
    }

    /// Gives the number of each option to `found`.
    #[inline]
    fn options(&self, lists: &[Lists], mut found: impl FnMut(usize)) {
        let tables = Tables {
            sums: &self.sums,
            terms: self.counts.rows(),
            at_least: &self.at_least,
            end: self.parts.len() * self.side,
        };
        let mut place = 0;
        while let Some(&heap) = self.parts.get(place) {
            // The last of equal heaps moves: so the order of the parts stays.
            let (sums, _) = self.at_least[heap];
            place = sums / self.side;
            let start = Cursor {
                index: self.sums[sums - self.side],
                lower: heap,
                sums,
            };
            for &[a, b] in &lists[heap].pairs {
                found(tables.number(tables.put(tables.put(start, a), b)));
            }
            let mut others = lists[heap].others.as_slice();
            while let Some((&count, rest)) = others.split_first() {
                let (list, rest) = rest.split_at(usize::from(count));
                others = rest;
                let mut cursor = start;
                for &part in list {
                    cursor = tables.put(cursor, part);
                }
                found(tables.number(cursor));
            }
        }
    }
}

/// Where a list is put into a partition: the number so far, how much lower the parts behind stand,
/// and where the sums up to here are.
#[derive(Clone, Copy)]
struct Cursor {
    index: u32,
    lower: usize,
    sums: usize,
}

/// What is looked up in a [`Place`] for every option.
#[derive(Clone, Copy)]
struct Tables<'a> {
    sums: &'a [u32],
    terms: &'a [u32],
    at_least: &'a [(usize, usize)],
    /// Where the sums of all parts are.
    end: usize,
}

impl Tables<'_> {
    /// Puts a part in its place behind the parts of at least its size.
    #[inline]
    fn put(self, cursor: Cursor, part: u8) -> Cursor {
        let Cursor { index, lower, sums } = cursor;
        let (next, term) = self.at_least[usize::from(part)];
        let between = self.sums[next + lower] - self.sums[sums + lower];
        let index = index + between + self.terms[term + lower];
        Cursor {
            index,
            lower: lower - usize::from(part),
            sums: next,
        }
    }

    /// The number, once all parts are in their places.
    #[inline]
    fn number(self, cursor: Cursor) -> usize {
        let Cursor { index, lower, sums } = cursor;
        (index + self.sums[self.end + lower] - self.sums[sums + lower]) as usize
    }
}
