//! Generated code gives no warning, however much is asked of it.
#![forbid(unsafe_code)]
#![forbid(warnings, unused, nonstandard_style, rust_2018_idioms, unreachable_pub)]
#![deny(
    missing_docs,
    missing_debug_implementations,
    missing_copy_implementations
)]
#![deny(
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unused_qualifications
)]

use sprague::prelude::*;

/// The games, whose documentation is the author's.
pub mod games {
    sprague::game! {
        /// One heap.
        pub game Take(n) { n -> n - k for k in {1, 3, 4}; }
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
        pub misere game MisereNim[..] { [h, ..rest] -> [h - k, ..rest] for k in 1..; }
        // A game without a doc comment is documented by its rules.
        pub game Undocumented(n) { n -> n - s for s in squares; }
        /// Two at once.
        pub compound Race = conjunctive(Take, Grundys);
        // A compound too.
        pub misere compound Rows = disjunctive(Rook, Kayles, ..);
    }
}

fn main() -> Result<(), Error> {
    assert_eq!(games::Take.grundy(5)?, 3);
    assert_eq!(games::Kayles.grundy(5)?, 4);
    assert_eq!(games::Grundys.grundy(7)?, 0);
    assert_eq!(games::Rook.grundy((3, 4))?, 7);
    assert_eq!(games::Wythoff.grundy((1, 2))?, 0);
    assert_eq!(games::MisereNim.outcome([1])?, OutcomeClass::P);
    assert_eq!(games::Undocumented.grundy(4)?, 2);
    assert_eq!(games::Race.outcome((3, 5))?, OutcomeClass::N);
    assert_eq!(games::Rows.grundy((((3, 5),), [3, 5]))?, 6 ^ 3 ^ 4);
    Ok(())
}
