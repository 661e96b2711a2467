//! How long play lasts when the winner hurries.

use super::{Quantity, Standard};
use crate::game::Convention;
use crate::symbol::{Symbol, SymbolKind};

/// The remoteness: the number of moves when the winner hurries and the loser delays.
///
/// 0 if ended; else 1 more than the least value of a P-option; if there is none, 1 more than the
/// greatest value. A P-option is one of even value under normal, of odd value under misère play.
/// That of a conjunctive sum that ends with its first component is the least of its components'
/// (Smith 1966, "Graphs and composite games"; Winning Ways ch. 9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Remoteness {
    /// Who wins when there is no move.
    pub convention: Convention,
}

impl Remoteness {
    /// Under normal play.
    pub const NORMAL: Self = Self {
        convention: Convention::Normal,
    };
    /// Under misère play.
    pub const MISERE: Self = Self {
        convention: Convention::Misere,
    };
}

impl Quantity for Remoteness {
    type Value = u64;
    /// One more than the least value of a P-option, `u64::MAX` where there is none, and than the
    /// greatest of an N-option, 0 where there is none.
    type Fold = (u64, u64);

    const STANDARD: Option<fn(&Self) -> Standard> =
        Some(|quantity| Standard::Remoteness(quantity.convention));

    fn of_number(&self, number: u64) -> Option<u64> {
        Some(number)
    }

    fn start(&self) -> (u64, u64) {
        (u64::MAX, 0)
    }

    #[inline]
    fn absorb(&self, fold: &mut (u64, u64), option: &u64) {
        let length = option.saturating_add(1);
        if option % 2 == u64::from(self.convention == Convention::Misere) {
            fold.0 = fold.0.min(length);
        } else {
            fold.1 = fold.1.max(length);
        }
    }

    fn merge(&self, fold: &mut (u64, u64), other: (u64, u64)) {
        *fold = (fold.0.min(other.0), fold.1.max(other.1));
    }

    #[inline]
    fn finish(&self, fold: (u64, u64)) -> u64 {
        if fold.0 == u64::MAX { fold.1 } else { fold.0 }
    }

    fn reads(&self, kind: SymbolKind) -> bool {
        kind == SymbolKind::Remoteness(self.convention)
    }

    fn from_symbol(&self, symbol: &Symbol) -> Option<u64> {
        match *symbol {
            Symbol::Remoteness(convention, value) if convention == self.convention => Some(value),
            _ => None,
        }
    }
}
