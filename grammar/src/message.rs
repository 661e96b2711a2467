//! The words of every error, in one place: what is wrong, in the author's words, and what to write
//! instead, which follows behind an empty line.

mod claims;
mod compounds;
mod play;
mod rules;
mod slips;
mod text;

pub(crate) use play::RAISED;

use crate::error::Error;
use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, help) = text::text(&self.kind)
            .or_else(|| slips::slips(&self.kind))
            .or_else(|| text::names(&self.kind))
            .or_else(|| rules::shapes(&self.kind))
            .or_else(|| rules::kinds(&self.kind))
            .or_else(|| rules::statements(&self.kind))
            .or_else(|| claims::parameters(&self.kind))
            .or_else(|| compounds::compounds(&self.kind))
            .or_else(|| claims::claims(&self.kind))
            .or_else(|| play::codes(&self.kind))
            .or_else(|| play::play(&self.kind))
            .or_else(|| play::measures(&self.kind))
            .unwrap_or_else(|| plain("this cannot be compiled"));
        f.write_str(&what)?;
        if help.is_empty() {
            return Ok(());
        }
        write!(f, "\n\nhelp: {help}")
    }
}

impl core::error::Error for Error {}

/// What is wrong, and what to write instead (empty if the first part says it).
type Words = (String, String);

/// Words without help.
fn plain(what: &str) -> Words {
    (what.to_owned(), String::new())
}

/// Words with help.
fn helped(what: impl Into<String>, help: impl Into<String>) -> Words {
    (what.into(), help.into())
}
