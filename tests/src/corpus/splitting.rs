//! Heaps that split: positions are collections.

use super::known::{by, computed};
use crate::region::collections;
use crate::rules::games;
use serde_json::json;

games! {
    {
        /// Take one or two pins, and split the row where they stood.
        pub game Kayles(n) { octal 0.77; }
    }
    Kayles: collections(3, 6) => [
        by("OEIS A002186; CGSuite, GameHeapTest; cp-algorithms")
            .ruleset("kayles", "")
            .sequence("grundy", 0, &[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6])
            .sequence("grundy", 0, &[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1,
                4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4,
                1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2, 8, 1,
                4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2,
                1]),
        computed()
            .sequence("remoteness", 0, &[0, 1, 1, 3, 3, 5, 5, 5, 7, 7, 7, 9, 11])
            .at("remoteness", json!([[[1, 1], 2], [[2, 3], 5], [[1, 2, 3], 6], [[4, 5], 7]])),
    ];
    {
        /// The same by arrow rules.
        pub game KaylesByHand(n) {
            n -> n - k for k in {1, 2};
            n -> [a, b] for k in {1, 2}, (a, b) in split(n - k);
        }
    }
    KaylesByHand: collections(3, 6) => [
        by("OEIS A002186")
            .sequence("grundy", 0, &[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7]),
        computed()
            .sequence("grundy", 0, &[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7])
            .sequence("remoteness", 0, &[0, 1, 1, 3, 3, 5, 5, 5, 7, 7, 7])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 2, 3, 4, 4, 6, 6, 7, 8]),
    ];
    {
        /// Take two neighbours and split.
        pub game DawsonsKayles(n) { octal 0.07; }
    }
    DawsonsKayles: collections(3, 6) => [
        by("Guy and Smith 1956; Winning Ways ch. 4, table 6; CGSuite, GameHeapTest")
            .ruleset("dawson-kayles", "")
            .sequence("grundy", 0, &[0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5]),
    ];
    {
        /// Dawson's Chess.
        pub game DawsonsChess(n) { octal 0.137; }
    }
    DawsonsChess: collections(3, 6) => [
        by("OEIS A002187; Winning Ways ch. 4")
            .sequence("grundy", 0, &[0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5]),
        computed()
            .sequence("grundy", 0, &[0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5])
            .sequence("remoteness", 0, &[0, 1, 1, 1, 2, 3, 3, 3, 4, 5, 5])
            .sequence("remoteness-misere", 0, &[0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4]),
    ];
    {
        /// A code whose rest must be split or nothing.
        pub game CodeFifteen(n) { octal 0.15; }
    }
    CodeFifteen: collections(3, 6) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 1, 0, 1, 1, 2, 2, 1, 2, 2, 1, 1, 0, 1, 1])
            .sequence("remoteness", 0, &[0, 1, 1, 0, 3, 3, 3, 5, 1, 5, 7])
            .sequence("remoteness-misere", 0, &[0, 1, 1, 0, 3, 3, 2, 2, 5, 4, 4]),
    ];
    {
        /// A code with digits 1 and 4.
        pub game CodeFourteen(n) { octal 0.14; }
    }
    CodeFourteen: collections(3, 6) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 0, 0, 1, 0, 2, 1, 2, 2, 1, 0, 4, 1, 4, 4])
            .sequence("remoteness", 0, &[0, 1, 0, 0, 3, 2, 1, 1, 1, 3, 3])
            .sequence("remoteness-misere", 0, &[0, 1, 0, 0, 3, 2, 2, 5, 4, 4, 7]),
    ];
    {
        /// A code with a split that takes nothing.
        pub game CodeFourSeven(n) { octal 4.7; }
    }
    CodeFourSeven: collections(3, 6) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1])
            .sequence("remoteness", 0, &[0, 1, 3, 3, 7, 7, 11, 11, 15, 15, 19])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 5, 6, 6, 10, 10, 14, 14, 16]),
    ];
    {
        /// Split a heap, take nothing.
        pub game SplitTwo(n) { octal 4.0; }
    }
    SplitTwo: collections(3, 6) => [
        by("github.com/tczajka/octal-games, TrivialGames")
            .ruleset("split-two", "")
            .sequence("grundy", 0, &[0, 0, 1, 0, 1, 0]),
        by("HackerRank, Simple Game")
            .ruleset("simple-game", "K=2,")
            .sequence("grundy", 1, &[0, 1, 0, 1, 0, 1, 0]),
        by("Winning Ways ch. 4: even rows are won")
            .sequence("grundy", 6, &[1, 0, 1, 0, 1, 0]),
    ];
    {
        /// Double Kayles.
        pub game DoubleKayles(n) { octal .7777; }
    }
    DoubleKayles: collections(2, 8) => [
        by("OEIS A071074")
            .ruleset("double-kayles", "")
            .sequence("grundy", 0, &[0, 1, 2, 3, 4, 5, 6, 7, 3, 2, 8, 9])
            .sequence("grundy", 0, &[0, 1, 2, 3, 4, 5, 6, 7, 3, 2, 8, 9, 7, 6, 5, 4, 3, 2, 8, 9, 4,
                5, 12, 13, 9, 8, 2, 3, 4, 5, 15, 14, 3, 2, 8, 9, 7, 6, 5, 4, 3, 2, 8, 9, 13, 12,
                15, 14, 9, 8, 2, 3, 4, 5, 16, 17, 10, 11, 8, 9, 14, 15, 5, 4, 3, 2, 16, 17, 13, 12,
                15, 14, 9, 8, 2, 3, 4, 5, 6, 7, 3, 2, 8, 9, 14, 15, 5, 4, 3, 2]),
    ];
    {
        /// Code 0.8: take one and leave three heaps.
        pub game CodeEight(n) { n -> [a, b, c] for (a, b, c) in parts(n - 1, 3); }
    }
    CodeEight: collections(3, 6) => [
        computed()
            .sequence("grundy", 0, &[0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4])
            .sequence("remoteness", 0, &[0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1])
            .sequence("remoteness-misere", 0, &[0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2]),
    ];
    {
        /// Code 0.3F.
        pub game CodeThreeF(n) {
            n -> n - k for k in {1, 2};
            n -> [..p] for p in parts(n - 2, 2..=3);
        }
    }
    CodeThreeF: collections(2, 7) => [
        by("CGSuite, GameHeapTest, TakeAndBreak(0.3F)")
            .ruleset("hex-3F", "")
            .sequence("grundy", 1, &[1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5, 6, 7, 8, 6, 7, 8, 9, 10, 11]),
    ];
    {
        /// Split into two unequal heaps.
        pub game Grundys(n) { n -> [a, b] for (a, b) in split(n) if a != b; }
    }
    Grundys: collections(3, 6) => [
        by("OEIS A002188")
            .sequence("grundy", 0, &[0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0,
                4, 3, 0, 4, 3]),
    ];
    {
        /// Split any heap of three or more.
        pub game Couples(n) { n -> [a, b] for (a, b) in split(n) if n >= 3; }
    }
    Couples: collections(3, 6) => [
        by("OEIS A046695, A071433")
            .ruleset("couples", "")
            .sequence("grundy", 0, &[0, 0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0]),
    ];
    {
        /// Take any number, none included, and split the rest.
        pub game TakingNotes(n) { n -> [a, b] for k in 0.., (a, b) in split(n - k); }
    }
    TakingNotes: collections(2, 7) => [
        by("CodeChef, Taking notes, editorial")
            .ruleset("taking-notes", "")
            .sequence("grundy", 0, &[0, 0, 1, 2, 3, 4, 5, 6, 7]),
    ];
    {
        /// Take one, or replace an even heap by two halves.
        pub game LiegesTwo(n) { n -> n - 1; n -> [n / 2; 2] if n > 0, 2 | n; }
    }
    LiegesTwo: collections(2, 8) => [
        by("Codeforces 603C, solution of 111qqz")
            .ruleset("cf603c", "k=2,")
            .sequence("grundy", 0, &[0, 1, 2, 0, 1, 0, 1]),
    ];
    {
        /// Take one, or replace an even heap by three halves.
        pub game LiegesThree(n) { n -> n - 1; n -> [n / 2; 3] if n > 0, 2 | n; }
    }
    LiegesThree: collections(2, 7) => [
        by("Codeforces 603C, solution of 111qqz")
            .ruleset("cf603c", "k=3,")
            .sequence("grundy", 0, &[0, 1, 0, 1, 2, 0, 2, 0, 1]),
    ];
    {
        /// Replace a heap by heaps of consecutive sizes with its sum.
        pub game Interesting(n) {
            n -> [a..=b] for a in 1..n, b in a + 1..n if (b - a + 1) * (a + b) == 2 * n;
        }
    }
    Interesting: collections(2, 9) => [
        by("Codeforces 88E")
            .ruleset("cf88e", "")
            .heaps("grundy", &[(1, 0), (2, 0), (3, 1), (5, 0), (6, 0), (9, 2), (15, 2), (100, 2)]),
    ];
    {
        /// Split into two or three heaps.
        pub game SplitTwoThree(n) { n -> [..p] for p in parts(n, 2..=3); }
    }
    SplitTwoThree: collections(2, 6) => [
        by("HackerRank, Simple Game")
            .ruleset("simple-game", "K=3,")
            .sequence("grundy", 1, &[0, 1, 2, 3, 1, 4, 3, 2, 4, 5, 6, 7, 8, 9, 7]),
    ];
    {
        /// Split into at least two heaps of different sizes.
        pub game SplitDistinct(n) { n -> [..p] for p in parts(n, 2..) if distinct(p); }
    }
    SplitDistinct: collections(2, 8) => [
        computed()
            .sequence("grundy", 0, &[0, 0, 0, 1, 0, 2, 3, 4, 0, 5, 6, 7, 8, 9, 10, 11])
            .sequence("remoteness", 0, &[0, 0, 0, 1, 2, 3, 3, 3, 4, 5, 5])
            .sequence("remoteness-misere", 0, &[0, 0, 0, 1, 2, 2, 2, 4, 4, 4, 4]),
    ];
    {
        /// Turn a coin and at most two to its left.
        pub game MockTurtles(n) {
            n -> [] if n > 0;
            n -> [a] for a in 1..n;
            n -> [a, b] for a in 1..n, b in 1..a;
        }
    }
    MockTurtles: collections(2, 5) => [
        by("CGSuite, GameHeapTest, Spawning(1-3): the odious numbers, Winning Ways ch. 14")
            .ruleset("mock-turtles", "")
            .sequence("grundy", 1, &[1, 2, 4, 7, 8, 11, 13, 14]),
    ];
    {
        /// Turn three coins equally far apart.
        pub game Turnips(n) { n -> [n - d, n - 2 * d] for d in 1.. if n - 2 * d >= 1; }
    }
    Turnips: collections(2, 6) => [
        by("CGSuite, GameHeapTest, Spawning(3E)")
            .ruleset("turnips", "")
            .sequence("grundy", 1, &[0, 0, 1, 0, 0, 1, 2, 2]),
    ];
    {
        /// Turn up to five consecutive coins.
        pub game RulerFives(n) { n -> [n - k..n] for k in 0..=4 if k < n; }
    }
    RulerFives: collections(2, 5) => [
        by("CGSuite, GameHeapTest, Spawning(1-5C)")
            .ruleset("ruler-fives", "")
            .sequence("grundy", 1, &[1, 2, 1, 4, 1, 2, 1, 4]),
    ];
}
