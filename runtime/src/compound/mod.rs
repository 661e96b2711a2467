//! Several games at once: Conway's six compounds, each under normal and misère play.
//!
//! | [`Kind`] | a move is in | ends when |
//! | --- | --- | --- |
//! | disjunctive | exactly one component | all have ended |
//! | diminished | exactly one component | one has ended |
//! | conjunctive | every component | one has ended |
//! | continued | every component that has not ended | all have ended |
//! | selective | any non-empty set of those not ended | all have ended |
//! | shortened | any non-empty set | one has ended |
//!
//! A component **has ended** when it has no move. That is not the same as an empty heap: of the
//! game that takes two or three, a heap of 1 has ended. A compound of no components has ended.
//!
//! # The way through
//!
//! ```text
//! Components (components/)   the games: options of each, and one Symbol for each
//!   Kind, SymbolKind         which symbols the rule wants           theory/ (the table of rules)
//!   Symbols                  folded to the symbol of the compound   theory/fold.rs, theory/rows.rs
//!   Symbol                   read by the quantity (Quantity::from_symbol)  -> value, by theory
//!   lengths of the options   index vectors: all moves of the kind   moves.rs   -> value, by search
//!   symbols of the options   index vectors: all winning moves       winning.rs
//! Answer, Way, Plan          the reason in words                    answer.rs, plan.rs, words.rs
//! Joint, Tail                positions                              joint.rs
//! At, Together               a game at a position, as a value       at.rs
//! ```
//!
//! # Two ways to every value
//!
//! **By theory**, [`Compound::by_theory`]: one number of each component, found by that component's
//! own strategy, decides. Each rule is exact, ended components included; see [`theory`] for the
//! table and its sources. **By search**, [`Compound::by_search`]: the compound is a
//! [`Game`](crate::Game) whose options are those of its kind. The strategy of a compound
//! ([`Game::values`](crate::Game::values)) takes theory where there is a rule for the quantity and
//! its condition holds, and searches the other positions. [`Compound::answer`] says which way it
//! went, and why; [`Compound::plan`] says it beforehand.
//!
//! No rule is known for misère disjunctive compounds with a component that is not tame
//! ([`Genus`](crate::Genus)), nor for quantities beside those of the table: the nim-value of a
//! conjunctive compound, for one. Those are searched.
//!
//! Compounds are games, so they may be components. A component answers for its symbol by its own
//! theory where it has a rule for it, else by a search of itself alone. The whole compound is
//! never searched for the sake of one component.
//!
//! What it costs, on one machine: the outcome of three heaps of 60, 61 and 62 of {1, 2, 3}, all
//! moved in at once, takes some microseconds by theory and some tenths of a second by a search of
//! the product; `cargo run --release --example race` measures both.
//!
//! # Where the essay is wrong
//!
//! The rules come from ONAG ch. 14 ("How to play several games at once in a dozen different
//! ways"), Winning Ways ch. 9 and 13 and Smith 1966. Retellings for heaps go wrong in two places:
//! they take an empty heap for an ended component (a heap of 1 of {2, 3} is not empty and has
//! ended, and then the parity clauses fail), and they give the remoteness of {1, 3, 4} a plain
//! period of 7. It grows: R(n + 7) = R(n) + 4. Its outcomes alone have that period.

mod answer;
mod at;
mod components;
mod declared;
mod game;
mod joint;
mod kind;
mod moves;
mod named;
mod plan;
pub mod theory;
mod winning;
mod words;

pub use answer::{Answer, Way, Why};
pub use at::{At, Together};
pub use components::{Components, Repeat, Then};
#[doc(hidden)]
pub use declared::__Vec;
pub use game::Compound;
pub use joint::{Joint, Parts, Tail};
pub use kind::Kind;
pub use named::CompoundGame;
pub use plan::{Operand, Plan};
pub use winning::{CompoundMove, WinningMoves};
