//! All collections of heaps up to a total.

use alloc::vec;
use alloc::vec::Vec;

use super::counting::PartitionCounts;
use super::store::Store;
use crate::error::Error;
use crate::game::HeapMoves;
use crate::position::Heaps;
use crate::quantity::Quantity;
use crate::replacements::Replacements;

/// The values of collections, by a table of all partitions of all numbers up to a total.
///
/// `None` if some heap may be replaced by a list that is not lower: one with a heap as great or
/// with a greater sum.
pub(super) fn partitions<G: HeapMoves, Q: Quantity>(
    game: &G,
    quantity: &Q,
    positions: &[Heaps],
    total: u64,
) -> Result<Option<Vec<Q::Value>>, Error> {
    let counts = PartitionCounts::new(total);
    let indices: Option<Vec<usize>> = positions
        .iter()
        .map(|p| counts.index(p.as_slice()))
        .collect();
    let (Some(indices), Some(lists)) = (indices, Lists::new(game, total)) else {
        return Ok(None);
    };
    let Some(&last) = indices.iter().max() else {
        return Ok(Some(Vec::new()));
    };
    let mut store = Store::new(last + 1)?;
    let mut place = Place::new(&counts);
    for _ in 0..=last {
        let mut fold = quantity.start();
        place.options(&lists, |option| {
            quantity.absorb(&mut fold, store.get(option));
        });
        store.push(quantity.finish(fold))?;
        place.advance();
    }
    Ok(Some(
        indices
            .into_iter()
            .map(|index| store.get(index).clone())
            .collect(),
    ))
}

/// The lists that each heap may be replaced by.
struct Lists {
    /// For each heap its lists behind one another: the length of a list, then its parts, largest
    /// first. All are below 256, as totals with few enough partitions are.
    of: Vec<Vec<u8>>,
}

impl Lists {
    /// `None` if the lists of some heap cannot be told or are not lower.
    fn new<G: HeapMoves>(game: &G, total: u64) -> Option<Self> {
        let mut of = vec![Vec::new()];
        let mut out = Replacements::new();
        for heap in 1..=total {
            out.clear();
            game.replacements(heap, &mut out);
            if out.fault().is_some() {
                return None;
            }
            let mut lists: Vec<&[u64]> = out.iter().collect();
            lists.sort_unstable();
            lists.dedup();
            let mut bytes = Vec::new();
            for list in lists {
                let sum = list
                    .iter()
                    .try_fold(0u64, |sum, part| sum.checked_add(*part))?;
                if sum > heap || list.first().is_some_and(|&part| part >= heap) {
                    return None;
                }
                bytes.push(u8::try_from(list.len()).ok()?);
                for &part in list {
                    bytes.push(u8::try_from(part).ok()?);
                }
            }
            of.push(bytes);
        }
        Some(Self { of })
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
    total: usize,
    /// The parts, largest first.
    parts: Vec<usize>,
    /// At j, the sum of the first j parts.
    used: Vec<usize>,
    /// At j * side + s, the sum of the terms of the first j parts, each s lower. Defined for s up
    /// to the sum of the first j parts; terms with a greater s than the sum before them are 0.
    sums: Vec<u32>,
    /// At v, how many parts are at least v, for v >= 1.
    at_least: Vec<usize>,
}

impl<'a> Place<'a> {
    /// The partition without parts.
    fn new(counts: &'a PartitionCounts) -> Self {
        let total = counts.row(0).len() - 1;
        Self {
            counts,
            total,
            parts: Vec::new(),
            used: vec![0],
            sums: vec![0; (total + 1) * (total + 1)],
            at_least: vec![0; total + 2],
        }
    }

    /// Goes to the next partition; stays at the empty one after the last.
    fn advance(&mut self) {
        if self.used[self.parts.len()] < self.total {
            return self.push(1);
        }
        while let Some(part) = self.pop() {
            let place = self.parts.len();
            let fits = self.used[place] + part < self.total;
            if fits && self.parts.last().is_none_or(|&before| part < before) {
                return self.push(part + 1);
            }
        }
    }

    /// Adds a part, which is not greater than the last.
    fn push(&mut self, part: usize) {
        let (place, side) = (self.parts.len(), self.total + 1);
        let used = self.used[place];
        self.parts.push(part);
        self.used.push(used + part);
        self.at_least[1..=part].fill(place + 1);
        let terms = &self.counts.row(part - 1)[self.total - used..];
        let (before, after) = self.sums.split_at_mut((place + 1) * side);
        let before = &before[place * side..];
        for ((sum, before), term) in after.iter_mut().zip(before).zip(terms) {
            *sum = before + term;
        }
        after[used + 1..=used + part].fill(0);
    }

    /// Takes the last part off.
    fn pop(&mut self) -> Option<usize> {
        let part = self.parts.pop()?;
        self.used.pop();
        self.at_least[1..=part].fill(self.parts.len());
        Some(part)
    }

    /// Gives the number of each option to `found`.
    #[inline]
    fn options(&self, lists: &Lists, mut found: impl FnMut(usize)) {
        let side = self.total + 1;
        let len = self.parts.len();
        let mut end = 0;
        while end < len {
            let heap = self.parts[end];
            // The last of equal heaps moves: so the order of the parts stays.
            end = self.at_least[heap];
            let start = self.sums[(end - 1) * side];
            let mut lists = lists.of[heap].as_slice();
            while let Some((&count, rest)) = lists.split_first() {
                let (list, rest) = rest.split_at(usize::from(count));
                lists = rest;
                let (mut index, mut lower, mut place) = (start, heap, end);
                for &part in list {
                    let part = usize::from(part);
                    let next = self.at_least[part];
                    index += self.sums[next * side + lower] - self.sums[place * side + lower];
                    index += self.counts.row(part - 1)[self.total - self.used[next] + lower];
                    lower -= part;
                    place = next;
                }
                index += self.sums[len * side + lower] - self.sums[place * side + lower];
                found(index as usize);
            }
        }
    }
}
