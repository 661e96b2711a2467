//! The rules language of Sprague: from a text to a checked [`model`].
//!
//! ```text
//! text --parse--> ast --check::{names, ranges, termination, class}--> model
//! text <--print-- ast
//! ```
//!
//! Nothing here knows of tokens, of Rust code or of solving. Every error is an [`Error`]: data and
//! places; all its words are in one file.
#![no_std]

extern crate alloc;

pub mod ast;
mod check;
mod error;
pub mod eval;
pub mod floors;
#[rustfmt::skip]
mod generated;
pub mod kernel;
pub mod listed;
mod message;
pub mod model;
mod named;
mod numbered;
pub mod outline;
mod parameters;
mod parse;
mod print;
mod prove;
pub mod register;
mod span;
pub mod strategy;
mod visit;
mod warning;
pub mod words;

pub use check::{Broken, Compiled, compile, language, parse_file};
pub use error::{Error, ErrorKind};
pub use parameters::ParameterError;
pub use print::print;
pub use span::{Place, Span};
pub use warning::{Warning, WarningKind};
