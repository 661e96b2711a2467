//! Heaps that split: positions are collections.

use crate::region::collections;
use crate::rules::{entries, rules};

rules! {
    /// Take one or two pins, and split the row where they stood.
    pub game Kayles(n) { octal 0.77; }
    /// The same by arrow rules.
    pub game KaylesByHand(n) {
        n -> n - k for k in {1, 2};
        n -> [a, b] for k in {1, 2}, (a, b) in split(n - k);
    }
    /// Take two neighbours and split.
    pub game DawsonsKayles(n) { octal 0.07; }
    /// Dawson's Chess.
    pub game DawsonsChess(n) { octal 0.137; }
    /// A code whose rest must be split or nothing.
    pub game CodeFifteen(n) { octal 0.15; }
    /// A code with digits 1 and 4.
    pub game CodeFourteen(n) { octal 0.14; }
    /// A code with a split that takes nothing.
    pub game CodeFourSeven(n) { octal 4.7; }
    /// Split a heap, take nothing.
    pub game SplitTwo(n) { octal 4.0; }
    /// Double Kayles.
    pub game DoubleKayles(n) { octal .7777; }
    /// Code 0.8: take one and leave three heaps.
    pub game CodeEight(n) { n -> [a, b, c] for (a, b, c) in parts(n - 1, 3); }
    /// Code 0.3F.
    pub game CodeThreeF(n) {
        n -> n - k for k in {1, 2};
        n -> [..p] for p in parts(n - 2, 2..=3);
    }
    /// Split into two unequal heaps.
    pub game Grundys(n) { n -> [a, b] for (a, b) in split(n) if a != b; }
    /// Split any heap of three or more.
    pub game Couples(n) { n -> [a, b] for (a, b) in split(n) if n >= 3; }
    /// Take any number, none included, and split the rest.
    pub game TakingNotes(n) { n -> [a, b] for k in 0.., (a, b) in split(n - k); }
    /// Take one, or replace an even heap by two halves.
    pub game LiegesTwo(n) { n -> n - 1; n -> [n / 2; 2] if n > 0, 2 | n; }
    /// Take one, or replace an even heap by three halves.
    pub game LiegesThree(n) { n -> n - 1; n -> [n / 2; 3] if n > 0, 2 | n; }
    /// Replace a heap by heaps of consecutive sizes with its sum.
    pub game Interesting(n) {
        n -> [a..=b] for a in 1..n, b in a + 1..n if (b - a + 1) * (a + b) == 2 * n;
    }
    /// Split into two or three heaps.
    pub game SplitTwoThree(n) { n -> [..p] for p in parts(n, 2..=3); }
    /// Split into at least two heaps of different sizes.
    pub game SplitDistinct(n) { n -> [..p] for p in parts(n, 2..) if distinct(p); }
    /// Turn a coin and at most two to its left.
    pub game MockTurtles(n) {
        n -> [] if n > 0;
        n -> [a] for a in 1..n;
        n -> [a, b] for a in 1..n, b in 1..a;
    }
    /// Turn three coins equally far apart.
    pub game Turnips(n) { n -> [n - d, n - 2 * d] for d in 1.. if n - 2 * d >= 1; }
    /// Turn up to five consecutive coins.
    pub game RulerFives(n) { n -> [n - k..n] for k in 0..=4 if k < n; }
}

entries! {
    Kayles: collections(3, 6);
    KaylesByHand: collections(3, 6);
    DawsonsKayles: collections(3, 6);
    DawsonsChess: collections(3, 6);
    CodeFifteen: collections(3, 6);
    CodeFourteen: collections(3, 6);
    CodeFourSeven: collections(3, 6);
    SplitTwo: collections(3, 6);
    DoubleKayles: collections(2, 8);
    CodeEight: collections(3, 6);
    CodeThreeF: collections(2, 7);
    Grundys: collections(3, 6);
    Couples: collections(3, 6);
    TakingNotes: collections(2, 7);
    LiegesTwo: collections(2, 8);
    LiegesThree: collections(2, 7);
    Interesting: collections(2, 9);
    SplitTwoThree: collections(2, 6);
    SplitDistinct: collections(2, 8);
    MockTurtles: collections(2, 5);
    Turnips: collections(2, 6);
    RulerFives: collections(2, 5);
}
