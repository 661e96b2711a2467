//! A library without the standard library: `alloc` is enough.
#![no_std]
#![deny(warnings, missing_docs)]
#![forbid(unsafe_code)]

use sprague::prelude::*;

sprague::game! {
    /// One heap.
    pub game Take(n) { n -> n - k for k in {1, 3, 4}; }
    /// A condition.
    pub game Primes(n) { n -> n - p for p in primes if p not in {2, 3}; }
    /// A collection.
    pub game Kayles(n) { octal 0.77; }
    /// A collection by rules.
    pub game Grundys(n) { n -> [a, b] for (a, b) in split(n) if a != b; }
    /// A pair.
    pub game Rook(x, y) {
        (x, y) -> (x - k, y) for k in 1..;
        (x, y) -> (x, y - k) for k in 1..;
    }
    /// A pair without order.
    pub game Wythoff{x, y} {
        {x, y} -> {x - k, y} for k in 1..;
        {x, y} -> {x - k, y - k} for k in 1..;
    }
    /// Any number of heaps.
    pub game DivisorNim[..] { [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest; }
    /// The last player to move loses.
    pub misere game MisereNim[..] { [h, ..rest] -> [h - k, ..rest] for k in 1..; }
}

/// Asks all of them.
///
/// # Errors
///
/// None: the positions are small.
///
/// # Panics
///
/// If a value is wrong.
pub fn ask() -> Result<(), Error> {
    assert_eq!(Take.grundy(5)?, 3);
    assert_eq!(Primes.grundy(5)?, 1);
    assert_eq!(Kayles.grundy(5)?, 4);
    assert_eq!(Grundys.remoteness(7)?, 4);
    assert_eq!(Rook.grundy((3, 4))?, 7);
    assert_eq!(Wythoff.grundy((1, 2))?, 0);
    assert_eq!(DivisorNim.grundy([2, 8, 20])?, 4);
    assert_eq!(MisereNim.winning_moves([3, 5, 7])?.len(), 3);
    Ok(())
}

#[test]
fn values() {
    assert_eq!(ask(), Ok(()));
}
