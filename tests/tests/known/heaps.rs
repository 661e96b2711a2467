//! One heap.

use sprague::prelude::*;
use sprague_tests::corpus::numbers::{Floor236, MarkTwo, TakeDivisor};
use sprague_tests::corpus::subtraction::{
    TakeOneThreeFour, TakeOneTwo, TakeOneTwoThree, TakeTwoThree,
};

/// Grundy values repeat, and remoteness grows by `rise`, every `period` heaps from 0 on.
fn check<G: OneHeap>(game: &G, first: &[[u64; 2]], period: usize, rise: u64) {
    let last = 2_000;
    let grundy = game
        .sequence(&Grundy::NORMAL, last)
        .expect("the heaps are small");
    let remoteness = game
        .sequence(&Remoteness::NORMAL, last)
        .expect("the heaps are small");
    for (heap, &[value, moves]) in first.iter().enumerate() {
        assert_eq!(
            (grundy[heap], remoteness[heap]),
            (value, moves),
            "at {heap}"
        );
    }
    assert!(first.len() >= period, "the first values settle all others");
    for heap in 0..grundy.len() - period {
        assert_eq!(grundy[heap + period], grundy[heap], "at {heap}");
        assert_eq!(
            remoteness[heap + period],
            remoteness[heap] + rise,
            "at {heap}"
        );
    }
}

#[test]
fn one_three_four() {
    let first = [
        [0, 0],
        [1, 1],
        [0, 2],
        [1, 1],
        [2, 1],
        [3, 3],
        [2, 3],
        [0, 4],
    ];
    check(&TakeOneThreeFour, &first, 7, 4);
}

#[test]
fn one_two_three() {
    check(
        &TakeOneTwoThree,
        &[[0, 0], [1, 1], [2, 1], [3, 1], [0, 2]],
        4,
        2,
    );
}

#[test]
fn two_three() {
    check(
        &TakeTwoThree,
        &[[0, 0], [0, 0], [1, 1], [1, 1], [2, 1], [0, 2], [0, 2]],
        5,
        2,
    );
}

#[test]
fn one_two() {
    check(&TakeOneTwo, &[[0, 0], [1, 1], [2, 1], [0, 2]], 3, 2);
}

#[test]
fn a_far_heap_touches_few_others() {
    let far = 10_u64.pow(18);
    assert_eq!(Floor236.grundy(far), Ok(3));
    assert_eq!(Floor236.remoteness(far), Ok(33));
    // From 10^18 exactly 1,012 heaps can be reached, itself included.
    let value = |limit| Floor236.value_within(&Grundy::NORMAL, far, &Limits::positions(limit));
    assert_eq!(value(1_012), Ok(3));
    assert!(matches!(value(1_011), Err(Error::Capacity { .. })));
}

#[test]
fn the_question_of_the_quickstart() {
    let heaps = [4_u64, 6, 8, 2];
    assert_eq!(Floor236.nim_sum(heaps), Ok(1));
    let moves = Floor236
        .winning_moves_in_sum(heaps)
        .expect("the heaps are small");
    let moves: Vec<(usize, u64)> = moves
        .iter()
        .map(|found| (found.component, found.to))
        .collect();
    // To 2,6,8,2; to 4,1,8,2; to 4,6,1,2.
    assert_eq!(moves, [(0, 2), (1, 1), (2, 1)]);
}

#[test]
fn a_heap_of_the_largest_size() {
    assert!(Floor236.grundy(u64::MAX).is_ok());
    assert_eq!(
        TakeOneTwoThree.value_within(&Grundy::NORMAL, 1_000_003, &Limits::default()),
        Ok(3)
    );
    // By its period.
    assert_eq!(TakeOneTwoThree.grundy(u64::MAX), Ok(3));
    // By blocks of equal values: 2^k - 1 has the value 2 if k is even, else 1.
    assert_eq!(MarkTwo.grundy(u64::MAX), Ok(2));
    assert_eq!(MarkTwo.grundy(u64::MAX >> 1), Ok(1));
    // Nothing but the definition tells it.
    let far = TakeDivisor.grundy(u64::MAX);
    assert!(matches!(far, Err(Error::Capacity { .. })), "{far:?}");
}
