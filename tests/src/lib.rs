//! What the tests of sprague share.
//!
//! ```text
//! corpus, boards --> subject (a game without its types) --> facts (positions, options, values)
//! ```
//!
//! A test asks a [`subject::Subject`], whose positions and values are JSON as the vectors write
//! them, so that the solvers are compiled once for each game and not once more for each test.

pub mod boards;
pub mod both;
pub mod corpus;
pub mod data;
pub mod facts;
pub mod form;
pub mod random;
pub mod region;
mod rules;
pub mod scratch;
pub mod subject;
pub mod vector;
