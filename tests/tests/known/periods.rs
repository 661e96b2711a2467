//! Codes with long published sequences.

use sprague::prelude::*;
use sprague_tests::corpus::splitting::{DawsonsChess, DawsonsKayles, Kayles, KaylesByHand};

/// Kayles from 0 (OEIS A002186).
const KAYLES: [u64; 105] = [
    0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2,
    1, 8, 6, 7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8,
    1, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7,
    4, 1, 2, 8, 1, 4, 7, 2, 1,
];

fn grundy<G: OneHeap>(game: &G, last: u64) -> Vec<u64> {
    game.sequence(&Grundy::NORMAL, last)
        .expect("the heaps are small")
}

#[test]
fn kayles_repeats_every_12_heaps_from_71_on() {
    let values = grundy(&Kayles, 3_000);
    assert_eq!(values[..KAYLES.len()], KAYLES);
    for heap in 71..values.len() - 12 {
        assert_eq!(values[heap + 12], values[heap], "at {heap}");
    }
    assert_ne!(values[70 + 12], values[70], "71 is the least");
    for shorter in 1..12 {
        assert_ne!(
            values[1_000 + shorter..1_030 + shorter],
            values[1_000..1_030],
            "{shorter}"
        );
    }
}

#[test]
fn a_code_is_the_same_game_as_its_rules() {
    assert_eq!(grundy(&KaylesByHand, 150), grundy(&Kayles, 150));
    let remoteness = |game: &dyn Fn(u64) -> Result<u64, Error>| -> Vec<u64> {
        (0..=14)
            .map(|heap| game(heap).expect("the heaps are small"))
            .collect()
    };
    assert_eq!(
        remoteness(&|heap| KaylesByHand.remoteness(heap)),
        remoteness(&|heap| Kayles.remoteness(heap)),
    );
}

#[test]
fn dawsons_kayles_repeats_every_34_heaps_from_53_on() {
    // Guy and Smith 1956; Winning Ways ch. 4, table 6.
    let values = grundy(&DawsonsKayles, 2_000);
    assert_eq!(
        values[..17],
        [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5]
    );
    for heap in 53..values.len() - 34 {
        assert_eq!(values[heap + 34], values[heap], "at {heap}");
    }
    assert_ne!(values[52 + 34], values[52], "53 is the least");
}

#[test]
fn dawsons_chess_is_its_kayles_one_heap_on() {
    // Code 0.137 is the first cousin of 0.07 (Winning Ways ch. 4).
    let (chess, kayles) = (grundy(&DawsonsChess, 500), grundy(&DawsonsKayles, 501));
    assert_eq!(chess, kayles[1..]);
}

#[test]
fn kayles_remoteness() {
    // Computed apart from this project by the definition, on all collections up to a total of 30.
    let expected = [
        0, 1, 1, 3, 3, 5, 5, 5, 7, 7, 7, 9, 11, 11, 11, 13, 13, 15, 15, 15, 19, 17, 17, 19, 21, 21,
        21, 23, 23, 25, 25,
    ];
    let told = Kayles.sequence(&Remoteness::NORMAL, 30);
    assert_eq!(told, Ok(expected.to_vec()));
}
