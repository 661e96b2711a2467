//! No prelude at all.
#![no_implicit_prelude]
#![deny(warnings)]

::sprague::game! {
    /// One heap.
    pub game Take(n) { n -> n - k for k in {1, 3, 4}; }
    /// A collection.
    pub game Kayles(n) { octal 0.77; }
    /// Any number of heaps.
    pub game Divisors[..] { [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest; }
    /// Two games.
    pub compound Both = continued(Take, Kayles);
    /// Any number of games.
    pub misere compound Rows = selective(Take, Kayles, ..);
}

fn main() {
    use ::sprague::prelude::*;
    ::std::assert!(Take.grundy(5).is_ok_and(|value| value == 3));
    ::std::assert!(
        Both.outcome((0, 1))
            .is_ok_and(|class| class == OutcomeClass::N)
    );
    ::std::assert!(
        Rows.outcome(((0,), [0]))
            .is_ok_and(|class| class == OutcomeClass::N)
    );
    ::std::assert!(Kayles.grundy(5).is_ok_and(|value| value == 4));
    ::std::assert!(Divisors.grundy([2, 8, 20]).is_ok_and(|value| value == 4));
}
