//! The table: the rule of each kind of compound for each symbol.

use super::fold::{Rule, SOME, State};
use super::{lengths, winners};
use crate::compound::Kind;
use crate::game::Convention::{self, Misere, Normal};
use crate::quantity::{ForeclosedValue, GenusValue};
use crate::symbol::{Symbol, SymbolKind};

/// The rule, if one is known.
pub(super) fn rule(kind: Kind, symbol: SymbolKind) -> Option<Rule> {
    use SymbolKind::{Foreclosed, Genus, Longest, NimValue, Remoteness, Shortest, Suspense};
    Some(match (kind, symbol) {
        (Kind::Disjunctive, NimValue) => NIM_SUM,
        (Kind::Disjunctive, Genus) => TAME,
        (Kind::Diminished, Foreclosed(Normal)) => FORECLOSED,
        (Kind::Diminished, Foreclosed(Misere)) => FORECLOSED_MISERE,
        (Kind::Conjunctive, Remoteness(Normal)) => LEAST,
        (Kind::Conjunctive, Remoteness(Misere)) => LEAST_MISERE,
        (Kind::Continued, Suspense(Normal)) => GREATEST,
        (Kind::Continued, Suspense(Misere)) => GREATEST_MISERE,
        (Kind::Selective, Remoteness(Normal)) => lengths::SELECTIVE_REMOTENESS,
        (Kind::Selective, Suspense(Normal)) => lengths::SELECTIVE_SUSPENSE,
        (Kind::Shortened, Remoteness(Normal)) => lengths::SHORTENED_REMOTENESS,
        (Kind::Shortened, Suspense(Normal)) => lengths::SHORTENED_SUSPENSE,
        (_, Shortest) => lengths::shortest(kind),
        (_, Longest) => lengths::longest(kind),
        _ => return winners::rule(kind, symbol),
    })
}

/// The nim-value is the nim-sum (Sprague 1935, Grundy 1939; Winning Ways ch. 3).
const NIM_SUM: Rule = Rule {
    needs: &[SymbolKind::NimValue],
    add: |state, symbols| match *symbols {
        [Symbol::NimValue(value)] => Some(state.next(state.first ^ value, 0)),
        _ => None,
    },
    finish: |state| Symbol::NimValue(state.first),
};

/// A mark: the pair of some component is neither (0, 1) nor (1, 0).
const FIRM: u8 = 2;

/// Tame components count as Nim heaps of their nim-value (Grundy and Smith 1956; Winning Ways
/// ch. 13, ONAG ch. 12).
const TAME: Rule = Rule {
    needs: &[SymbolKind::Genus],
    add: |state, symbols| match symbols {
        [Symbol::Genus(genus)] => tame(state, genus),
        _ => None,
    },
    finish: |state| Symbol::Genus(tame_sum(state)),
};

/// One tame component more; `None` for a wild one.
pub(super) fn tame(state: State, genus: &GenusValue) -> Option<State> {
    let state = state.mark(FIRM, !genus.is_fickle());
    genus
        .tame
        .then(|| state.next(state.first ^ genus.nim, state.second))
}

/// The genus of the sum of tame components.
pub(super) fn tame_sum(state: State) -> GenusValue {
    let nim = state.first;
    GenusValue {
        nim,
        misere: if state.has(FIRM) { nim } else { nim ^ 1 },
        tame: true,
    }
}

/// A mark: some component has ended.
pub(super) const END: u8 = 2;
/// A mark: some component can be ended by whoever is to move.
pub(super) const INF: u8 = 4;

/// The foreclosed value under normal play (ONAG ch. 14; Winning Ways ch. 9).
const FORECLOSED: Rule = Rule {
    needs: &[SymbolKind::Foreclosed(Normal)],
    add: add_foreclosed,
    finish: |state| Symbol::Foreclosed(Normal, foreclosed(state)),
};

/// The foreclosed value under misère play, likewise.
const FORECLOSED_MISERE: Rule = Rule {
    needs: &[SymbolKind::Foreclosed(Misere)],
    add: add_foreclosed,
    finish: |state| Symbol::Foreclosed(Misere, foreclosed(state)),
};

fn add_foreclosed(state: State, symbols: &[Symbol]) -> Option<State> {
    let [Symbol::Foreclosed(_, value)] = *symbols else {
        return None;
    };
    let number = match value {
        ForeclosedValue::Value(number) => number,
        ForeclosedValue::End | ForeclosedValue::Inf => 0,
    };
    let state = state
        .mark(END, value == ForeclosedValue::End)
        .mark(INF, value == ForeclosedValue::Inf);
    Some(state.next(state.first ^ number, 0))
}

fn foreclosed(state: State) -> ForeclosedValue {
    if state.has(END) || !state.has(SOME) {
        ForeclosedValue::End
    } else if state.has(INF) {
        ForeclosedValue::Inf
    } else {
        ForeclosedValue::Value(state.first)
    }
}

/// The remoteness is the least (Smith 1966; Winning Ways ch. 9).
const LEAST: Rule = Rule {
    needs: &[SymbolKind::Remoteness(Normal)],
    add: |state, symbols| Some(state.least(length(symbols)?, 0)),
    finish: |state| Symbol::Remoteness(Normal, state.first),
};

/// The misère remoteness is the least, likewise.
const LEAST_MISERE: Rule = Rule {
    needs: &[SymbolKind::Remoteness(Misere)],
    add: |state, symbols| Some(state.least(length(symbols)?, 0)),
    finish: |state| Symbol::Remoteness(Misere, state.first),
};

/// The suspense is the greatest (ONAG ch. 14; Winning Ways ch. 9).
const GREATEST: Rule = Rule {
    needs: &[SymbolKind::Suspense(Normal)],
    add: |state, symbols| Some(state.greatest(length(symbols)?, 0)),
    finish: |state| Symbol::Suspense(Normal, state.first),
};

/// The misère suspense is the greatest, likewise.
const GREATEST_MISERE: Rule = Rule {
    needs: &[SymbolKind::Suspense(Misere)],
    add: |state, symbols| Some(state.greatest(length(symbols)?, 0)),
    finish: |state| Symbol::Suspense(Misere, state.first),
};

/// A length of play that stands alone.
pub(super) fn length(symbols: &[Symbol]) -> Option<u64> {
    match *symbols {
        [
            Symbol::Remoteness(_, length)
            | Symbol::Suspense(_, length)
            | Symbol::Shortest(length)
            | Symbol::Longest(length),
        ] => Some(length),
        _ => None,
    }
}

/// Whether whoever is to move wins a position of that remoteness or suspense.
pub(super) fn wins(convention: Convention, length: u64) -> bool {
    (length % 2 == 1) == (convention == Normal)
}
