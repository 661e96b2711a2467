//! One heap from which counters are taken.

use super::known::{by, computed};
use crate::region::heaps;
use crate::rules::games;
use serde_json::json;

games! {
    {
        /// Take any positive number.
        pub game Nim(n) { n -> n - k for k in 1..; }
    }
    Nim: heaps(30) => [
        by("cp-algorithms, sprague-grundy-nim; CGSuite, GameHeapTest, game.heap.Nim")
            .ruleset("nim-heap", "")
            .heaps("grundy", &[(0, 0), (1, 1), (5, 5), (20, 20)]),
    ];
    {
        /// Ten to Zero, played from 10.
        pub game TakeOneTwo(n) { n -> n - k for k in {1, 2}; }
    }
    TakeOneTwo: heaps(60) => [
        by("GamesmanClassic, m1210.c; GamesmanNova, zero_by 2-10-1-2")
            .ruleset("tentozero", "")
            .heaps("grundy", &[(3, 0), (9, 0), (10, 1)])
            .heaps("remoteness", &[(10, 7)]),
    ];
    {
        /// The subtraction game everyone meets first.
        pub game TakeOneTwoThree(n) { n -> n - k for k in 1..=3; }
    }
    TakeOneTwoThree: heaps(60) => [
        by("Winning Ways ch. 4: the rest by 4")
            .each("grundy", (0..60_u64).map(|heap| (json!(heap), json!(heap % 4)))),
        computed()
            .sequence("grundy", 0, &[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0,
                1, 2, 3])
            .sequence("remoteness", 0, &[0, 1, 1, 1, 2, 3, 3, 3, 4, 5, 5, 5, 6, 7, 7, 7])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 2, 2, 3, 4, 4, 4, 5, 6, 6, 6, 7, 8, 8]),
    ];
    {
        /// Remoteness grows by 4 every 7 heaps.
        pub game TakeOneThreeFour(n) { n -> n - k for k in {1, 3, 4}; }
    }
    TakeOneThreeFour: heaps(60) => [
        by("Winning Ways ch. 4: it repeats every 7")
            .sequence("grundy", 0, &[0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2]),
        computed()
            .sequence("grundy", 0, &[0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2,
                0, 1, 0])
            .sequence("remoteness", 0, &[0, 1, 2, 1, 1, 3, 3, 4, 5, 6, 5, 5, 7, 7, 8, 9])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 3, 2, 2, 4, 4, 5, 6, 7, 6, 6, 8, 8, 9]),
    ];
    {
        /// Heaps of 0 and 1 have ended.
        pub game TakeTwoThree(n) { n -> n - k for k in {2, 3}; }
    }
    TakeTwoThree: heaps(60) => [
        by("Winning Ways ch. 4: it repeats every 5")
            .sequence("grundy", 0, &[0, 0, 1, 1, 2, 0, 0, 1, 1, 2]),
        computed()
            .sequence("grundy", 0, &[0, 0, 1, 1, 2, 0, 0, 1, 1, 2, 0, 0, 1, 1, 2, 0, 0, 1, 1, 2, 0,
                0, 1, 1])
            .sequence("remoteness", 0, &[0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5, 6])
            .sequence("remoteness-misere", 0, &[0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6]),
    ];
    {
        /// Game of Stones.
        pub game TakeTwoThreeFive(n) { n -> n - k for k in {2, 3, 5}; }
    }
    TakeTwoThreeFive: heaps(60) => [
        by("HackerRank, Game of Stones; Kurt Peek, How to Speed Up a Recursive Algorithm")
            .ruleset("gos235", "")
            .sequence("grundy", 0, &[0, 0, 1, 1, 2, 2, 3, 0, 0, 1, 1]),
    ];
    {
        /// An additive set.
        pub game TakeTwoFiveSeven(n) { n -> n - k for k in {2, 5, 7}; }
    }
    TakeTwoFiveSeven: heaps(60) => [
        by("github.com/jsboige/CoursIA, issue 5621")
            .ruleset("sub257", "")
            .sequence("grundy", 0, &[0, 0, 1, 1, 0, 2, 1, 3, 2, 2, 0, 3]),
    ];
    {
        /// Three numbers without order in the text.
        pub game TakeTwoFourSeven(n) { n -> n - k for k in {7, 2, 4}; }
    }
    TakeTwoFourSeven: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 0, 1, 1, 2, 2, 0, 3, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1,
                0, 2, 1])
            .sequence("remoteness", 0, &[0, 0, 1, 1, 1, 1, 2, 1, 1, 2, 3, 3, 4, 3, 5, 4])
            .sequence("remoteness-misere", 0, &[0, 0, 1, 1, 2, 2, 2, 2, 3, 2, 2, 3, 4, 4, 5, 4]),
    ];
    {
        /// Four numbers.
        pub game TakeOneFiveSixTwelve(n) { n -> n - k for k in {1, 5, 6, 12}; }
    }
    TakeOneFiveSixTwelve: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3,
                2, 0, 1])
            .sequence("remoteness", 0, &[0, 1, 2, 3, 4, 1, 1, 3, 3, 5, 5, 6, 1, 4, 3, 6])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 3, 4, 5, 2, 2, 4, 4, 6, 6, 7, 2, 5, 4]),
    ];
    {
        /// All but 2 and 4.
        pub game AllButTwoFour(n) { n -> n - k for k in 1.. if k not in {2, 4}; }
    }
    AllButTwoFour: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 4, 5, 4, 5, 4, 5, 6, 7, 6,
                7, 6, 7])
            .sequence("remoteness", 0, &[0, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 3, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]),
    ];
    {
        /// All but 2, 3 and 7.
        pub game AllButTwoThreeSeven(n) { n -> n - k for k in 1.. if k not in {2, 3, 7}; }
    }
    AllButTwoThreeSeven: heaps(60) => [
        by("CGSuite, GameHeapTest, Subtraction([2,3,7], allbut => true)")
            .ruleset("allbut237", "")
            .sequence("grundy", 1, &[1, 0, 1, 2, 3, 2, 3, 4, 5, 4]),
    ];
    {
        /// Two rules, one set.
        pub game TakeBySteps(n) { n -> n - 1; n -> n - k for k in 4..7 if k != 5; }
    }
    TakeBySteps: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0,
                1, 0, 1])
            .sequence("remoteness", 0, &[0, 1, 2, 3, 1, 2, 1, 4, 3, 3, 4, 3, 4, 5, 5, 6])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 3, 4, 2, 3, 2, 5, 4, 4, 5, 4, 5, 6, 6]),
    ];
    {
        /// The last player to move loses.
        pub misere game MisereTakeOneTwo(n) { n -> n - k for k in 1..3; }
    }
    MisereTakeOneTwo: heaps(30) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2,
                0, 1, 2])
            .sequence("remoteness", 0, &[0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7, 8, 9, 9, 10])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10]),
    ];
}
