//! A map from few numbers, and an order of few things.
//!
//! The standard library's map and sort are each thousands of instructions for each type that they
//! are used with, and each build of a user compiles them all. What a rule can make but few of, or
//! makes in ascending order, is kept here; what a hostile text could make many of, in any order,
//! is kept in the library's maps.

use crate::span::Span;
use alloc::vec::Vec;

/// Values by a number, ascending. Cost: a value is found in logarithmic time; to insert one takes
/// linear time, but for the greatest number.
#[derive(Clone, Debug)]
pub(crate) struct Numbered<V>(Vec<(usize, V)>);

impl<V> Default for Numbered<V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<V> Numbered<V> {
    /// Where the number stands, or would.
    fn place(&self, number: usize) -> Result<usize, usize> {
        self.0.binary_search_by(|one| one.0.cmp(&number))
    }

    /// The value of a number.
    pub(crate) fn get(&self, number: usize) -> Option<&V> {
        let place = self.place(number).ok()?;
        Some(&self.0[place].1)
    }

    /// Gives a number its value, in place of one that it had.
    pub(crate) fn insert(&mut self, number: usize, value: V) {
        match self.place(number) {
            Ok(place) => self.0[place].1 = value,
            Err(place) => self.0.insert(place, (number, value)),
        }
    }

    /// The value of a number, which gets an empty one if it has none.
    pub(crate) fn of(&mut self, number: usize) -> &mut V
    where
        V: Default,
    {
        let place = match self.place(number) {
            Ok(place) => place,
            Err(place) => {
                self.0.insert(place, (number, V::default()));
                place
            }
        };
        &mut self.0[place].1
    }

    /// Each value, to be changed.
    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.0.iter_mut().map(|one| &mut one.1)
    }

    /// All that have a value, ascending.
    pub(crate) fn all(&self) -> &[(usize, V)] {
        &self.0
    }
}

/// Puts things in the order of the text; those at one place stay as they were.
pub(crate) fn sort<T>(all: &mut [T], span: fn(&T) -> Span) {
    for (one, other) in swaps(&all.iter().map(span).collect::<Vec<_>>()) {
        all.swap(one, other);
    }
}

/// The swaps, one after the other, that put spans in order.
fn swaps(spans: &[Span]) -> Vec<(usize, usize)> {
    let mut order: Vec<usize> = (0..spans.len()).collect();
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
                own.of(number);
                library.entry(number).or_default();
            } else {
                own.insert(number, value);
                library.insert(number, value);
            }
            assert!((0..40).all(|number| own.get(number) == library.get(&number)));
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
            sort(&mut own, |one| one.0);
            assert_eq!(own, library);
        }
    }
}
