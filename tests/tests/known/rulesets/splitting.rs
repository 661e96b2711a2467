//! Heaps that split.

use super::sequence;
use crate::{game, grundy};
use serde_json::{Value as Json, json};
use sprague::prelude::Convention;

#[test]
fn lieges_of_legendre() {
    // Codeforces 603C, 111qqz's solution.
    sequence("LiegesTwo", 0, &[0, 1, 2, 0, 1, 0, 1]);
    sequence("LiegesThree", 0, &[0, 1, 0, 1, 2, 0, 2, 0, 1]);
}

#[test]
fn interesting_game() {
    // Codeforces 88E.
    grundy(
        "Interesting",
        &json!([[1, 0], [2, 0], [3, 1], [5, 0], [6, 0], [9, 2], [15, 2]]),
    );
    grundy("Interesting", &json!([[[100], 2]]));
    // The fewest heaps that the first move may leave and win; none for 6.
    let fewest = |heap: u64| {
        let moves = game("Interesting").winning_moves(Convention::Normal, &json!([heap]));
        let moves = moves.expect("the heap is small");
        moves.iter().filter_map(Json::as_array).map(Vec::len).min()
    };
    assert_eq!(
        [fewest(3), fewest(6), fewest(100)],
        [Some(2), None, Some(8)]
    );
}

#[test]
fn split_in_two() {
    // github.com/tczajka/octal-games, TrivialGames.
    sequence("SplitTwo", 0, &[0, 0, 1, 0, 1, 0]);
    // HackerRank, Simple Game, K = 2.
    sequence("SplitTwo", 1, &[0, 1, 0, 1, 0, 1, 0]);
}

#[test]
fn split_in_two_or_three() {
    // HackerRank, Simple Game, K = 3.
    sequence(
        "SplitTwoThree",
        1,
        &[0, 1, 2, 3, 1, 4, 3, 2, 4, 5, 6, 7, 8, 9, 7],
    );
}

#[test]
fn couples_are_forever() {
    // OEIS A046695, A071433.
    sequence("Couples", 0, &[0, 0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0]);
}

#[test]
fn double_kayles() {
    // OEIS A071074; period 24 from 142 on.
    let terms = [
        0, 1, 2, 3, 4, 5, 6, 7, 3, 2, 8, 9, 7, 6, 5, 4, 3, 2, 8, 9, 4, 5, 12, 13, 9, 8, 2, 3, 4, 5,
        15, 14, 3, 2, 8, 9, 7, 6, 5, 4, 3, 2, 8, 9, 13, 12, 15, 14, 9, 8, 2, 3, 4, 5, 16, 17, 10,
        11, 8, 9, 14, 15, 5, 4, 3, 2, 16, 17, 13, 12, 15, 14, 9, 8, 2, 3, 4, 5, 6, 7, 3, 2, 8, 9,
        14, 15, 5, 4, 3, 2,
    ];
    sequence("DoubleKayles", 0, &terms);
    let heaps: Vec<Json> = (141..1_000).map(|heap| json!([heap])).collect();
    let values = game("DoubleKayles")
        .values("grundy", &heaps)
        .expect("the heaps are small");
    assert_eq!(values[1..values.len() - 24], values[25..]);
    assert_ne!(values[0], values[24], "142 is the least");
}

#[test]
fn code_three_f() {
    // CGSuite, GameHeapTest, TakeAndBreak(0.3F).
    let terms = [1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5, 6, 7, 8, 6, 7, 8, 9, 10, 11];
    sequence("CodeThreeF", 1, &terms);
}

#[test]
fn taking_notes() {
    // CodeChef, Taking notes, editorial.
    sequence("TakingNotes", 0, &[0, 0, 1, 2, 3, 4, 5, 6, 7]);
}

#[test]
fn mock_turtles() {
    // CGSuite, GameHeapTest, Spawning(1-3): the odious numbers (Winning Ways ch. 14).
    sequence("MockTurtles", 1, &[1, 2, 4, 7, 8, 11, 13, 14]);
}

#[test]
fn turnips() {
    // CGSuite, GameHeapTest, Spawning(3E).
    sequence("Turnips", 1, &[0, 0, 1, 0, 0, 1, 2, 2]);
}

#[test]
fn ruler_fives() {
    // CGSuite, GameHeapTest, Spawning(1-5C).
    sequence("RulerFives", 1, &[1, 2, 1, 4, 1, 2, 1, 4]);
}

#[test]
fn grundys_game_has_only_few_rare_values() {
    // OEIS A002188 from heap 0.
    let terms = [
        0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3,
    ];
    sequence("Grundys", 0, &terms);
}
