//! One heap from which counters are taken.

use super::sequence;
use crate::{grundy, values};
use serde_json::json;

#[test]
fn nim() {
    // cp-algorithms, sprague-grundy-nim; CGSuite, GameHeapTest, game.heap.Nim.
    grundy("Nim", &json!([[0, 0], [1, 1], [5, 5], [20, 20]]));
}

#[test]
fn ten_to_zero() {
    // GamesCrafters, GamesmanClassic, m1210.c; GamesmanNova, zero_by 2-10-1-2.
    grundy("TakeOneTwo", &json!([[3, 0], [9, 0], [10, 1]]));
    values("TakeOneTwo", "remoteness", &json!([[10, 7]]));
}

#[test]
fn all_but_two_three_and_seven() {
    // CGSuite, GameHeapTest, Subtraction([2,3,7], allbut => true).
    sequence("AllButTwoThreeSeven", 0, &[0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 4]);
}

#[test]
fn two_five_seven() {
    // github.com/jsboige/CoursIA, issue 5621.
    sequence("TakeTwoFiveSeven", 0, &[0, 0, 1, 1, 0, 2, 1, 3, 2, 2, 0, 3]);
}

#[test]
fn game_of_stones() {
    // HackerRank, Game of Stones; Kurt Peek, How to Speed Up a Recursive Algorithm.
    sequence("TakeTwoThreeFive", 0, &[0, 0, 1, 1, 2, 2, 3, 0, 0, 1, 1]);
}
