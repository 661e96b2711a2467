//! The reasons in words.

use alloc::vec::Vec;
use core::fmt;

use super::Kind;
use super::answer::{Answer, Way, Why};
use super::plan::{Operand, Plan};
use crate::game::Convention;
use crate::quantity::{ForeclosedValue, GenusValue, OutcomeClass, WinsValue};
use crate::symbol::{Symbol, SymbolKind};

impl<V: fmt::Display> fmt::Display for Answer<V> {
    /// The reason, then the value.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.way, self.value)
    }
}

impl fmt::Display for Way {
    /// The reason, without the value: `conjunctive, normal play: the least remoteness of 3 and 2 is
    /// 2, even`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Theory {
                kind,
                components,
                combined,
                ways,
            } => {
                head(f, *kind, combined.kind())?;
                reason(f, *kind, components, combined)?;
                searched(f, ways)
            }
            Self::Search { kind, why } => write!(f, "{kind}: {why}, so it was searched"),
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoRule => f.write_str("no rule gives this number from those of the components"),
            Self::Wild { component, genus } => write!(
                f,
                "component {} is wild (genus {}^{}), and no rule gives misère sums with it",
                component + 1,
                genus.nim,
                genus.misere
            ),
            Self::TooLong => f.write_str("a length of play is a number of more than 64 bits"),
        }
    }
}

/// The compound, and the convention that the symbol is of.
fn head(f: &mut fmt::Formatter<'_>, kind: Kind, symbol: SymbolKind) -> fmt::Result {
    write!(f, "{kind}")?;
    match symbol {
        SymbolKind::Genus => f.write_str(", misère play: "),
        _ => match symbol.convention() {
            Some(Convention::Normal) => f.write_str(", normal play: "),
            Some(Convention::Misere) => f.write_str(", misère play: "),
            None => f.write_str(": "),
        },
    }
}

/// `a`, `a and b`, `a, b and c`.
struct Listed<'a>(&'a [Symbol]);

impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((last, others)) = self.0.split_last() else {
            return Ok(());
        };
        for (place, symbol) in others.iter().enumerate() {
            write!(f, "{}{symbol}", if place == 0 { "" } else { ", " })?;
        }
        f.write_str(if others.is_empty() { "" } else { " and " })?;
        write!(f, "{last}")
    }
}

/// Why the components' symbols come to that of the compound.
fn reason(
    f: &mut fmt::Formatter<'_>,
    kind: Kind,
    components: &[(SymbolKind, Vec<Symbol>)],
    combined: &Symbol,
) -> fmt::Result {
    let (need, symbols) = components
        .first()
        .map_or((combined.kind(), [].as_slice()), |(need, symbols)| {
            (*need, symbols.as_slice())
        });
    if symbols.is_empty() {
        return f.write_str("there is no component, so it has ended");
    }
    let all = Listed(symbols);
    match *combined {
        Symbol::NimValue(sum) => {
            let zero = if sum == 0 { "" } else { ", not 0" };
            write!(f, "the nim-sum of {all} is {sum}{zero}")
        }
        Symbol::Genus(sum) => genus(f, symbols, sum),
        Symbol::Foreclosed(_, value) => foreclosed(f, &all, value),
        Symbol::Remoteness(_, length) | Symbol::Suspense(_, length) => {
            let word = match kind {
                Kind::Conjunctive => "least ",
                Kind::Continued => "greatest ",
                _ => "",
            };
            let parity = if length % 2 == 0 { "even" } else { "odd" };
            if word.is_empty() {
                write!(f, "from {need} {all} it is {length}, {parity}")
            } else {
                write!(f, "the {word}{need} of {all} is {length}, {parity}")
            }
        }
        Symbol::Outcome(_, class) => outcome(f, components, class),
        Symbol::Wins(wins) => both(f, kind, components, wins),
        Symbol::Shortest(length) | Symbol::Longest(length) => {
            write!(f, "from {need} {all} it is {length}")
        }
    }
}

