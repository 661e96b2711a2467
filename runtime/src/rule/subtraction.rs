//! Games in which a move takes a number from a fixed set.

use super::Constants;
use crate::game::Game;
use crate::options::Options;

/// The numbers that may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SubtractionSet {
    ranges: Ranges,
    /// Every number from here on may be taken too. Beyond the last range.
    pub(crate) from: Option<u64>,
}

/// Ranges (first, last), both inclusive, ascending and without overlap, none with a 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ranges {
    Few(&'static [(u64, u64)]),
    /// First and last in turn.
    Packed(Constants),
}

impl SubtractionSet {
    /// The numbers of some ranges (first, last), and all numbers from one on. The ranges are
    /// inclusive, ascending and without overlap, and none holds 0.
    #[must_use]
    pub const fn new(ranges: &'static [(u64, u64)], from: Option<u64>) -> Self {
        Self {
            ranges: Ranges::Few(ranges),
            from,
        }
    }

    /// As [`SubtractionSet::new`], with first and last of each range in turn as numbers of so many
    /// bytes each.
    ///
    /// # Panics
    /// As [`Constants::new`].
    #[must_use]
    pub const fn packed(width: u8, bytes: &'static [u8], from: Option<u64>) -> Self {
        Self {
            ranges: Ranges::Packed(Constants::new(width, bytes)),
            from,
        }
    }

    /// The ranges, ascending.
    pub fn ranges(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        let len = match self.ranges {
            Ranges::Few(few) => few.len(),
            Ranges::Packed(numbers) => numbers.len() / 2,
        };
        // No heap is greater than the numbers that would not fit.
        let number = |value: i128| u64::try_from(value.max(0)).unwrap_or(u64::MAX);
        (0..len).map(move |index| match self.ranges {
            Ranges::Few(few) => few[index],
            Ranges::Packed(numbers) => (
                number(numbers.get(2 * index)),
                number(numbers.get(2 * index + 1)),
            ),
        })
    }
}

/// What a game of a set says of it. No part of the interface.
#[doc(hidden)]
pub type Taken = Option<&'static SubtractionSet>;

/// Writes what is left of a heap when a number of the game's set is taken.
pub fn of_set<G: Game>(game: &G, position: u64, options: &mut Options<u64>) {
    if let Some(set) = game.subtraction_set() {
        subtraction(set, position, options);
    }
}

/// Writes what is left of a heap when a number of the set is taken.
pub fn subtraction(set: &SubtractionSet, position: u64, options: &mut Options<u64>) {
    let rest = set.from.map(|from| (from, u64::MAX));
    for (first, last) in set.ranges().chain(rest) {
        if first > position {
            break;
        }
        options.extend((first.max(1)..=last.min(position)).map(|taken| position - taken));
    }
}

#[cfg(test)]
mod tests {
    use super::{SubtractionSet, subtraction};
    use crate::options::Options;

    #[test]
    fn packed_sets_are_the_same_sets() {
        let few = SubtractionSet::new(&[(1, 1), (3, 300)], Some(1000));
        let packed = SubtractionSet::packed(2, b"\x01\0\x01\0\x03\0\x2c\x01", Some(1000));
        assert!(few.ranges().eq(packed.ranges()));
        for heap in [0, 1, 2, 3, 299, 305, 1002] {
            let options = [few, packed].map(|set| {
                let mut options = Options::new();
                subtraction(&set, heap, &mut options);
                options.into_sorted()
            });
            assert_eq!(options[0], options[1], "{heap}");
        }
    }
}
