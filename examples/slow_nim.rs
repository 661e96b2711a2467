//! Several heaps: Exact Slow NIM, where a move takes one counter from each of exactly two heaps.
//!
//! The question (Gurvich and others, "Exact Slow k-NIM"): the remoteness of three heaps, whose
//! parity tells who wins, and how the misère convention changes it.

use sprague::prelude::*;

sprague::game! {
    /// Take one counter from each of exactly two heaps.
    pub game ExactSlow2[..] { [a, b, ..] -> [a - 1, b - 1, ..]; }

    /// The same rule, and who cannot move wins.
    pub misere game ExactSlow2Misere[..] { [a, b, ..] -> [a - 1, b - 1, ..]; }
}

fn main() -> Result<(), Error> {
    println!("heaps        remoteness  normal  misère  winning moves");
    for heaps in [
        [1, 1, 1],
        [1, 2, 3],
        [2, 2, 2],
        [3, 3, 3],
        [2, 5, 7],
        [30, 40, 50],
    ] {
        let moves: Vec<String> = ExactSlow2
            .winning_moves(heaps)?
            .iter()
            .map(ToString::to_string)
            .collect();
        println!(
            "{:<12} {:>10}  {:>6}  {:>6}  {}",
            Heaps::from_iter(heaps).to_string(),
            ExactSlow2.remoteness(heaps)?,
            ExactSlow2.outcome(heaps)?,
            ExactSlow2Misere.outcome(heaps)?,
            moves.join("  ")
        );
    }
    // The values of the paper for its first positions.
    assert_eq!(ExactSlow2.remoteness([1, 1, 1])?, 1);
    assert_eq!(ExactSlow2.remoteness([1, 2, 3])?, 3);
    assert_eq!(ExactSlow2.remoteness([2, 2, 2])?, 2);
    assert_eq!(ExactSlow2.remoteness([3, 3, 3])?, 4);

    // A position of one heap has ended: a move needs two.
    assert!(ExactSlow2.has_ended([9])?);
    Ok(())
}
