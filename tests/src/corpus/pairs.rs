//! Two heaps, with and without order.

use super::known::{below, by, cole_davie, computed, whinihan};
use crate::region::{boxed, unordered};
use crate::rules::games;
use serde_json::json;

games! {
    {
        /// A rook that moves left or down.
        pub game Rook(x, y) {
            (x, y) -> (x - d, y) for d in 1..;
            (x, y) -> (x, y - d) for d in 1..;
        }
    }
    Rook: boxed(&[5, 5]) => [
        by("Bouton 1902; OEIS A003987: the nim-sum")
            .each("grundy", below(10).map(|[x, y]| (json!([x, y]), json!(x ^ y)))),
        computed()
            .at("grundy", json!([[[0, 1], 1], [[1, 1], 0], [[1, 2], 3], [[2, 1], 3], [[3, 5], 6],
                [[5, 3], 6], [[4, 4], 0], [[6, 5], 3]]))
            .at("remoteness", json!([[[0, 1], 1], [[1, 1], 2], [[1, 2], 3], [[2, 1], 3], [[3, 5],
                7], [[5, 3], 7], [[4, 4], 8], [[6, 5], 11]]))
            .at("remoteness-misere", json!([[[0, 1], 1], [[1, 1], 2], [[1, 2], 2], [[2, 1], 2],
                [[3, 5], 6], [[5, 3], 6], [[4, 4], 7], [[6, 5], 10]])),
    ];
    {
        /// Wythoff's game on ordered pairs: a queen.
        pub game Queen(x, y) {
            (x, y) -> (x - d, y) for d in 1..;
            (x, y) -> (x, y - d) for d in 1..;
            (x, y) -> (x - d, y - d) for d in 1..;
        }
    }
    Queen: boxed(&[8, 8]) => [
        by("Wythoff 1907; OEIS A004481, rows 0 to 3")
            .at("grundy", json!([[[0, 3], 3], [[1, 1], 2], [[1, 2], 0], [[2, 2], 1], [[1, 3], 4],
                [[3, 3], 6], [[3, 5], 0]])),
        computed()
            .at("grundy", json!([[[0, 1], 1], [[1, 1], 2], [[1, 2], 0], [[2, 1], 0], [[3, 5], 0],
                [[5, 3], 0], [[4, 4], 7], [[6, 5], 10]]))
            .at("remoteness", json!([[[0, 1], 1], [[1, 1], 1], [[1, 2], 2], [[2, 1], 2], [[3, 5],
                4], [[5, 3], 4], [[4, 4], 1], [[6, 5], 3]]))
            .at("remoteness-misere", json!([[[0, 1], 1], [[1, 1], 2], [[1, 2], 2], [[2, 1], 2],
                [[3, 5], 5], [[5, 3], 5], [[4, 4], 4], [[6, 5], 2]])),
    ];
    {
        /// Wythoff's game.
        pub game Wythoff{x, y} {
            {x, y} -> {x - k, y} for k in 1..;
            {x, y} -> {x - k, y - k} for k in 1..;
        }
    }
    Wythoff: unordered(2, 8) => [
        by("Wythoff 1907; OEIS A004481, rows 0 to 3")
            .at("grundy", json!([[[0, 3], 3], [[1, 1], 2], [[1, 2], 0], [[2, 2], 1], [[1, 3], 4],
                [[3, 3], 6], [[3, 5], 0]])),
        computed()
            .at("grundy", json!([[[0, 1], 1], [[1, 1], 2], [[1, 2], 0], [[2, 5], 4], [[3, 5], 0],
                [[4, 4], 7], [[5, 8], 2], [[6, 7], 4]]))
            .at("remoteness", json!([[[0, 1], 1], [[1, 1], 1], [[1, 2], 2], [[2, 5], 3], [[3, 5],
                4], [[4, 4], 1], [[5, 8], 5], [[6, 7], 3]]))
            .at("remoteness-misere", json!([[[0, 1], 1], [[1, 1], 2], [[1, 2], 2], [[2, 5], 4],
                [[3, 5], 5], [[4, 4], 4], [[5, 8], 6], [[6, 7], 2]])),
    ];
    {
        /// Fraenkel's 2-Wythoff: what is taken from both may differ by one.
        pub game WythoffByTwo{x, y} {
            {x, y} -> {x - k, y} for k in 1..;
            {x, y} -> {x - k, y - l} for k in 1.., l in k..=k + 1;
        }
    }
    WythoffByTwo: unordered(2, 10) => [
        by("CGSuite, GenWythoff, x -> x + 2, row 10")
            .ruleset("r-wythoff", "r=2,")
            .at("grundy", json!([[[10, 0], 10], [[10, 1], 11], [[10, 2], 12], [[10, 3], 13],
                [[10, 4], 0], [[10, 5], 14], [[10, 6], 9]])),
    ];
    {
        /// Wythoff's game where nothing is taken from the smaller heap alone.
        pub game WythoffFromLarger{x, y} {
            {x, y} -> {x, y - k} for k in 1.. if x <= y;
            {x, y} -> {x - k, y - k} for k in 1..;
        }
    }
    WythoffFromLarger: unordered(2, 8) => [
        by("Ho, arXiv 1202.3186")
            .ruleset("ho-wythoff", "")
            .at("outcome", json!([[[1, 2], "P"], [[3, 5], "P"]])),
        by("Ho, arXiv 1202.3186: the lost positions of Wythoff's game")
            .at("outcome", json!([[[4, 7], "P"], [[6, 10], "P"], [[4, 6], "N"]])),
    ];
    {
        /// Take from one heap and return fewer to the other, or take the same from both.
        pub game TriangularWythoff{x, y} {
            {x, y} -> {x - k, y + j} for k in 2.., j in 1..k;
            {x, y} -> {x - i, y - i} for i in 1..;
        }
    }
    TriangularWythoff: unordered(2, 7) => [
        by("arXiv 2310.06610, abstract: consecutive triangular numbers")
            .ruleset("triangular-wythoff", "")
            .at("outcome", json!([[[0, 0], "P"], [[0, 1], "P"], [[1, 3], "P"], [[3, 6], "P"],
                [[6, 10], "P"], [[10, 15], "P"], [[15, 21], "P"]])),
        by("arXiv 2310.06610, abstract: no others")
            .at("outcome", json!([[[2, 3], "N"], [[5, 9], "N"]])),
    ];
    {
        /// Take a multiple of the smaller heap from the larger.
        pub game Euclid{x, y} { {x, y} -> {x, y - k * x} for k in 1.. if 0 < x <= y; }
    }
    Euclid: unordered(2, 12) => [
        by("Cole and Davie 1969: lost iff 1 < y / x < (1 + sqrt 5) / 2")
            .each("outcome", below(15).filter(|[x, y]| 0 < *x && x <= y).map(cole_davie)),
        computed()
            .at("grundy", json!([[[0, 1], 0], [[1, 1], 1], [[1, 2], 2], [[2, 5], 1], [[3, 5], 1],
                [[4, 4], 1], [[5, 8], 0], [[6, 7], 0]]))
            .at("remoteness", json!([[[0, 1], 0], [[1, 1], 1], [[1, 2], 1], [[2, 5], 3], [[3, 5],
                3], [[4, 4], 1], [[5, 8], 4], [[6, 7], 2]]))
            .at("remoteness-misere", json!([[[0, 1], 0], [[1, 1], 1], [[1, 2], 2], [[2, 5], 4],
                [[3, 5], 4], [[4, 4], 1], [[5, 8], 5], [[6, 7], 3]])),
    ];
    {
        /// The same, and who takes all of the last heap wins.
        pub game EuclidToNothing{x, y} {
            {x, y} -> {x, y - k * x} for k in 1.. if 0 < x <= y;
            {x, y} -> {0, 0} if x == 0, y > 0;
        }
    }
    EuclidToNothing: unordered(2, 12) => [
        by("mathhelpforum.com, thread 282494")
            .ruleset("euclid-lastpile", "")
            .at("outcome", json!([[[0, 5], "N"], [[4, 4], "P"], [[2, 3], "P"], [[15, 52], "N"]])),
    ];
    {
        /// Delete one heap and split the other.
        pub game DeleteNim{x, y} { {x, y} -> {a, b} for (a, b) in split(y) if x > 0; }
    }
    DeleteNim: unordered(2, 9) => [
        by("arXiv 2301.12964, abstract: lost iff both heaps are odd")
            .ruleset("delete-nim", "")
            .at("outcome", json!([[[1, 1], "P"], [[1, 2], "N"], [[1, 3], "P"], [[3, 3], "P"],
                [[2, 4], "N"], [[5, 7], "P"]])),
    ];
    {
        /// A heap and a limit, which becomes twice what was taken.
        pub game FibonacciNim(n, q) { (n, q) -> (n - a, 2 * a) for a in 1..=q; }
    }
    FibonacciNim: boxed(&[14, 13]) => [
        by("Whinihan 1963: from n with the limit n - 1, lost at Fibonacci numbers")
            .each("outcome", (2..40_u64).map(whinihan)),
    ];
    {
        /// A heap and what was taken last: take at most three times as many.
        pub game TakeAwayThree(n, k) { (n, k) -> (n - a, a) for a in 1..=3 * k; }
    }
    TakeAwayThree: boxed(&[12, 6]) => [
        by("CGSuite, GameHeapTest, TakeAway(3)")
            .ruleset("takeaway3", "")
            .at("grundy", json!([[[10, 0], 0], [[10, 1], 2], [[10, 2], 2], [[10, 3], 6], [[10, 4],
                6], [[10, 5], 6]])),
    ];
    {
        /// A heap and what was taken last: take another number.
        pub game NotTheSame(n, k) { (n, k) -> (n - a, a) for a in 1.. if a != k; }
    }
    NotTheSame: boxed(&[12, 7]) => [
        by("CGSuite, GenMem, (memory, j) -> j != memory")
            .ruleset("not-same", "")
            .at("grundy", json!([[[10, 0], 6], [[10, 1], 6], [[10, 2], 6], [[10, 3], 4], [[10, 4],
                6], [[10, 5], 6], [[10, 6], 3], [[10, 7], 6]])),
    ];
    {
        /// Dawson's rows of chocolate: the upper is at most half as long as the lower.
        pub game Chocolate(y, z) {
            (y, z) -> (v, z) for v in 0..y;
            (y, z) -> (min(y, w / 2), w) for w in 0..z;
        }
    }
    Chocolate: boxed(&[4, 9]) => [
        by("contest.japias.jp tqj18/180020, definition 3.1; arXiv 1711.04954")
            .ruleset("chocolate", "h=z/2,")
            .at("grundy", json!([[[2, 5], 7], [[3, 13], 14]])),
        by("arXiv 1711.04954: the nim-sum, for z / 2")
            .each("grundy", below(20).filter(|[y, z]| 2 * y <= *z).map(|[y, z]| (json!([y, z]),
                json!(y ^ z)))),
    ];
    {
        /// A lexicographic order proves that it ends.
        pub game Refill(x, y) { (x, y) -> (x - 1, 5); (x, y) -> (x, y - 1); }
    }
    Refill: boxed(&[6, 6]) => [
        computed()
            .at("grundy", json!([[[0, 1], 1], [[1, 1], 2], [[1, 2], 0], [[2, 1], 1], [[3, 5], 2],
                [[5, 3], 2], [[4, 4], 0], [[6, 5], 1]]))
            .at("remoteness", json!([[[0, 1], 1], [[1, 1], 7], [[1, 2], 8], [[2, 1], 13], [[3, 5],
                23], [[5, 3], 33], [[4, 4], 28], [[6, 5], 41]]))
            .at("remoteness-misere", json!([[[0, 1], 1], [[1, 1], 6], [[1, 2], 6], [[2, 1], 8],
                [[3, 5], 18], [[5, 3], 28], [[4, 4], 23], [[6, 5], 36]])),
    ];
    {
        /// Two coins into three, three into one: a measure that is named.
        pub game Exchange(x, y) {
            (x, y) -> (x - 1, y + 2);
            (x, y) -> (x + 1, y - 3);
            measure 5 * x + 2 * y;
        }
    }
    Exchange: boxed(&[6, 6]) => [
        computed()
            .at("grundy", json!([[[0, 1], 0], [[1, 1], 1], [[1, 2], 1], [[2, 1], 0], [[3, 5], 1],
                [[5, 3], 1], [[4, 4], 0], [[6, 5], 0]]))
            .at("remoteness", json!([[[0, 1], 0], [[1, 1], 3], [[1, 2], 5], [[2, 1], 8], [[3, 5],
                21], [[5, 3], 27], [[4, 4], 24], [[6, 5], 36]]))
            .at("remoteness-misere", json!([[[0, 1], 0], [[1, 1], 3], [[1, 2], 5], [[2, 1], 8],
                [[3, 5], 21], [[5, 3], 27], [[4, 4], 24], [[6, 5], 36]])),
    ];
    {
        /// The steps of the Euclidean algorithm, or one less: a measure that is assumed.
        pub game Remainders(x, y) {
            (x, y) -> (y, x % y) if y > 0;
            (x, y) -> (x - 1, y);
            assume measure y, x;
        }
    }
    Remainders: boxed(&[9, 9]) => [
        computed()
            .at("grundy", json!([[[0, 1], 0], [[1, 1], 2], [[1, 2], 2], [[2, 1], 0], [[3, 5], 2],
                [[5, 3], 1], [[4, 4], 2], [[6, 5], 0]]))
            .at("remoteness", json!([[[0, 1], 2], [[1, 1], 3], [[1, 2], 5], [[2, 1], 4], [[3, 5],
                9], [[5, 3], 9], [[4, 4], 5], [[6, 5], 12]]))
            .at("remoteness-misere", json!([[[0, 1], 2], [[1, 1], 2], [[1, 2], 4], [[2, 1], 2],
                [[3, 5], 9], [[5, 3], 6], [[4, 4], 7], [[6, 5], 7]])),
    ];
}
