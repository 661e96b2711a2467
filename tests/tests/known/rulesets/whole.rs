//! Parameters, hexadecimal codes, Rust functions.

use super::{lost_heaps, sequence};
use crate::{game, values};
use serde_json::{Value as Json, json};
use sprague::prelude::Convention;

#[test]
fn lieges_of_legendre_by_parameter() {
    // Codeforces 603C, 111qqz's solution.
    sequence("Lieges<2>", 0, &[0, 1, 2, 0, 1, 0, 1]);
    sequence("Lieges<3>", 0, &[0, 1, 0, 1, 2, 0, 2, 0, 1]);
}

#[test]
fn mark_by_parameter() {
    // arXiv 1108.1239 (Guo), abstract.
    sequence("Mark<3>", 0, &[0, 1, 2, 0, 3, 2, 0, 1, 3, 2, 1, 3, 0]);
}

#[test]
fn simple_game_by_parameter() {
    // HackerRank, Simple Game.
    sequence("Simple<2>", 1, &[0, 1, 0, 1, 0, 1, 0]);
    let three = [0, 1, 2, 3, 1, 4, 3, 2, 4, 5, 6, 7, 8, 9, 7];
    sequence("Simple<3>", 1, &three);
}

#[test]
fn hexadecimal_codes() {
    // CGSuite, GameHeapTest, TakeAndBreak(0.3F).
    let terms = [1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5, 6, 7, 8, 6, 7, 8, 9, 10, 11];
    sequence("HexThreeF", 1, &terms);
    let heaps: Vec<Json> = (0..40).map(|heap| json!([heap])).collect();
    let all = |name: &str| game(name).values("grundy", &heaps);
    assert_eq!(all("HexEight"), all("CodeEight"));
}

#[test]
fn subpract() {
    // OEIS A275432; 11011110.github.io, 2020-06-21.
    let lost = [
        0, 3, 10, 13, 44, 47, 102, 105, 146, 149, 232, 235, 636, 639, 814, 817, 950, 953,
    ];
    lost_heaps("Subpract", 0, 1_000, &lost);
    sequence("Subpract", 9, &[3, 0]);
}

#[test]
fn hopping_game() {
    // Project Euler 391: the highest number that a first move may reach and win, or 0.
    let highest = |n: u32| {
        let all = 2_u64.pow(n + 1) - 2;
        let moves = game("Hopping").winning_moves(Convention::Normal, &json!([n, all]));
        let moves = moves.expect("the list is short");
        let reached = moves.iter().filter_map(|to| Some(all - to[1].as_u64()?));
        let sum = |places: u64| (1..=places).map(u64::count_ones).sum::<u32>();
        reached.map(sum).max().unwrap_or(0)
    };
    let told: Vec<u32> = (1..=10).map(highest).collect();
    assert_eq!(told, [0, 2, 1, 4, 2, 2, 1, 7, 5, 5]);
}

#[test]
fn twins() {
    // CGSuite, Turning, code 2.
    sequence("Twins", 1, &[0, 1, 2, 3, 4, 5, 6, 7]);
}

#[test]
fn silver_dollar() {
    // Project Euler 344: W(10, 2) = 324 arrangements of two coins and the dollar are won.
    let mut all = Vec::new();
    for c in 1..=10_u64 {
        for b in 1..c {
            for a in 1..b {
                all.extend([1, 2, 3].map(|dollar| json!([a, b, c, dollar])));
            }
        }
    }
    let told = game("SilverDollar").values("outcome", &all);
    let told = told.expect("the strip is short");
    assert_eq!(told.iter().filter(|outcome| **outcome == "N").count(), 324);
}

#[test]
fn a_set_between_two_numbers() {
    // Taking 1 to 3: heaps repeat every four; taking L to R: every L + R, Winning Ways ch. 4.
    let period = |low: u64, high: u64| (0..60).map(move |heap| heap % (low + high) / low);
    for (low, high) in [(1, 3), (3, 5)] {
        let name = format!("Constrained<{low}, {high}>");
        sequence(&name, 0, &period(low, high).collect::<Vec<_>>());
    }
}

#[test]
fn cakes_of_one_row() {
    // A row is cut at any place: split a heap, whose value is 1 if it is even.
    let pairs: Vec<Json> = (1..12_u64)
        .map(|n| json!([[n, 1], u64::from(n % 2 == 0)]))
        .collect();
    values("Cake", "grundy", &Json::from(pairs));
}
