//! Nim-values for sums that end with their first component.

use core::fmt;

use super::{Mex, Quantity, Standard};
use crate::game::Convention;
use crate::symbol::{Symbol, SymbolKind};

/// A foreclosed nim-value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ForeclosedValue {
    /// The position has ended.
    End,
    /// Whoever is to move can end the position and win with it: more than any number. Under
    /// normal play alone.
    Inf,
    /// A nim-value.
    Value(u64),
}

impl fmt::Display for ForeclosedValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::End => f.write_str("end"),
            Self::Inf => f.write_str("inf"),
            Self::Value(value) => write!(f, "{value}"),
        }
    }
}

/// The foreclosed value, which settles diminished disjunctive sums: those that end as soon as one
/// component has (ONAG ch. 14; Winning Ways ch. 9).
///
/// Of an ended position `end`. Else under normal play `inf` if some option has ended, or the mex of
/// the values that are not `inf`; under misère play the mex of the values that are not `end`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Foreclosed {
    /// Who wins when there is no move.
    pub convention: Convention,
}

impl Foreclosed {
    /// Under normal play.
    pub const NORMAL: Self = Self {
        convention: Convention::Normal,
    };
    /// Under misère play.
    pub const MISERE: Self = Self {
        convention: Convention::Misere,
    };
}

/// What [`Foreclosed`] keeps of the options.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Whether there is an option.
    any: bool,
    /// Whether an option has ended.
    ended: bool,
    /// The nim-values among the options' values.
    values: Mex,
}

impl Quantity for Foreclosed {
    type Value = ForeclosedValue;
    type Fold = Seen;

    const STANDARD: Option<fn(&Self) -> Standard> =
        Some(|quantity| Standard::Foreclosed(quantity.convention));

    fn of_number(&self, number: u64) -> Option<ForeclosedValue> {
        Some(ForeclosedValue::from_number(number))
    }

    fn start(&self) -> Seen {
        Seen::default()
    }

    #[inline]
    fn absorb(&self, fold: &mut Seen, option: &ForeclosedValue) {
        fold.any = true;
        match option {
            ForeclosedValue::End => fold.ended = true,
            ForeclosedValue::Inf => {}
            ForeclosedValue::Value(value) => fold.values.insert(*value),
        }
    }

    fn merge(&self, fold: &mut Seen, other: Seen) {
        fold.any |= other.any;
        fold.ended |= other.ended;
        fold.values.union(other.values);
    }

    #[inline]
    fn finish(&self, fold: Seen) -> ForeclosedValue {
        if !fold.any {
            ForeclosedValue::End
        } else if fold.ended && self.convention == Convention::Normal {
            ForeclosedValue::Inf
        } else {
            ForeclosedValue::Value(fold.values.value())
        }
    }

    fn reads(&self, kind: SymbolKind) -> bool {
        kind == SymbolKind::Foreclosed(self.convention)
    }

    fn from_symbol(&self, symbol: &Symbol) -> Option<ForeclosedValue> {
        match *symbol {
            Symbol::Foreclosed(convention, value) if convention == self.convention => Some(value),
            _ => None,
        }
    }
}
