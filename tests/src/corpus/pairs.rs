//! Two heaps, with and without order.

use crate::region::{boxed, unordered};
use crate::rules::{entries, rules};

rules! {
    /// A rook that moves left or down.
    pub game Rook(x, y) {
        (x, y) -> (x - d, y) for d in 1..;
        (x, y) -> (x, y - d) for d in 1..;
    }
    /// Wythoff's game on ordered pairs: a queen.
    pub game Queen(x, y) {
        (x, y) -> (x - d, y) for d in 1..;
        (x, y) -> (x, y - d) for d in 1..;
        (x, y) -> (x - d, y - d) for d in 1..;
    }
    /// Wythoff's game.
    pub game Wythoff{x, y} {
        {x, y} -> {x - k, y} for k in 1..;
        {x, y} -> {x - k, y - k} for k in 1..;
    }
    /// Fraenkel's 2-Wythoff: what is taken from both may differ by one.
    pub game WythoffByTwo{x, y} {
        {x, y} -> {x - k, y} for k in 1..;
        {x, y} -> {x - k, y - l} for k in 1.., l in k..=k + 1;
    }
    /// Wythoff's game where nothing is taken from the smaller heap alone.
    pub game WythoffFromLarger{x, y} {
        {x, y} -> {x, y - k} for k in 1.. if x <= y;
        {x, y} -> {x - k, y - k} for k in 1..;
    }
    /// Take from one heap and return fewer to the other, or take the same from both.
    pub game TriangularWythoff{x, y} {
        {x, y} -> {x - k, y + j} for k in 2.., j in 1..k;
        {x, y} -> {x - i, y - i} for i in 1..;
    }
    /// Take a multiple of the smaller heap from the larger.
    pub game Euclid{x, y} { {x, y} -> {x, y - k * x} for k in 1.. if 0 < x <= y; }
    /// The same, and who takes all of the last heap wins.
    pub game EuclidToNothing{x, y} {
        {x, y} -> {x, y - k * x} for k in 1.. if 0 < x <= y;
        {x, y} -> {0, 0} if x == 0, y > 0;
    }
    /// Delete one heap and split the other.
    pub game DeleteNim{x, y} { {x, y} -> {a, b} for (a, b) in split(y) if x > 0; }
    /// A heap and a limit, which becomes twice what was taken.
    pub game FibonacciNim(n, q) { (n, q) -> (n - a, 2 * a) for a in 1..=q; }
    /// A heap and what was taken last: take at most three times as many.
    pub game TakeAwayThree(n, k) { (n, k) -> (n - a, a) for a in 1..=3 * k; }
    /// A heap and what was taken last: take another number.
    pub game NotTheSame(n, k) { (n, k) -> (n - a, a) for a in 1.. if a != k; }
    /// Dawson's rows of chocolate: the upper is at most half as long as the lower.
    pub game Chocolate(y, z) {
        (y, z) -> (v, z) for v in 0..y;
        (y, z) -> (min(y, w / 2), w) for w in 0..z;
    }
    /// A lexicographic order proves that it ends.
    pub game Refill(x, y) { (x, y) -> (x - 1, 5); (x, y) -> (x, y - 1); }
    /// Two coins into three, three into one: a measure that is named.
    pub game Exchange(x, y) {
        (x, y) -> (x - 1, y + 2);
        (x, y) -> (x + 1, y - 3);
        measure 5 * x + 2 * y;
    }
    /// The steps of the Euclidean algorithm, or one less: a measure that is assumed.
    pub game Remainders(x, y) {
        (x, y) -> (y, x % y) if y > 0;
        (x, y) -> (x - 1, y);
        assume measure y, x;
    }
}

entries! {
    Rook: boxed(&[5, 5]);
    Queen: boxed(&[8, 8]);
    Wythoff: unordered(2, 8);
    WythoffByTwo: unordered(2, 10);
    WythoffFromLarger: unordered(2, 8);
    TriangularWythoff: unordered(2, 7);
    Euclid: unordered(2, 12);
    EuclidToNothing: unordered(2, 12);
    DeleteNim: unordered(2, 9);
    FibonacciNim: boxed(&[14, 13]);
    TakeAwayThree: boxed(&[12, 6]);
    NotTheSame: boxed(&[12, 7]);
    Chocolate: boxed(&[4, 9]);
    Refill: boxed(&[6, 6]);
    Exchange: boxed(&[6, 6]);
    Remainders: boxed(&[9, 9]);
}
