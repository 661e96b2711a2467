//! Several games at once: one position, and Conway's six compounds of it under normal and misère
//! play. Twelve answers, each with its reason and a winning move.
//!
//! The question: a row of 9 pins in Kayles, and a heap of 10 from which one, three or four are
//! taken. Who wins, if a move is in one of them, in both, or in any of them, and if play ends with
//! the first or with the last?

use OutcomeClass::{N, P};
use sprague::prelude::*;
use std::time::Instant;

sprague::game! {
    /// Knock down one pin or two neighbours.
    pub game Kayles(n) { octal 0.77; }

    /// Take one, three or four.
    pub game TakeOneThreeFour(n) { n -> n - k for k in {1, 3, 4}; }

    /// Take up to three.
    pub game TakeUpToThree(n) { n -> n - k for k in 1..=3; }
}

/// The outcomes under normal and misère play.
const EXPECTED: [(Kind, [OutcomeClass; 2]); 6] = [
    (Kind::Disjunctive, [N, N]),
    (Kind::Diminished, [P, P]),
    (Kind::Conjunctive, [N, P]),
    (Kind::Continued, [N, P]),
    (Kind::Selective, [N, N]),
    (Kind::Shortened, [N, P]),
];

fn main() -> Result<(), Error> {
    println!("Kayles at 9 and {{1, 3, 4}} at 10:");
    for (kind, outcomes) in EXPECTED {
        for (convention, outcome) in [Convention::Normal, Convention::Misere]
            .into_iter()
            .zip(outcomes)
        {
            let game = (Kayles.at(9), TakeOneThreeFour.at(10)).compound(kind);
            let answer = game.answer(&Outcome { convention })?;
            println!("\n{answer}");
            assert_eq!(answer.value, outcome, "{kind} {convention:?}");

            // The search of the whole compound agrees; the move of theory is one of all.
            assert_eq!(game.by_search(&Outcome { convention })?, outcome);
            let all = game
                .game()
                .winning_moves_under(convention, game.position())?;
            match game.winning_move_under(convention)? {
                Some(winning) => {
                    println!("  a winning move is to {}", winning.to);
                    assert!(all.contains(&winning.to));
                }
                None => assert!(all.is_empty()),
            }
            assert_eq!(all.is_empty(), outcome == P);
        }
    }
    measure()
}

/// What theory saves: the same question by both ways.
fn measure() -> Result<(), Error> {
    let heaps = [60, 61, 62]
        .map(|heap| TakeUpToThree.at(heap))
        .conjunctive();
    let start = Instant::now();
    let theory = heaps.by_theory(&Outcome::NORMAL)?;
    let by_theory = start.elapsed();
    let start = Instant::now();
    let search = heaps.by_search(&Outcome::NORMAL)?;
    let by_search = start.elapsed();
    println!("\nthree heaps of 60, 61 and 62 at once, {search}:");
    println!("  by theory {by_theory:.1?}, by a search of the product {by_search:.1?}");
    assert_eq!(theory, Some(search));
    Ok(())
}
