//! Theory equals search, for all eleven rules and what follows from them.

use std::println;
use std::vec::Vec;

use super::pool::{Pool, pool};
use crate::compound::Kind;
use crate::{
    Foreclosed, Genus, Grundy, Longest, Outcome, Quantity, Remoteness, Shortest, Suspense, Wins,
};

/// Compares a quantity by theory and by search on every position of the pool; the positions that no
/// rule decides are counted.
fn compare<Q: Quantity>(pool: &Pool, kind: Kind, quantity: &Q, name: &str) -> usize {
    let theory = pool.by_theory(kind, quantity);
    let search = pool.searched(kind, quantity);
    let mut undecided = 0;
    for ((position, theory), search) in pool.positions.iter().zip(theory).zip(search) {
        match theory {
            Some(value) => assert_eq!(value, search, "{kind} {name} at {position}"),
            None => undecided += 1,
        }
    }
    let decided = pool.positions.len() - undecided;
    println!("{kind}: {name}: {decided} equal, {undecided} that no rule decides");
    undecided
}

/// All quantities of a kind that some rule gives for every position.
macro_rules! equal {
    ($($name:ident: $kind:ident, [$($quantity:expr),*];)*) => {$(
        #[test]
        fn $name() {
            let pool = pool();
            $(
                let undecided = compare(pool, Kind::$kind, &$quantity, stringify!($quantity));
                assert_eq!(undecided, 0);
            )*
        }
    )*};
}

equal! {
    disjunctive: Disjunctive, [Grundy::NORMAL, Outcome::NORMAL, Shortest, Longest];
    diminished: Diminished, [
        Foreclosed::NORMAL, Foreclosed::MISERE, Outcome::NORMAL, Outcome::MISERE, Wins, Shortest,
        Longest
    ];
    conjunctive: Conjunctive, [
        Remoteness::NORMAL, Remoteness::MISERE, Outcome::NORMAL, Outcome::MISERE, Wins, Shortest,
        Longest
    ];
    continued: Continued, [
        Suspense::NORMAL, Suspense::MISERE, Outcome::NORMAL, Outcome::MISERE, Wins, Shortest,
        Longest
    ];
    selective: Selective, [
        Outcome::NORMAL, Outcome::MISERE, Wins, Remoteness::NORMAL, Suspense::NORMAL, Shortest,
        Longest
    ];
    shortened: Shortened, [
        Outcome::NORMAL, Outcome::MISERE, Wins, Remoteness::NORMAL, Suspense::NORMAL, Shortest,
        Longest
    ];
}

/// The rule for tame components decides all positions but those with a wild one, and no others.
#[test]
fn misere_disjunctive() {
    let pool = pool();
    let genera = pool.of_components(&Genus);
    let wild = |parts: &&Vec<crate::GenusValue>| parts.iter().any(|genus| !genus.tame);
    let wild = genera.iter().filter(wild).count();
    assert!(wild > 1_000);
    assert!(pool.positions.len() - wild >= 25_000);
    assert_eq!(compare(pool, Kind::Disjunctive, &Genus, "Genus"), wild);
    let outcome = Outcome::MISERE;
    assert_eq!(
        compare(pool, Kind::Disjunctive, &outcome, "Outcome::MISERE"),
        wild
    );
    assert_eq!(compare(pool, Kind::Disjunctive, &Wins, "Wins"), wild);
    let grundy = Grundy::MISERE;
    assert_eq!(
        compare(pool, Kind::Disjunctive, &grundy, "Grundy::MISERE"),
        wild
    );
}
