//! What can be computed of a position.
//!
//! A quantity is an accumulator over the values of a position's options:
//! [`start`](Quantity::start), [`absorb`](Quantity::absorb) each value,
//! [`finish`](Quantity::finish). Every strategy of [`solve`](crate::solve) accepts every quantity,
//! so a new one is written in about 15 lines.
//!
//! | quantity | says | source |
//! | --- | --- | --- |
//! | [`Grundy`] | nim-value, mex of the options' | Sprague 1935, Grundy 1939; Winning Ways ch. 4 |
//! | [`Outcome`] | N or P: who wins | Winning Ways ch. 3; ONAG ch. 11, 12 |
//! | [`Remoteness`] | length, winner hurries | Steinhaus 1925; Smith 1966; Winning Ways ch. 9 |
//! | [`Suspense`] | length, winner delays | ONAG ch. 14; Winning Ways ch. 9 |
//! | [`Foreclosed`] | nim-value for the short rule | ONAG ch. 14; Winning Ways ch. 9 |
//! | [`Genus`] | nim-values of both conventions, tameness | Winning Ways ch. 13; ONAG ch. 12 |
//! | [`Wins`] | end, and who wins under both conventions | ONAG ch. 14; Winning Ways ch. 9 |
//! | [`Shortest`], [`Longest`] | the extreme lengths of any play | |

mod foreclosed;
mod genus;
mod grundy;
mod length;
mod mex;
mod outcome;
mod remoteness;
mod standard;
mod suspense;
mod wins;

pub use foreclosed::{Foreclosed, ForeclosedValue};
pub use genus::{Genus, GenusValue};
pub use grundy::Grundy;
pub use length::{Longest, Shortest};
pub use mex::Mex;
pub use outcome::{Outcome, OutcomeClass};
pub use remoteness::Remoteness;
pub use standard::{Standard, UnknownQuantity};
pub use suspense::Suspense;
pub use wins::{Wins, WinsValue};

use core::fmt::Debug;

use crate::symbol::{Symbol, SymbolKind};

/// A value of each position that depends on the values of its options alone, as a set.
///
/// ```
/// use sprague_runtime::Quantity;
///
/// /// How many plays there are, counted up to 1: whether some play has exactly an odd length.
/// struct OddPlay;
///
/// impl Quantity for OddPlay {
///     /// Whether some play has an odd length, and whether some has an even one.
///     type Value = (bool, bool);
///     type Fold = Option<(bool, bool)>;
///     fn start(&self) -> Self::Fold {
///         None
///     }
///     fn absorb(&self, fold: &mut Self::Fold, &(odd, even): &(bool, bool)) {
///         let seen = fold.unwrap_or_default();
///         *fold = Some((seen.0 | even, seen.1 | odd));
///     }
///     fn merge(&self, fold: &mut Self::Fold, other: Self::Fold) {
///         let (seen, more) = (fold.unwrap_or_default(), other.unwrap_or_default());
///         *fold = fold.or(other).map(|_| (seen.0 | more.0, seen.1 | more.1));
///     }
///     fn finish(&self, fold: Self::Fold) -> (bool, bool) {
///         fold.unwrap_or((false, true))
///     }
/// }
/// ```
pub trait Quantity {
    /// What a position has.
    type Value: Clone + Eq + Debug + Send + 'static;

    /// What is known of the options met so far.
    type Fold: Clone;

    /// Of no option.
    fn start(&self) -> Self::Fold;

    /// Of one option more. An option absorbed twice counts once.
    fn absorb(&self, fold: &mut Self::Fold, option: &Self::Value);

    /// Of the options of both. Associative and commutative, so that work can be split.
    fn merge(&self, fold: &mut Self::Fold, other: Self::Fold);

    /// The value of the position whose options were absorbed; it has ended if none was.
    fn finish(&self, fold: Self::Fold) -> Self::Value;

    /// How to name it, if it is one of this library: such a quantity is solved as [`Standard`], by
    /// code that all of them share, and periods are proved of those alone.
    const STANDARD: Option<fn(&Self) -> Standard> = None;

    /// Which quantity of this library it is.
    fn standard(&self) -> Option<Standard> {
        Self::STANDARD.map(|name| name(self))
    }

    /// The value that a number stands for in [`Standard`], for the quantities of this library: each
    /// number has one.
    fn of_number(&self, number: u64) -> Option<Self::Value> {
        let _ = number;
        None
    }

    /// Whether the value of a position can be read from this number of it. A sum is then solved
    /// component by component where a theorem gives the number of the sum: the nim-value of a
    /// disjunctive one (Sprague, Grundy), and so on for the other
    /// [compounds](crate::compound).
    fn reads(&self, kind: SymbolKind) -> bool {
        let _ = kind;
        false
    }

    /// The value of a position by a number of it that the quantity [`reads`](Self::reads).
    #[allow(clippy::wrong_self_convention)] // It makes a value, and the quantity says which.
    fn from_symbol(&self, symbol: &Symbol) -> Option<Self::Value> {
        let _ = symbol;
        None
    }
}
