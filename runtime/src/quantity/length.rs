//! How long play can last, whoever wins.

use super::{Quantity, Standard};
use crate::symbol::{Symbol, SymbolKind};

/// The number of moves of the shortest play: 0 if ended, else 1 more than the least option's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shortest;

impl Quantity for Shortest {
    type Value = u64;
    type Fold = Option<u64>;

    const STANDARD: Option<fn(&Self) -> Standard> = Some(|_| Standard::Shortest);

    fn of_number(&self, number: u64) -> Option<u64> {
        Some(number)
    }

    fn start(&self) -> Option<u64> {
        None
    }

    #[inline]
    fn absorb(&self, fold: &mut Option<u64>, option: &u64) {
        *fold = Some(fold.map_or(*option, |least| least.min(*option)));
    }

    fn merge(&self, fold: &mut Option<u64>, other: Option<u64>) {
        if let Some(other) = other {
            self.absorb(fold, &other);
        }
    }

    fn finish(&self, fold: Option<u64>) -> u64 {
        fold.map_or(0, |least| least.saturating_add(1))
    }

    fn reads(&self, kind: SymbolKind) -> bool {
        kind == SymbolKind::Shortest
    }

    fn from_symbol(&self, symbol: &Symbol) -> Option<u64> {
        match *symbol {
            Symbol::Shortest(value) => Some(value),
            _ => None,
        }
    }
}

/// The number of moves of the longest play: 0 if ended, else 1 more than the greatest option's.
/// Of a game as a set theorist sees it, its birthday (ONAG ch. 0).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Longest;

impl Quantity for Longest {
    type Value = u64;
    /// One more than the greatest value; 0 where there is no option.
    type Fold = u64;

    const STANDARD: Option<fn(&Self) -> Standard> = Some(|_| Standard::Longest);

    fn of_number(&self, number: u64) -> Option<u64> {
        Some(number)
    }

    fn start(&self) -> u64 {
        0
    }

    #[inline]
    fn absorb(&self, fold: &mut u64, option: &u64) {
        *fold = (*fold).max(option.saturating_add(1));
    }

    fn merge(&self, fold: &mut u64, other: u64) {
        *fold = (*fold).max(other);
    }

    fn finish(&self, fold: u64) -> u64 {
        fold
    }

    fn reads(&self, kind: SymbolKind) -> bool {
        kind == SymbolKind::Longest
    }

    fn from_symbol(&self, symbol: &Symbol) -> Option<u64> {
        match *symbol {
            Symbol::Longest(value) => Some(value),
            _ => None,
        }
    }
}
