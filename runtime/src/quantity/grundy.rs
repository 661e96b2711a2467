//! Nim-values.

use super::{Mex, Quantity, Standard};
use crate::game::Convention;
use crate::symbol::{Symbol, SymbolKind};

/// The Grundy value, or nim-value: the mex of the options' values.
///
/// Under normal play that of an ended position is 0, a position is a P-position exactly if its
/// value is 0, and the value of a disjunctive sum is the nim-sum of its components' (Sprague 1935,
/// Grundy 1939). Under misère play that of an ended position is 1 (Winning Ways ch. 13, the
/// genus's exponent; ONAG ch. 12), again 0 exactly for P-positions, and it does not add.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Grundy {
    /// Who wins when there is no move.
    pub convention: Convention,
}

impl Grundy {
    /// Under normal play.
    pub const NORMAL: Self = Self {
        convention: Convention::Normal,
    };
    /// Under misère play.
    pub const MISERE: Self = Self {
        convention: Convention::Misere,
    };
}

impl Quantity for Grundy {
    type Value = u64;
    type Fold = Mex;

    const STANDARD: Option<fn(&Self) -> Standard> =
        Some(|quantity| Standard::Grundy(quantity.convention));

    fn of_number(&self, number: u64) -> Option<u64> {
        Some(number)
    }

    fn start(&self) -> Mex {
        Mex::default()
    }

    #[inline]
    fn absorb(&self, fold: &mut Mex, option: &u64) {
        fold.insert(*option);
    }

    fn merge(&self, fold: &mut Mex, other: Mex) {
        fold.union(other);
    }

    #[inline]
    fn finish(&self, fold: Mex) -> u64 {
        match self.convention {
            Convention::Misere if fold.is_empty() => 1,
            _ => fold.value(),
        }
    }

    fn reads(&self, kind: SymbolKind) -> bool {
        match kind {
            SymbolKind::NimValue => self.convention == Convention::Normal,
            SymbolKind::Genus => true,
            _ => false,
        }
    }

    fn from_symbol(&self, symbol: &Symbol) -> Option<u64> {
        match (symbol, self.convention) {
            (Symbol::NimValue(value), Convention::Normal) => Some(*value),
            (Symbol::Genus(genus), Convention::Normal) => Some(genus.nim),
            (Symbol::Genus(genus), Convention::Misere) => Some(genus.misere),
            _ => None,
        }
    }
}
