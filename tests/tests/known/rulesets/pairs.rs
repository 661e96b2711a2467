//! Two heaps.

use crate::{grundy, outcome};
use serde_json::json;

#[test]
fn two_wythoff() {
    // CGSuite, GenWythoff, x -> x + 2, row 10.
    let pairs = json!([
        [[10, 0], 10],
        [[10, 1], 11],
        [[10, 2], 12],
        [[10, 3], 13],
        [[10, 4], 0],
        [[10, 5], 14],
        [[10, 6], 9]
    ]);
    grundy("WythoffByTwo", &pairs);
}

#[test]
fn wythoff_from_the_larger_heap() {
    // Ho, arXiv 1202.3186: the same lost positions as in Wythoff's game.
    outcome(
        "WythoffFromLarger",
        &json!([[[1, 2], "P"], [[3, 5], "P"], [[4, 7], "P"]]),
    );
}

#[test]
fn euclid_to_nothing() {
    // mathhelpforum.com, thread 282494.
    let pairs = json!([[[0, 5], "N"], [[4, 4], "P"], [[2, 3], "P"], [[15, 52], "N"]]);
    outcome("EuclidToNothing", &pairs);
}

#[test]
fn triangular_wythoff() {
    // arXiv 2310.06610, abstract: consecutive triangular numbers.
    let lost = json!([
        [[0, 0], "P"],
        [[0, 1], "P"],
        [[1, 3], "P"],
        [[3, 6], "P"],
        [[6, 10], "P"],
        [[10, 15], "P"],
        [[15, 21], "P"],
        [[2, 3], "N"],
        [[5, 9], "N"]
    ]);
    outcome("TriangularWythoff", &lost);
}

#[test]
fn delete_nim() {
    // arXiv 2301.12964, abstract: lost iff both heaps are odd.
    let pairs = json!([
        [[1, 1], "P"],
        [[1, 2], "N"],
        [[1, 3], "P"],
        [[3, 3], "P"],
        [[2, 4], "N"],
        [[5, 7], "P"]
    ]);
    outcome("DeleteNim", &pairs);
}

#[test]
fn chocolate() {
    // contest.japias.jp tqj18/180020, definition 3.1; arXiv 1711.04954: the nim-sum, for z / 2.
    grundy("Chocolate", &json!([[[2, 5], 7], [[3, 13], 14]]));
    let all = (0..20_u64).flat_map(|z| (0..=z / 2).map(move |y| json!([[y, z], y ^ z])));
    grundy("Chocolate", &all.collect());
}

#[test]
fn take_away_three() {
    // CGSuite, GameHeapTest, TakeAway(3).
    let pairs = json!([
        [[10, 0], 0],
        [[10, 1], 2],
        [[10, 2], 2],
        [[10, 3], 6],
        [[10, 4], 6],
        [[10, 5], 6]
    ]);
    grundy("TakeAwayThree", &pairs);
}

#[test]
fn not_the_same() {
    // CGSuite, GenMem, (memory, j) -> j != memory.
    let pairs = json!([
        [[10, 0], 6],
        [[10, 1], 6],
        [[10, 2], 6],
        [[10, 3], 4],
        [[10, 4], 6],
        [[10, 5], 6],
        [[10, 6], 3],
        [[10, 7], 6]
    ]);
    grundy("NotTheSame", &pairs);
}

#[test]
fn fibonacci_nim_is_lost_at_fibonacci_numbers() {
    // Whinihan 1963, from a heap n with the limit n - 1.
    let fibonacci = [2_u64, 3, 5, 8, 13, 21, 34];
    let class = |n: u64| if fibonacci.contains(&n) { "P" } else { "N" };
    let pairs = (2..40_u64).map(|n| json!([[n, n - 1], class(n)]));
    outcome("FibonacciNim", &pairs.collect());
}
