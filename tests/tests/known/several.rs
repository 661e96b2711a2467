//! Several heaps.

use serde_json::from_value;
use sprague::prelude::*;
use sprague_tests::corpus::pairs::{Queen, Wythoff};
use sprague_tests::corpus::several::{DivisorNim, MisereNim};

#[test]
fn wythoffs_lost_positions() {
    // The k-th is (floor(k φ), floor(k φ²)) (Wythoff 1907): floor(k φ) is the floor of
    // (k + sqrt(5 k²)) / 2, and φ² = φ + 1.
    let lost: Vec<(u64, u64)> = (0..40_u64)
        .map(|k| u64::midpoint(k, (5 * k * k).isqrt()))
        .zip(0..)
        .map(|(smaller, k)| (smaller, smaller + k))
        .collect();
    assert_eq!(lost[..5], [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10)]);
    let pairs = Wythoff.table(
        &Outcome::NORMAL,
        Multisets {
            heaps: 2,
            largest: 60,
        },
    );
    for (position, outcome) in &pairs.expect("60 is small") {
        let [x, y] = *position.as_array();
        assert_eq!(
            *outcome == OutcomeClass::P,
            lost.contains(&(x, y)),
            "{position}"
        );
    }
    let queens = Queen.table(&Outcome::NORMAL, Boxed { largest: [60, 60] });
    for ([x, y], outcome) in &queens.expect("the board is small") {
        let is_lost = lost.contains(&(x.min(y), x.max(y)));
        assert_eq!(*outcome == OutcomeClass::P, is_lost, "({x}, {y})");
    }
}

#[test]
fn divisor_nim_is_bounded_by_its_smallest_heap() {
    assert_eq!(DivisorNim.grundy([2, 8, 20]), Ok(4));
    let region = Multisets {
        heaps: 3,
        largest: 60,
    };
    let table = DivisorNim
        .table(&Grundy::NORMAL, region)
        .expect("60 is small");
    let mut triples = 0;
    for (position, &value) in &table {
        let &[_, _, smallest] = position.as_slice() else {
            continue;
        };
        assert!(value <= 2 * smallest, "{position:?} has value {value}");
        triples += 1;
    }
    assert_eq!(triples, 60 * 61 * 62 / 6);
}

#[test]
fn misere_nim_has_a_winning_move_in_each_heap() {
    let moves = MisereNim
        .winning_moves([3, 5, 7])
        .expect("the heaps are small");
    let moves: Vec<Vec<u64>> = moves.iter().map(|to| to.as_slice().to_vec()).collect();
    let mut expected = vec![vec![7, 5, 2], vec![7, 4, 3], vec![6, 5, 3]];
    expected.sort();
    assert_eq!(moves, expected);
    assert_eq!(MisereNim.outcome([1]), Ok(OutcomeClass::P));
    assert_eq!(MisereNim.outcome([]), Ok(OutcomeClass::N));
    assert_eq!(
        MisereNim.outcome_under(Convention::Normal, [1]),
        Ok(OutcomeClass::N)
    );
}

#[test]
fn misere_nim_is_won_as_bouton_says() {
    // The same moves win as in normal play while some heap holds two or more (Bouton 1902).
    for position in sprague_tests::region::collections(3, 6) {
        let heaps: Vec<u64> = from_value(position).expect("a list of heaps");
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let expected = if heaps.iter().all(|&heap| heap <= 1) {
            sum == 0
        } else {
            sum != 0
        };
        let told = MisereNim.outcome(&heaps[..]);
        assert_eq!(told == Ok(OutcomeClass::N), expected, "{heaps:?}");
    }
}
