//! Rulesets by chance, over the whole language: each is a text, the values of its parameters and
//! positions to look at. The same seed gives the same rulesets.

mod claims;
mod moves;
mod words;

use crate::region::{boxed, collections, heaps, unordered};
use serde_json::Value as Json;
use sprague_interp::Ruleset;
use words::Words;

/// What the positions of a game look like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// One heap, of a game that never splits it.
    Heap,
    /// Heaps of a game that splits them.
    Collection,
    /// So many heaps in order.
    Tuple(usize),
    /// So many heaps without order.
    Unordered(usize),
    /// Any number of heaps.
    Multiset,
    /// So many heaps in order, of a game that splits them.
    Tuples(usize),
}

/// A game by chance.
#[derive(Clone, Debug)]
pub struct Random {
    /// The rules.
    pub text: String,
    /// The game's name, with the values of its parameters.
    pub name: String,
    /// The form of its positions.
    pub form: Form,
}

/// The predicate and the function that the rules may call stand at the crate's root.
pub const FUNCTIONS: &str = "
pub const fn odd(k: u64) -> bool { k % 2 == 1 }
pub const fn third(k: u64) -> u64 { k / 3 }
";

/// The rules with these functions.
#[must_use]
pub fn registered(rules: Ruleset) -> Ruleset {
    rules
        .with_predicate("crate::odd", |arguments| arguments[0] % 2 == 1)
        .with_function("crate::third", |arguments| arguments[0] / 3)
}

/// So many rulesets without an error, `R0`, `R1`, …, and how many texts were refused on the way.
#[must_use]
pub fn rulesets(seed: u64, count: usize) -> (Vec<Random>, usize) {
    let mut words = Words::new(seed);
    let mut found = Vec::new();
    let mut refused = 0;
    while found.len() < count {
        let random = moves::game(&mut words, &format!("R{}", found.len()));
        let rules = Ruleset::parse(&random.text).map(registered);
        let Some(game) = rules.ok().and_then(|rules| rules.game(&random.name).ok()) else {
            refused += 1;
            continue;
        };
        found.push(claims::with_claims(&mut words, random, &game));
    }
    (found, refused)
}

impl Form {
    /// A move may leave several parts.
    #[must_use]
    pub const fn splits(self) -> bool {
        matches!(self, Self::Collection | Self::Tuples(_))
    }

    /// A dozen positions, small ones and some that are not.
    #[must_use]
    pub fn positions(self) -> Vec<Json> {
        let (all, most) = match self {
            Self::Heap => (heaps(17), 18),
            Self::Collection | Self::Multiset => (collections(2, 6), 10),
            Self::Tuple(2) => (boxed(&[6, 5]), 12),
            Self::Tuple(size) => (boxed(&vec![3; size]), 12),
            Self::Unordered(2) => (unordered(2, 7), 12),
            Self::Unordered(size) => (unordered(size, 3), 12),
            Self::Tuples(size) => (boxed(&vec![4; size]), 10),
        };
        let step = all.len().div_ceil(most);
        all.into_iter().rev().step_by(step).collect()
    }

    /// The type of a position's list of heaps in Rust.
    #[must_use]
    pub fn rust(self) -> String {
        match self {
            Self::Heap => "u64".into(),
            Self::Collection | Self::Multiset => "Vec<u64>".into(),
            Self::Tuple(size) | Self::Unordered(size) | Self::Tuples(size) => {
                format!("[u64; {size}]")
            }
        }
    }
}
