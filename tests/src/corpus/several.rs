//! Three heaps and more, with and without order.

use super::known::{below, by, computed};
use crate::region::{boxed, collections, unordered};
use crate::rules::games;
use serde_json::json;

games! {
    {
        /// Nim with three heaps in order.
        pub game NimThree(a, b, c) {
            (a, b, c) -> (a - k, b, c) for k in 1..;
            (a, b, c) -> (a, b - k, c) for k in 1..;
            (a, b, c) -> (a, b, c - k) for k in 1..;
        }
    }
    NimThree: boxed(&[4, 4, 4]) => [
        by("Project Euler 301; cp-algorithms")
            .ruleset("pe301", "")
            .at("grundy", json!([[[1, 2, 3], 0], [[3, 6, 9], 12]])),
        by("arXiv 1711.04954: a rectangular bar is Nim on its grooves")
            .ruleset("chocolate-rect", "")
            .at("grundy", json!([[[3, 7, 4], 0]])),
    ];
    {
        /// Nim with any number of heaps.
        pub game NimHeaps[..] { [h, ..rest] -> [h - k, ..rest] for k in 1..; }
    }
    NimHeaps: collections(3, 5) => [
        by("Project Euler 301; cp-algorithms")
            .ruleset("pe301", "")
            .at("grundy", json!([[[1, 2, 3], 0], [[3, 6, 9], 12]])),
        by("Bouton 1902: the nim-sum")
            .each("grundy", below(10).map(|[x, y]| (json!([x, y, 9]), json!(x ^ y ^ 9)))),
    ];
    {
        /// Nim in which who takes the last counter loses.
        pub misere game MisereNim[..] { [h, ..] -> [h - k, ..] for k in 1..; }
    }
    MisereNim: collections(3, 5) => [
        by("codingame.com, Misère Nim; cp-algorithms")
            .ruleset("misere-nim", "")
            .at("outcome-misere", json!([[[1, 1, 1], "P"], [[1, 2, 3], "P"], [[2, 2, 0], "P"],
                [[0, 0, 1], "P"]])),
    ];
    {
        /// Coins on squares; one moves to the left.
        pub game Nimble[..] { [h, ..rest] -> [y, ..rest] for y in 0..h; }
    }
    Nimble: collections(3, 6) => [
        by("Bouton 1902: Nim on the places")
            .each("grundy", below(7).map(|[x, y]| (json!([x, y, 5]), json!(x ^ y ^ 5)))),
        computed()
            .at("grundy", json!([[[], 0], [[1], 1], [[3], 3], [[1, 1], 0], [[2, 3], 1], [[4, 4],
                0], [[1, 2, 3], 0], [[2, 2, 4], 4]]))
            .at("remoteness", json!([[[], 0], [[1], 1], [[3], 1], [[1, 1], 2], [[2, 3], 5],
                [[4, 4], 8], [[1, 2, 3], 6], [[2, 2, 4], 5]]))
            .at("remoteness-misere", json!([[[], 0], [[1], 1], [[3], 2], [[1, 1], 2], [[2, 3], 4],
                [[4, 4], 7], [[1, 2, 3], 5], [[2, 2, 4], 4]])),
    ];
    {
        /// Take one counter from each of two of three piles.
        pub game SlowTwoOfThree(x, y, z) {
            (x, y, z) -> (x - 1, y - 1, z);
            (x, y, z) -> (x - 1, y, z - 1);
            (x, y, z) -> (x, y - 1, z - 1);
        }
    }
    SlowTwoOfThree: boxed(&[4, 4, 4]) => [
        by("Boros, Gurvich, Makino, arXiv 2304.06498; Games 2024, 15(6), 37")
            .ruleset("exact-slow-nim", "n=3,k=2,")
            .at("remoteness", json!([[[0, 0, 1], 0], [[1, 1, 1], 1], [[2, 2, 2], 2], [[1, 2, 3],
                3], [[3, 3, 3], 4]])),
    ];
    {
        /// The same without order.
        pub game SlowTwoOfThreeUnordered{x, y, z} { {x, y, z} -> {x - 1, y - 1, z}; }
    }
    SlowTwoOfThreeUnordered: unordered(3, 5) => [
        by("Boros, Gurvich, Makino, arXiv 2304.06498; Games 2024, 15(6), 37")
            .ruleset("exact-slow-nim", "n=3,k=2,")
            .at("remoteness", json!([[[0, 0, 1], 0], [[1, 1, 1], 1], [[2, 2, 2], 2], [[1, 2, 3],
                3], [[3, 3, 3], 4]])),
    ];
    {
        /// The same for any number of piles.
        pub game SlowTwo[..] { [a, b, ..] -> [a - 1, b - 1, ..]; }
    }
    SlowTwo: collections(4, 4) => [
        by("Boros, Gurvich, Makino, arXiv 2304.06498; Games 2024, 15(6), 37")
            .ruleset("exact-slow-nim", "n=3,k=2,")
            .at("remoteness", json!([[[0, 0, 1], 0], [[1, 1, 1], 1], [[2, 2, 2], 2], [[1, 2, 3],
                3], [[3, 3, 3], 4]])),
    ];
    {
        /// Take one counter from each of three of four piles.
        pub game SlowThreeOfFour(w, x, y, z) {
            (w, x, y, z) -> (w - 1, x - 1, y - 1, z);
            (w, x, y, z) -> (w - 1, x - 1, y, z - 1);
            (w, x, y, z) -> (w - 1, x, y - 1, z - 1);
            (w, x, y, z) -> (w, x - 1, y - 1, z - 1);
        }
    }
    SlowThreeOfFour: boxed(&[3, 3, 3, 3]) => [
        computed()
            .at("grundy", json!([[[0, 1, 1, 1], 1], [[1, 1, 1, 1], 1], [[2, 2, 2, 2], 0],
                [[1, 2, 3, 3], 3], [[3, 3, 3, 3], 1], [[0, 2, 3, 3], 0]]))
            .at("remoteness", json!([[[0, 1, 1, 1], 1], [[1, 1, 1, 1], 1], [[2, 2, 2, 2], 2],
                [[1, 2, 3, 3], 3], [[3, 3, 3, 3], 3], [[0, 2, 3, 3], 2]]))
            .at("remoteness-misere", json!([[[0, 1, 1, 1], 1], [[1, 1, 1, 1], 1], [[2, 2, 2, 2],
                2], [[1, 2, 3, 3], 2], [[3, 3, 3, 3], 3], [[0, 2, 3, 3], 2]])),
    ];
    {
        /// Moore's Nim: take from one or two of three piles.
        pub game MooreTwoOfThree(x, y, z) {
            (x, y, z) -> (x - i, y, z) for i in 1..;
            (x, y, z) -> (x, y - i, z) for i in 1..;
            (x, y, z) -> (x, y, z - i) for i in 1..;
            (x, y, z) -> (x - i, y - j, z) for i in 1.., j in 1..;
            (x, y, z) -> (x - i, y, z - j) for i in 1.., j in 1..;
            (x, y, z) -> (x, y - i, z - j) for i in 1.., j in 1..;
        }
    }
    MooreTwoOfThree: boxed(&[3, 3, 3]) => [
        by("Moore 1910: lost iff each binary place holds a multiple of 3 ones")
            .at("outcome", json!([[[1, 1, 1], "P"], [[2, 2, 2], "P"], [[3, 3, 3], "P"], [[1, 2, 3],
                "N"], [[0, 3, 3], "N"]])),
        computed()
            .at("grundy", json!([[[0, 0, 1], 1], [[1, 1, 1], 0], [[1, 2, 3], 6], [[2, 2, 2], 0],
                [[3, 3, 3], 0], [[0, 2, 3], 5]]))
            .at("remoteness", json!([[[0, 0, 1], 1], [[1, 1, 1], 2], [[1, 2, 3], 3], [[2, 2, 2],
                4], [[3, 3, 3], 6], [[0, 2, 3], 1]]))
            .at("remoteness-misere", json!([[[0, 0, 1], 1], [[1, 1, 1], 2], [[1, 2, 3], 2],
                [[2, 2, 2], 3], [[3, 3, 3], 5], [[0, 2, 3], 2]])),
    ];
    {
        /// Take from exactly two of three piles.
        pub game PairsOfThree{x, y, z} {
            {x, y, z} -> {x - i, y - j, z} for i in 1.., j in 1..;
        }
    }
    PairsOfThree: unordered(3, 4) => [
        by("arXiv 1701.02819, Tetris hypergraphs")
            .ruleset("hypergraph-nim", "H=all pairs of 3,")
            .at("grundy", json!([[[1, 1, 1], 1], [[1, 2, 3], 3], [[2, 2, 2], 3]])),
    ];
    {
        /// Take the same number from one, two or three piles.
        pub game SameFromSome{a, b, c} {
            {a, b, c} -> {a - k, b, c} for k in 1..;
            {a, b, c} -> {a - k, b - k, c} for k in 1..;
            {a, b, c} -> {a - k, b - k, c - k} for k in 1..;
        }
    }
    SameFromSome: unordered(3, 5) => [
        by("Project Euler 260")
            .ruleset("pe260", "")
            .at("outcome", json!([[[0, 1, 2], "P"], [[1, 3, 3], "P"], [[5, 5, 5], "N"]])),
    ];
    {
        /// Nim that never leaves two equal piles, but for empty ones.
        pub game UnequalNim{a, b, c} {
            {a, b, c} -> {a - k, b, c} for k in 1..
                if a == k || a - k != b && a - k != c, b != c || b == 0;
        }
    }
    UnequalNim: unordered(3, 6) => [
        by("ASC22 D; math.stackexchange, A Modified NIM Game")
            .ruleset("unequal-nim", "")
            .at("outcome", json!([[[1, 3, 5], "P"], [[0, 1, 2], "P"], [[0, 0, 0], "P"]])),
    ];
    {
        /// Three heaps and one pass for the whole game, not from the empty position.
        pub game NimWithPass(a, b, c, p) {
            (a, b, c, p) -> (a - k, b, c, p) for k in 1..;
            (a, b, c, p) -> (a, b - k, c, p) for k in 1..;
            (a, b, c, p) -> (a, b, c - k, p) for k in 1..;
            (a, b, c, p) -> (a, b, c, p - 1) if a + b + c > 0;
        }
    }
    NimWithPass: boxed(&[4, 4, 4, 1]) => [
        by("Mathews, Honors thesis 2011")
            .ruleset("nim-pass-global", "").behind(&[1])
            .at("outcome", json!([[[0, 0, 0, 1], "P"], [[0, 1, 2, 1], "P"], [[0, 3, 4, 1], "P"],
                [[1, 1, 1, 1], "P"], [[1, 3, 3, 1], "P"], [[1, 4, 4, 1], "P"], [[1, 5, 5, 1], "P"],
                [[2, 2, 2, 1], "P"], [[2, 3, 5, 1], "P"]])),
    ];
    {
        /// Two heaps and one memory: take at most twice what was taken last.
        pub game GlobalFibonacci(x, y, k) {
            (x, y, k) -> (x - a, y, a) for a in 1..=2 * k;
            (x, y, k) -> (x, y - a, a) for a in 1..=2 * k;
        }
    }
    GlobalFibonacci: boxed(&[4, 4, 2]) => [
        by("arXiv 1509.08527")
            .ruleset("global-fib", "")
            .at("outcome", json!([[[1, 1, 1], "P"], [[2, 3, 1], "N"], [[3, 3, 2], "P"]])),
    ];
    {
        /// Take d from a heap if d divides every other one.
        pub game DivisorNim[..] { [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest; }
    }
    DivisorNim: collections(3, 8) => [
        computed()
            .at("grundy", json!([[[], 0], [[1], 1], [[3], 3], [[1, 1], 0], [[2, 3], 2], [[4, 4],
                0], [[1, 2, 3], 0], [[2, 2, 4], 0]]))
            .at("remoteness", json!([[[], 0], [[1], 1], [[3], 1], [[1, 1], 2], [[2, 3], 5],
                [[4, 4], 6], [[1, 2, 3], 6], [[2, 2, 4], 8]]))
            .at("remoteness-misere", json!([[[], 0], [[1], 1], [[3], 2], [[1, 1], 2], [[2, 3], 4],
                [[4, 4], 7], [[1, 2, 3], 6], [[2, 2, 4], 8]])),
    ];
    {
        /// Take from a heap no more than the others hold together, or all there is.
        pub game NoMoreThanTheRest[..] {
            [h, ..rest] -> [h - k, ..rest] for k in 1..=sum(rest);
            [h] -> [];
        }
    }
    NoMoreThanTheRest: collections(3, 4) => [
        computed()
            .at("grundy", json!([[[], 0], [[1], 1], [[3], 1], [[1, 1], 0], [[2, 3], 3], [[4, 4],
                0], [[1, 2, 3], 4], [[2, 2, 4], 3]]))
            .at("remoteness", json!([[[], 0], [[1], 1], [[3], 1], [[1, 1], 2], [[2, 3], 5],
                [[4, 4], 6], [[1, 2, 3], 5], [[2, 2, 4], 5]]))
            .at("remoteness-misere", json!([[[], 0], [[1], 1], [[3], 1], [[1, 1], 2], [[2, 3], 2],
                [[4, 4], 2], [[1, 2, 3], 6], [[2, 2, 4], 6]])),
    ];
    {
        /// Merge two heaps, losing one counter.
        pub game Merge[..] {
            [a, b, ..rest] -> [a + b - 1, ..rest];
            [a, ..rest] -> [a - 1, ..rest];
        }
    }
    Merge: collections(3, 4) => [
        computed()
            .at("grundy", json!([[[], 0], [[1], 1], [[3], 1], [[1, 1], 0], [[2, 3], 1], [[4, 4],
                0], [[1, 2, 3], 0], [[2, 2, 4], 0]]))
            .at("remoteness", json!([[[], 0], [[1], 1], [[3], 3], [[1, 1], 2], [[2, 3], 5],
                [[4, 4], 8], [[1, 2, 3], 6], [[2, 2, 4], 8]]))
            .at("remoteness-misere", json!([[[], 0], [[1], 1], [[3], 3], [[1, 1], 2], [[2, 3], 5],
                [[4, 4], 8], [[1, 2, 3], 6], [[2, 2, 4], 8]])),
    ];
}
