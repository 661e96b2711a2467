//! A value and the way to it.

use alloc::vec::Vec;

use super::Kind;
use crate::quantity::GenusValue;
use crate::symbol::{Symbol, SymbolKind};

/// A value of a compound, and how it was found.
///
/// Its text is the reason, and the value at the end: `conjunctive, normal play: the least
/// remoteness of 3 and 2 is 2, even: P`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer<V> {
    /// The value.
    pub value: V,
    /// How it was found.
    pub way: Way,
}

/// How a value of a compound was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Way {
    /// By a rule.
    Theory {
        /// Of which compound.
        kind: Kind,
        /// For each symbol that the rule needs, those of the components.
        components: Vec<(SymbolKind, Vec<Symbol>)>,
        /// What they come to.
        combined: Symbol,
        /// How each component that is a compound itself came by its symbol, for each of
        /// `components`; `None` for another game, whose own strategy found it.
        ways: Vec<Vec<Option<Way>>>,
    },
    /// By a search of the compound's positions.
    Search {
        /// Of which compound.
        kind: Kind,
        /// Why it had to be searched.
        why: Why,
    },
}

/// Why a compound was searched.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Why {
    /// No number of the components is known to decide it.
    NoRule,
    /// A component is wild: no rule decides its disjunctive sums under misère play.
    Wild {
        /// Which component, counted from 0.
        component: usize,
        /// Its genus.
        genus: GenusValue,
    },
    /// The length of play is a number of more than 64 bits.
    TooLong,
}

impl Way {
    /// Whether nothing was searched: neither the compound nor a compound in it.
    #[must_use]
    pub fn is_by_theory(&self) -> bool {
        // Nesting is that of types, which the compiler bounds.
        let mut waiting = Vec::from([self]);
        while let Some(way) = waiting.pop() {
            match way {
                Self::Search { .. } => return false,
                Self::Theory { ways, .. } => {
                    for ways in ways {
                        for way in ways.iter().flatten() {
                            waiting.push(way);
                        }
                    }
                }
            }
        }
        true
    }
}
