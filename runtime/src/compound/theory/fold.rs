//! A rule as a fold over the components.
//!
//! What a rule keeps of the components it has seen is small and can be compared. So one table of
//! rules serves twice: it folds the components of a position, and it folds the choices of a move
//! (`winning.rs`), where choices that come to the same state are one.

use crate::symbol::{Symbol, SymbolKind};

/// What is known of the components seen so far; each rule gives the numbers their meaning.
#[derive(Clone, Copy, Default)]
pub(in crate::compound) struct State {
    pub(super) first: u64,
    pub(super) second: u64,
    pub(super) marks: u8,
}

/// A mark of every rule: there is a component.
pub(super) const SOME: u8 = 1;

/// A row of the table.
#[derive(Clone, Copy)]
pub(in crate::compound) struct Rule {
    /// What is asked of each component.
    pub(in crate::compound) needs: &'static [SymbolKind],
    /// One component more. `None` where the rule's condition does not hold.
    pub(in crate::compound) add: fn(State, &[Symbol]) -> Option<State>,
    /// The symbol of the compound.
    pub(in crate::compound) finish: fn(State) -> Symbol,
}

impl State {
    /// The state and one mark more as words, which differ where the states do.
    pub(in crate::compound) fn words(self, mark: bool) -> [u64; 3] {
        let marks = u64::from(self.marks) << 1 | u64::from(mark);
        [self.first, self.second, marks]
    }

    /// Whether a mark was set.
    pub(super) fn has(self, mark: u8) -> bool {
        self.marks & mark != 0
    }

    /// With a mark, if so.
    pub(super) fn mark(mut self, mark: u8, set: bool) -> Self {
        if set {
            self.marks |= mark;
        }
        self
    }

    /// Of one component more, whose numbers change the two that are kept.
    pub(super) fn next(self, first: u64, second: u64) -> Self {
        Self {
            first,
            second,
            marks: self.marks | SOME,
        }
    }

    /// The lesser of what is kept and the numbers of one component more.
    pub(super) fn least(self, first: u64, second: u64) -> Self {
        if self.has(SOME) {
            self.next(self.first.min(first), self.second.min(second))
        } else {
            self.next(first, second)
        }
    }

    /// The greater of both, likewise.
    pub(super) fn greatest(self, first: u64, second: u64) -> Self {
        self.next(self.first.max(first), self.second.max(second))
    }
}
