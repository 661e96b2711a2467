//! How much proofs may take.

/// What all questions about one rule may take. Rules that need more are refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Budget {
    /// How many looks at a fact.
    pub(super) steps: usize,
    /// How many questions may fail.
    pub(super) failures: usize,
}

impl Budget {
    /// That of a rule among few.
    const WHOLE: Self = Self {
        steps: 60_000,
        failures: 24,
    };

    /// Up to so many rules of a text have the whole budget each; more share what these would have,
    /// so that no text takes longer than the longest of so many rules.
    pub(super) const FEW: usize = 32;

    /// That of a rule of a text of so many rules.
    pub(crate) fn among(rules: usize) -> Self {
        let share = |whole: usize| whole * Self::FEW / rules.max(Self::FEW);
        Self {
            steps: share(Self::WHOLE.steps),
            failures: share(Self::WHOLE.failures).max(2),
        }
    }

    /// That of questions on which nothing hangs: without an answer a lint is not said.
    pub(crate) const fn of_hints(self) -> Self {
        Self {
            steps: self.steps / 16,
            failures: 2,
        }
    }
}

impl Default for Budget {
    fn default() -> Self {
        Self::WHOLE
    }
}
