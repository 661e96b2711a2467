//! Who wins.

use core::fmt;

use super::{ForeclosedValue, Quantity, Standard};
use crate::game::Convention;
use crate::symbol::{Symbol, SymbolKind};

/// Who wins a position when both play well.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OutcomeClass {
    /// An N-position: the next player, who is to move, wins.
    N,
    /// A P-position: the previous player wins.
    P,
}

impl OutcomeClass {
    /// N if whoever is to move wins, else P.
    pub(crate) const fn of_mover(wins: bool) -> Self {
        if wins { Self::N } else { Self::P }
    }
}

impl fmt::Display for OutcomeClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::N => "N",
            Self::P => "P",
        })
    }
}

/// The outcome: N if some option is a P-position, else P; of an ended position P under normal and
/// N under misère play (Winning Ways ch. 3 and 13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// Who wins when there is no move.
    pub convention: Convention,
}

impl Outcome {
    /// Under normal play.
    pub const NORMAL: Self = Self {
        convention: Convention::Normal,
    };
    /// Under misère play.
    pub const MISERE: Self = Self {
        convention: Convention::Misere,
    };
}

impl Quantity for Outcome {
    type Value = OutcomeClass;
    /// The better option for the player who moves: P-positions come after N-positions.
    type Fold = Option<OutcomeClass>;

    const STANDARD: Option<fn(&Self) -> Standard> =
        Some(|quantity| Standard::Outcome(quantity.convention));

    fn of_number(&self, number: u64) -> Option<OutcomeClass> {
        Some(OutcomeClass::from_number(number))
    }

    fn start(&self) -> Self::Fold {
        None
    }

    #[inline]
    fn absorb(&self, fold: &mut Self::Fold, option: &OutcomeClass) {
        *fold = (*fold).max(Some(*option));
    }

    fn merge(&self, fold: &mut Self::Fold, other: Self::Fold) {
        *fold = (*fold).max(other);
    }

    #[inline]
    fn finish(&self, fold: Self::Fold) -> OutcomeClass {
        match (fold, self.convention) {
            (Some(OutcomeClass::P), _) | (None, Convention::Misere) => OutcomeClass::N,
            (Some(OutcomeClass::N), _) | (None, Convention::Normal) => OutcomeClass::P,
        }
    }

    fn reads(&self, kind: SymbolKind) -> bool {
        let mine = |convention| convention == Some(self.convention);
        match kind {
            SymbolKind::Genus | SymbolKind::Wins => true,
            SymbolKind::Shortest | SymbolKind::Longest => false,
            _ => mine(kind.convention()),
        }
    }

    fn from_symbol(&self, symbol: &Symbol) -> Option<OutcomeClass> {
        let normal = self.convention == Convention::Normal;
        let wins = match *symbol {
            _ if !self.reads(symbol.kind()) => return None,
            Symbol::Genus(genus) if normal => genus.nim != 0,
            Symbol::Genus(genus) => genus.misere != 0,
            // A length is odd where the player to move makes the last move.
            Symbol::Remoteness(_, length) | Symbol::Suspense(_, length) => {
                (length % 2 == 1) == normal
            }
            Symbol::Foreclosed(_, ForeclosedValue::End) => !normal,
            Symbol::Foreclosed(_, ForeclosedValue::Inf) => true,
            Symbol::NimValue(value) | Symbol::Foreclosed(_, ForeclosedValue::Value(value)) => {
                value != 0
            }
            Symbol::Outcome(_, class) => return Some(class),
            Symbol::Wins(wins) if normal => wins.normal,
            Symbol::Wins(wins) => wins.misere,
            Symbol::Shortest(_) | Symbol::Longest(_) => return None,
        };
        Some(OutcomeClass::of_mover(wins))
    }
}
