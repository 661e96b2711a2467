//! The sweep that was published with the rules, with its numbers.

use crate::games::{TakeOneThreeFour, TakeOneTwo, TakeOneTwoThree, TakeTwoThree};
use sprague::prelude::*;
use sprague::solve;

/// All triples of heaps up to these.
fn triples(least: u64, most: [u64; 3]) -> Vec<(u64, u64, u64)> {
    let [a, b, c] = most.map(|last| least..=last);
    let pairs = a.flat_map(|a| b.clone().map(move |b| (a, b)));
    pairs
        .flat_map(|(a, b)| c.clone().map(move |c| (a, b, c)))
        .collect()
}

/// Whether whoever is to move wins each triple, by search.
fn winners<G: Game<Position = u64> + Copy>(
    game: G,
    kind: Kind,
    triples: &[(u64, u64, u64)],
) -> Vec<bool> {
    let compound = Compound::new(kind, (game, game, game));
    let positions: Vec<_> = triples.iter().map(|&triple| Joint(triple)).collect();
    let classes = solve::sparse(&compound, &Outcome::NORMAL, &positions, &Limits::default());
    let classes = classes.expect("these compounds are small");
    let theory = compound.values(&Outcome::NORMAL, &positions, &Limits::default());
    assert_eq!(theory.as_ref(), Ok(&classes), "{kind}");
    classes
        .into_iter()
        .map(|class| class == OutcomeClass::N)
        .collect()
}

/// How many triples a rule by a number of each heap says wrong.
fn wrong<G: Game<Position = u64>>(
    game: &G,
    wins: &[bool],
    triples: &[(u64, u64, u64)],
    number: &impl Quantity<Value = u64>,
    rule: fn([u64; 3]) -> bool,
) -> usize {
    let numbers = game
        .values_of(number, 0..=8)
        .expect("these heaps are small");
    let number = |heap: u64| numbers[usize::try_from(heap).expect("at most 8")];
    let says = triples.iter().map(|&(a, b, c)| rule([a, b, c].map(number)));
    says.zip(wins).filter(|(says, wins)| says != *wins).count()
}

/// The conjunctive part, of one game: the triples; wrong by the least remoteness, by the greatest,
/// and by the least without the parity clause, which is that of the shortest plays.
fn conjunctive<G: Game<Position = u64> + Copy>(game: G) -> [usize; 4] {
    let all = triples(0, [8, 8, 6]);
    let wins = winners(game, Kind::Conjunctive, &all);
    let r = Remoteness::NORMAL;
    let odd_least: fn([u64; 3]) -> bool = |n| n.iter().min().is_some_and(|n| n % 2 == 1);
    let odd_most: fn([u64; 3]) -> bool = |n| n.iter().max().is_some_and(|n| n % 2 == 1);
    [
        all.len(),
        wrong(&game, &wins, &all, &r, odd_least),
        wrong(&game, &wins, &all, &r, odd_most),
        wrong(&game, &wins, &all, &Shortest, odd_least),
    ]
}

#[test]
fn conjunctive_triples() {
    let found = [
        conjunctive(TakeOneTwoThree),
        conjunctive(TakeOneTwo),
        conjunctive(TakeTwoThree),
        conjunctive(TakeOneThreeFour),
    ];
    println!("triples, wrong by min R, by max R, without the parity clause: {found:?}");
    assert_eq!(
        found,
        [
            [567, 0, 271, 32],
            [567, 0, 276, 52],
            [567, 0, 308, 0],
            [567, 0, 265, 32],
        ]
    );
    let sum = |column: usize| found.iter().map(|row| row[column]).sum::<usize>();
    assert_eq!([0, 1, 2, 3].map(sum), [2_268, 0, 1_120, 116]);
}

/// Of one game: the triples, the wrong ones by "some component is won", and how many have another
/// winner under the short rule, with and without ended components.
fn selective<G: Game<Position = u64> + Copy>(game: G) -> [usize; 5] {
    let all = triples(0, [7, 7, 6]);
    let wins = winners(game, Kind::Selective, &all);
    let some_odd: fn([u64; 3]) -> bool = |n| n.iter().any(|n| n % 2 == 1);
    let wrong = wrong(&game, &wins, &all, &Remoteness::NORMAL, some_odd);
    let differing = |triples: &[(u64, u64, u64)]| {
        let long = winners(game, Kind::Selective, triples);
        let short = winners(game, Kind::Shortened, triples);
        long.iter()
            .zip(short)
            .filter(|(long, short)| **long != *short)
            .count()
    };
    let (small, live) = (triples(0, [6, 6, 5]), triples(2, [8, 8, 7]));
    [
        all.len(),
        wrong,
        differing(&small),
        live.len(),
        differing(&live),
    ]
}

#[test]
fn selective_triples() {
    let found = [
        selective(TakeOneTwoThree),
        selective(TakeOneTwo),
        selective(TakeTwoThree),
        selective(TakeOneThreeFour),
    ];
    println!("triples, wrong, other winners under the short rule, live, other winners: {found:?}");
    let sum = |column: usize| found.iter().map(|row| row[column]).sum::<usize>();
    assert_eq!([0, 1, 2, 3, 4].map(sum), [1_792, 0, 464, 1_176, 0]);
}

/// Where the essay is wrong: an ended component is not an empty one.
#[test]
fn ended_is_not_empty() -> Result<(), Error> {
    assert!(TakeTwoThree.has_ended(1)?);
    let race = Compound::new(Kind::Conjunctive, (TakeTwoThree, TakeTwoThree));
    assert_eq!(race.outcome((1, 5))?, OutcomeClass::P);
    assert!(race.has_ended((1, 5))?);
    Ok(())
}

/// And remoteness may grow while the outcomes are periodic.
#[test]
fn remoteness_of_one_three_four_grows() -> Result<(), Error> {
    let lengths = TakeOneThreeFour.sequence(&Remoteness::NORMAL, 7_000)?;
    for (n, later) in lengths[7..].iter().enumerate() {
        assert_eq!(*later, lengths[n] + 4, "{n}");
    }
    Ok(())
}
