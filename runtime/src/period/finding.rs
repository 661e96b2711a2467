//! What a search for a period comes to.

use core::fmt;

use super::floors::Steps;
use super::periodic::Periodic;

/// What a search for a period comes to. That nothing is proved is an ordinary answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The values repeat for ever, and so they do.
    Proved(Periodic),
    /// No period, and yet the value of every heap: the heap is divided, and values change only at
    /// products of the divisors.
    Stepped(Steps),
    /// Nothing is proved.
    Observed(Observed),
}

/// What was seen where nothing is proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Observed {
    /// All heaps below this were computed; 0 where there is nothing to compute by.
    pub up_to: u64,
    /// How the values repeat on the heaps seen, if they do so for at least half of them and three
    /// times. It need not go on.
    pub pattern: Option<Pattern>,
}

/// Values that repeat as far as they were seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// The first heap from which on they do.
    pub first: u64,
    /// The least such period.
    pub period: u64,
    /// By how much they rise each time.
    pub shift: u64,
}

impl Finding {
    /// The proved period, if there is one.
    #[must_use]
    pub fn proved(&self) -> Option<&Periodic> {
        match self {
            Self::Proved(periodic) => Some(periodic),
            Self::Stepped(_) | Self::Observed(_) => None,
        }
    }

    /// The proved period, if there is one.
    #[must_use]
    pub fn into_proved(self) -> Option<Periodic> {
        match self {
            Self::Proved(periodic) => Some(periodic),
            Self::Stepped(_) | Self::Observed(_) => None,
        }
    }

    /// Nothing was found among so many heaps.
    pub(crate) fn nothing(up_to: u64) -> Self {
        Self::Observed(Observed {
            up_to,
            pattern: None,
        })
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Proved(periodic) => write!(f, "{periodic}, proved"),
            Self::Stepped(steps) => write!(f, "{steps}, proved"),
            Self::Observed(observed) => observed.fmt(f),
        }
    }
}

impl fmt::Display for Observed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let up_to = self.up_to;
        match self.pattern {
            None if up_to == 0 => f.write_str("no period is looked for"),
            None => write!(f, "no period found among the heaps below {up_to}"),
            Some(pattern) => {
                let Pattern { first, period, .. } = pattern;
                write!(f, "period {period} from {first}")?;
                if pattern.shift > 0 {
                    write!(f, ", {} more each time", pattern.shift)?;
                }
                write!(f, ", observed below {up_to}, not proved")
            }
        }
    }
}
