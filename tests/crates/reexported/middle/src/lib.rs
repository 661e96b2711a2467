//! A crate that hands sprague on under another name.

pub use sprague as games;
pub use sprague::game as rules;
