//! The rest of the language: parameters, hexadecimal codes, Rust functions, tuples that split,
//! ranges of heaps, sets of tuples.

use super::known::{by, computed};
use crate::region::{boxed, collections, heaps};
use crate::rules::games;
use serde_json::json;

games! {
    {
        /// Lieges of Legendre: take one, or replace an even heap by K halves.
        pub game Lieges<K>(n) { n -> n - 1; n -> [n / 2; K] if n > 0, 2 | n; }
    }
    Lieges<2>: collections(2, 8) => [
        by("Codeforces 603C, solution of 111qqz")
            .ruleset("cf603c", "k=2,")
            .sequence("grundy", 0, &[0, 1, 2, 0, 1, 0, 1]),
    ],
    Lieges<3>: collections(2, 7) => [
        by("Codeforces 603C, solution of 111qqz")
            .ruleset("cf603c", "k=3,")
            .sequence("grundy", 0, &[0, 1, 0, 1, 2, 0, 2, 0, 1]),
    ];
    {
        /// Take less than T, or leave the T-th part.
        pub game Mark<T>(n) where T >= 2 { n -> n - k for k in 1..T; n -> n / T if n > 0; }
    }
    Mark<3>: heaps(60) => [
        by("arXiv 1108.1239 (Guo), abstract")
            .ruleset("mark-t", "t=3,")
            .sequence("grundy", 0, &[0, 1, 2, 0, 3, 2, 0, 1, 3, 2, 1, 3, 0]),
    ],
    Mark<5>: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 2, 3, 4, 0, 5, 2, 3, 4, 0, 1, 5, 3, 4, 0, 1, 2, 5, 4, 0,
                1, 2, 3])
            .sequence("remoteness", 0, &[0, 1, 1, 1, 1, 2, 3, 3, 3, 3, 4, 5, 5, 5, 5, 6])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 4, 4, 4, 5]),
    ];
    {
        /// Split into at most K heaps.
        pub game Simple<K>(n) { n -> [..p] for p in parts(n, 2..=K); }
    }
    Simple<2>: collections(2, 6) => [
        by("HackerRank, Simple Game")
            .ruleset("simple-game", "K=2,")
            .sequence("grundy", 1, &[0, 1, 0, 1, 0, 1, 0]),
    ],
    Simple<3>: collections(2, 6) => [
        by("HackerRank, Simple Game")
            .ruleset("simple-game", "K=3,")
            .sequence("grundy", 1, &[0, 1, 2, 3, 1, 4, 3, 2, 4, 5, 6, 7, 8, 9, 7]),
    ];
    {
        /// Take between L and R.
        pub game Constrained<L, R>(n) where L >= 1, L <= R { n -> n - k for k in L..=R; }
    }
    Constrained<1, 3>: heaps(60) => [
        by("Winning Ways ch. 4: it repeats every L + R")
            .each("grundy", (0..60_u64).map(|heap| (json!(heap), json!(heap % 4)))),
    ],
    Constrained<3, 5>: heaps(60) => [
        by("Winning Ways ch. 4: it repeats every L + R")
            .each("grundy", (0..60_u64).map(|heap| (json!(heap), json!(heap % 8 / 3)))),
    ];
    {
        /// Take K from a heap if there are others.
        pub misere game TakeFromSeveral<K>[..] where K >= 1 {
            [a, b, ..rest] -> [a - K, b, ..rest];
            [a, ..rest] -> [a - 1, ..rest] if len(rest) < K;
        }
    }
    TakeFromSeveral<1>: collections(3, 4) => [
        computed()
            .at("grundy", json!([[[], 0], [[1], 1], [[3], 1], [[1, 1], 0], [[2, 3], 1], [[4, 4],
                0], [[1, 2, 3], 0], [[2, 2, 4], 0]]))
            .at("remoteness", json!([[[], 0], [[1], 1], [[3], 3], [[1, 1], 2], [[2, 3], 5],
                [[4, 4], 8], [[1, 2, 3], 6], [[2, 2, 4], 8]]))
            .at("remoteness-misere", json!([[[], 0], [[1], 1], [[3], 3], [[1, 1], 2], [[2, 3], 5],
                [[4, 4], 8], [[1, 2, 3], 6], [[2, 2, 4], 8]])),
    ],
    TakeFromSeveral<2>: collections(3, 4) => [
        computed()
            .at("grundy", json!([[[], 0], [[1], 1], [[3], 1], [[1, 1], 0], [[2, 3], 0], [[4, 4],
                0], [[1, 2, 3], 0], [[2, 2, 4], 1]]))
            .at("remoteness", json!([[[], 0], [[1], 1], [[3], 3], [[1, 1], 2], [[2, 3], 4],
                [[4, 4], 6], [[1, 2, 3], 4], [[2, 2, 4], 5]]))
            .at("remoteness-misere", json!([[[], 0], [[1], 1], [[3], 3], [[1, 1], 2], [[2, 3], 4],
                [[4, 4], 7], [[1, 2, 3], 4], [[2, 2, 4], 5]])),
    ];
    {
        /// Code 0.8.
        pub game HexEight(n) { hexadecimal "0.8"; }
    }
    HexEight: collections(3, 6) => [
        computed()
            .sequence("grundy", 0, &[0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4])
            .sequence("remoteness", 0, &[0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1])
            .sequence("remoteness-misere", 0, &[0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2]),
    ];
    {
        /// Code 0.3F.
        pub game HexThreeF(n) { hexadecimal "0.3F"; }
    }
    HexThreeF: collections(2, 7) => [
        by("CGSuite, GameHeapTest, TakeAndBreak(0.3F)")
            .ruleset("hex-3F", "")
            .sequence("grundy", 1, &[1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5, 6, 7, 8, 6, 7, 8, 9, 10, 11]),
    ];
    {
        /// A code that splits without taking.
        pub game HexSplit(n) { hexadecimal "C.1a"; }
    }
    HexSplit: collections(2, 7) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 1, 2, 2, 0, 4, 3, 3, 5, 5, 6, 6, 8, 8, 7])
            .sequence("remoteness", 0, &[0, 1, 3, 5, 7, 8, 11, 9, 13, 11, 13])
            .sequence("remoteness-misere", 0, &[0, 1, 3, 2, 4, 4, 6, 8, 10, 15, 17]),
    ];
    {
        /// Take a practical number.
        pub game Subpract(n) {
            n -> n - k for k in 1.. if crate::corpus::functions::is_practical(k);
        }
    }
    Subpract: heaps(60) => [
        by("OEIS A275432; 11011110.github.io, 2020-06-21")
            .ruleset("subpract", "")
            .heaps("grundy", &[(3, 0), (10, 0), (13, 0), (44, 0), (9, 3)])
            .lost(0, 1211, &[0, 3, 10, 13, 44, 47, 102, 105, 146, 149, 232, 235, 636, 639, 814,
                817, 950, 953, 1208, 1211]),
    ];
    {
        /// A counter hops on; how far it may, and how many places are left.
        #[quiet(heap_never_changes)]
        pub game Hopping(n, m) {
            (n, m) -> (n, m - k) for k in 1..=n
                if crate::corpus::functions::may_hop(n, m, k);
        }
    }
    Hopping: boxed(&[3, 15]) => [
        by("Project Euler 391")
            .ruleset("pe391", ""),
        computed()
            .at("grundy", json!([[[1, 0], 0], [[1, 2], 0], [[2, 3], 1], [[2, 6], 2], [[3, 9], 1],
                [[3, 14], 2]]))
            .at("remoteness", json!([[[1, 0], 0], [[1, 2], 2], [[2, 3], 3], [[2, 6], 5], [[3, 9],
                9], [[3, 14], 13]]))
            .at("remoteness-misere", json!([[[1, 0], 0], [[1, 2], 2], [[2, 3], 3], [[2, 6], 6],
                [[3, 9], 8], [[3, 14], 12]])),
    ];
    {
        /// Leave half, or take half and one.
        pub game Halves(n) {
            n -> k for k in {crate::corpus::functions::half(n)} if k < n;
            n -> n - 1 - crate::corpus::functions::half(n);
        }
    }
    Halves: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 2, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0])
            .sequence("remoteness", 0, &[0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4]),
    ];
    {
        /// Turn two coins.
        pub game Twins(n) { n -> [a] for a in 1..n; }
    }
    Twins: collections(3, 6) => [
        by("CGSuite, Turning, code 2")
            .ruleset("twins", "")
            .sequence("grundy", 1, &[0, 1, 2, 3, 4, 5, 6, 7]),
    ];
    {
        /// Cut a cake along either side: both pieces stay.
        pub game Cake(m, n) {
            (m, n) -> [(a, n), (b, n)] for (a, b) in split(m);
            (m, n) -> [(m, a), (m, b)] for (a, b) in split(n);
        }
    }
    Cake: boxed(&[4, 4]) => [
        by("a row is cut at any place: split a heap")
            .each("grundy", (1..12_u64).map(|n| (json!([n, 1]), json!(1 - n % 2)))),
        computed()
            .at("grundy", json!([[[[1, 2]], 1], [[[2, 2]], 1], [[[2, 3]], 1], [[[3, 2]], 1],
                [[[3, 3]], 0]]))
            .at("remoteness", json!([[[[1, 2]], 1], [[[2, 2]], 3], [[[2, 3]], 5], [[[3, 2]], 5],
                [[[3, 3]], 8]]))
            .at("remoteness-misere", json!([[[[1, 2]], 1], [[[2, 2]], 3], [[[2, 3]], 5], [[[3, 2]],
                5], [[[3, 3]], 8]])),
    ];
    {
        /// Eat a piece of a column, or break a piece into smaller ones.
        pub misere game Crumbs(m, n) {
            (m, n) -> (m - k, n) for k in 1..=2;
            (m, n) -> [(m - 1, n), (m, n - 1)] if m > 1, n > 1;
            (m, n) -> [] if m == 0, n > 0;
        }
    }
    Crumbs: boxed(&[3, 3]) => [
        computed()
            .at("grundy", json!([[[[1, 2]], 0], [[[2, 2]], 3], [[[2, 3]], 2], [[[3, 2]], 1],
                [[[3, 3]], 1]]))
            .at("remoteness", json!([[[[1, 2]], 2], [[[2, 2]], 3], [[[2, 3]], 3], [[[3, 2]], 3],
                [[[3, 3]], 3]]))
            .at("remoteness-misere", json!([[[[1, 2]], 2], [[[2, 2]], 2], [[[2, 3]], 2], [[[3, 2]],
                7], [[[3, 3]], 11]])),
    ];
    {
        /// Leave a range of smaller heaps.
        pub game Ranges(n) { n -> [j..n] for j in 1..n if n - j <= 3; n -> [] if n == 1; }
    }
    Ranges: collections(2, 5) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 0, 2, 0, 1])
            .sequence("remoteness", 0, &[0, 1, 2, 3, 8, 9])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 4, 7, 8]),
    ];
    {
        /// Parts that are not too different.
        pub game EvenParts(n) { n -> [..p] for p in parts(n, 2..=3) if max(p) - min(p) <= 1; }
    }
    EvenParts: collections(2, 9) => [
        computed()
            .sequence("grundy", 0, &[0, 0, 1, 2, 2, 1, 2, 1, 2, 0, 1, 0, 1, 0, 1, 0])
            .sequence("remoteness", 0, &[0, 0, 1, 1, 3, 3, 5, 5, 7, 6, 7])
            .sequence("remoteness-misere", 0, &[0, 0, 1, 2, 2, 3, 4, 6, 6, 7, 7]),
    ];
    {
        /// Steps by a table whose entries depend on the heaps.
        pub game Steps(x, y) {
            (x, y) -> (x - i, y - j) for (i, j) in {(1, 2), (2, 1), (1, x / 2)};
            (x, y) -> (x - 1, y + 1);
        }
    }
    Steps: boxed(&[7, 7]) => [
        computed()
            .at("grundy", json!([[[0, 1], 0], [[1, 1], 1], [[1, 2], 1], [[2, 1], 2], [[3, 5], 0],
                [[5, 3], 0], [[4, 4], 1], [[6, 5], 3]]))
            .at("remoteness", json!([[[0, 1], 0], [[1, 1], 1], [[1, 2], 1], [[2, 1], 1], [[3, 5],
                2], [[5, 3], 4], [[4, 4], 3], [[6, 5], 5]]))
            .at("remoteness-misere", json!([[[0, 1], 0], [[1, 1], 1], [[1, 2], 1], [[2, 1], 2],
                [[3, 5], 2], [[5, 3], 4], [[4, 4], 3], [[6, 5], 4]])),
    ];
    {
        /// Silver dollar: two coins and the dollar, which stands at place `s`, on a strip. Slide a
        /// coin, or take the leftmost away; who takes the dollar wins.
        pub game SilverDollar(a, b, c, s) {
            (a, b, c, s) -> (a - k, b, c, s) for k in 1..a;
            (a, b, c, s) -> (a, b - k, c, s) for k in 1..b if b - k > a;
            (a, b, c, s) -> (a, b, c - k, s) for k in 1..c if c - k > b;
            (a, b, c, s) -> (0, b, c, s) if a > 0, s != 1;
            (a, b, c, s) -> (0, 0, c, s) if a == 0, b > 0, s != 2;
            (a, b, c, s) -> (0, 0, 0, 0) if a > 0, s == 1;
            (a, b, c, s) -> (0, 0, 0, 0) if a == 0, b > 0, s == 2;
            (a, b, c, s) -> (0, 0, 0, 0) if a == 0, b == 0, c > 0;
        }
    }
    SilverDollar: boxed(&[3, 4, 5, 3]) => [
        by("Project Euler 344")
            .ruleset("pe344", ""),
        computed()
            .at("grundy", json!([[[0, 0, 1, 3], 1], [[0, 1, 2, 3], 0], [[0, 1, 3, 3], 1],
                [[1, 2, 3, 3], 1], [[1, 2, 3, 1], 1], [[1, 3, 4, 2], 0], [[2, 3, 5, 3], 3]]))
            .at("remoteness", json!([[[0, 0, 1, 3], 1], [[0, 1, 2, 3], 2], [[0, 1, 3, 3], 3],
                [[1, 2, 3, 3], 5], [[1, 2, 3, 1], 1], [[1, 3, 4, 2], 4], [[2, 3, 5, 3], 9]]))
            .at("remoteness-misere", json!([[[0, 0, 1, 3], 1], [[0, 1, 2, 3], 3], [[0, 1, 3, 3],
                4], [[1, 2, 3, 3], 6], [[1, 2, 3, 1], 1], [[1, 3, 4, 2], 6], [[2, 3, 5, 3], 10]])),
    ];
}
