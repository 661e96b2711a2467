//! The rules: which numbers of the components decide which number of the compound.
//!
//! "Mover wins" is exact in every case, ended components included. The symbol of a compound is one
//! that the same rule reads, so compounds of one kind nest, and so do those whose symbols match.
//!
//! | compound | play | mover wins iff | symbol |
//! | --- | --- | --- | --- |
//! | disjunctive | normal | X != 0, X the xor of the G | G = X |
//! | | misère | all tame: (X = 0) if all are fickle, else X != 0 | the pair, by the same rule |
//! | diminished | normal | no F+ is `end`, and some is `inf` or X != 0, X their xor | F+ |
//! | | misère | some F- is `end`, or X != 0, X their xor | F- |
//! | conjunctive | normal | the least R is odd | R, the least |
//! | | misère | the least R- is even | R-, the least |
//! | continued | normal | the greatest S is odd | S, the greatest |
//! | | misère | the greatest S- is even | S-, the greatest |
//! | selective | normal | some component is won | W |
//! | | misère | one live: its W-; none live: yes; more: some W, as in normal play | end, W, W- |
//! | shortened | normal | none has ended and some is won | end, W |
//! | | misère | some is won under misère play, an ended one too | W- |
//!
//! G, R, S, F are the [nim-value](crate::Grundy), [remoteness](crate::Remoteness),
//! [suspense](crate::Suspense) and [foreclosed value](crate::Foreclosed), with a minus those of
//! misère play; a component is live if it has not ended; [`Wins`](crate::Wins) holds (end, W, W-);
//! fickle and tame are those of [`Genus`](crate::Genus).
//!
//! Besides these, the remoteness and the suspense of selective and shortened compounds under
//! normal play, and the shortest and longest plays of all six, have formulas. And (end, W, W-) of
//! every kind follows from its rules under both conventions, so that every compound may be a
//! component of a selective one.
//!
//! Sources: Sprague 1935, Grundy 1939 (disjunctive); Smith 1966, Winning Ways ch. 9, ONAG ch. 14
//! (the others); Grundy and Smith 1956, Winning Ways ch. 13, ONAG ch. 12 (tame games).

mod fold;
mod lengths;
mod rows;
mod winners;

use alloc::vec::Vec;

use super::Kind;
use crate::game::Convention::{Misere, Normal};
use crate::symbol::{Symbol, SymbolKind};
pub(super) use fold::{Rule, State};

/// Which symbols a compound has a rule for, those that say most for their cost first.
#[must_use]
pub fn symbols(kind: Kind) -> &'static [SymbolKind] {
    use SymbolKind::{
        Foreclosed, Genus, Longest, NimValue, Outcome, Remoteness, Shortest, Suspense, Wins,
    };
    match kind {
        Kind::Disjunctive => &[NimValue, Genus, Wins, Shortest, Longest],
        Kind::Diminished => &[
            Foreclosed(Normal),
            Foreclosed(Misere),
            Wins,
            Shortest,
            Longest,
        ],
        Kind::Conjunctive => &[
            Remoteness(Normal),
            Remoteness(Misere),
            Wins,
            Shortest,
            Longest,
        ],
        Kind::Continued => &[Suspense(Normal), Suspense(Misere), Wins, Shortest, Longest],
        Kind::Selective => &[
            Outcome(Normal),
            Wins,
            Remoteness(Normal),
            Suspense(Normal),
            Shortest,
            Longest,
        ],
        Kind::Shortened => &[
            Outcome(Normal),
            Outcome(Misere),
            Wins,
            Remoteness(Normal),
            Suspense(Normal),
            Shortest,
            Longest,
        ],
    }
}

/// Which symbols of its components decide that symbol of a compound; `None` if no rule is known.
#[must_use]
pub fn needs(kind: Kind, symbol: SymbolKind) -> Option<&'static [SymbolKind]> {
    rows::rule(kind, symbol).map(|rule| rule.needs)
}

/// The symbol of a compound by those of its components, which are given component by component:
/// for each the symbols that the rule [`needs`], in that order.
///
/// `None` if there is no rule, if these are not the symbols that it needs, or if its condition does
/// not hold: that all components are tame, for [`SymbolKind::Genus`] and [`SymbolKind::Wins`] of a
/// disjunctive compound; that the lengths of play fit 64 bits.
///
/// ```
/// use sprague_runtime::compound::{Kind, theory};
/// use sprague_runtime::{Symbol, SymbolKind};
/// let nim_values = [Symbol::NimValue(3), Symbol::NimValue(5)];
/// let sum = theory::combine(Kind::Disjunctive, SymbolKind::NimValue, &nim_values);
/// assert_eq!(sum, Some(Symbol::NimValue(6)));
/// ```
#[must_use]
pub fn combine(kind: Kind, symbol: SymbolKind, components: &[Symbol]) -> Option<Symbol> {
    let rule = rows::rule(kind, symbol)?;
    if !components.len().is_multiple_of(rule.needs.len()) {
        return None;
    }
    let mut parts = components.chunks_exact(rule.needs.len());
    let state = parts.try_fold(State::default(), |state, part| (rule.add)(state, part));
    state.map(rule.finish)
}

/// The first symbol that the kind has a rule for and that a quantity reads.
pub(super) fn wanted(kind: Kind, reads: impl Fn(SymbolKind) -> bool) -> Option<SymbolKind> {
    symbols(kind).iter().copied().find(|symbol| reads(*symbol))
}

/// The rule by which a compound's outcome is found, and the symbol that it gives.
pub(super) fn rule(kind: Kind, symbol: SymbolKind) -> Option<Rule> {
    rows::rule(kind, symbol)
}

/// The symbols of several needs, each component by component, put together component by
/// component.
pub(super) fn interleave(columns: &[Vec<Symbol>]) -> Vec<Symbol> {
    let mut all = Vec::new();
    for row in 0..columns.first().map_or(0, Vec::len) {
        for column in columns {
            all.push(column[row]);
        }
    }
    all
}
