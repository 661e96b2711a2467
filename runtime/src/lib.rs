//! Exact solvers for impartial combinatorial games: two players move in turn, both have the same
//! moves, and play always ends.
//!
//! Three things stay apart. A [`Game`] tells the options of a position; a [`Quantity`] says what
//! is computed (nim-values, outcomes, remoteness, …); a strategy in [`solve`] says how. Every
//! strategy accepts every quantity, none is recursive, and each one either gives exact values or
//! an [`Error`] that says what was missing.
//!
//! ```
//! use sprague_runtime::{Game, Options, Solve};
//!
//! /// Take one, three or four.
//! struct Take;
//!
//! impl Game for Take {
//!     type Position = u64;
//!     type Rank = u64;
//!     fn options(&self, &n: &u64, options: &mut Options<u64>) {
//!         options.extend([1, 3, 4].iter().filter_map(|k| n.checked_sub(*k)));
//!     }
//!     fn rank(&self, &n: &u64) -> u64 {
//!         n
//!     }
//! }
//!
//! assert_eq!(Take.grundy(5)?, 3);
//! assert_eq!(Take.winning_moves(6)?, [2]);
//! # Ok::<(), sprague_runtime::Error>(())
//! ```
#![no_std]
#![warn(missing_docs)]
// Every chain of iterators is some hundred instructions more to compile, in each build of a user.
#![allow(
    clippy::needless_range_loop,
    clippy::explicit_counter_loop,
    clippy::manual_find
)]

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod ask;
mod error;
mod game;
mod into;
mod limits;
mod options;
mod order;
mod play;
mod position;
mod region;
mod replacements;
mod symbol;
mod table;

pub mod compound;
pub mod period;
pub mod quantity;
pub mod rule;
pub mod solve;

pub use ask::{Solve, SumMove};
pub use compound::{
    At, Components, Compound, CompoundGame, Joint, Kind, Repeat, Tail, Then, Together,
};
pub use error::Error;
pub use game::{Convention, Game, HeapMoves, OneHeap, TupleMoves};
pub use into::{Cell, Progress};
pub use limits::Limits;
pub use options::{Fault, Options};
pub use position::{Heaps, IntoPosition, Position, Tuples, Unordered, written};
pub use quantity::{
    Foreclosed, ForeclosedValue, Genus, GenusValue, Grundy, Longest, Outcome, OutcomeClass,
    Quantity, Remoteness, Shortest, Suspense, Wins, WinsValue,
};
pub use region::{Boxed, Multisets, Region, Totals, UpTo};
pub use replacements::Replacements;
#[doc(hidden)]
pub use rule::Measures;
pub use symbol::{Symbol, SymbolKind};
pub use table::Table;

#[cfg(test)]
mod tests;
