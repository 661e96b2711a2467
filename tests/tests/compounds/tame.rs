//! Misère sums: which games are tame, and what an answer says of those that are not.

use crate::games::{
    Aliquot, AllButTwoFour, DawsonsKayles, Grundys, Kayles, MarkThree, Nim, TakeOneThreeFour,
    TakeOneTwo, TakeOneTwoThree, TakeTwoFourSeven, TakeTwoThree,
};
use sprague::compound::{Way, Why};
use sprague::prelude::*;

/// A heap and its pair of nim-values.
type Heap = (u64, (u64, u64));

/// The first wild heap up to 40.
fn first_wild<G: OneHeap>(game: &G) -> Result<Option<Heap>, Error> {
    let genera = game.sequence(&Genus, 40)?;
    let mut heaps = (0..).zip(genera);
    let wild = heaps.find(|(_, genus)| !genus.tame);
    Ok(wild.map(|(heap, genus)| (heap, (genus.nim, genus.misere))))
}

#[test]
fn first_wild_positions() -> Result<(), Error> {
    assert_eq!(first_wild(&Kayles)?, Some((5, (4, 1))));
    assert_eq!(first_wild(&DawsonsKayles)?, Some((10, (3, 1))));
    assert_eq!(first_wild(&Grundys)?, Some((13, (3, 1))));
    assert_eq!(first_wild(&Aliquot)?, Some((6, (1, 3))));
    assert_eq!(first_wild(&MarkThree)?, Some((9, (2, 0))));
    Ok(())
}

/// Tameness is that of all positions after the heap too.
#[test]
fn every_heap_of_the_subtraction_games_is_tame() -> Result<(), Error> {
    fn all_tame(game: &impl OneHeap) -> Result<(), Error> {
        let genera = game.sequence(&Genus, 2_000)?;
        assert!(genera.iter().all(|genus| genus.tame));
        Ok(())
    }
    all_tame(&TakeOneTwo)?;
    all_tame(&TakeOneTwoThree)?;
    all_tame(&TakeTwoThree)?;
    all_tame(&TakeOneThreeFour)?;
    all_tame(&TakeTwoFourSeven)?;
    all_tame(&AllButTwoFour)?;
    let genera = Nim.sequence(&Genus, 200)?;
    assert!(genera.iter().all(|genus| genus.tame));
    Ok(())
}

#[test]
fn tame_components_by_rule_and_a_wild_one_by_search() -> Result<(), Error> {
    let sum = Compound::new(Kind::Disjunctive, (Kayles, MarkThree)).misere();
    let mut searched = 0;
    for row in 0..=7 {
        for heap in 0..=11 {
            let answer = sum.answer(&Outcome::MISERE, (row, heap))?;
            assert_eq!(sum.outcome((row, heap))?, answer.value);
            assert_eq!(sum.by_search(&Outcome::MISERE, (row, heap))?, answer.value);
            let component = match answer.way {
                Way::Theory { .. } => None,
                Way::Search {
                    why: Why::Wild { component, genus },
                    ..
                } => {
                    assert!(!genus.tame);
                    Some(component)
                }
                Way::Search { why, .. } => panic!("{why}"),
            };
            let wild_row = !Kayles.value(&Genus, row)?.tame;
            let wild_heap = !MarkThree.value(&Genus, heap)?.tame;
            let first = [wild_row, wild_heap].iter().position(|wild| *wild);
            assert_eq!(component, first, "({row}, {heap})");
            searched += usize::from(component.is_some());
        }
    }
    assert!(searched > 20 && searched < 96);
    println!("{searched} of 96 positions had a wild component and were searched");
    let answer = sum.answer(&Outcome::MISERE, (5, 2))?.to_string();
    let words = "disjunctive: component 1 is wild (genus 4^1), and no rule gives misère sums with \
                 it, so it was searched: ";
    assert!(answer.starts_with(words), "{answer}");
    Ok(())
}