fn genus(f: &mut fmt::Formatter<'_>, symbols: &[Symbol], sum: GenusValue) -> fmt::Result {
    let fickle = |symbol: &Symbol| matches!(symbol, Symbol::Genus(genus) if genus.is_fickle());
    let all = Listed(symbols);
    let (nim, misere) = (sum.nim, sum.misere);
    write!(f, "all components are tame (genus {all}), ")?;
    if symbols.iter().all(fickle) {
        write!(
            f,
            "each 0^1 or 1^0: the nim-sum {nim} turned over is {misere}"
        )
    } else {
        write!(f, "not each 0^1 or 1^0: it is the nim-sum {misere}")
    }
}

fn foreclosed(f: &mut fmt::Formatter<'_>, all: &Listed<'_>, value: ForeclosedValue) -> fmt::Result {
    let s = if all.0.len() == 1 { "" } else { "s" };
    write!(f, "of the foreclosed value{s} {all} ")?;
    match value {
        ForeclosedValue::End => f.write_str("one has ended"),
        ForeclosedValue::Inf => f.write_str("one can be ended at once"),
        ForeclosedValue::Value(0) => f.write_str("the nim-sum is 0"),
        ForeclosedValue::Value(sum) => write!(f, "the nim-sum is {sum}, not 0"),
    }
}

fn outcome(
    f: &mut fmt::Formatter<'_>,
    components: &[(SymbolKind, Vec<Symbol>)],
    class: OutcomeClass,
) -> fmt::Result {
    let ended = Symbol::Shortest(0);
    let ended = components.iter().any(|(_, all)| all.contains(&ended));
    let outcomes = components.first().map_or([].as_slice(), |(_, all)| all);
    write!(f, "of the components {}, ", Listed(outcomes))?;
    f.write_str(match class {
        _ if ended => "one has ended",
        OutcomeClass::P => "none is won",
        OutcomeClass::N => "some is won",
    })
}

fn both(
    f: &mut fmt::Formatter<'_>,
    kind: Kind,
    components: &[(SymbolKind, Vec<Symbol>)],
    wins: WinsValue,
) -> fmt::Result {
    let mut live = 0;
    for (place, (need, symbols)) in components.iter().enumerate() {
        let comma = if place == 0 { "" } else { "; " };
        write!(f, "{comma}{need} of {}", Listed(symbols))?;
        let ended = |symbol: &&Symbol| !matches!(symbol, Symbol::Wins(part) if part.ended);
        live += symbols.iter().filter(ended).count();
    }
    if kind == Kind::Selective {
        f.write_str(match live {
            0 => ": no component is live",
            1 => ": only one component is live, and it decides",
            _ => ": several components are live, so misère play is as normal play",
        })?;
    }
    write!(f, "; together {wins}")
}

/// Which components were searched themselves.
fn searched(f: &mut fmt::Formatter<'_>, ways: &[Vec<Option<Way>>]) -> fmt::Result {
    for (component, way) in ways.iter().flat_map(|all| all.iter().enumerate()) {
        if let Some(way) = way.as_ref().filter(|way| !way.is_by_theory()) {
            write!(f, " (component {}, {way})", component + 1)?;
        }
    }
    Ok(())
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(symbol) = self.symbol else {
            return write!(f, "{}: no rule, so it is searched", self.kind);
        };
        write!(f, "{}: the {symbol} by rule", self.kind)?;
        for (need, operands) in &self.needs {
            write!(f, " from the {need}")?;
            for (place, operand) in operands.iter().enumerate() {
                let comma = if place == 0 { " of " } else { ", " };
                write!(f, "{comma}operand {} {operand}", place + 1)?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.plan {
            None if self.repeats => f.write_str("(each by its own strategy)"),
            None => f.write_str("(by its own strategy)"),
            Some(plan) if self.repeats => write!(f, "(each {plan})"),
            Some(plan) => write!(f, "({plan})"),
        }
    }
}
