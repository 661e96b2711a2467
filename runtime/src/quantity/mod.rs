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
//! | [`Shortest`], [`Longest`] | the extreme lengths of any play | |

mod foreclosed;
mod grundy;
mod length;
mod mex;
mod outcome;
mod remoteness;
mod standard;
mod suspense;

pub use foreclosed::{Foreclosed, ForeclosedValue};
pub use grundy::Grundy;
pub use length::{Longest, Shortest};
pub use mex::Mex;
pub use outcome::{Outcome, OutcomeClass};
pub use remoteness::Remoteness;
pub use standard::{Standard, UnknownQuantity};
pub use suspense::Suspense;

use core::fmt::Debug;

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

    /// Which quantity of this library it is, for what is proved of those alone: periods.
    fn standard(&self) -> Option<Standard> {
        None
    }

    /// The value that a number stands for in [`Standard`], for the quantities of this library.
    fn of_number(&self, number: u64) -> Option<Self::Value> {
        let _ = number;
        None
    }

    /// The value of a position by its nim-value under normal play, for a quantity that the
    /// nim-value settles. Sums are then solved component by component (Sprague, Grundy).
    #[allow(clippy::wrong_self_convention)] // It makes a value, and the quantity says which.
    fn from_nim_sum(&self, nim_value: u64) -> Option<Self::Value> {
        let _ = nim_value;
        None
    }
}
