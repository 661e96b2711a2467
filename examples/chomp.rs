//! A board game by hand: Chomp as an `impl Game`. Nothing here comes from `game!`, and all
//! quantities, winning moves and lines of play work as for a compiled ruleset.
//!
//! The question: which first bites win on a bar of 3 rows and 5 columns?

use sprague::prelude::*;

/// A bar of chocolate; a bite takes a square with all that is below and to the right of it. The
/// square in the upper left corner is poisoned and never taken.
struct Chomp;

impl Game for Chomp {
    /// The lengths of the rows from the top, none longer than the one above it.
    type Position = Vec<u64>;
    /// The number of squares left.
    type Rank = u64;

    fn options(&self, rows: &Vec<u64>, options: &mut Options<Vec<u64>>) {
        for (top, length) in rows.iter().enumerate() {
            let first = u64::from(top == 0);
            for left in first..*length {
                let mut after = rows.clone();
                for row in &mut after[top..] {
                    *row = left.min(*row);
                }
                after.retain(|row| *row > 0);
                options.push(after);
            }
        }
    }

    fn rank(&self, rows: &Vec<u64>) -> u64 {
        rows.iter().sum()
    }
}

fn main() -> Result<(), Error> {
    let bar = vec![5, 5, 5];
    println!("Chomp on 3 rows of 5: outcome {}", Chomp.outcome(&bar)?);
    println!(
        "Grundy value {}, remoteness {}",
        Chomp.grundy(&bar)?,
        Chomp.remoteness(&bar)?
    );
    let bites = Chomp.winning_moves(&bar)?;
    for after in &bites {
        println!("the bite that leaves rows of {after:?} wins");
    }
    assert_eq!(bites, [vec![5, 5, 3]]);

    println!("best play:");
    for position in Chomp.best_line(&bar)? {
        println!("  {position:?}");
    }

    // Whoever eats the poisoned square loses, and here nobody can: the bar of one square has ended.
    assert!(Chomp.has_ended(vec![1])?);
    Ok(())
}
