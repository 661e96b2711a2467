//! Who wins under both conventions, and whether play has ended.

use core::fmt;

use super::Quantity;
use crate::symbol::{Symbol, SymbolKind};

/// What [`Wins`] says of a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct WinsValue {
    /// There is no move.
    pub ended: bool,
    /// Whoever is to move wins under normal play.
    pub normal: bool,
    /// Whoever is to move wins under misère play.
    pub misere: bool,
}

impl fmt::Display for WinsValue {
    /// The outcomes under normal and misère play: `N/P`; of an ended position `ended`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let class = |wins| if wins { "N" } else { "P" };
        if self.ended {
            return f.write_str("ended");
        }
        write!(f, "{}/{}", class(self.normal), class(self.misere))
    }
}

/// Whether the position has ended, and who wins under each convention, in one value: what decides
/// the selective compound under misère play, where no one of the three is enough (Winning Ways
/// ch. 9; ONAG ch. 14).
///
/// An ended position is lost under normal and won under misère play; another is won if some option
/// is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wins;

impl Quantity for Wins {
    type Value = WinsValue;
    /// Of the options met: whether there was one, and whether one was lost under each convention.
    type Fold = (bool, bool, bool);

    fn start(&self) -> Self::Fold {
        (false, false, false)
    }

    #[inline]
    fn absorb(&self, fold: &mut Self::Fold, option: &WinsValue) {
        fold.0 = true;
        fold.1 |= !option.normal;
        fold.2 |= !option.misere;
    }

    fn merge(&self, fold: &mut Self::Fold, other: Self::Fold) {
        *fold = (fold.0 | other.0, fold.1 | other.1, fold.2 | other.2);
    }

    #[inline]
    fn finish(&self, (any, normal, misere): Self::Fold) -> WinsValue {
        WinsValue {
            ended: !any,
            normal,
            misere: !any || misere,
        }
    }

    fn reads(&self, kind: SymbolKind) -> bool {
        kind == SymbolKind::Wins
    }

    fn from_symbol(&self, symbol: &Symbol) -> Option<WinsValue> {
        match symbol {
            Symbol::Wins(wins) => Some(*wins),
            _ => None,
        }
    }
}
