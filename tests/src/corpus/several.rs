//! Three heaps and more, with and without order.

use crate::region::{boxed, collections, unordered};
use crate::rules::{entries, rules};

rules! {
    /// Nim with three heaps in order.
    pub game NimThree(a, b, c) {
        (a, b, c) -> (a - k, b, c) for k in 1..;
        (a, b, c) -> (a, b - k, c) for k in 1..;
        (a, b, c) -> (a, b, c - k) for k in 1..;
    }
    /// Nim with any number of heaps.
    pub game NimHeaps[..] { [h, ..rest] -> [h - k, ..rest] for k in 1..; }
    /// Nim in which who takes the last counter loses.
    pub misere game MisereNim[..] { [h, ..] -> [h - k, ..] for k in 1..; }
    /// Coins on squares; one moves to the left.
    pub game Nimble[..] { [h, ..rest] -> [y, ..rest] for y in 0..h; }
    /// Take one counter from each of two of three piles.
    pub game SlowTwoOfThree(x, y, z) {
        (x, y, z) -> (x - 1, y - 1, z);
        (x, y, z) -> (x - 1, y, z - 1);
        (x, y, z) -> (x, y - 1, z - 1);
    }
    /// The same without order.
    pub game SlowTwoOfThreeUnordered{x, y, z} { {x, y, z} -> {x - 1, y - 1, z}; }
    /// The same for any number of piles.
    pub game SlowTwo[..] { [a, b, ..] -> [a - 1, b - 1, ..]; }
    /// Take one counter from each of three of four piles.
    pub game SlowThreeOfFour(w, x, y, z) {
        (w, x, y, z) -> (w - 1, x - 1, y - 1, z);
        (w, x, y, z) -> (w - 1, x - 1, y, z - 1);
        (w, x, y, z) -> (w - 1, x, y - 1, z - 1);
        (w, x, y, z) -> (w, x - 1, y - 1, z - 1);
    }
    /// Moore's Nim: take from one or two of three piles.
    pub game MooreTwoOfThree(x, y, z) {
        (x, y, z) -> (x - i, y, z) for i in 1..;
        (x, y, z) -> (x, y - i, z) for i in 1..;
        (x, y, z) -> (x, y, z - i) for i in 1..;
        (x, y, z) -> (x - i, y - j, z) for i in 1.., j in 1..;
        (x, y, z) -> (x - i, y, z - j) for i in 1.., j in 1..;
        (x, y, z) -> (x, y - i, z - j) for i in 1.., j in 1..;
    }
    /// Take from exactly two of three piles.
    pub game PairsOfThree{x, y, z} {
        {x, y, z} -> {x - i, y - j, z} for i in 1.., j in 1..;
    }
    /// Take the same number from one, two or three piles.
    pub game SameFromSome{a, b, c} {
        {a, b, c} -> {a - k, b, c} for k in 1..;
        {a, b, c} -> {a - k, b - k, c} for k in 1..;
        {a, b, c} -> {a - k, b - k, c - k} for k in 1..;
    }
    /// Nim that never leaves two equal piles, but for empty ones.
    pub game UnequalNim{a, b, c} {
        {a, b, c} -> {a - k, b, c} for k in 1..
            if a == k || a - k != b && a - k != c, b != c || b == 0;
    }
    /// Three heaps and one pass for the whole game, not from the empty position.
    pub game NimWithPass(a, b, c, p) {
        (a, b, c, p) -> (a - k, b, c, p) for k in 1..;
        (a, b, c, p) -> (a, b - k, c, p) for k in 1..;
        (a, b, c, p) -> (a, b, c - k, p) for k in 1..;
        (a, b, c, p) -> (a, b, c, p - 1) if a + b + c > 0;
    }
    /// Two heaps and one memory: take at most twice what was taken last.
    pub game GlobalFibonacci(x, y, k) {
        (x, y, k) -> (x - a, y, a) for a in 1..=2 * k;
        (x, y, k) -> (x, y - a, a) for a in 1..=2 * k;
    }
    /// Take d from a heap if d divides every other one.
    pub game DivisorNim[..] { [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest; }
    /// Take from a heap no more than the others hold together, or all there is.
    pub game NoMoreThanTheRest[..] {
        [h, ..rest] -> [h - k, ..rest] for k in 1..=sum(rest);
        [h] -> [];
    }
    /// Merge two heaps, losing one counter.
    pub game Merge[..] { [a, b, ..rest] -> [a + b - 1, ..rest]; [a, ..rest] -> [a - 1, ..rest]; }
}

entries! {
    NimThree: boxed(&[4, 4, 4]);
    NimHeaps: collections(3, 5);
    MisereNim: collections(3, 5);
    Nimble: collections(3, 6);
    SlowTwoOfThree: boxed(&[4, 4, 4]);
    SlowTwoOfThreeUnordered: unordered(3, 5);
    SlowTwo: collections(4, 4);
    SlowThreeOfFour: boxed(&[3, 3, 3, 3]);
    MooreTwoOfThree: boxed(&[3, 3, 3]);
    PairsOfThree: unordered(3, 4);
    SameFromSome: unordered(3, 5);
    UnequalNim: unordered(3, 6);
    NimWithPass: boxed(&[4, 4, 4, 1]);
    GlobalFibonacci: boxed(&[4, 4, 2]);
    DivisorNim: collections(3, 8);
    NoMoreThanTheRest: collections(3, 4);
    Merge: collections(3, 4);
}
