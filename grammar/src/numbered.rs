//! A map from few keys, and an order of few things.
//!
//! The standard library's map and sort are each thousands of instructions for each type that they
//! are used with, and each build of a user compiles them all. What a rule can make but few of, or
//! makes in ascending order, is kept here; what a hostile text could make many of, in any order,
//! is kept in the library's maps.

use crate::listed::Listed;
use crate::span::Span;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// Values by a number.
pub(crate) type Numbered<V> = Sorted<usize, V>;

/// Values by a key, ascending. Cost: a value is found in logarithmic time; to insert one takes
/// linear time, but for the greatest key.
#[derive(Clone, Debug)]
pub(crate) struct Sorted<K, V>(Vec<(K, V)>);

impl<K, V> Default for Sorted<K, V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: Ord, V> Sorted<K, V> {
    /// Where the key stands, or would, and whether it does.
    fn place(&self, key: &K) -> (usize, bool) {
        // The keys before `low` are less, those from `high` on are greater.
        let (mut low, mut high) = (0, self.0.len());
        while low < high {
            let middle = low.midpoint(high);
            match self.0[middle].0.cmp(key) {
                Ordering::Less => low = middle + 1,
                Ordering::Equal => return (middle, true),
                Ordering::Greater => high = middle,
            }
        }
        (low, false)
    }

    /// The value of a key.
    pub(crate) fn get(&self, key: &K) -> Option<&V> {
        match self.place(key) {
            (place, true) => Some(&self.0[place].1),
            (_, false) => None,
        }
    }

    /// Gives a key its value, in place of one that it had.
    pub(crate) fn insert(&mut self, key: K, value: V) {
        match self.place(&key) {
            (place, true) => self.0[place].1 = value,
            (place, false) => self.0.insert(place, (key, value)),
        }
    }

    /// The value of a key, which gets this one if it has none.
    pub(crate) fn or_insert(&mut self, key: K, value: V) -> &mut V {
        let (place, known) = self.place(&key);
        if !known {
            self.0.insert(place, (key, value));
        }
        &mut self.0[place].1
    }

    /// Each value, to be changed.
    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.0.iter_mut().map(|one| &mut one.1)
    }

    /// All that have a value, ascending.
    pub(crate) fn all(&self) -> &[(K, V)] {
        &self.0
    }

    /// All that have a value, ascending, and their values.
    pub(crate) fn into_all(self) -> Vec<(K, V)> {
        self.0
    }
}

/// Puts things in the order of the text; those at one place stay as they were.
pub(crate) fn sort<T>(all: &mut [T], span: fn(&T) -> Span) {
    for (one, other) in swaps(&all.iter().map(span).listed()) {
        all.swap(one, other);
    }
}

/// The swaps, one after the other, that put spans in order.
fn swaps(spans: &[Span]) -> Vec<(usize, usize)> {
    let mut order: Vec<usize> = (0..spans.len()).listed();
    // No two are equal, so that no order is left to chance.
    order.sort_unstable_by_key(|&place| (spans[place], place));
    let mut to = order.clone();
    for (place, &from) in order.iter().enumerate() {
        to[from] = place;
    }
    let mut swaps = Vec::new();
    for place in 0..to.len() {
        while to[place] != place {
            let other = to[place];
            swaps.push((place, other));
            to.swap(place, other);
        }
    }
    swaps
}

#[cfg(test)]
mod tests {
    use super::{Numbered, sort};
    use crate::listed::sort_few;
    use crate::span::Span;
    use alloc::collections::BTreeMap;
    use alloc::vec::Vec;

    /// Numbers that look random, the same each time.
    fn numbers(most: usize) -> impl Iterator<Item = usize> {
        let next = |seed: &u64| Some(seed.wrapping_mul(6_364_136_223_846_793_005) + 1);
        let seeds = core::iter::successors(Some(7_u64), next);
        seeds.map(move |seed| usize::try_from(seed >> 33).unwrap_or(0) % most)
    }

    #[test]
    fn it_is_the_librarys_map() {
        let (mut own, mut library) = (Numbered::default(), BTreeMap::new());
        for (value, number) in numbers(40).take(200).enumerate() {
            if value % 3 == 0 {
                own.or_insert(number, 0);
                library.entry(number).or_default();
            } else {
                own.insert(number, value);
                library.insert(number, value);
            }
            assert!((0..40).all(|number| own.get(&number) == library.get(&number)));
        }
        let library: Vec<_> = library.into_iter().collect();
        assert_eq!(own.all(), library);
    }

    #[test]
    fn it_is_the_librarys_stable_sort() {
        for len in 0..60 {
            let starts = numbers(20).skip(len).take(len).enumerate();
            let mut own: Vec<_> = starts
                .map(|(place, start)| (Span::new(start, 20), place))
                .collect();
            let mut library = own.clone();
            library.sort_by_key(|one| one.0);
            let mut few = own.clone();
            sort(&mut own, |one| one.0);
            assert_eq!(own, library);
            sort_few(&mut few, |one, other| one.0 < other.0);
            assert_eq!(few, library);
        }
    }
}
