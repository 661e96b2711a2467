//! What one comes for: rules in, exact values out. Run with
//! `cargo run --release --example quickstart`.

use sprague::prelude::*;

sprague::game! {
    /// Divide the heap by 2, 3 or 6 and round down; from 0 there is no move.
    pub game Floor236(n) { n -> n / d for d in {2, 3, 6} if n > 0; }

    /// Take one, two or three counters.
    pub game TakeOneTwoThree(n) { n -> n - k for k in {1, 2, 3}; }
    /// Take one or two counters.
    pub game TakeOneTwo(n) { n -> n - k for k in {1, 2}; }
    /// Take two or three counters: a heap of 1 has ended, though it is not empty.
    pub game TakeTwoThree(n) { n -> n - k for k in {2, 3}; }
    /// Take one, three or four counters.
    pub game TakeOneThreeFour(n) { n -> n - k for k in {1, 3, 4}; }

    /// Kayles: take one or two counters, and split what is left in two if you like.
    pub game Kayles(n) { octal 0.77; }

    /// Wythoff's game: take from one heap, or the same number from both.
    pub game Wythoff{x, y} {
        {x, y} -> {x - k, y}     for k in 1..;
        {x, y} -> {x - k, y - k} for k in 1..;
    }

    /// Take d counters from one heap, where d divides every other heap.
    pub game DivisorNim[..] {
        [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest;
    }
}

fn main() -> Result<(), Error> {
    floor_division()?;
    subtraction()?;
    kayles()?;
    wythoff()?;
    divisor_nim()
}

/// A sum of heaps is decided by the nim-sum of its values; all winning moves are found.
fn floor_division() -> Result<(), Error> {
    heading("n -> n/2, n/3, n/6, rounded down");
    row("heap", &(0..=12).collect::<Vec<u64>>());
    row("Grundy value", &Floor236.sequence(&Grundy::NORMAL, 12)?);
    row("remoteness", &Floor236.sequence(&Remoteness::NORMAL, 12)?);

    let heaps = [4, 6, 8, 2];
    let sum = Floor236.nim_sum(heaps)?;
    println!("nim-sum of heaps 4, 6, 8, 2: {sum}; the moves that win:");
    let moves = Floor236.winning_moves_in_sum(heaps)?;
    for winning in &moves {
        let mut after = heaps;
        after[winning.component] = winning.to;
        println!(
            "  heap {} -> {}: {after:?}",
            heaps[winning.component], winning.to
        );
    }
    assert_eq!((sum, moves.len()), (1, 3));

    let far = 1_000_000_000_000_000_000;
    println!("the Grundy value of 10^18: {}", Floor236.grundy(far)?);
    Ok(())
}

/// Grundy values tell who wins; remoteness tells how long a well-played win takes.
fn subtraction() -> Result<(), Error> {
    heading("taking from a set");
    row("heap", &(0..=14).collect::<Vec<u64>>());
    sequences("{1, 2, 3}", &TakeOneTwoThree)?;
    sequences("{1, 2}", &TakeOneTwo)?;
    sequences("{2, 3}", &TakeTwoThree)?;
    sequences("{1, 3, 4}", &TakeOneThreeFour)?;
    println!(
        "best play from 14 under {{1, 3, 4}}: {:?}",
        TakeOneThreeFour.best_line(14)?
    );
    Ok(())
}

fn sequences<G: OneHeap>(name: &str, game: &G) -> Result<(), Error> {
    row(
        &format!("{name} Grundy"),
        &game.sequence(&Grundy::NORMAL, 14)?,
    );
    row(
        &format!("{name} remoteness"),
        &game.sequence(&Remoteness::NORMAL, 14)?,
    );
    Ok(())
}

/// Heaps that split: positions are collections of heaps.
fn kayles() -> Result<(), Error> {
    heading("Kayles");
    row("row of pins", &(0..=14).collect::<Vec<u64>>());
    row("Grundy value", &Kayles.sequence(&Grundy::NORMAL, 14)?);
    row("remoteness", &Kayles.sequence(&Remoteness::NORMAL, 14)?);
    row(
        "the same, misère",
        &Kayles.sequence(&Remoteness::MISERE, 14)?,
    );
    println!(
        "winning moves from rows 3 and 5: {}",
        list(&Kayles.winning_moves([3, 5])?)
    );
    let too_far = Kayles.remoteness(80);
    println!("and what is too much to ask is an answer too:");
    println!(
        "  {}",
        too_far.expect_err("it needs 123 million collections")
    );
    Ok(())
}

/// The P-positions are those from which the player who has just moved wins.
fn wythoff() -> Result<(), Error> {
    heading("Wythoff's game");
    let table = Wythoff.table(
        &Outcome::NORMAL,
        Multisets {
            heaps: 2,
            largest: 25,
        },
    )?;
    let lost: Vec<_> = table
        .iter()
        .filter(|(_, outcome)| **outcome == OutcomeClass::P)
        .map(|(position, _)| position)
        .collect();
    println!("P-positions: {}", list(&lost));
    println!(
        "winning moves from {{8, 11}}: {}",
        list(&Wythoff.winning_moves((8, 11))?)
    );
    Ok(())
}

/// A question of a researcher, asked of every position of three heaps up to 60.
fn divisor_nim() -> Result<(), Error> {
    heading("Divisor Nim");
    println!(
        "value of heaps 2, 8, 20: {}",
        DivisorNim.grundy([2, 8, 20])?
    );
    let table = DivisorNim.table(
        &Grundy::NORMAL,
        Multisets {
            heaps: 3,
            largest: 60,
        },
    )?;
    let mut triples = 0;
    for (position, value) in &table {
        if let &[_, _, smallest] = position.as_slice() {
            triples += 1;
            assert!(*value <= 2 * smallest, "{position} has the value {value}");
        }
    }
    println!("value <= 2 * (smallest heap): holds for all {triples} triples up to 60");
    assert_eq!(triples, 60 * 61 * 62 / 6);
    Ok(())
}

fn heading(text: &str) {
    println!("\n{text}");
}

fn row(name: &str, values: &[u64]) {
    print!("{name:>22}");
    for value in values {
        print!("{value:>4}");
    }
    println!();
}

fn list<P: std::fmt::Display>(positions: &[P]) -> String {
    let shown: Vec<String> = positions.iter().map(ToString::to_string).collect();
    shown.join("  ")
}
