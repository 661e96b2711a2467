//! Names of the prelude and of the primitive types mean something else where the game stands.
#![deny(warnings)]
#![allow(dead_code, non_camel_case_types)]

mod shadowed {
    pub struct Option;
    pub struct Some;
    pub struct None;
    pub struct Ok;
    pub struct Err;
    pub struct Result;
    pub struct Vec;
    pub struct String;
    pub struct Box;
    pub struct Iterator;
    pub struct Clone;
    pub struct Copy;
    pub struct Debug;
    pub struct Default;
    pub struct Sized;
    pub struct Game;
    pub struct Heaps;
    pub struct u64;
    pub struct i128;
    pub struct usize;
    pub struct bool;
    pub mod core {}
    pub mod std {}
    pub mod alloc {}
    pub mod sprague {}

    ::sprague::game! {
        pub game Take(n) { n -> n - k for k in {1, 3, 4}; }
        pub game Prime(n) { n -> n - p for p in primes if p not in {2, 3}; }
        pub game Kayles(n) { octal 0.77; }
        pub game Grundys(n) { n -> [a, b] for (a, b) in split(n) if a != b; }
        pub game Rook(x, y) {
            (x, y) -> (x - k, y) for k in 1..;
            (x, y) -> (x, y - k) for k in 1..;
        }
        pub game Wythoff{x, y} {
            {x, y} -> {x - k, y} for k in 1..;
            {x, y} -> {x - k, y - k} for k in 1..;
        }
        pub game Divisors[..] { [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest; }
        pub game Exchange(x, y) {
            (x, y) -> (x - 1, y + 2);
            (x, y) -> (x + 1, y - 3);
            assume measure 5 * x + 2 * y;
        }
    }
}

fn main() {
    use sprague::prelude::*;
    assert_eq!(shadowed::Take.grundy(6), Ok(3));
    assert_eq!(shadowed::Prime.grundy(5), Ok(1));
    assert_eq!(shadowed::Kayles.grundy(5), Ok(4));
    assert_eq!(shadowed::Grundys.remoteness(7), Ok(4));
    assert_eq!(shadowed::Rook.grundy((3, 4)), Ok(7));
    assert_eq!(shadowed::Wythoff.grundy((1, 2)), Ok(0));
    assert_eq!(shadowed::Divisors.grundy([2, 8, 20]), Ok(4));
    assert_eq!(shadowed::Exchange.grundy((0, 2)), Ok(0));
}
