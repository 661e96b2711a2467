//! Nim-values under both conventions, and whether a position behaves like Nim.

use core::fmt;

use super::{Mex, Quantity};
use crate::symbol::{Symbol, SymbolKind};

/// The first two numbers of a genus, and whether the position is tame.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GenusValue {
    /// The nim-value under normal play.
    pub nim: u64,
    /// The nim-value under misère play.
    pub misere: u64,
    /// The pair of the position and those of all positions after it are (0, 1), (1, 0) or (n, n).
    pub tame: bool,
}

impl GenusValue {
    /// The pair is (0, 1) or (1, 0): a tame position of it counts as a heap of 0 or 1 in misère
    /// Nim.
    #[must_use]
    pub fn is_fickle(&self) -> bool {
        matches!((self.nim, self.misere), (0, 1) | (1, 0))
    }
}

impl fmt::Display for GenusValue {
    /// `0^1`; of a wild one `4^1, wild`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wild = if self.tame { "" } else { ", wild" };
        write!(f, "{}^{}{wild}", self.nim, self.misere)
    }
}

/// The pair of nim-values under normal and misère play, and whether the position is **tame**.
///
/// A position is tame if its pair is (0, 1), (1, 0) or (n, n) and all its options are tame. A sum
/// of tame positions is won and lost under misère play as the sum of Nim heaps is: opposite to
/// normal play if all pairs are (0, 1) or (1, 0), and as in normal play otherwise.
///
/// The genus of Winning Ways ch. 13 (ONAG ch. 12) goes on: g^(a b c …), where a is the misère
/// value of the position, b of its sum with a heap of 2, c of its sum with two of them, and so on.
/// Nothing more than the first two is needed here: of a tame position the pair fixes the rest
/// ((0, 1) is 0^(1202…), (1, 0) is 1^(0313…), and (n, n) is n^(n m n m …) with m = n xor 2), and of
/// a wild one the whole genus would not decide its sums either.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Genus;

/// What [`Genus`] keeps of the options.
#[derive(Clone, Debug)]
pub struct Pairs {
    nim: Mex,
    misere: Mex,
    /// All options are tame.
    tame: bool,
}

impl Quantity for Genus {
    type Value = GenusValue;
    type Fold = Pairs;

    fn start(&self) -> Pairs {
        Pairs {
            nim: Mex::default(),
            misere: Mex::default(),
            tame: true,
        }
    }

    #[inline]
    fn absorb(&self, fold: &mut Pairs, option: &GenusValue) {
        fold.nim.insert(option.nim);
        fold.misere.insert(option.misere);
        fold.tame &= option.tame;
    }

    fn merge(&self, fold: &mut Pairs, other: Pairs) {
        fold.nim.union(other.nim);
        fold.misere.union(other.misere);
        fold.tame &= other.tame;
    }

    #[inline]
    fn finish(&self, fold: Pairs) -> GenusValue {
        let nim = fold.nim.value();
        let misere = if fold.misere.is_empty() {
            1
        } else {
            fold.misere.value()
        };
        let own = nim == misere || matches!((nim, misere), (0, 1) | (1, 0));
        GenusValue {
            nim,
            misere,
            tame: own && fold.tame,
        }
    }

    fn reads(&self, kind: SymbolKind) -> bool {
        kind == SymbolKind::Genus
    }

    fn from_symbol(&self, symbol: &Symbol) -> Option<GenusValue> {
        match symbol {
            Symbol::Genus(genus) => Some(*genus),
            _ => None,
        }
    }
}
