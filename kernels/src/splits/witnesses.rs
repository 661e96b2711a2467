//! Splits into two common heaps that show a rare value to be an option.

use super::cell::{Cell, Marks};
use super::code::Code;
use alloc::vec::Vec;

/// So many parts are remembered for a value.
const REMEMBERED: usize = 64;

/// From so many wanted values on, splits are tried for all of them at once first.
const MANY: usize = 12;

/// Which parts gave a value before: they are likely to do so again.
pub(super) struct Witnesses {
    /// For each value and parity of the heap, the latest first.
    parts: Vec<Vec<u32>>,
    wanted: Marks,
}

impl Witnesses {
    pub(super) fn new(top: usize) -> Self {
        Self {
            parts: Vec::new(),
            wanted: Marks::new(top),
        }
    }

    /// The least of the wanted values that no split of the next heap has with a part up to `most`.
    /// Those in `wanted` are ascending and below the top; the list is used up.
    pub(super) fn find<T: Cell>(
        &mut self,
        code: &Code,
        values: &[T],
        wanted: &mut Vec<u32>,
        most: usize,
    ) -> Option<usize> {
        if wanted.len() >= MANY {
            let parts = 4 * wanted.len();
            self.scan(code, values, wanted, parts.min(most));
        }
        wanted.retain(|&value| !self.remembered(code, values, value, most));
        if wanted.is_empty() {
            return None;
        }
        self.scan(code, values, wanted, most.min(values.len() / 2));
        wanted.first().map(|&value| value as usize)
    }

    /// The parts known for a value and a heap.
    fn known(&mut self, heap: usize, value: u32) -> &mut Vec<u32> {
        let place = value as usize * 2 + heap % 2;
        if self.parts.len() <= place {
            self.parts.resize_with(place + 1, Vec::new);
        }
        &mut self.parts[place]
    }

    /// Whether one of the parts remembered for a value, up to `most`, gives it. That part moves
    /// ahead.
    fn remembered<T: Cell>(&mut self, code: &Code, values: &[T], value: u32, most: usize) -> bool {
        let heap = values.len();
        let known = self.known(heap, value);
        let mut place = 0;
        while place < known.len() {
            let part = known[place] as usize;
            let sum = values[part].index() ^ value as usize;
            // The other part is 1 at least.
            let rest = heap - part;
            let mut found = false;
            for &taken in &code.breaks {
                found |= taken < rest && values[rest - taken].index() == sum;
            }
            if found && part <= most {
                known.swap(place, place / 2);
                return true;
            }
            place += 1;
        }
        false
    }

    /// Takes those values off the list that a split has with a part up to a number, and remembers
    /// what they were found by.
    fn scan<T: Cell>(&mut self, code: &Code, values: &[T], wanted: &mut Vec<u32>, parts: usize) {
        let heap = values.len();
        self.wanted.clear();
        let (places, round) = self.wanted.raw::<T>();
        for &value in &*wanted {
            places[value as usize] = round;
        }
        let mut found = Vec::new();
        'parts: for part in 1..=parts {
            for &taken in &code.breaks {
                if heap <= taken + part {
                    continue;
                }
                let other = heap - taken - part;
                let sum = values[part].sum(values[other]).index();
                if places[sum] == round {
                    places[sum] = 0;
                    found.push((sum, part));
                    if found.len() == wanted.len() {
                        break 'parts;
                    }
                }
            }
        }
        wanted.retain(|&value| self.wanted.has(value as usize));
        for (value, part) in found {
            let (Ok(value), Ok(part)) = (u32::try_from(value), u32::try_from(part)) else {
                continue;
            };
            let known = self.known(heap, value);
            known.truncate(REMEMBERED - 1);
            known.insert(0, part);
        }
    }
}
