#![doc = include_str!("../README.md")]
#![no_std]

pub mod words;

pub use sprague_runtime::{
    At, Boxed, Cell, Components, Compound, CompoundGame, Convention, Error, Fault, Foreclosed,
    ForeclosedValue, Game, Genus, GenusValue, Grundy, HeapMoves, Heaps, IntoPosition, Joint, Kind,
    Limits, Longest, Multisets, OneHeap, Options, Outcome, OutcomeClass, Position, Progress,
    Quantity, Region, Remoteness, Repeat, Replacements, Shortest, Solve, SumMove, Suspense, Symbol,
    SymbolKind, Table, Tail, Then, Together, Totals, TupleMoves, Tuples, Unordered, UpTo, Wins,
    WinsValue, compound, period, solve, written,
};

/// Rules in, types out: each game of the block becomes a type of no size that implements
/// [`Game`], and so answers all that [`Solve`] asks.
///
/// ```
/// use sprague::prelude::*;
///
/// sprague::game! {
///     /// Take one, three or four counters.
///     pub game TakeOneThreeFour(n) { n -> n - k for k in {1, 3, 4}; }
/// }
///
/// assert_eq!(TakeOneThreeFour.grundy(10)?, 1);
/// # Ok::<(), Error>(())
/// ```
///
/// The block stands where a type may stand: in a module or in a function. `pub`, documentation and
/// attributes go to the type; `#[cfg]` and the levels of lints (`#[allow]`, …) go to all that is
/// generated. `Clone`, `Copy`, `Debug`, `Default`, `PartialEq`, `Eq` and `Hash` are implemented,
/// each unless a `#[derive]` of yours names it (one inside `#[cfg_attr]` is not seen). What is
/// wrong with the rules is an error at its words.
#[macro_export]
macro_rules! game {
    ($($rules:tt)*) => {
        $crate::__private::__game! { #![crate = $crate] $($rules)* }
    };
}

/// The same from a file: the rules stand in a text of their own, which other programs can read too.
///
/// ```
/// mod rules {
///     sprague::include_game!("rules/kayles.game");
/// }
/// use sprague::prelude::*;
///
/// assert_eq!(rules::Kayles.grundy([3, 5])?, 3 ^ 4);
/// # Ok::<(), Error>(())
/// ```
///
/// The path is taken from the root of the crate that the macro is used in, the directory of its
/// `Cargo.toml`. When the file changes, the crate is built again. What is wrong with the rules is
/// an error at the macro that shows the line of the file.
#[macro_export]
macro_rules! include_game {
    ($($path:tt)*) => {
        $crate::__private::__include_game! { #![crate = $crate] $($path)* }
    };
}

/// What one wants at hand: `use sprague::prelude::*;`.
pub mod prelude {
    pub use crate::{
        At, Boxed, Compound, CompoundGame, Convention, Error, Foreclosed, ForeclosedValue, Game,
        Genus, GenusValue, Grundy, Heaps, IntoPosition, Joint, Kind, Limits, Longest, Multisets,
        OneHeap, Options, Outcome, OutcomeClass, Position, Quantity, Region, Remoteness, Repeat,
        Shortest, Solve, SumMove, Suspense, Table, Then, Together, Totals, Tuples, Unordered, UpTo,
        Wins, WinsValue,
        period::{GrundyForm, OutcomeForm, RemotenessForm},
    };
}

/// What generated code names, whatever stands in the author's scope. No part of the interface.
#[doc(hidden)]
pub mod __private {
    extern crate alloc;

    pub use alloc::vec::Vec;
    pub use core::clone::Clone;
    pub use core::cmp::{Eq, PartialEq};
    pub use core::convert::From;
    pub use core::default::Default;
    pub use core::fmt::{Debug, Formatter, Result as FmtResult};
    pub use core::hash::{Hash, Hasher};
    pub use core::iter::FromIterator;
    pub use core::marker::Copy;
    pub use core::option::Option::{None, Some};
    pub use core::primitive::{bool, i128, u8, u64};
    pub use core::result::Result::{self, Err, Ok};
    pub use core::{assert, assert_eq, include_bytes};
    pub use sprague_macros::{__game, __include_game};
    pub use sprague_runtime::{
        __compound, Convention, Game, HeapMoves, Heaps, IntoPosition, Limits, Measures, OneHeap,
        Options, Quantity, Repeat, Replacements, Then, TupleMoves, Tuples, Unordered, period,
        period::Told, quantity, rule::*, solve, solve::Values,
    };
}

#[cfg(doctest)]
#[doc = include_str!("../LANGUAGE.md")]
pub struct LanguagePage;
