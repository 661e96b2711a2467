//! What is claimed of a period, with the evidence for it.

use alloc::vec::Vec;
use core::fmt;

use super::recurrence::Recurrence;
use crate::quantity::Standard;

/// A claim that the values of a quantity repeat for ever, for rules given as data: from heap
/// `first` on, the value at n + `period` is that at n, raised by a number.
///
/// Anyone may write one. [`verify`](Certificate::verify) computes the values again, from the rules
/// alone, and gives a [`Periodic`](super::Periodic) if all of it is so: the period is the least
/// one and `first` the first such heap, the theorem is the one for these rules and this quantity,
/// the window is exactly the one that the theorem asks for, and all that it asks of the window
/// holds.
///
/// As text it is a few lines, the same for the same certificate, and read back by
/// [`parse`](str::parse):
///
/// ```
/// use sprague_runtime::period::Certificate;
/// let text = "\
/// sprague certificate 1
/// rules: subtraction 1 3-4
/// quantity: remoteness
/// first: 0
/// period: 7
/// shift: 4
/// theorem: shifted window
/// window: 0..11
/// ";
/// let certificate: Certificate = text.parse()?;
/// assert_eq!(certificate.to_string(), text);
/// let periodic = certificate.verify(1_000)?;
/// assert_eq!(periodic.at(1_000_000_007), 571_428_575);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The rules it speaks of.
    pub rules: Recurrence,
    /// The quantity it speaks of.
    pub quantity: Standard,
    /// The first heap from which on the values repeat.
    pub first: u64,
    /// The length of the period, the least one.
    pub period: u64,
    /// By how much the values rise from one period to the next.
    pub shift: Shift,
    /// Why a window that repeats does so for ever.
    pub theorem: Theorem,
    /// The window that the theorem asks for.
    pub window: Window,
}

/// By how much values rise from one period to the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shift {
    /// All by the same number; 0 where they merely repeat.
    Same(u64),
    /// Each place of the period by its own number, from heap `first` on, not all the same.
    Each(Vec<u64>),
}

/// What was computed to prove a period.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// The heap from which on the theorem's hypothesis holds: `first`, or the least one after it
    /// where the first heaps follow other rules than the later ones.
    pub from: u64,
    /// The values of all heaps below this were computed, and those from `first` on compared.
    pub to: u64,
}

/// Why a window that repeats does so for ever. `docs/proofs.md` has statements and proofs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theorem {
    /// Rules that look back a bounded way: a window as long as they look back, in which all values
    /// repeat (Golomb 1966 for subtraction sets). Every quantity.
    RepeatedWindow,
    /// The same with values that all rise by one number: lengths of play.
    ShiftedWindow,
    /// The same with a rise for each place of the period, where no choice can ever change because
    /// what is chosen also rises best: lengths of play.
    ShiftedResidues,
    /// Codes that leave several heaps, and nim-values (Guy and Smith 1956, for two heaps).
    Parts,
    /// Codes that leave several heaps, and outcomes: they are told by the nim-values, which repeat
    /// by [`Theorem::Parts`].
    NimValues {
        /// The first heap from which on the nim-values repeat.
        first: u64,
        /// Their least period.
        period: u64,
    },
    /// Sets that hold all numbers from one on, where the heaps that are out of the reach of what
    /// is excluded have, as a set, the same values.
    SameBelow,
    /// The same, where they have the values 0, 1, …, up to a number that rises: nim-values and the
    /// longest play (A. N. Siegel, Combinatorial Game Theory, IV.2; for all such sets A. Siegel
    /// 2005).
    RisenBelow,
}

impl Certificate {
    /// How the values rise at the places of the period, 0 where they do not.
    pub(super) fn shift_at(&self, place: usize) -> u64 {
        match &self.shift {
            Shift::Same(shift) => *shift,
            Shift::Each(each) => each.get(place).copied().unwrap_or(0),
        }
    }
}

impl Theorem {
    /// The words for it in the text of a certificate.
    pub(super) const fn words(self) -> &'static str {
        match self {
            Self::RepeatedWindow => "repeated window",
            Self::ShiftedWindow => "shifted window",
            Self::ShiftedResidues => "shifted residues",
            Self::Parts => "parts",
            Self::NimValues { .. } => "nim-values",
            Self::SameBelow => "same below",
            Self::RisenBelow => "risen below",
        }
    }
}

impl fmt::Display for Theorem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())?;
        match self {
            Self::NimValues { first, period } => write!(f, " {period} from {first}"),
            _ => Ok(()),
        }
    }
}
