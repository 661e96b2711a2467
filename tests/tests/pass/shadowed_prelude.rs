//! Names of the prelude and of the primitive types mean something else where the game stands.
#![deny(warnings)]
#![allow(dead_code, non_camel_case_types)]

mod shadowed {
    pub(crate) struct Option;
    pub(crate) struct Some;
    pub(crate) struct None;
    pub(crate) struct Ok;
    pub(crate) struct Err;
    pub(crate) struct Result;
    pub(crate) struct Vec;
    pub(crate) struct String;
    pub(crate) struct Box;
    pub(crate) struct Iterator;
    pub(crate) struct Clone;
    pub(crate) struct Copy;
    pub(crate) struct Debug;
    pub(crate) struct Default;
    pub(crate) struct Sized;
    pub(crate) struct Game;
    pub(crate) struct Heaps;
    pub(crate) struct Compound;
    pub(crate) struct CompoundGame;
    pub(crate) struct Repeat;
    pub(crate) struct Then;
    pub(crate) struct u64;
    pub(crate) struct i128;
    pub(crate) struct usize;
    pub(crate) struct bool;
    pub(crate) mod core {}
    pub(crate) mod std {}
    pub(crate) mod alloc {}
    pub(crate) mod sprague {}

    ::sprague::game! {
        pub(crate) game Take(n) { n -> n - k for k in {1, 3, 4}; }
        pub(crate) game Prime(n) { n -> n - p for p in primes if p not in {2, 3}; }
        pub(crate) game Kayles(n) { octal 0.77; }
        pub(crate) game Grundys(n) { n -> [a, b] for (a, b) in split(n) if a != b; }
        pub(crate) game Rook(x, y) {
            (x, y) -> (x - k, y) for k in 1..;
            (x, y) -> (x, y - k) for k in 1..;
        }
        pub(crate) game Wythoff{x, y} {
            {x, y} -> {x - k, y} for k in 1..;
            {x, y} -> {x - k, y - k} for k in 1..;
        }
        pub(crate) game Divisors[..] { [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest; }
        pub(crate) game Exchange(x, y) {
            (x, y) -> (x - 1, y + 2);
            (x, y) -> (x + 1, y - 3);
            assume measure 5 * x + 2 * y;
        }
        pub(crate) misere game Last(n) { n -> n - k for k in {1, 2}; }
        pub(crate) compound Race = conjunctive(Take, Kayles);
        pub(crate) misere compound Rows = disjunctive(Kayles, ..);
        #[allow(deprecated)]
        pub(crate) compound Both = selective(Race, self::Rook, super::shadowed::Last, Last, ..);
    }
}

fn main() {
    use sprague::prelude::*;
    assert_eq!(shadowed::Take.grundy(5), Ok(3));
    assert_eq!(shadowed::Prime.grundy(5), Ok(1));
    assert_eq!(shadowed::Kayles.grundy(5), Ok(4));
    assert_eq!(shadowed::Grundys.remoteness(7), Ok(4));
    assert_eq!(shadowed::Rook.grundy((3, 4)), Ok(7));
    assert_eq!(shadowed::Wythoff.grundy((1, 2)), Ok(0));
    assert_eq!(shadowed::Divisors.grundy([2, 8, 20]), Ok(4));
    assert_eq!(shadowed::Exchange.grundy((0, 2)), Ok(0));
    assert_eq!(shadowed::Race.outcome((3, 5)), Ok(OutcomeClass::N));
    assert_eq!(shadowed::Rows.outcome([1]), Ok(OutcomeClass::P));
    let both = (((3, 5), (0, 0), 0), [0]);
    assert_eq!(shadowed::Both.outcome(both), Ok(OutcomeClass::N));
}
