//! What an iterator gives as a list, and few things in order, by plain loops.
//!
//! The standard library's `collect` is some five hundred instructions for each chain that it is
//! called on, and each build of a user compiles them all without optimisation; these are forty.
//! The lists here are short: what `collect` wins by knowing their length beforehand is nothing.

use alloc::vec::Vec;

/// Ways to gather what an iterator gives.
#[expect(
    clippy::while_let_on_iterator,
    reason = "a `for` loop is a third more for each chain"
)]
pub trait Listed: Iterator + Sized {
    /// All that it gives, in its order.
    fn listed(mut self) -> Vec<Self::Item> {
        let mut all = Vec::new();
        while let Some(one) = self.next() {
            all.push(one);
        }
        all
    }

    /// All that it gives, in its order.
    ///
    /// # Errors
    ///
    /// The first error that it gives; nothing is asked of it after that.
    fn listed_ok<T, E>(mut self) -> Result<Vec<T>, E>
    where
        Self: Iterator<Item = Result<T, E>>,
    {
        let mut all = Vec::new();
        while let Some(one) = self.next() {
            all.push(one?);
        }
        Ok(all)
    }

    /// All that it gives, in its order, or nothing from the first that is nothing.
    fn listed_some<T>(mut self) -> Option<Vec<T>>
    where
        Self: Iterator<Item = Option<T>>,
    {
        let mut all = Vec::new();
        while let Some(one) = self.next() {
            all.push(one?);
        }
        Some(all)
    }
}

impl<I: Iterator> Listed for I {}

/// Puts few things in order; those of which neither goes before the other stay as they were.
///
/// Cost: linear in the things and in the pairs that stand the wrong way round.
pub fn sort_few<T>(all: &mut [T], before: fn(&T, &T) -> bool) {
    for end in 1..all.len() {
        let mut place = end;
        while place > 0 && before(&all[place], &all[place - 1]) {
            all.swap(place, place - 1);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Listed;
    use alloc::vec;
    use alloc::vec::Vec;

    #[test]
    fn they_are_the_librarys_collect() {
        for numbers in [vec![], vec![7], vec![3, 0, 5, 0], vec![0, 1]] {
            let ok = |&one: &u8| if one == 0 { Err("none") } else { Ok(one) };
            let some = |&one: &u8| (one != 0).then_some(one);
            let doubled = numbers.iter().map(|one| one * 2);
            assert_eq!(doubled.clone().listed(), doubled.collect::<Vec<_>>());
            let collected: Result<Vec<_>, _> = numbers.iter().map(ok).collect();
            assert_eq!(numbers.iter().map(ok).listed_ok(), collected);
            let collected: Option<Vec<_>> = numbers.iter().map(some).collect();
            assert_eq!(numbers.iter().map(some).listed_some(), collected);
        }
    }

    #[test]
    fn nothing_is_asked_after_the_first_that_is_missing() {
        let mut asked = 0;
        let numbers = [1, 0, 2].iter().map(|&one| {
            asked += 1;
            (one != 0).then_some(one)
        });
        assert_eq!(numbers.listed_some(), None);
        assert_eq!(asked, 2);
    }
}
