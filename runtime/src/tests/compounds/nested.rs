//! Compounds of compounds, the way that an answer came, and what it says.

use std::string::ToString;
use std::vec::Vec;

use crate::compound::{Compound, Kind, Repeat, Then, Together, Way, Why};
use crate::tests::games::{Bits, Floor236, KAYLES, Take};
use crate::{
    Convention, Error, Fault, Game, Genus, GenusValue, Grundy, Heaps, Joint, Limits, Outcome,
    OutcomeClass, Quantity, Remoteness, Solve, Suspense, Tail, Wins, solve,
};

const TWO_THREE: Take = Take::new(&[(2, 3)]);
const UP_TO_THREE: Take = Take::new(&[(1, 3)]);

type Inner = Compound<(Take, Take)>;
type Nested = Joint<(Joint<(u64, u64)>, u64)>;

fn inner(kind: Kind) -> Inner {
    Compound::new(kind, (TWO_THREE, UP_TO_THREE))
}

/// All positions ((a, b), c) with small heaps.
fn positions() -> Vec<Nested> {
    let heaps = |last| 0..=last;
    let triples =
        heaps(6).flat_map(|a| heaps(5).flat_map(move |b| heaps(5).map(move |c| (a, b, c))));
    triples.map(|(a, b, c)| Joint((Joint((a, b)), c))).collect()
}

/// Values, by the strategy of the compound, equal those of a search; how many the theory gave.
fn compare<Q: Quantity>(outer: Kind, of: Kind, quantity: &Q) -> (usize, usize) {
    let nested = Compound::new(outer, (inner(of), Bits));
    let (positions, limits) = (positions(), Limits::default());
    let search = solve::sparse(&nested, quantity, &positions, &limits).unwrap();
    let values = nested.values(quantity, &positions, &limits).unwrap();
    assert_eq!(values, search, "{outer} of {of}");
    let mut decided = 0;
    for (position, value) in positions.iter().zip(search) {
        let theory = nested.by_theory(quantity, position).unwrap();
        decided += usize::from(theory.is_some());
        assert!(theory.is_none_or(|theory| theory == value), "{position}");
        let answer = nested.answer(quantity, position).unwrap();
        assert_eq!(answer.value, value, "{position}");
    }
    (decided, positions.len())
}

#[test]
fn every_kind_in_every_kind() {
    for outer in Kind::ALL {
        for of in Kind::ALL {
            for convention in [Convention::Normal, Convention::Misere] {
                let (decided, all) = compare(outer, of, &Outcome { convention });
                // Misère disjunctive of wild components aside, the outer rule always holds: the
                // inner compound finds its symbol by its own rule, or by a search of itself.
                let wild = outer == Kind::Disjunctive && convention == Convention::Misere;
                assert!(
                    decided == all || wild && decided > 0,
                    "{outer} of {of}: {decided}"
                );
            }
            compare(outer, of, &Grundy::NORMAL);
            compare(outer, of, &Remoteness::MISERE);
            compare(outer, of, &Suspense::NORMAL);
            compare(outer, of, &Wins);
        }
    }
}

/// Which symbols match: those that the plan shows to need no search.
#[test]
fn the_plan_shows_which_rules_nest() {
    let nests = |outer, of, convention| {
        let nested = Compound::new(outer, (inner(of), Bits));
        nested.plan(&Outcome { convention }).is_by_theory()
    };
    for kind in Kind::ALL {
        assert!(nests(kind, kind, Convention::Normal), "{kind}");
        assert!(nests(kind, kind, Convention::Misere), "{kind}");
        // The winners follow from every kind's own numbers.
        assert!(nests(Kind::Selective, kind, Convention::Normal), "{kind}");
        assert!(nests(Kind::Selective, kind, Convention::Misere), "{kind}");
        assert!(nests(Kind::Shortened, kind, Convention::Misere), "{kind}");
        for other in [Kind::Disjunctive, Kind::Diminished] {
            assert_eq!(
                nests(other, kind, Convention::Normal),
                other == kind,
                "{other} {kind}"
            );
        }
    }
    // Selective compounds have formulas for both lengths, under normal play.
    for (outer, of) in [
        (Kind::Conjunctive, Kind::Selective),
        (Kind::Continued, Kind::Shortened),
    ] {
        assert!(nests(outer, of, Convention::Normal));
        assert!(!nests(outer, of, Convention::Misere));
    }
    let plan = Compound::new(Kind::Conjunctive, (inner(Kind::Disjunctive), Bits));
    assert_eq!(
        plan.plan(&Outcome::NORMAL).to_string(),
        "conjunctive: the remoteness by rule from the remoteness of operand 1 (disjunctive: no \
         rule, so it is searched), operand 2 (by its own strategy)"
    );
    assert_eq!(
        plan.plan(&Grundy::NORMAL).to_string(),
        "conjunctive: no rule, so it is searched"
    );
}

