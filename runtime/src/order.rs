//! Sorted lists, and numbers for lists of words: one short copy where the library's sorts and trees
//! would make a build longer by each type that they hold.

use alloc::vec::Vec;

/// Lists up to here are sorted by insertion.
const SHORT: usize = 20;

/// Turns a list round.
pub(crate) fn reverse<T>(items: &mut [T]) {
    let mut place = 0;
    while place < items.len() / 2 {
        items.swap(place, items.len() - 1 - place);
        place += 1;
    }
}

/// Sorts a list by comparisons, n log n at most, without memory: as a heap, but for a list that
/// ascends or descends already. For numbers of 64 bits in long lists the library's sort is faster.
pub(crate) fn sort_by<T>(items: &mut [T], less: impl Fn(&T, &T) -> bool) {
    let mut end = items.len();
    let (mut ascends, mut descends) = (true, true);
    let mut place = 1;
    while place < end && (ascends || descends) {
        if less(&items[place], &items[place - 1]) {
            ascends = false;
        } else {
            descends = false;
        }
        place += 1;
    }
    if ascends {
        return;
    }
    if descends {
        return reverse(items);
    }
    if end <= SHORT {
        for sorted in 1..end {
            place = sorted;
            while place > 0 && less(&items[place], &items[place - 1]) {
                items.swap(place, place - 1);
                place -= 1;
            }
        }
        return;
    }
    // First each parent sinks, from the last one on, until all are a heap; then its greatest goes
    // behind it and the one that was last sinks from the top.
    let mut start = end / 2;
    while end > 1 {
        if start > 0 {
            start -= 1;
        } else {
            end -= 1;
            items.swap(0, end);
        }
        place = start;
        loop {
            let mut child = 2 * place + 1;
            if child >= end {
                break;
            }
            if child + 1 < end && less(&items[child], &items[child + 1]) {
                child += 1;
            }
            if !less(&items[place], &items[child]) {
                break;
            }
            items.swap(place, child);
            place = child;
        }
    }
}

/// The same by the order of the items.
pub(crate) fn sort<T: Ord>(items: &mut [T]) {
    sort_by(items, T::lt);
}

/// Sorts a list and throws repeated items away.
pub(crate) fn sort_distinct<T: Ord>(items: &mut Vec<T>) {
    sort(items);
    keep_first(items, T::eq);
}

/// Throws each item away that is like the last one kept.
pub(crate) fn keep_first<T>(items: &mut Vec<T>, alike: impl Fn(&T, &T) -> bool) {
    let mut kept = 0;
    let mut place = 0;
    while place < items.len() {
        if kept == 0 || !alike(&items[place], &items[kept - 1]) {
            items.swap(kept, place);
            kept += 1;
        }
        place += 1;
    }
    items.truncate(kept);
}

/// Numbers of 64 bits, sorted and each once.
pub(crate) fn distinct_numbers(items: &mut Vec<u64>) {
    items.sort_unstable();
    keep_first(items, u64::eq);
}

/// The places of numbers of a list, the place of the least number first.
pub(crate) fn places(numbers: &[u64]) -> Vec<usize> {
    let mut pairs: Vec<(u64, usize)> = Vec::with_capacity(numbers.len());
    for &number in numbers {
        pairs.push((number, pairs.len()));
    }
    sort(&mut pairs);
    let mut places = Vec::with_capacity(pairs.len());
    for (_, place) in pairs {
        places.push(place);
    }
    places
}

/// Lists of words, numbered in the order in which they were met: a hash table.
#[derive(Default)]
pub(crate) struct Numbering {
    /// The lists one behind the other, and where each one ends.
    words: Vec<u64>,
    ends: Vec<usize>,
    /// 1 more than a number, or 0 for none; as many as a power of two, at most half of them used.
    slots: Vec<usize>,
}

impl Numbering {
    /// How many different lists there are.
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// A list by its number.
    pub(crate) fn get(&self, number: usize) -> &[u64] {
        let start = if number == 0 {
            0
        } else {
            self.ends[number - 1]
        };
        &self.words[start..self.ends[number]]
    }

    /// The number of a list, if it was met.
    pub(crate) fn find(&self, list: &[u64]) -> Option<usize> {
        if self.slots.is_empty() {
            return None;
        }
        self.slots[self.slot(list)].checked_sub(1)
    }

    /// The number of a list, which is new if it was not met.
    pub(crate) fn number(&mut self, list: &[u64]) -> usize {
        if let Some(number) = self.find(list) {
            return number;
        }
        if self.slots.len() <= 2 * self.len() {
            let more = (4 * self.len()).max(16).next_power_of_two();
            self.slots.clear();
            self.slots.resize(more, 0);
            for number in 0..self.len() {
                let slot = self.slot(self.get(number));
                self.slots[slot] = number + 1;
            }
        }
        let slot = self.slot(list);
        self.words.extend_from_slice(list);
        self.ends.push(self.words.len());
        self.slots[slot] = self.len();
        self.len() - 1
    }

    /// Where the number of a list is, or may be put.
    // The low bits of a hash choose; a machine of 32 bits needs no others.
    #[allow(clippy::cast_possible_truncation)]
    fn slot(&self, list: &[u64]) -> usize {
        let mut hash = list.len() as u64;
        for word in list {
            hash = (hash.rotate_left(29) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            hash ^= hash >> 32;
        }
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        while self.slots[slot] != 0 && self.get(self.slots[slot] - 1) != list {
            slot = (slot + 1) & mask;
        }
        slot
    }
}

#[cfg(test)]
mod tests {
    use super::{Numbering, sort, sort_distinct};
    use alloc::vec::Vec;
    use std::collections::BTreeMap;

    /// Numbers that look random.
    fn numbers(mut seed: u64, below: u64, len: usize) -> Vec<u64> {
        let mut numbers = Vec::new();
        for _ in 0..len {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            numbers.push((seed >> 33) % below);
        }
        numbers
    }

    #[test]
    fn sorts_as_the_library_does() {
        for len in 0..70 {
            for below in [1, 3, 100, u64::MAX] {
                let mut ours = numbers(len, below, usize::try_from(len).expect("small"));
                let mut theirs = ours.clone();
                theirs.sort_unstable();
                sort(&mut ours);
                assert_eq!(ours, theirs);
                sort(&mut ours);
                assert_eq!(ours, theirs);
                ours.reverse();
                sort(&mut ours);
                assert_eq!(ours, theirs);
                let third = ours.len() / 3;
                ours.rotate_left(third);
                theirs.dedup();
                sort_distinct(&mut ours);
                assert_eq!(ours, theirs);
            }
        }
    }

    #[test]
    fn lists_are_numbered_as_a_map_would() {
        let mut ours = Numbering::default();
        let mut theirs = BTreeMap::new();
        for seed in 0..3000 {
            let list = numbers(seed % 1700, 4, usize::try_from(seed % 7).expect("small"));
            assert_eq!(ours.find(&list), theirs.get(&list).copied());
            let next = theirs.len();
            let number = *theirs.entry(list.clone()).or_insert(next);
            assert_eq!(ours.number(&list), number);
            assert_eq!(ours.get(number), list);
            assert_eq!(ours.len(), theirs.len());
        }
    }
}
