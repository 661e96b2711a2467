//! The quantities of this library by name.

use core::fmt;
use core::str::FromStr;

use super::foreclosed::Seen;
use super::{
    Foreclosed, ForeclosedValue, Grundy, Longest, Mex, Outcome, OutcomeClass, Quantity, Remoteness,
    Shortest, Suspense,
};
use crate::game::Convention;
use crate::symbol::{Symbol, SymbolKind};

/// A quantity of this library, as data: what a certificate of a period names.
///
/// It is itself a [`Quantity`], with numbers for values. Nim-values and lengths are those numbers;
/// an outcome is 0 for P and 1 for N; a foreclosed value is 0 for `end`, 1 for `inf`, and the
/// nim-value with 2 added.
///
/// ```
/// use sprague_runtime::{Outcome, Quantity, quantity::Standard};
/// let outcome = Outcome::MISERE.standard().expect("it is one of the library's");
/// assert_eq!(outcome.to_string(), "outcome-misere");
/// assert_eq!("outcome-misere".parse(), Ok(outcome));
/// assert_eq!(outcome.show(1), "N");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standard {
    /// [`Grundy`]
    Grundy(Convention),
    /// [`Outcome`]
    Outcome(Convention),
    /// [`Remoteness`]
    Remoteness(Convention),
    /// [`Suspense`]
    Suspense(Convention),
    /// [`Foreclosed`]
    Foreclosed(Convention),
    /// [`Shortest`]
    Shortest,
    /// [`Longest`]
    Longest,
}

/// The name of no quantity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownQuantity;

impl Standard {
    /// All of them, in the order of their names' table.
    pub const ALL: [Self; 12] = [
        Self::Grundy(Convention::Normal),
        Self::Grundy(Convention::Misere),
        Self::Outcome(Convention::Normal),
        Self::Outcome(Convention::Misere),
        Self::Remoteness(Convention::Normal),
        Self::Remoteness(Convention::Misere),
        Self::Suspense(Convention::Normal),
        Self::Suspense(Convention::Misere),
        Self::Foreclosed(Convention::Normal),
        Self::Foreclosed(Convention::Misere),
        Self::Shortest,
        Self::Longest,
    ];

    /// The name: a word, with `-misere` behind it under misère play.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Grundy(Convention::Normal) => "grundy",
            Self::Grundy(Convention::Misere) => "grundy-misere",
            Self::Outcome(Convention::Normal) => "outcome",
            Self::Outcome(Convention::Misere) => "outcome-misere",
            Self::Remoteness(Convention::Normal) => "remoteness",
            Self::Remoteness(Convention::Misere) => "remoteness-misere",
            Self::Suspense(Convention::Normal) => "suspense",
            Self::Suspense(Convention::Misere) => "suspense-misere",
            Self::Foreclosed(Convention::Normal) => "foreclosed",
            Self::Foreclosed(Convention::Misere) => "foreclosed-misere",
            Self::Shortest => "shortest",
            Self::Longest => "longest",
        }
    }

    /// Whether all values rise together: if those of all options of a position rise by one number,
    /// which is even where outcomes are told by parity, then so does the position's own.
    #[must_use]
    pub const fn is_length(self) -> bool {
        self.tells_by_parity() || matches!(self, Self::Shortest | Self::Longest)
    }

    /// Whether the parity of a value says who wins.
    #[must_use]
    pub const fn tells_by_parity(self) -> bool {
        matches!(self, Self::Remoteness(_) | Self::Suspense(_))
    }

    /// A value in words: `N`, `P`, `end`, `inf` or a number.
    #[must_use]
    pub fn show(self, number: u64) -> alloc::string::String {
        use alloc::string::ToString;
        match self {
            Self::Outcome(_) => OutcomeClass::from_number(number).to_string(),
            Self::Foreclosed(_) => ForeclosedValue::from_number(number).to_string(),
            _ => number.to_string(),
        }
    }
}

impl fmt::Display for Standard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Standard {
    type Err = UnknownQuantity;

    fn from_str(name: &str) -> Result<Self, UnknownQuantity> {
        let mut all = Self::ALL.into_iter();
        all.find(|standard| standard.name() == name)
            .ok_or(UnknownQuantity)
    }
}

impl fmt::Display for UnknownQuantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is the name of no quantity")
    }
}

impl core::error::Error for UnknownQuantity {}

impl OutcomeClass {
    /// The outcome that is 0 for P and another number for N.
    #[must_use]
    pub const fn from_number(number: u64) -> Self {
        if number == 0 { Self::P } else { Self::N }
    }

    /// 0 for P, 1 for N.
    #[must_use]
    pub const fn number(self) -> u64 {
        match self {
            Self::P => 0,
            Self::N => 1,
        }
    }
}

impl ForeclosedValue {
    /// The value that is 0 for `end`, 1 for `inf`, else the nim-value with 2 added.
    #[must_use]
    pub const fn from_number(number: u64) -> Self {
        match number {
            0 => Self::End,
            1 => Self::Inf,
            value => Self::Value(value - 2),
        }
    }

    /// The number of that value; nim-values past 64 bits less 2 do not occur, and stop there.
    #[must_use]
    pub const fn number(self) -> u64 {
        match self {
            Self::End => 0,
            Self::Inf => 1,
            Self::Value(value) => value.saturating_add(2),
        }
    }
}

