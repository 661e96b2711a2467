//! The values that claims are held against.

use super::period::standard;
use crate::Single;
use sprague_grammar::listed::Listed;
use sprague_grammar::model::{Asked, Claimed, Class, Game, Shape, Subtraction};
use sprague_runtime::quantity::Standard;
use sprague_runtime::{
    Error, Fault, ForeclosedValue, Game as _, Limits, Options, OutcomeClass, solve,
};

/// So many positions are looked at for a claim.
pub(super) const POSITIONS: u64 = 20_000;

/// What the interpreter may do for a claim: so many positions, and so many steps for the options of
/// each. It tries one after the other, so that a claim costs no more than some 6 million steps
/// (a second or two in a macro that is not optimised), whether it is about many positions with few
/// moves or about few with many.
const TRIES: [(u64, u64); 3] = [(POSITIONS, 100), (2_000, 1_000), (200, 10_000)];

/// So many moves are looked at where only the set of a subtraction game counts: heaps times
/// numbers. That is far quicker than the interpreter.
const TAKEN: u64 = 4_000_000;

/// Why there are no values.
pub(super) enum Failure {
    /// They are past the budget.
    Costly,
    /// They cannot be told at all.
    Other(String),
}

/// A game without parameters, and what is asked of it.
pub(super) struct Player {
    game: Single,
    pub(super) asked: Asked,
    pub(super) misere: bool,
}

impl Player {
    pub(super) const fn new(game: Single, asked: Asked, misere: bool) -> Self {
        Self {
            game,
            asked,
            misere,
        }
    }

    /// The checked rules.
    pub(super) fn rules(&self) -> &Game {
        self.game.rules()
    }

    pub(super) fn name(&self) -> &str {
        self.game.name()
    }

    /// The set of a subtraction game, and how many heaps may be looked at.
    pub(super) fn set(&self) -> Option<(&Subtraction, u64)> {
        let (Shape::Heap, Class::Subtraction(set)) = (self.rules().shape, &self.rules().class)
        else {
            return None;
        };
        let sizes = set
            .ranges
            .iter()
            .map(|(first, last)| (last - first).saturating_add(1));
        let size = sizes.fold(0, u64::saturating_add);
        // As many heaps as numbers, at most, can be taken from one heap.
        let most = TAKEN.isqrt();
        let size = if set.from.is_some() { most } else { size };
        Some((set, TAKEN / size.clamp(1, most)))
    }

    /// A position as the language writes it.
    pub(super) fn written(&self, heaps: &[u64]) -> String {
        match (self.rules().shape, heaps) {
            (Shape::Heap | Shape::Collection, [heap]) => heap.to_string(),
            _ => match self.game.position_of(heaps) {
                Ok(position) => position.to_string(),
                Err(_) => format!("{heaps:?}"),
            },
        }
    }

    /// The values of positions, each given by its heaps.
    pub(super) fn values(&self, positions: &[Vec<u64>]) -> Result<Vec<Claimed>, Failure> {
        if let Some((set, heaps)) = self.set() {
            let take = Take(set);
            let positions = positions.concat();
            let limits = Limits::positions(heaps);
            let found = self.ask(|asked| solve::heap(&take, false, asked, &positions, &limits));
            if !matches!(found, Err(Failure::Costly)) {
                return found;
            }
            // The interpreter, which is asked next, has proved periods for what is far.
        }
        let positions: Result<Vec<_>, _> = positions
            .iter()
            .map(|heaps| self.game.position_of(heaps))
            .listed_ok();
        let positions = positions.map_err(|error| Failure::Other(error.to_string()))?;
        let mut last = Failure::Costly;
        for (count, steps) in TRIES {
            let game = self.game.clone().with_work(steps);
            let limits = Limits::positions(count);
            match self.ask(|asked| game.values(asked, &positions, &limits)) {
                Err(failure) => last = failure,
                found => return found,
            }
        }
        Err(last)
    }

    /// Asks by the quantity of the claim, as one of the library's.
    fn ask(
        &self,
        by: impl FnOnce(&Standard) -> Result<Vec<u64>, Error>,
    ) -> Result<Vec<Claimed>, Failure> {
        let quantity = standard(self.asked, self.misere);
        let found = by(&quantity).map(|numbers| {
            let numbers = numbers.into_iter();
            numbers.map(|number| claimed(quantity, number)).listed()
        });
        found.map_err(|error| match error {
            Error::Capacity { .. }
            | Error::Memory { .. }
            | Error::Fault {
                fault: Fault::TooMany { .. },
                ..
            } => Failure::Costly,
            error => Failure::Other(error.to_string()),
        })
    }
}

/// The value that a number stands for, as a text claims it.
fn claimed(quantity: Standard, number: u64) -> Claimed {
    match quantity {
        Standard::Outcome(_) => match OutcomeClass::from_number(number) {
            OutcomeClass::N => Claimed::N,
            OutcomeClass::P => Claimed::P,
        },
        Standard::Foreclosed(_) => match ForeclosedValue::from_number(number) {
            ForeclosedValue::End => Claimed::End,
            ForeclosedValue::Inf => Claimed::Inf,
            ForeclosedValue::Value(number) => Claimed::Number(number),
        },
        _ => Claimed::Number(number),
    }
}

/// A subtraction game by its set alone.
struct Take<'a>(&'a Subtraction);

impl sprague_runtime::Game for Take<'_> {
    type Position = u64;
    type Rank = u64;

    fn options(&self, &heap: &u64, options: &mut Options<u64>) {
        for &(first, last) in &self.0.ranges {
            options.extend((first..=last.min(heap)).map(|taken| heap - taken));
        }
        if let Some(first) = self.0.from {
            options.extend((first..=heap).map(|taken| heap - taken));
        }
    }

    fn rank(&self, &heap: &u64) -> u64 {
        heap
    }

    fn rank_is_proved(&self) -> bool {
        true
    }
}
