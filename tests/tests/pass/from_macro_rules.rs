//! A user's macro writes games: their names, numbers, expressions and whole rules.
#![deny(warnings)]

use sprague::prelude::*;

macro_rules! subtraction {
    ($name:ident, $set:tt) => {
        sprague::game! { pub game $name(n) { n -> n - k for k in $set; } }
    };
}

macro_rules! take {
    ($name:ident: $($number:literal),* at most $most:expr) => {
        sprague::game! {
            pub game $name(n) { n -> n - k for k in {$($number),*} if k <= $most; }
        }
    };
}

macro_rules! anything {
    ($($word:tt)*) => { sprague::game! { $($word)* } };
}

macro_rules! with {
    ($name:ident, $taken:expr, $if:expr, $meta:meta) => {
        sprague::game! {
            #[$meta]
            #[quiet(guard_always_true, guard_never_true)]
            pub game $name(n) { n -> n - $taken if !$if; }
        }
    };
}

macro_rules! several {
    ($name:ident = $word:ident($first:ty, $second:path, $($more:tt)*)) => {
        sprague::game! { pub compound $name = $word($first, $second, $($more)*); }
    };
}

several! { Mixed = selective(Many<3>, crate::Kayles, One, ..) }
several! { Twice = continued(Mixed, Many::<{ 1 + 1 }>, Many<TWO>) }

const TWO: u64 = 2;

sprague::game! { pub game Many<K>(n) where K >= 1 { n -> n - k for k in 1..=K; } }

with! { Difference, 3 - 1, 1 == 2 || 2 == 3, doc = "Take two." }
with! { Never, 3, 1 == 1 || 2 == 3, doc = "No move." }
subtraction! { One, {1, 3, 4} }
take! { Two: 1, 3, 4, 9 at most 2 + 2 }
anything! {
    pub game Three(n) { n -> n - k for k in {1, 3, 4}; }
    pub game Kayles(n) { octal 0.77; }
}

fn main() {
    for heap in 0..30 {
        assert_eq!(One.grundy(heap), Two.grundy(heap));
        assert_eq!(One.grundy(heap), Three.grundy(heap));
    }
    assert_eq!(Kayles.grundy(5), Ok(4));
    assert_eq!(Mixed.outcome(((4, 0), [0])), Ok(OutcomeClass::P));
    assert_eq!(Mixed.outcome(((4, 3), [0])), Ok(OutcomeClass::N));
    assert_eq!(Twice.has_ended((((4, 0), [0]), 3, 3)), Ok(false));
    // What was matched as an expression is one operand.
    assert_eq!(Difference.options_of(7), Ok(vec![5]));
    assert_eq!(Never.options_of(7), Ok(vec![]));
}
