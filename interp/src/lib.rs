//! Games whose rules are chosen while a program runs: a text is read, checked as `game!` checks
//! it, and interpreted.
//!
//! An [`Interpreted`] game is a [`Game`](sprague_runtime::Game) like a compiled one and gives the
//! same answers. It is made to be obvious, not fast: a compiled game tells its moves far faster.
//!
//! ```
//! use sprague_interp::Ruleset;
//! use sprague_runtime::Solve;
//!
//! let rules = Ruleset::parse("game Take(n) { n -> n - k for k in {1, 3, 4}; }")?;
//! let take = rules.game("Take")?;
//! assert_eq!(take.grundy(take.position("5")?)?, 3);
//!
//! // A sweep over sets that no compiler has seen.
//! for largest in 1..=6 {
//!     let text = format!("game Take(n) {{ n -> n - k for k in 1..={largest}; }}");
//!     let take = Ruleset::parse(&text)?.game("Take")?;
//!     assert_eq!(take.grundy(take.position_of(&[largest + 1])?)?, 0);
//! }
//!
//! // Several games at once, any number of them.
//! let text = "game Take(n) { n -> n - k for k in {1, 3, 4}; }
//!     compound All = conjunctive(Take, ..);";
//! let all = Ruleset::parse(text)?.game("All")?;
//! assert_eq!(all.remoteness(all.position("(5, 6, 7)")?)?, 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod diagnostics;
mod expect;
mod facts;
mod forms;
mod functions;
mod interpreted;
mod name;
mod parts;
mod position;
mod rank;
mod read;
mod recurrence;
mod ruleset;
mod single;
mod sums;
#[cfg(test)]
mod tests;

pub use diagnostics::{Diagnostic, Diagnostics, Level};
pub use expect::broken_expectations;
pub use facts::facts;
pub use forms::closed_forms;
pub use interpreted::Interpreted;
pub use name::{GameError, alike};
pub use parts::Parts;
pub use position::Position;
pub use rank::Rank;
pub use read::PositionError;
pub use recurrence::recurrence;
pub use ruleset::Ruleset;
pub use single::{Single, WORK};
