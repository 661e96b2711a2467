//! One heap whose size is looked at as a number.

use super::{lost_heaps, sequence};
use crate::grundy;
use serde_json::json;

#[test]
fn take_a_square() {
    // OEIS A014586.
    let terms = [
        0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 3, 2, 3, 4, 5,
        3, 2, 3, 4, 0, 1, 2, 3, 2, 0, 1, 2, 3, 2, 0, 1, 2, 3, 2, 3, 4, 5, 0, 1, 3, 4, 5, 0, 1, 3,
        4, 5, 0, 1, 3, 0, 1, 0, 1, 2, 4, 3, 0, 1, 5, 6, 2, 3, 4, 5, 6, 2, 3, 4, 5, 0, 1, 6, 3, 2,
        4, 2, 6, 4, 5, 0, 1, 6, 4,
    ];
    sequence("TakeSquare", 0, &terms);
    // LeetCode 1510; Project Euler 310.
    grundy("TakeSquare", &json!([[7, 0], [17, 0], [29, 5], [74, 5]]));
}

#[test]
fn take_a_fibonacci_number() {
    // OEIS A014588.
    let terms = [
        0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5,
        0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3,
        0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3,
        4, 5, 0, 1, 2, 3,
    ];
    sequence("TakeFibonacci", 0, &terms);
}

#[test]
fn take_a_proper_divisor() {
    // LeetCode 1025; nim.davalan.org/ali. The value is the exponent of 2 in the heap.
    let pairs = json!([
        [1, 0],
        [2, 1],
        [3, 0],
        [4, 2],
        [6, 1],
        [8, 3],
        [12, 2],
        [992, 5]
    ]);
    grundy("Aliquot", &pairs);
    let terms: Vec<u64> = (1..=300_u64)
        .map(|heap| heap.trailing_zeros().into())
        .collect();
    sequence("Aliquot", 1, &terms);
}

#[test]
fn take_a_number_prime_to_the_heap() {
    // ONAG p. 129; OEIS A055396: the index of the least prime factor.
    let terms = [
        0, 1, 2, 1, 3, 1, 4, 1, 2, 1, 5, 1, 6, 1, 2, 1, 7, 1, 8, 1, 2, 1, 9, 1, 3, 1, 2, 1, 10, 1,
        11, 1, 2, 1, 3, 1, 12, 1, 2, 1, 13, 1, 14, 1, 2, 1, 15, 1, 4, 1, 2, 1, 16, 1, 3, 1, 2, 1,
        17, 1, 18, 1, 2, 1, 3, 1, 19, 1, 2, 1, 20, 1, 21, 1, 2, 1, 4, 1, 22, 1, 2, 1, 23, 1, 3, 1,
        2, 1, 24, 1, 4, 1, 2, 1, 3, 1,
    ];
    sequence("CoprimeToOne", 1, &terms);
}

#[test]
fn nontotient() {
    // arXiv 2309.01231, abstract.
    grundy(
        "Nontotient",
        &json!([[1, 1], [2, 0], [3, 0], [4, 1], [6, 0], [12, 1], [15, 1]]),
    );
}

#[test]
fn sum_from_product() {
    // OEIS A285304; where it and A285847 differ, something must be left.
    grundy(
        "SumFromProduct",
        &json!([[1, 0], [4, 0], [6, 1], [8, 1], [16, 0], [18, 2]]),
    );
    let lost = [
        1, 2, 3, 4, 5, 7, 11, 13, 16, 17, 19, 22, 23, 25, 27, 29, 31, 32, 34, 37, 41, 43, 46, 47,
        49, 52, 53, 55, 57, 59, 61, 64, 67, 71, 73, 74, 79, 81, 82, 83, 85, 88, 89, 92, 94, 97,
        101, 103, 106, 107, 109, 113, 115, 117, 119, 121, 125, 127, 131, 134, 136, 137, 139, 141,
        142, 145, 149, 151, 157, 158, 163, 167, 169, 171, 173, 175, 178, 179, 181, 185, 187, 189,
        190, 191, 193, 194, 196, 197, 199,
    ];
    lost_heaps("SumFromProduct", 1, 199, &lost);
}

#[test]
fn mark_three() {
    // arXiv 1108.1239 (Guo), abstract.
    sequence("MarkThree", 0, &[0, 1, 2, 0, 3, 2, 0, 1, 3, 2, 1, 3, 0]);
}

#[test]
fn division_game() {
    // CodeChef, FDIVGAME, editorial.
    let pairs = json!([
        [1, 1],
        [2, 2],
        [4, 3],
        [5, 3],
        [6, 0],
        [12, 1],
        [24, 2],
        [60, 3],
        [144, 1]
    ]);
    grundy("FloorToSix", &pairs);
}

#[test]
fn tower_breakers() {
    // HackerRank, Tower Breakers: the number of prime factors, each as often as it divides.
    grundy(
        "Towers",
        &json!([
            [1, 0],
            [2, 1],
            [4, 2],
            [6, 2],
            [8, 3],
            [9, 2],
            [10, 2],
            [12, 3]
        ]),
    );
}
