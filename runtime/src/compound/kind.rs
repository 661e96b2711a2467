//! The six kinds.

use core::fmt;

/// In which components a move is, and when the play ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A move in exactly one component; it ends when all have ended: the ordinary sum.
    Disjunctive,
    /// A move in exactly one component; it ends as soon as one has ended.
    Diminished,
    /// A move in every component; it ends as soon as one has ended.
    Conjunctive,
    /// A move in every component that has not ended; it ends when all have ended.
    Continued,
    /// A move in any non-empty set of components that have not ended; it ends when all have ended.
    Selective,
    /// A move in any non-empty set of components; it ends as soon as one has ended.
    Shortened,
}

impl Kind {
    /// All six, in the order of their table.
    pub const ALL: [Self; 6] = [
        Self::Disjunctive,
        Self::Diminished,
        Self::Conjunctive,
        Self::Continued,
        Self::Selective,
        Self::Shortened,
    ];

    /// The word of the language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Disjunctive => "disjunctive",
            Self::Diminished => "diminished",
            Self::Conjunctive => "conjunctive",
            Self::Continued => "continued",
            Self::Selective => "selective",
            Self::Shortened => "shortened",
        }
    }

    /// The long rule: it ends when all components have ended. Else the short one: as soon as one
    /// has.
    #[must_use]
    pub const fn is_long(self) -> bool {
        matches!(self, Self::Disjunctive | Self::Continued | Self::Selective)
    }

    /// A move is in exactly one component.
    #[must_use]
    pub const fn moves_one(self) -> bool {
        matches!(self, Self::Disjunctive | Self::Diminished)
    }

    /// A move is in every component that has not ended.
    #[must_use]
    pub const fn moves_all(self) -> bool {
        matches!(self, Self::Conjunctive | Self::Continued)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
