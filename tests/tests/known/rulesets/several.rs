//! Three heaps and more.

use crate::{game, grundy, outcome, values};
use serde_json::json;
use sprague::prelude::Convention;

#[test]
fn nim_with_three_heaps() {
    // Project Euler 301; cp-algorithms. A rectangular chocolate bar is Nim on its grooves
    // (arXiv 1711.04954): (3, 7, 4) is lost.
    grundy(
        "NimThree",
        &json!([[[1, 2, 3], 0], [[3, 6, 9], 12], [[3, 7, 4], 0]]),
    );
    // X(n, 2 n, 3 n) = 0 for 5 of the numbers 1 to 2^3: the Fibonacci number F(3 + 2).
    let zero = |n: &u64| {
        let value = game("NimHeaps").values("grundy", &[json!([n, 2 * n, 3 * n])]);
        value.expect("the heaps are small")[0] == 0
    };
    assert_eq!((1..=8_u64).filter(zero).count(), 5);
}

#[test]
fn misere_nim() {
    // codingame.com, Misère Nim; cp-algorithms.
    let pairs = json!([
        [[1, 1, 1], "P"],
        [[1, 2, 3], "P"],
        [[2, 2], "P"],
        [[1], "P"]
    ]);
    values("MisereNim", "outcome-misere", &pairs);
    // (3, 5, 7): take one from any heap.
    let moves = game("MisereNim").winning_moves(Convention::Misere, &json!([3, 5, 7]));
    let mut moves = moves.expect("the heaps are small");
    moves.sort_by_key(ToString::to_string);
    assert_eq!(
        moves,
        [json!([2, 5, 7]), json!([3, 4, 7]), json!([3, 5, 6])]
    );
}

#[test]
fn exact_slow_nim() {
    // Boros, Gurvich, Makino, arXiv 2304.06498; Games 2024, 15(6), 37: Smith's remoteness.
    let pairs = json!([
        [[0, 0, 1], 0],
        [[1, 1, 1], 1],
        [[2, 2, 2], 2],
        [[1, 2, 3], 3],
        [[3, 3, 3], 4]
    ]);
    values("SlowTwoOfThree", "remoteness", &pairs);
    values("SlowTwoOfThreeUnordered", "remoteness", &pairs);
    values("SlowTwo", "remoteness", &pairs);
}

#[test]
fn hypergraph_nim() {
    // arXiv 1701.02819, Tetris hypergraphs: all pairs of three piles.
    grundy(
        "PairsOfThree",
        &json!([[[1, 1, 1], 1], [[1, 2, 3], 3], [[2, 2, 2], 3]]),
    );
}

#[test]
fn the_same_from_some_piles() {
    // Project Euler 260.
    outcome(
        "SameFromSome",
        &json!([[[0, 1, 2], "P"], [[1, 3, 3], "P"], [[5, 5, 5], "N"]]),
    );
}

#[test]
fn unequal_nim() {
    // ASC22 D; math.stackexchange, A Modified NIM Game.
    outcome(
        "UnequalNim",
        &json!([[[1, 3, 5], "P"], [[0, 1, 2], "P"], [[0, 0, 0], "P"]]),
    );
}

#[test]
fn nim_with_one_pass() {
    // Mathews, Honors thesis 2011.
    let pairs = json!([
        [[0, 0, 0, 1], "P"],
        [[0, 1, 2, 1], "P"],
        [[0, 3, 4, 1], "P"],
        [[1, 1, 1, 1], "P"],
        [[1, 3, 3, 1], "P"],
        [[1, 4, 4, 1], "P"],
        [[1, 5, 5, 1], "P"],
        [[2, 2, 2, 1], "P"],
        [[2, 3, 5, 1], "P"]
    ]);
    outcome("NimWithPass", &pairs);
}

#[test]
fn global_fibonacci_nim() {
    // arXiv 1509.08527.
    outcome(
        "GlobalFibonacci",
        &json!([[[1, 1, 1], "P"], [[2, 3, 1], "N"], [[3, 3, 2], "P"]]),
    );
}
