//! What a call may use: so much work, and the Rust functions that were handed in.

use super::{Fault, Stop};
use crate::listed::Listed;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

/// Rust functions by path, as rules call them. They are taken to be pure.
pub trait Functions {
    /// What the function of that path, `crate::f` without spaces, gives; `None` if there is no
    /// function of numbers of that path.
    fn number(&self, path: &str, arguments: &[u64]) -> Option<u64>;

    /// Whether the condition of that path holds; `None` if there is no function of truth values
    /// of that path.
    fn holds(&self, path: &str, arguments: &[u64]) -> Option<bool>;
}

/// How much a call may still do; about one unit for each element of a set, each guard, each
/// trial division, each heap of an option and each call of a Rust function. And which functions
/// there are: none, unless [`Work::with_functions`] hands some in.
#[derive(Clone)]
pub struct Work<'f> {
    left: u64,
    calls: Calls<'f>,
    skipped: bool,
}

/// What becomes of calls of Rust functions.
#[derive(Clone, Copy)]
enum Calls<'f> {
    /// There are none: a fault.
    Missing,
    /// They are not known: every choice that needs one is left out.
    Unknown,
    Known(&'f dyn Functions),
}

impl<'f> Work<'f> {
    /// That many units.
    #[must_use]
    pub const fn new(units: u64) -> Self {
        Self {
            left: units,
            calls: Calls::Missing,
            skipped: false,
        }
    }

    /// The same with functions for the rules to call.
    #[must_use]
    pub fn with_functions(mut self, functions: &'f dyn Functions) -> Self {
        self.calls = Calls::Known(functions);
        self
    }

    /// That many units, where a choice that needs a Rust function is left out: all that is found
    /// is there whatever the functions give, and [`Self::skipped`] tells whether there may be more.
    pub(crate) const fn skipping(units: u64) -> Self {
        Self {
            left: units,
            calls: Calls::Unknown,
            skipped: false,
        }
    }

    /// What is left.
    #[must_use]
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// A choice was left out for a function that is not known.
    pub(crate) const fn skipped(&self) -> bool {
        self.skipped
    }

    /// Uses some of it.
    pub(super) fn spend(&mut self, units: u64) -> Result<(), Stop> {
        let enough = self.left >= units;
        self.left = self.left.saturating_sub(units);
        if enough {
            Ok(())
        } else {
            Err(Stop::Fault(Fault::OutOfWork))
        }
    }

    /// What `ask` gets from the functions. An argument that is negative or past 64 bits has no
    /// value.
    pub(super) fn call<T>(
        &mut self,
        path: &str,
        arguments: &[i128],
        ask: impl FnOnce(&dyn Functions, &[u64]) -> Option<T>,
    ) -> Result<T, Stop> {
        self.spend(1)?;
        let arguments: Result<Vec<u64>, Stop> = arguments
            .iter()
            .map(|&argument| u64::try_from(argument).map_err(|_| Stop::NoValue))
            .listed_ok();
        let arguments = arguments?;
        match self.calls {
            Calls::Known(functions) => ask(functions, &arguments)
                .ok_or_else(|| Stop::Fault(Fault::NoFunction(path.to_string()))),
            Calls::Missing => Err(Stop::Fault(Fault::NoFunction(path.to_string()))),
            Calls::Unknown => {
                self.skipped = true;
                Err(Stop::NoValue)
            }
        }
    }
}

impl fmt::Debug for Work<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work")
            .field("left", &self.left)
            .finish_non_exhaustive()
    }
}
