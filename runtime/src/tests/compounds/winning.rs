//! Winning moves: those that theory finds are those that a search finds.

use std::collections::BTreeSet;
use std::println;
use std::vec::Vec;

use super::pool::pool;
use crate::compound::Kind;
use crate::{Convention, Joint, Limits, Outcome, OutcomeClass, Solve, solve};

/// The winning moves of every `step`th position, by theory and by search; how many positions and
/// moves there were.
fn compare(kind: Kind, convention: Convention, step: usize) -> (usize, usize, usize) {
    let pool = pool();
    let compound = pool.compound(kind);
    let (mut asked, mut undecided, mut moves) = (0, 0, 0);
    for position in pool.positions.iter().step_by(step) {
        let Some(winning) = compound
            .winning_moves_by_theory(convention, position)
            .unwrap()
        else {
            undecided += 1;
            continue;
        };
        let found: Vec<_> = winning.collect();
        let theory: BTreeSet<Joint<Vec<usize>>> = found.iter().map(|m| m.to.clone()).collect();
        assert_eq!(
            theory.len(),
            found.len(),
            "each once: {kind} {convention:?} {position}"
        );
        for step in &found {
            let changed = step.to.0.iter().zip(&position.0).enumerate();
            let changed = changed
                .filter(|(_, (to, from))| to != from)
                .map(|(place, _)| place);
            assert_eq!(changed.collect::<Vec<_>>(), step.components);
        }
        let options = compound.options_of(position).unwrap();
        let quantity = Outcome { convention };
        let classes = solve::sparse(&compound, &quantity, &options, &Limits::default()).unwrap();
        let lost = options.into_iter().zip(classes);
        let lost = lost.filter(|(_, class)| *class == OutcomeClass::P);
        let search: BTreeSet<_> = lost.map(|(option, _)| option).collect();
        assert_eq!(theory, search, "{kind} {convention:?} at {position}");
        asked += 1;
        moves += theory.len();
    }
    println!("{kind} {convention:?}: {moves} winning moves of {asked} positions");
    (asked, undecided, moves)
}

#[test]
fn theory_finds_all_winning_moves_and_no_others() {
    for kind in Kind::ALL {
        for convention in [Convention::Normal, Convention::Misere] {
            let (asked, undecided, moves) = compare(kind, convention, 23);
            assert!(asked > 1_000 && moves > 500, "{kind} {convention:?}");
            let wild = kind == Kind::Disjunctive && convention == Convention::Misere;
            assert_eq!(undecided > 0, wild, "{kind} {convention:?}");
        }
    }
}