#[test]
fn an_answer_says_when_it_was_searched() {
    let rows = Compound::new(Kind::Disjunctive, Repeat(KAYLES));
    let tame = rows.answer(&Outcome::MISERE, [4, 3]).unwrap();
    assert!(tame.way.is_by_theory());
    let wild = rows.answer(&Outcome::MISERE, [4, 5]).unwrap();
    let genus = GenusValue {
        nim: 4,
        misere: 1,
        tame: false,
    };
    let why = Why::Wild {
        component: 1,
        genus,
    };
    assert_eq!(
        wild.way,
        Way::Search {
            kind: Kind::Disjunctive,
            why
        }
    );
    assert_eq!(
        wild.way.to_string(),
        "disjunctive: component 2 is wild (genus 4^1), and no rule gives misère sums with it, so \
         it was searched"
    );
    assert_eq!(rows.by_theory(&Outcome::MISERE, [4, 5]), Ok(None));
    assert!(
        rows.winning_moves_by_theory(Convention::Misere, [4, 5])
            .unwrap()
            .is_none()
    );
    assert_eq!(rows.by_search(&Outcome::MISERE, [4, 5]), Ok(wild.value));
    assert_eq!(rows.value(&Genus, [5]), KAYLES.value(&Genus, 5));

    // A component that was searched is named.
    let race = Compound::new(Kind::Conjunctive, (inner(Kind::Disjunctive), Floor236));
    let answer = race.answer(&Outcome::NORMAL, ((3, 2), 9)).unwrap();
    assert!(!answer.way.is_by_theory());
    assert!(
        answer
            .to_string()
            .contains("component 1, disjunctive: no rule"),
        "{answer}"
    );
}

#[test]
fn values_are_compounds_too() {
    let race = || (Bits.at(37), KAYLES.at(6)).conjunctive();
    let nested = ([race(), race()].selective(), Bits.at(11)).continued();
    assert_eq!(nested.by_search(&Outcome::NORMAL), nested.outcome());
    let list = Vec::from([Bits.at(5), Bits.at(6), Bits.at(3)])
        .diminished()
        .misere();
    assert_eq!(list.game().convention(), Convention::Misere);
    assert_eq!(list.outcome(), list.by_search(&Outcome::MISERE));
    let winning = list.winning_moves().unwrap();
    let first = list.winning_move().unwrap();
    assert_eq!(first.is_some(), !winning.is_empty());
    assert!(first.is_none_or(|first| winning.contains(&first.to)));
}

#[test]
fn wrong_numbers_of_components_and_too_many_moves() {
    let two = Compound::new(Kind::Disjunctive, Vec::from([Bits, Bits]));
    let wrong = two.outcome([1, 2, 3]);
    let words = "the options of (1, 2, 3) cannot be told: there are 2 components, and the position \
                 is of 3";
    assert_eq!(wrong.unwrap_err().to_string(), words);
    let few = two.options_of([1]).unwrap_err().to_string();
    assert!(
        few.starts_with("the options of (1) cannot be told"),
        "{few}"
    );
    assert!(
        two.winning_moves_by_theory(Convention::Normal, [1, 2, 3])
            .is_err()
    );
    assert!(two.answer(&Outcome::NORMAL, [1, 2, 3]).is_err());

    let nim = Take::new(&[(1, 1_000)]);
    let many = Compound::new(Kind::Selective, Repeat(nim));
    let position = Joint(Vec::from([1_000; 12]));
    let full = many.options_of(&position).unwrap_err();
    assert!(
        matches!(
            full,
            Error::Fault {
                fault: Fault::TooMany { .. },
                ..
            }
        ),
        "{full}"
    );
    // 1001^12 moves, and theory tells who wins and a move that does.
    assert_eq!(many.outcome(&position), Ok(OutcomeClass::N));
    let mut moves = many
        .winning_moves_by_theory(Convention::Normal, &position)
        .unwrap()
        .unwrap();
    let (first, second) = (moves.next().unwrap(), moves.next());
    assert_eq!(many.outcome(&first.to), Ok(OutcomeClass::P));
    assert_eq!(first.to, Joint(Vec::from([0; 12])));
    // The one P-position of these is the empty one.
    assert!(second.is_none());
}

#[test]
fn fixed_ones_and_any_number() {
    let tail = Compound::new(Kind::Continued, Then((TWO_THREE, KAYLES), Bits));
    let mut compared = 0;
    for rest in [
        Vec::new(),
        Vec::from([5]),
        Vec::from([6, 7]),
        Vec::from([0, 3, 1]),
    ] {
        for heap in 0..6 {
            let position = ((heap, 4), rest.clone());
            let search = tail.by_search(&Suspense::NORMAL, position.clone()).unwrap();
            assert_eq!(tail.suspense(position.clone()), Ok(search));
            let moves = tail.winning_moves(position.clone()).unwrap();
            let theory = tail
                .winning_moves_by_theory(Convention::Normal, position)
                .unwrap();
            let mut theory: Vec<_> = theory.unwrap().map(|m| m.to).collect();
            theory.sort();
            assert_eq!(moves, theory);
            compared += 1;
        }
    }
    assert_eq!(compared, 24);
    let position: Tail<Joint<(u64, Heaps)>, u64> =
        crate::IntoPosition::into_position(((4, [3, 1]), [5, 6]));
    assert_eq!(position.to_string(), "(4, [1, 3], 5, 6)");
    let mut bytes = Vec::new();
    crate::Position::encode(&position, &mut bytes);
    assert_eq!(crate::Position::decode(&mut &bytes[..]), Some(position));
    assert_eq!(<Joint<Vec<u64>>>::default().to_string(), "()");
}
