//! The words of every error, in one place: what is wrong, in the author's words, and what to write
//! instead.

use crate::error::Error;
use core::fmt;

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.kind)
    }
}

impl core::error::Error for Error {}