/// What [`Standard`] keeps of the options: what the quantity itself keeps.
#[derive(Clone, Debug)]
pub enum Fold {
    /// Of [`Grundy`].
    Mex(Mex),
    /// Of [`Outcome`].
    Best(Option<OutcomeClass>),
    /// Of [`Remoteness`] and [`Suspense`].
    Lengths((u64, u64)),
    /// Of [`Foreclosed`].
    Seen(Seen),
    /// Of [`Shortest`].
    Least(Option<u64>),
    /// Of [`Longest`].
    Greatest(u64),
}

/// Runs an expression with the quantity itself, and the fold that belongs to it.
macro_rules! with {
    ($standard:expr, $fold:expr, $quantity:ident, $found:pat => $value:expr) => {
        with!(@ $standard, ($fold), $quantity, $found => $value;
            Grundy Mex, Outcome Best, Remoteness Lengths, Suspense Lengths, Foreclosed Seen)
    };
    (@ $standard:expr, ($fold:expr), $quantity:ident, $found:pat => $value:expr;
        $($name:ident $kind:ident),*) => {
        match ($standard, $fold) {
            $((Standard::$name(convention), Fold::$kind($found)) => {
                let $quantity = $name { convention: *convention };
                $value
            })*
            (Standard::Shortest, Fold::Least($found)) => { let $quantity = Shortest; $value }
            (Standard::Longest, Fold::Greatest($found)) => { let $quantity = Longest; $value }
            _ => unreachable!("a fold belongs to the quantity that started it"),
        }
    };
}

/// Runs an expression with the quantity itself.
macro_rules! itself {
    ($standard:expr, $quantity:ident => $value:expr) => {
        itself!(@ $standard, $quantity => $value;
            Grundy, Outcome, Remoteness, Suspense, Foreclosed)
    };
    (@ $standard:expr, $quantity:ident => $value:expr; $($name:ident),*) => {
        match $standard {
            $(Standard::$name(convention) => { let $quantity = $name { convention }; $value })*
            Standard::Shortest => { let $quantity = Shortest; $value }
            Standard::Longest => { let $quantity = Longest; $value }
        }
    };
}

impl Quantity for Standard {
    type Value = u64;
    type Fold = Fold;

    fn start(&self) -> Fold {
        match *self {
            Self::Grundy(convention) => Fold::Mex(Grundy { convention }.start()),
            Self::Outcome(convention) => Fold::Best(Outcome { convention }.start()),
            Self::Remoteness(convention) => Fold::Lengths(Remoteness { convention }.start()),
            Self::Suspense(convention) => Fold::Lengths(Suspense { convention }.start()),
            Self::Foreclosed(convention) => Fold::Seen(Foreclosed { convention }.start()),
            Self::Shortest => Fold::Least(Shortest.start()),
            Self::Longest => Fold::Greatest(Longest.start()),
        }
    }

    #[inline]
    fn absorb(&self, fold: &mut Fold, option: &u64) {
        with!(self, fold, quantity, found => {
            if let Some(value) = quantity.of_number(*option) {
                quantity.absorb(found, &value);
            }
        });
    }

    fn merge(&self, fold: &mut Fold, other: Fold) {
        match (fold, other) {
            (Fold::Mex(fold), Fold::Mex(other)) => Grundy::NORMAL.merge(fold, other),
            (Fold::Best(fold), Fold::Best(other)) => Outcome::NORMAL.merge(fold, other),
            (Fold::Lengths(fold), Fold::Lengths(other)) => match self {
                Self::Suspense(_) => Suspense::NORMAL.merge(fold, other),
                _ => Remoteness::NORMAL.merge(fold, other),
            },
            (Fold::Seen(fold), Fold::Seen(other)) => Foreclosed::NORMAL.merge(fold, other),
            (Fold::Least(fold), Fold::Least(other)) => Shortest.merge(fold, other),
            (Fold::Greatest(fold), Fold::Greatest(other)) => Longest.merge(fold, other),
            _ => unreachable!("a fold belongs to the quantity that started it"),
        }
    }

    #[inline]
    fn finish(&self, fold: Fold) -> u64 {
        with!(self, fold, quantity, found => Number::of(quantity.finish(found)))
    }

    // `STANDARD` is for what can be solved as this.
    fn standard(&self) -> Option<Standard> {
        Some(*self)
    }

    fn of_number(&self, number: u64) -> Option<u64> {
        Some(number)
    }

    fn reads(&self, kind: SymbolKind) -> bool {
        itself!(*self, quantity => quantity.reads(kind))
    }

    fn from_symbol(&self, symbol: &Symbol) -> Option<u64> {
        itself!(*self, quantity => quantity.from_symbol(symbol).map(Number::of))
    }
}

/// The number of a value.
trait Number {
    fn of(self) -> u64;
}

impl Number for u64 {
    fn of(self) -> u64 {
        self
    }
}

impl Number for OutcomeClass {
    fn of(self) -> u64 {
        self.number()
    }
}

impl Number for ForeclosedValue {
    fn of(self) -> u64 {
        self.number()
    }
}
