//! Strategies: ways to evaluate a quantity over a game.
//!
//! None is recursive, so no depth of play overflows a stack, and each gives exact values or an
//! [`Error`]. All of them accept every [`Quantity`]. Generated code chooses one by the class that
//! was proved of the game; a hand-written game may override [`Game::values`](crate::Game::values)
//! with one call.
//!
//! | strategy | for | table |
//! | --- | --- | --- |
//! | [`sparse`] | every game | the followers of the position |
//! | [`heap`] | one heap that does not split | all smaller heaps, or the followers |
//! | [`subtraction`] | one heap, fixed numbers to take | all smaller heaps, or the last few |
//! | [`divisors`] | one heap by divisors or listed numbers, told as numbers | likewise |
//! | [`boxed`] | tuples of heaps that do not grow | the box below the position |
//! | [`multisets`] | heaps without order that do not grow | sorted heaps, packed |
//! | [`lines`] | two heaps that lose any number, told so | the box, or half of it |
//! | [`taken`] | heaps without order that lose numbers, told so | sorted heaps, packed |
//! | [`collection`] | heaps that split | single heaps, or the partitions of all totals |
//! | [`tuples`] | tuples that split | the followers of single tuples, or of all together |
//!
//! A far heap of rules that are told as data is valued by a period, if one is proved with a small
//! share of the table's cost ([`period`](crate::period)).
//!
//! Where a table would do, a search with a small share of its cost is tried first: a single far
//! position may have few followers.

mod boxed;
mod choice;
mod collection;
pub(crate) mod counting;
mod dense;
mod divisors;
mod filled;
mod finite;
mod heap;
mod lines;
mod memo;
mod multisets;
mod nimbers;
mod numbered;
mod numbers;
mod partitions;
mod periods;
mod rules;
mod search;
mod store;
mod subtraction;
mod taken;
mod told;
mod tuples;

use crate::error::Error;
use crate::quantity::Quantity;
use alloc::vec::Vec;

/// The values of some positions in their order, or why there are none: what a strategy gives.
pub type Values<Q> = Result<Vec<<Q as Quantity>::Value>, Error>;

pub use boxed::boxed;
pub use collection::collection;
pub use divisors::{by_divisors, divisors};
#[doc(hidden)]
pub use filled::{filled, filled_lines};
pub(crate) use finite::{NoFurther, Stream, period as finite_period};
pub use heap::heap;
pub use lines::{Pair, by_lines, lines};
pub use multisets::{WithoutOrder, multisets};
pub(crate) use numbered::values;
pub use periods::{by_code, by_period};
pub(crate) use rules::{Erased, Rules};
pub(crate) use search::Search;
pub use search::sparse;
pub(crate) use store::{Store, room};
pub use subtraction::{by_set, subtraction};
pub use taken::{by_taken, taken};
#[doc(hidden)]
pub use told::told;
pub use tuples::tuples;
