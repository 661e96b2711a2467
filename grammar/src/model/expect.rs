//! What a text claims of a game.

use crate::span::Span;
use alloc::vec::Vec;

/// `expect …;`: a claim to be checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expectation {
    /// The values of the const parameters, `expect<2> …`, with the places where they stand.
    pub arguments: Vec<(u64, Span)>,
    /// What is claimed of.
    pub quantity: Asked,
    /// The convention: the word `normal` or `misere`, and where there is none, normal play; for
    /// an outcome the game's own.
    pub misere: bool,
    /// What is claimed.
    pub claim: Claim,
    /// The whole statement.
    pub span: Span,
}

/// The quantities that `expect` knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Asked {
    /// `grundy`
    Grundy,
    /// `outcome`
    Outcome,
    /// `remoteness`
    Remoteness,
    /// `suspense`
    Suspense,
    /// `foreclosed`
    Foreclosed,
    /// `shortest`
    Shortest,
    /// `longest`
    Longest,
}

/// What `expect` claims.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// `= v0, v1, …`: the values of heaps 0, 1, …, of a game of one heap.
    Sequence(Vec<(Claimed, Span)>),
    /// `(position) = v`
    At {
        /// The position: its heaps; of `Tuples` its tuples.
        position: Vec<Vec<u64>>,
        /// Where it stands.
        position_span: Span,
        /// The value.
        value: Claimed,
        /// Where it stands.
        value_span: Span,
    },
    /// `period = p from n0`: n0 is the least index from which the value at n + p is the value at
    /// n, and p the least such number. Of a game of one heap.
    Period {
        /// p, at least 1.
        period: u64,
        /// Where it stands.
        period_span: Span,
        /// n0
        from: u64,
        /// Where it stands.
        from_span: Span,
    },
}

/// A value as a text claims it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claimed {
    /// A number.
    Number(u64),
    /// `N`: the player to move wins.
    N,
    /// `P`: the other one does.
    P,
    /// `end`, of a foreclosed value.
    End,
    /// `inf`, of a foreclosed value.
    Inf,
}
