//! The rest of the language: parameters, hexadecimal codes, Rust functions, tuples that split,
//! ranges of heaps, sets of tuples.

use crate::region::{boxed, collections, heaps};
use crate::rules::{entries, rules};

rules! {
    /// Lieges of Legendre: take one, or replace an even heap by K halves.
    pub game Lieges<K>(n) { n -> n - 1; n -> [n / 2; K] if n > 0, 2 | n; }
    /// Take less than T, or leave the T-th part.
    pub game Mark<T>(n) where T >= 2 { n -> n - k for k in 1..T; n -> n / T if n > 0; }
    /// Split into at most K heaps.
    pub game Simple<K>(n) { n -> [..p] for p in parts(n, 2..=K); }
    /// Take between L and R.
    pub game Constrained<L, R>(n) where L >= 1, L <= R { n -> n - k for k in L..=R; }
    /// Take K from a heap if there are others.
    pub misere game TakeFromSeveral<K>[..] where K >= 1 {
        [a, b, ..rest] -> [a - K, b, ..rest];
        [a, ..rest] -> [a - 1, ..rest] if len(rest) < K;
    }
    /// Code 0.8.
    pub game HexEight(n) { hexadecimal "0.8"; }
    /// Code 0.3F.
    pub game HexThreeF(n) { hexadecimal "0.3F"; }
    /// A code that splits without taking.
    pub game HexSplit(n) { hexadecimal "C.1a"; }
    /// Take a practical number.
    pub game Subpract(n) {
        n -> n - k for k in 1.. if crate::corpus::functions::is_practical(k);
    }
    /// A counter hops on; how far it may, and how many places are left.
    pub game Hopping(n, m) {
        (n, m) -> (n, m - k) for k in 1..=n
            if crate::corpus::functions::may_hop(n, m, k);
    }
    /// Leave half, or take half and one.
    pub game Halves(n) {
        n -> k for k in {crate::corpus::functions::half(n)} if k < n;
        n -> n - 1 - crate::corpus::functions::half(n);
    }
    /// Turn two coins.
    pub game Twins(n) { n -> [a] for a in 1..n; }
    /// Cut a cake along either side: both pieces stay.
    pub game Cake(m, n) {
        (m, n) -> [(a, n), (b, n)] for (a, b) in split(m);
        (m, n) -> [(m, a), (m, b)] for (a, b) in split(n);
    }
    /// Eat a piece of a column, or break a piece into smaller ones.
    pub misere game Crumbs(m, n) {
        (m, n) -> (m - k, n) for k in 1..=2;
        (m, n) -> [(m - 1, n), (m, n - 1)] if m > 1, n > 1;
        (m, n) -> [] if m == 0, n > 0;
    }
    /// Leave a range of smaller heaps.
    pub game Ranges(n) { n -> [j..n] for j in 1..n if n - j <= 3; n -> [] if n == 1; }
    /// Parts that are not too different.
    pub game EvenParts(n) { n -> [..p] for p in parts(n, 2..=3) if max(p) - min(p) <= 1; }
    /// Steps by a table whose entries depend on the heaps.
    pub game Steps(x, y) {
        (x, y) -> (x - i, y - j) for (i, j) in {(1, 2), (2, 1), (1, x / 2)};
        (x, y) -> (x - 1, y + 1) if x >= 1;
    }
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

entries! {
    Lieges<2>: collections(2, 8);
    Lieges<3>: collections(2, 7);
    Mark<3>: heaps(60);
    Mark<5>: heaps(60);
    Simple<2>: collections(2, 6);
    Simple<3>: collections(2, 6);
    Constrained<1, 3>: heaps(60);
    Constrained<3, 5>: heaps(60);
    TakeFromSeveral<1>: collections(3, 4);
    TakeFromSeveral<2>: collections(3, 4);
    HexEight: collections(3, 6);
    HexThreeF: collections(2, 7);
    HexSplit: collections(2, 7);
    Subpract: heaps(60);
    Hopping: boxed(&[3, 15]);
    Halves: heaps(60);
    Twins: collections(3, 6);
    Cake: boxed(&[4, 4]);
    Crumbs: boxed(&[3, 3]);
    Ranges: collections(2, 5);
    EvenParts: collections(2, 9);
    Steps: boxed(&[7, 7]);
    SilverDollar: boxed(&[3, 4, 5, 3]);
}
