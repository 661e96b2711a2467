//! How long compounds last, where that is more than the least or the greatest length.

use super::fold::{Rule, SOME, State};
use super::rows::length;
use crate::compound::Kind;
use crate::game::Convention::Normal;
use crate::symbol::{Symbol, SymbolKind};

/// A mark: some component has ended.
const END: u8 = 2;
/// A mark: some component is won, so its length is odd.
const WON: u8 = 4;
/// A mark: some component is won in one move.
const ONE: u8 = 8;

/// A length rounded down to even: what is left of a component after the winner's first move, which
/// is in all won components at once. From then on the winner answers wherever the loser moves. A
/// loser who delays plays one component after the other, so lengths add; one who hurries plays
/// all at once, so the greatest counts, or the least where the first to end ends all.
fn even(length: u64) -> u64 {
    length & !1
}

/// 1 if some component is won.
fn odd(state: State) -> u64 {
    u64::from(state.has(WON))
}

/// R = e(R1) + … + e(Rk) + odd, with e(x) = x rounded down to even.
pub(super) const SELECTIVE_REMOTENESS: Rule = Rule {
    needs: &[SymbolKind::Remoteness(Normal)],
    add: |state, symbols| {
        let length = length(symbols)?;
        let sum = state.first.checked_add(even(length))?;
        // The last 1 must fit too.
        sum.checked_add(1)?;
        Some(state.next(sum, 0).mark(WON, length % 2 == 1))
    },
    finish: |state| Symbol::Remoteness(Normal, state.first + odd(state)),
};

/// S = the greatest e(Si), + odd.
pub(super) const SELECTIVE_SUSPENSE: Rule = Rule {
    needs: &[SymbolKind::Suspense(Normal)],
    add: |state, symbols| {
        let length = length(symbols)?;
        Some(state.greatest(even(length), 0).mark(WON, length % 2 == 1))
    },
    finish: |state| Symbol::Suspense(Normal, state.first + odd(state)),
};

/// If no component has ended: R = odd if some e(Ri) = 0, else 2 + the sum of the e(Ri) - 2, + odd.
pub(super) const SHORTENED_REMOTENESS: Rule = Rule {
    needs: &[SymbolKind::Remoteness(Normal)],
    add: |state, symbols| {
        let length = length(symbols)?;
        let sum = state.first.checked_add(even(length).saturating_sub(2))?;
        sum.checked_add(3)?;
        Some(
            state
                .next(sum, 0)
                .mark(END, length == 0)
                .mark(ONE, length == 1)
                .mark(WON, length % 2 == 1),
        )
    },
    finish: |state| {
        let length = if state.has(END) || !state.has(SOME) {
            0
        } else if state.has(ONE) {
            odd(state)
        } else {
            2 + state.first + odd(state)
        };
        Symbol::Remoteness(Normal, length)
    },
};

/// If no component has ended: S = the least e(Si), + odd.
pub(super) const SHORTENED_SUSPENSE: Rule = Rule {
    needs: &[SymbolKind::Suspense(Normal)],
    add: |state, symbols| {
        let length = length(symbols)?;
        Some(
            state
                .least(even(length), 0)
                .mark(END, length == 0)
                .mark(WON, length % 2 == 1),
        )
    },
    finish: |state| {
        let ended = state.has(END) || !state.has(SOME);
        let length = if ended { 0 } else { state.first + odd(state) };
        Symbol::Suspense(Normal, length)
    },
};

/// The shortest play: under a short rule the least; under a long one all components must be played
/// out, one after the other or at once.
pub(super) fn shortest(kind: Kind) -> Rule {
    let add = match kind {
        Kind::Diminished | Kind::Conjunctive | Kind::Shortened => least,
        Kind::Continued | Kind::Selective => greatest,
        Kind::Disjunctive => sum,
    };
    Rule {
        needs: &[SymbolKind::Shortest],
        add,
        finish: |state| Symbol::Shortest(state.first),
    }
}

/// The longest play: where one component may move alone the sum, under a short rule without the
/// last moves of all but one; where all must move the least or the greatest.
pub(super) fn longest(kind: Kind) -> Rule {
    let needs = &[SymbolKind::Longest];
    let finish: fn(State) -> Symbol = |state| Symbol::Longest(state.first);
    let add = match kind {
        Kind::Conjunctive => least,
        Kind::Continued => greatest,
        Kind::Disjunctive | Kind::Selective => sum,
        Kind::Diminished | Kind::Shortened => {
            return Rule {
                needs,
                add: all_but_last,
                finish: |state| {
                    let ended = state.has(END) || !state.has(SOME);
                    Symbol::Longest(if ended { 0 } else { state.first + 1 })
                },
            };
        }
    };
    Rule { needs, add, finish }
}

fn least(state: State, symbols: &[Symbol]) -> Option<State> {
    Some(state.least(length(symbols)?, 0))
}

fn greatest(state: State, symbols: &[Symbol]) -> Option<State> {
    Some(state.greatest(length(symbols)?, 0))
}

fn sum(state: State, symbols: &[Symbol]) -> Option<State> {
    Some(state.next(state.first.checked_add(length(symbols)?)?, 0))
}

fn all_but_last(state: State, symbols: &[Symbol]) -> Option<State> {
    let length = length(symbols)?;
    let sum = state.first.checked_add(length.saturating_sub(1))?;
    sum.checked_add(1)?;
    Some(state.next(sum, 0).mark(END, length == 0))
}
