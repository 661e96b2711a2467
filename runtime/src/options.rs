//! What a game writes the options of a position to.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::order::sort_distinct;
use crate::position::Position;

/// Why the options of a position cannot be told.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// A number left 128 bits.
    Overflow,
    /// A heap left 64 bits.
    HeapTooLarge,
    /// There are more of something than can be listed.
    TooMany {
        /// Of what, in the plural.
        what: &'static str,
        /// How many are possible.
        limit: u64,
    },
    /// Something else, in words.
    Other(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Overflow => f.write_str("a number does not fit 128 bits"),
            Self::HeapTooLarge => f.write_str("a heap does not fit 64 bits"),
            Self::TooMany { what, limit } => write!(f, "there are more than {limit} {what}"),
            Self::Other(words) => f.write_str(words),
        }
    }
}

/// The most options that one position may have, whatever the limits: a position with more could
/// be listed, but none of the games around it could be solved.
const MOST: usize = 1 << 22;

/// The most memory that the options of one position may take.
const MOST_BYTES: usize = 1 << 28;

/// What is said to be too many when [`Options`] are full.
const WHAT: &str = "options of one position";

/// What is said to be too many when [`Options`] are full of long positions.
const WHAT_BYTES: &str = "bytes in the options of one position";

/// Takes the options of a position. They are a set: it does no harm to push one twice.
///
/// ```
/// use sprague_runtime::Options;
/// let mut options = Options::new();
/// options.extend([5u64, 3, 5]);
/// assert_eq!(options.into_sorted(), Ok(vec![3, 5]));
/// ```
#[derive(Clone, Debug)]
pub struct Options<P> {
    found: Vec<P>,
    /// The memory that these take.
    bytes: usize,
    fault: Option<Fault>,
    limit: usize,
}

impl<P: Position> Options<P> {
    /// No options yet, and room for four million.
    #[must_use]
    pub fn new() -> Self {
        Self {
            found: Vec::new(),
            bytes: 0,
            fault: None,
            limit: MOST,
        }
    }

    /// No options yet, and room for `limit` different ones, at most four million.
    #[must_use]
    pub fn with_limit(limit: u64) -> Self {
        let limit = usize::try_from(limit).map_or(MOST, |limit| limit.min(MOST));
        Self {
            found: Vec::new(),
            bytes: 0,
            fault: None,
            limit,
        }
    }

    /// Adds an option. Past the room there is, a fault is noted instead.
    #[inline]
    pub fn push(&mut self, option: P) {
        // Twice the room is used before repeated options are thrown away, so that this is rare.
        let most = self.limit.saturating_mul(2).saturating_add(64);
        if self.found.len() >= most || self.bytes > MOST_BYTES {
            self.shrink();
        }
        if self.fault.is_none() {
            self.bytes += option.size();
            self.found.push(option);
        }
    }

    /// Says that the options cannot be told. Of several faults the first stays.
    pub fn fail(&mut self, fault: Fault) {
        self.fault.get_or_insert(fault);
    }

    /// Why the options cannot be told, if so.
    #[must_use]
    pub fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// What was pushed, in that order; some options may be there more than once.
    #[must_use]
    pub fn as_slice(&self) -> &[P] {
        &self.found
    }

    /// Forgets options and fault.
    pub fn clear(&mut self) {
        self.found.clear();
        self.bytes = 0;
        self.fault = None;
    }

    /// The options, ascending and each once.
    ///
    /// # Errors
    /// The first fault, if there was one.
    pub fn into_sorted(mut self) -> Result<Vec<P>, Fault> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        sort_distinct(&mut self.found);
        Ok(self.found)
    }

    /// How many different options there is room for.
    pub(crate) fn limit(&self) -> u64 {
        self.limit as u64
    }

    /// Whether the fault is that there are more options than there is room for.
    pub(crate) fn is_full(&self) -> bool {
        matches!(
            self.fault,
            Some(Fault::TooMany {
                what: WHAT | WHAT_BYTES,
                ..
            })
        )
    }

    /// Says that there would be too many options; by that fault, if there is all the room that
    /// there can be.
    pub(crate) fn fail_for_room(&mut self, fault: Fault) {
        let full = Fault::TooMany {
            what: WHAT,
            limit: self.limit(),
        };
        self.fail(if self.limit < MOST { full } else { fault });
    }

    /// Moves the options out, in the order of their pushing.
    pub(crate) fn drain(&mut self) -> alloc::vec::Drain<'_, P> {
        self.bytes = 0;
        self.found.drain(..)
    }

    /// Throws repeated options away, and notes a fault if too many are left.
    #[cold]
    fn shrink(&mut self) {
        sort_distinct(&mut self.found);
        self.bytes = 0;
        for option in &self.found {
            self.bytes += option.size();
        }
        if self.found.len() > self.limit {
            self.fail(Fault::TooMany {
                what: WHAT,
                limit: self.limit(),
            });
        } else if self.bytes > MOST_BYTES / 2 {
            self.fail(Fault::TooMany {
                what: WHAT_BYTES,
                limit: MOST_BYTES as u64 / 2,
            });
        }
    }
}

impl<P: Position> Default for Options<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Position> Extend<P> for Options<P> {
    fn extend<I: IntoIterator<Item = P>>(&mut self, options: I) {
        for option in options {
            self.push(option);
            if self.fault.is_some() {
                break;
            }
        }
    }
}
