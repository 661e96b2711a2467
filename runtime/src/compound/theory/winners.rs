//! Who wins: the rules of the selective kinds, and (end, W, W-) of the others.

use super::fold::{Rule, SOME, State};
use super::rows::{END, INF, tame, tame_sum, wins};
use crate::compound::Kind;
use crate::game::Convention::{Misere, Normal};
use crate::quantity::{ForeclosedValue, OutcomeClass, WinsValue};
use crate::symbol::{Symbol, SymbolKind};

/// The rule, if one is known.
pub(super) fn rule(kind: Kind, symbol: SymbolKind) -> Option<Rule> {
    use SymbolKind::{Outcome, Wins};
    Some(match (kind, symbol) {
        (Kind::Selective, Outcome(Normal)) => SELECTIVE,
        (Kind::Selective, Wins) => SELECTIVE_BOTH,
        (Kind::Shortened, Outcome(Normal)) => SHORTENED,
        (Kind::Shortened, Outcome(Misere)) => SHORTENED_MISERE,
        (Kind::Shortened, Wins) => SHORTENED_BOTH,
        (Kind::Disjunctive, Wins) => TAME_BOTH,
        (Kind::Diminished, Wins) => FORECLOSED_BOTH,
        (Kind::Conjunctive, Wins) => LEAST_BOTH,
        (Kind::Continued, Wins) => GREATEST_BOTH,
        _ => return None,
    })
}

/// A mark: some component is won, in the sense of the rule.
const WON: u8 = 4;

/// Some component is won: whoever is to move moves to a lost position in each such one (Smith
/// 1966; Winning Ways ch. 9).
const SELECTIVE: Rule = Rule {
    needs: &[SymbolKind::Outcome(Normal)],
    add: |state, symbols| match *symbols {
        [Symbol::Outcome(_, class)] => {
            Some(state.mark(SOME, true).mark(WON, class == OutcomeClass::N))
        }
        _ => None,
    },
    finish: |state| Symbol::Outcome(Normal, OutcomeClass::of_mover(state.has(WON))),
};

/// A mark: some component is live, so has not ended.
const LIVE: u8 = 2;
/// A mark: two are.
const TWO: u8 = 8;
/// A mark: the first live one is won under misère play.
const LONE: u8 = 16;

/// As under normal play, unless at most one component is live: then it is that one (ONAG ch. 14;
/// Winning Ways ch. 9 and 13).
const SELECTIVE_BOTH: Rule = Rule {
    needs: &[SymbolKind::Wins],
    add: |state, symbols| match *symbols {
        [Symbol::Wins(part)] if part.ended => Some(state),
        [Symbol::Wins(part)] => {
            let lone = !state.has(LIVE) && part.misere;
            let state = state.mark(TWO, state.has(LIVE)).mark(LIVE, true);
            Some(state.mark(LONE, lone).mark(WON, part.normal))
        }
        _ => None,
    },
    finish: |state| {
        Symbol::Wins(WinsValue {
            ended: !state.has(LIVE),
            normal: state.has(WON),
            misere: if state.has(TWO) {
                state.has(WON)
            } else {
                !state.has(LIVE) || state.has(LONE)
            },
        })
    },
};

/// As the long rule, if no component has ended (ONAG ch. 14; Winning Ways ch. 9).
const SHORTENED: Rule = Rule {
    needs: &[SymbolKind::Outcome(Normal), SymbolKind::Shortest],
    add: |state, symbols| match *symbols {
        [Symbol::Outcome(_, class), Symbol::Shortest(length)] => Some(
            state
                .mark(SOME, true)
                .mark(END, length == 0)
                .mark(WON, class == OutcomeClass::N),
        ),
        _ => None,
    },
    finish: |state| {
        let won = state.has(WON) && !state.has(END);
        Symbol::Outcome(Normal, OutcomeClass::of_mover(won))
    },
};

