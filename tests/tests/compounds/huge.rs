//! Heaps far beyond a search of the product.

use crate::games::{Floor236, Halve, TakeOneTwoThree, TakeTwoThree};
use sprague::prelude::*;

const HEAP: u64 = 1_000_000_000_000_000_000;

/// Three heaps of 10^18: each component has few followers, and the product of them is not made.
#[test]
fn conjunctive_heaps_of_halving_games() -> Result<(), Error> {
    let race = Compound::new(Kind::Conjunctive, (Halve, Floor236, Halve));
    let position = (HEAP, HEAP, HEAP - 1);
    let lengths = [
        Halve.remoteness(HEAP)?,
        Floor236.remoteness(HEAP)?,
        Halve.remoteness(HEAP - 1)?,
    ];
    let least = lengths.into_iter().min();
    assert_eq!(Some(race.remoteness(position)?), least);
    let answer = race.answer(&Outcome::NORMAL, position)?;
    assert!(answer.way.is_by_theory());
    println!("{answer}");
    let wins = answer.value == OutcomeClass::N;
    let mut moves = race
        .winning_moves_by_theory(Convention::Normal, position)?
        .expect("conjunctive compounds have a rule");
    let first = moves.next();
    assert_eq!(first.is_some(), wins);
    if let Some(first) = first {
        assert_eq!(race.outcome(first.to)?, OutcomeClass::P);
    }
    Ok(())
}

/// Every kind but the misère disjunctive one, whose tameness is computed too.
#[test]
fn every_kind_at_once() -> Result<(), Error> {
    for kind in Kind::ALL {
        let compound = Compound::new(kind, (Halve, Floor236, Halve));
        for convention in [Convention::Normal, Convention::Misere] {
            let answer = compound.answer(&Outcome { convention }, (HEAP, HEAP + 7, HEAP / 3))?;
            assert!(answer.way.is_by_theory(), "{kind} {convention:?}: {answer}");
        }
    }
    Ok(())
}

/// Each of the twelve compounds, and the nim-sum, within as many positions as one component has: of
/// the product there are ten thousand million.
#[test]
fn the_product_is_never_made() -> Result<(), Error> {
    let limits = Limits::positions(3_001);
    let heaps = (2_998, 2_999, 3_000);
    let component = (TakeOneTwoThree, TakeTwoThree, TakeOneTwoThree);
    for kind in Kind::ALL {
        let compound = Compound::new(kind, component);
        for convention in [Convention::Normal, Convention::Misere] {
            let class = compound.value_within(&Outcome { convention }, heaps, &limits);
            assert!(class.is_ok(), "{kind} {convention:?}: {class:?}");
        }
    }
    let sum = Compound::new(Kind::Disjunctive, component);
    let value = sum.value_within(&Grundy::NORMAL, heaps, &limits)?;
    let each = TakeOneTwoThree.grundy(2_998)? ^ TakeTwoThree.grundy(2_999)?;
    assert_eq!(value, each ^ TakeOneTwoThree.grundy(3_000)?);
    Ok(())
}

/// Any number of heaps, here ten thousand: the number of moves is a power of it.
#[test]
fn ten_thousand_components() -> Result<(), Error> {
    let heaps: Vec<u64> = (0..10_000).map(|n| n % 97).collect();
    for kind in Kind::ALL {
        let compound = Compound::new(kind, Repeat(TakeOneTwoThree));
        for convention in [Convention::Normal, Convention::Misere] {
            let class = compound.outcome_under(convention, heaps.clone())?;
            let moves = compound.winning_moves_by_theory(convention, heaps.clone())?;
            let first = moves.and_then(|mut moves| moves.next());
            assert_eq!(
                first.is_some(),
                class == OutcomeClass::N && !compound.has_ended_now(&heaps)
            );
            if let Some(first) = first {
                assert_eq!(
                    compound.outcome_under(convention, first.to)?,
                    OutcomeClass::P
                );
            }
        }
    }
    Ok(())
}

/// Whether a compound has ended, without its moves.
trait EndedNow {
    fn has_ended_now(&self, heaps: &[u64]) -> bool;
}

impl EndedNow for Compound<Repeat<TakeOneTwoThree>> {
    fn has_ended_now(&self, heaps: &[u64]) -> bool {
        if self.kind().is_long() {
            heaps.iter().all(|heap| *heap == 0)
        } else {
            heaps.contains(&0)
        }
    }
}

/// What cannot be answered is an error that says so.
#[test]
fn too_large_is_an_error() {
    let race = Compound::new(Kind::Conjunctive, (TakeTwoThree, Halve));
    let rows = Compound::new(Kind::Disjunctive, Repeat(crate::games::Kayles));
    let many = rows.value_within(&Outcome::MISERE, [200, 201], &Limits::positions(1_000));
    assert!(matches!(many, Err(Error::Capacity { .. })), "{many:?}");
    let searched = race.value_within(&Grundy::NORMAL, (HEAP, HEAP), &Limits::positions(1_000));
    assert!(
        matches!(searched, Err(Error::Capacity { .. })),
        "{searched:?}"
    );
}
