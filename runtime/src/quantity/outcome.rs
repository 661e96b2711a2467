//! Who wins.

use core::fmt;

use super::{Quantity, Standard};
use crate::game::Convention;

/// Who wins a position when both play well.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OutcomeClass {
    /// An N-position: the next player, who is to move, wins.
    N,
    /// A P-position: the previous player wins.
    P,
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

    fn standard(&self) -> Option<Standard> {
        Some(Standard::Outcome(self.convention))
    }

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

    fn from_nim_sum(&self, nim_value: u64) -> Option<OutcomeClass> {
        let class = if nim_value == 0 {
            OutcomeClass::P
        } else {
            OutcomeClass::N
        };
        (self.convention == Convention::Normal).then_some(class)
    }
}
