//! What the checks have found out of a game.

use super::Expr;
use alloc::vec::Vec;

/// Why play ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Termination {
    /// Proved: every move lowers the measure.
    Proved(Measure),
    /// `assume measure`: solvers check each option as they go.
    Assumed(Measure),
}

/// A measure of positions: components compared one after the other, the weightiest first. Of
/// [`super::Shape::Tuples`] a measure of one tuple: each that a move leaves is below the one it
/// came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Measure {
    /// The components, at least one.
    pub components: Vec<Component>,
}

/// One component of a measure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Component {
    /// The heap at that place of the header.
    Heap(usize),
    /// The sum of the heaps at those places (for `{}` and `[..]`, all: [`Component::Total`]).
    Sum(Vec<usize>),
    /// The sum of all heaps.
    Total,
    /// The number of heaps that are not 0.
    Count,
    /// The heaps from the largest down, compared in that order: the multiset order of Dershowitz
    /// and Manna. Of a collection (each part is smaller than the heap it came from) and of
    /// `{}` and `[..]`.
    Descending,
    /// An expression over the heaps of the header as variables 0, 1, … and, in `{}` and `[..]`,
    /// the list of all heaps as the variable behind them (0 for `[..]`).
    Expr(Expr),
}

/// What a solver may use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Class {
    /// One heap; a move takes a number from a fixed set.
    Subtraction(Subtraction),
    /// A heap is taken from and may be split, by a code.
    TakeAndBreak,
    /// One heap by a condition.
    Heap,
    /// Heaps that split, by a condition.
    Collection,
    /// An ordered tuple, or a collection of such.
    Tuple,
    /// Heaps without order.
    Multiset,
}

/// The numbers that may be taken, none of them 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subtraction {
    /// Ranges `(first, last)`, ascending, with a gap between any two.
    pub ranges: Vec<(u64, u64)>,
    /// Every number from here on may be taken too (all-but sets); beyond the last range, with a
    /// gap.
    pub from: Option<u64>,
}

/// How options lie to their position, each proved for every move or false.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Growth {
    /// Each heap of a result is at most the heap at the same place of the pattern, and a multiset
    /// gets no new heaps: a box of positions is closed under moves. Of tuples that split: of each
    /// tuple that is left.
    pub monotone: bool,
    /// The sum of all heaps never grows.
    pub sum_bounded: bool,
    /// Every move leaves at most half of the heap (`n / 2`, `n / 3`): of one heap alone. Then a
    /// single far position touches few others.
    pub halving: bool,
}
