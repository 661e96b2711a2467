//! Compounds of different rulesets: theory equals search.

use crate::games::{
    Aliquot, AllButTwoFour, DawsonsKayles, Fibonacci, Floor236, Grundys, Kayles, Mark,
    TakeTwoThree, Wythoff,
};
use sprague::prelude::*;
use sprague::{Components, IntoPosition, solve};

/// What was compared: by theory and search, and by search alone.
#[derive(Default, Debug)]
struct Counts {
    decided: usize,
    wild: usize,
}

/// All six compounds under both conventions, on these positions.
fn compare<C>(components: &C, positions: &[C::Position], counts: &mut Counts)
where
    C: Components + Clone,
{
    let limits = Limits::default();
    for kind in Kind::ALL {
        let compound = Compound::new(kind, components.clone());
        for convention in [Convention::Normal, Convention::Misere] {
            let quantity = Outcome { convention };
            let search = solve::sparse(&compound, &quantity, positions, &limits);
            let search = search.expect("these compounds are small");
            let chosen = compound.values(&quantity, positions, &limits);
            assert_eq!(chosen.as_ref(), Ok(&search), "{kind}");
            for (position, value) in positions.iter().zip(search) {
                match compound.by_theory(&quantity, position.clone()) {
                    Ok(Some(theory)) => {
                        assert_eq!(theory, value, "{kind} {convention:?} {position:?}");
                        counts.decided += 1;
                    }
                    Ok(None) => {
                        let misere = convention == Convention::Misere;
                        assert!(kind == Kind::Disjunctive && misere, "{kind} {convention:?}");
                        counts.wild += 1;
                    }
                    Err(error) => panic!("{kind} at {position:?}: {error}"),
                }
            }
        }
    }
}

/// A game with a few positions, ended ones among them.
trait Looked: Game + Copy {
    /// The game.
    const GAME: Self;
    /// Its positions.
    fn few() -> Vec<Self::Position>;
}

macro_rules! looked {
    ($($game:ident: $positions:expr;)*) => {$(
        impl Looked for $game {
            const GAME: Self = $game;
            fn few() -> Vec<Self::Position> {
                $positions.into_iter().map(IntoPosition::into_position).collect()
            }
        }
    )*};
}

looked! {
    Aliquot: [1, 2, 3, 4, 6, 8, 9];
    AllButTwoFour: [0, 1, 2, 3, 4, 5, 6];
    DawsonsKayles: [0, 1, 3, 5, 6, 7, 10];
    Fibonacci: [(0, 2), (1, 1), (3, 2), (5, 1), (5, 4), (6, 2), (8, 3)];
    Floor236: [0, 1, 2, 4, 6, 12, 13];
    Grundys: [2, 3, 5, 6, 7, 8, 9];
    Kayles: [0, 1, 2, 3, 4, 5, 6];
    Mark: [0, 1, 2, 3, 4, 5, 6];
    TakeTwoThree: [0, 1, 2, 3, 5, 6, 8];
    Wythoff: [(0, 0), (1, 0), (1, 1), (1, 2), (2, 2), (2, 3), (1, 3)];
}

fn pair<A: Looked, B: Looked>(counts: &mut Counts) {
    let (of_a, of_b) = (A::few(), B::few());
    let pairs = of_a
        .iter()
        .flat_map(|a| of_b.iter().map(move |b| Joint((a.clone(), b.clone()))));
    compare(&(A::GAME, B::GAME), &pairs.collect::<Vec<_>>(), counts);
}

fn triple<A: Looked, B: Looked, C: Looked>(counts: &mut Counts) {
    let mut positions = Vec::new();
    // Every other position of each: seven each would be many.
    for a in A::few().into_iter().step_by(2) {
        for b in B::few().into_iter().step_by(2) {
            let triples = C::few().into_iter().step_by(2);
            positions.extend(triples.map(|c| Joint((a.clone(), b.clone(), c))));
        }
    }
    compare(&(A::GAME, B::GAME, C::GAME), &positions, counts);
}

/// All pairs of different games of a list.
macro_rules! pairs {
    ($counts:ident:) => {};
    ($counts:ident: $first:ident $($rest:ident)*) => {
        $(pair::<$first, $rest>(&mut $counts);)*
        pairs!($counts: $($rest)*);
    };
}

#[test]
fn pairs_of_ten_rulesets() {
    let mut counts = Counts::default();
    pairs!(counts: Aliquot AllButTwoFour DawsonsKayles Fibonacci Floor236 Grundys Kayles Mark
        TakeTwoThree Wythoff);
    println!("45 pairs of 10 rulesets: {counts:?}");
    assert_eq!(counts.decided + counts.wild, 45 * 49 * 12);
    assert!(counts.wild > 0 && counts.wild < counts.decided / 20);
}

#[test]
fn triples_of_ten_rulesets() {
    let mut counts = Counts::default();
    triple::<Aliquot, Kayles, Mark>(&mut counts);
    triple::<Kayles, Mark, DawsonsKayles>(&mut counts);
    triple::<AllButTwoFour, Floor236, Wythoff>(&mut counts);
    triple::<TakeTwoThree, Grundys, Fibonacci>(&mut counts);
    triple::<DawsonsKayles, AllButTwoFour, Aliquot>(&mut counts);
    triple::<Floor236, Fibonacci, Kayles>(&mut counts);
    println!("6 triples of 10 rulesets: {counts:?}");
    assert_eq!(counts.decided + counts.wild, 6 * 64 * 12);
    assert!(counts.wild > 0 && counts.wild < counts.decided / 10);
}
