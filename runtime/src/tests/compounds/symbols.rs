//! Symbols, and what is read from them.

use std::collections::BTreeSet;
use std::vec::Vec;

use crate::compound::{Kind, theory};
use crate::tests::every_quantity;
use crate::tests::games::Bits;
use crate::{Convention, Game, Limits, Quantity, Symbol, SymbolKind};

/// Every kind of symbol.
fn kinds() -> Vec<SymbolKind> {
    use SymbolKind::{
        Foreclosed, Genus, Longest, NimValue, Outcome, Remoteness, Shortest, Suspense, Wins,
    };
    let mut all = Vec::from([NimValue, Genus, Wins, Shortest, Longest]);
    for convention in [Convention::Normal, Convention::Misere] {
        all.extend([Remoteness, Suspense, Foreclosed, Outcome].map(|kind| kind(convention)));
    }
    all
}

/// A quantity reads its value from every symbol that it says it reads, and from no other.
#[test]
fn what_is_read_is_the_value() {
    let positions: Vec<u64> = (0..400).collect();
    let limits = Limits::default();
    let mut readable = 0;
    for kind in kinds() {
        let symbols = kind.of(&Bits, &positions, &limits).unwrap();
        assert!(symbols.iter().all(|symbol| symbol.kind() == kind));
        every_quantity!(q => {
            let values = Bits.values(q, &positions, &limits).unwrap();
            for (symbol, value) in symbols.iter().zip(values) {
                let read = q.reads(kind).then_some(value);
                assert_eq!(q.from_symbol(symbol), read, "{kind} {symbol}");
            }
            readable += usize::from(q.reads(kind));
        });
    }
    // The nim-values 2 and 1, the outcomes 7 and 6, and each other quantity its own symbol.
    assert_eq!(readable, 2 + 1 + 7 + 6 + 10);
}

#[test]
fn a_rule_for_each_symbol_that_is_listed_and_for_no_other() {
    for kind in Kind::ALL {
        let listed: BTreeSet<_> = theory::symbols(kind).iter().copied().collect();
        assert_eq!(listed.len(), theory::symbols(kind).len());
        for symbol in kinds() {
            let needs = theory::needs(kind, symbol);
            assert_eq!(needs.is_some(), listed.contains(&symbol), "{kind} {symbol}");
            // Of no components it has a value too: that of an ended game.
            let none = theory::combine(kind, symbol, &[]);
            let ended = symbol.of(&Bits, &[0], &Limits::default()).unwrap();
            assert_eq!(none, needs.map(|_| ended[0]), "{kind} {symbol}");
        }
    }
}

/// Symbols of another kind, or too few of them, are no ground for a value.
#[test]
fn symbols_that_do_not_fit() {
    let nim = Symbol::NimValue(3);
    for kind in Kind::ALL {
        for symbol in theory::symbols(kind) {
            if *symbol != SymbolKind::NimValue {
                let needs = theory::needs(kind, *symbol).unwrap();
                let wrong = std::vec![nim; needs.len()];
                assert_eq!(
                    theory::combine(kind, *symbol, &wrong),
                    None,
                    "{kind} {symbol}"
                );
            }
        }
    }
    let genus = Bits
        .values(&crate::Genus, &[3], &Limits::default())
        .unwrap();
    let torn = [Symbol::Genus(genus[0])];
    assert_eq!(
        theory::combine(Kind::Disjunctive, SymbolKind::Wins, &torn),
        None
    );
}

/// Lengths past 64 bits are no value.
#[test]
fn lengths_that_do_not_fit() {
    let long = [Symbol::Longest(u64::MAX), Symbol::Longest(2)];
    for kind in Kind::ALL {
        let sum = theory::combine(kind, SymbolKind::Longest, &long);
        let fits = matches!(kind, Kind::Conjunctive | Kind::Continued);
        assert_eq!(sum.is_some(), fits, "{kind}");
    }
    let symbol = SymbolKind::Remoteness(Convention::Normal);
    let far = [Symbol::Remoteness(Convention::Normal, u64::MAX - 2); 2];
    assert_eq!(theory::combine(Kind::Selective, symbol, &far), None);
    assert_eq!(theory::combine(Kind::Shortened, symbol, &far), None);
}
