//! How long play lasts when the winner delays.

use super::{Quantity, Standard};
use crate::game::Convention;
use crate::symbol::{Symbol, SymbolKind};

/// The suspense number: the number of moves when the winner delays and the loser hurries.
///
/// 0 if ended; else 1 more than the greatest value of a P-option; if there is none, 1 more than
/// the least value. A P-option is one of even value under normal, of odd value under misère play.
/// That of a continued conjunctive sum, which ends with its last component, is the greatest of its
/// components' (ONAG ch. 14; Winning Ways ch. 9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Suspense {
    /// Who wins when there is no move.
    pub convention: Convention,
}

impl Suspense {
    /// Under normal play.
    pub const NORMAL: Self = Self {
        convention: Convention::Normal,
    };
    /// Under misère play.
    pub const MISERE: Self = Self {
        convention: Convention::Misere,
    };
}

impl Quantity for Suspense {
    type Value = u64;
    /// One more than the greatest value of a P-option, 0 where there is none, and than the least
    /// of an N-option, `u64::MAX` where there is none.
    type Fold = (u64, u64);

    const STANDARD: Option<fn(&Self) -> Standard> =
        Some(|quantity| Standard::Suspense(quantity.convention));

    fn of_number(&self, number: u64) -> Option<u64> {
        Some(number)
    }

    fn start(&self) -> (u64, u64) {
        (0, u64::MAX)
    }

    #[inline]
    fn absorb(&self, fold: &mut (u64, u64), option: &u64) {
        let length = option.saturating_add(1);
        if option % 2 == u64::from(self.convention == Convention::Misere) {
            fold.0 = fold.0.max(length);
        } else {
            fold.1 = fold.1.min(length);
        }
    }

    fn merge(&self, fold: &mut (u64, u64), other: (u64, u64)) {
        *fold = (fold.0.max(other.0), fold.1.min(other.1));
    }

    #[inline]
    fn finish(&self, fold: (u64, u64)) -> u64 {
        match fold {
            (0, u64::MAX) => 0,
            (0, least) => least,
            (greatest, _) => greatest,
        }
    }

    fn reads(&self, kind: SymbolKind) -> bool {
        kind == SymbolKind::Suspense(self.convention)
    }

    fn from_symbol(&self, symbol: &Symbol) -> Option<u64> {
        match *symbol {
            Symbol::Suspense(convention, value) if convention == self.convention => Some(value),
            _ => None,
        }
    }
}
