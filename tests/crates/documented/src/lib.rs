//! What rustdoc shows of games; `scripts/check-crates.sh` looks for it in the pages.
#![deny(missing_docs, rustdoc::all)]

sprague::game! {
    /// Take one, three or four.
    pub game Take(n) { n -> n - k for k in {1, 3, 4}; }
    pub game Kayles(n) { octal 0.77; }
    pub game Wythoff{x, y} {
        {x, y} -> {x - k, y} for k in 1..;
        {x, y} -> {x - k, y - k} for k in 1..;
    }
    pub game Halves(n) { n -> n - k for k in 1..=n if k | n || 2 | k, k < n; }
    pub misere compound Rows = disjunctive(Kayles, ..);
}

/// What a build knows of a game's values does not depend on who reads it.
#[test]
fn values_are_values() {
    use sprague::prelude::*;

    assert_eq!(Kayles.grundy(11), Ok(6));
    assert_eq!(Wythoff.outcome((6, 10)), Ok(OutcomeClass::P));
    assert!(Halves.grundy(12).is_ok() && Rows.outcome([3]).is_ok() && Take.grundy(4) == Ok(2));
}