/// Some component is won under misère play; an ended one is, and so is the compound that has none.
const SHORTENED_MISERE: Rule = Rule {
    needs: &[SymbolKind::Outcome(Misere)],
    add: SELECTIVE.add,
    finish: |state| {
        let won = state.has(WON) || !state.has(SOME);
        Symbol::Outcome(Misere, OutcomeClass::of_mover(won))
    },
};

/// A mark: some component is won under misère play.
const WON_MISERE: u8 = 8;

/// Both of these at once.
const SHORTENED_BOTH: Rule = Rule {
    needs: &[SymbolKind::Wins],
    add: |state, symbols| match *symbols {
        [Symbol::Wins(part)] => Some(
            state
                .mark(SOME, true)
                .mark(END, part.ended)
                .mark(WON, part.normal)
                .mark(WON_MISERE, part.misere),
        ),
        _ => None,
    },
    finish: |state| {
        let ended = state.has(END) || !state.has(SOME);
        Symbol::Wins(WinsValue {
            ended,
            normal: !ended && state.has(WON),
            misere: ended || state.has(WON_MISERE),
        })
    },
};

/// A mark beside those of the tame rule: some component is live.
const TAME_LIVE: u8 = 32;

/// By the pair of the sum of tame components.
const TAME_BOTH: Rule = Rule {
    needs: &[SymbolKind::Genus, SymbolKind::Shortest],
    add: |state, symbols| match symbols {
        [Symbol::Genus(genus), Symbol::Shortest(length)] => {
            Some(tame(state, genus)?.mark(TAME_LIVE, *length > 0))
        }
        _ => None,
    },
    finish: |state| {
        let pair = tame_sum(state);
        Symbol::Wins(WinsValue {
            ended: !state.has(TAME_LIVE),
            normal: pair.nim != 0,
            misere: pair.misere != 0,
        })
    },
};

/// By both foreclosed values.
const FORECLOSED_BOTH: Rule = Rule {
    needs: &[
        SymbolKind::Foreclosed(Normal),
        SymbolKind::Foreclosed(Misere),
    ],
    add: |state, symbols| match *symbols {
        [Symbol::Foreclosed(_, normal), Symbol::Foreclosed(_, misere)] => {
            let state = state
                .mark(END, normal == ForeclosedValue::End)
                .mark(INF, normal == ForeclosedValue::Inf);
            let (first, second) = (number(normal), number(misere));
            Some(state.next(state.first ^ first, state.second ^ second))
        }
        _ => None,
    },
    finish: |state| {
        let ended = state.has(END) || !state.has(SOME);
        Symbol::Wins(WinsValue {
            ended,
            normal: !ended && (state.has(INF) || state.first != 0),
            misere: ended || state.second != 0,
        })
    },
};

/// The part of a foreclosed value that is xored.
fn number(value: ForeclosedValue) -> u64 {
    match value {
        ForeclosedValue::Value(number) => number,
        ForeclosedValue::End | ForeclosedValue::Inf => 0,
    }
}

/// By both remotenesses.
const LEAST_BOTH: Rule = Rule {
    needs: &[
        SymbolKind::Remoteness(Normal),
        SymbolKind::Remoteness(Misere),
    ],
    add: |state, symbols| match *symbols {
        [Symbol::Remoteness(_, first), Symbol::Remoteness(_, second)] => {
            Some(state.least(first, second))
        }
        _ => None,
    },
    finish: by_lengths,
};

/// By both suspenses.
const GREATEST_BOTH: Rule = Rule {
    needs: &[SymbolKind::Suspense(Normal), SymbolKind::Suspense(Misere)],
    add: |state, symbols| match *symbols {
        [Symbol::Suspense(_, first), Symbol::Suspense(_, second)] => {
            Some(state.greatest(first, second))
        }
        _ => None,
    },
    finish: by_lengths,
};

/// A length of 0 is that of an ended position, and the parity says who wins.
fn by_lengths(state: State) -> Symbol {
    Symbol::Wins(WinsValue {
        ended: state.first == 0,
        normal: wins(Normal, state.first),
        misere: wins(Misere, state.second),
    })
}
