//! The values that claims are held against.

use crate::{Position, Single};
use sprague_grammar::model::{Asked, Claimed, Class, Game, Shape, Subtraction};
use sprague_runtime::{
    Convention, Error, Fault, ForeclosedValue, Limits, Options, OutcomeClass, Quantity, quantity,
    solve,
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
            return self.ask(|asked| asked.of_heaps(&take, &positions, limits));
        }
        let positions: Result<Vec<_>, _> = positions
            .iter()
            .map(|heaps| self.game.position_of(heaps))
            .collect();
        let positions = positions.map_err(|error| Failure::Other(error.to_string()))?;
        let mut last = Failure::Costly;
        for (count, steps) in TRIES {
            let game = self.game.clone().with_work(steps);
            let limits = Limits::positions(count);
            match self.ask(|asked| asked.of_game(&game, &positions, limits)) {
                Err(failure) => last = failure,
                found => return found,
            }
        }
        Err(last)
    }

    /// Asks by the quantity of the claim.
    fn ask(
        &self,
        by: impl FnOnce(&dyn Ask) -> Result<Vec<Claimed>, Error>,
    ) -> Result<Vec<Claimed>, Failure> {
        let convention = if self.misere {
            Convention::Misere
        } else {
            Convention::Normal
        };
        let found = match self.asked {
            Asked::Grundy => by(&quantity::Grundy { convention }),
            Asked::Outcome => by(&quantity::Outcome { convention }),
            Asked::Remoteness => by(&quantity::Remoteness { convention }),
            Asked::Suspense => by(&quantity::Suspense { convention }),
            Asked::Foreclosed => by(&quantity::Foreclosed { convention }),
            Asked::Shortest => by(&quantity::Shortest),
            Asked::Longest => by(&quantity::Longest),
        };
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

/// A quantity of any kind, its values as they are claimed.
trait Ask {
    fn of_heaps(&self, game: &Take<'_>, heaps: &[u64], limits: Limits) -> Found;
    fn of_game(&self, game: &Single, positions: &[Position], limits: Limits) -> Found;
}

type Found = Result<Vec<Claimed>, Error>;

impl<Q> Ask for Q
where
    Q: Quantity,
    Q::Value: AsClaimed,
{
    fn of_heaps(&self, game: &Take<'_>, heaps: &[u64], limits: Limits) -> Found {
        solve::heap(game, false, self, heaps, &limits).map(claimed)
    }

    fn of_game(&self, game: &Single, positions: &[Position], limits: Limits) -> Found {
        sprague_runtime::Game::values(game, self, positions, &limits).map(claimed)
    }
}

fn claimed<V: AsClaimed>(values: Vec<V>) -> Vec<Claimed> {
    values.into_iter().map(V::into_claimed).collect()
}

/// A value as a text claims it.
trait AsClaimed {
    fn into_claimed(self) -> Claimed;
}

impl AsClaimed for u64 {
    fn into_claimed(self) -> Claimed {
        Claimed::Number(self)
    }
}

impl AsClaimed for OutcomeClass {
    fn into_claimed(self) -> Claimed {
        match self {
            Self::N => Claimed::N,
            Self::P => Claimed::P,
        }
    }
}

impl AsClaimed for ForeclosedValue {
    fn into_claimed(self) -> Claimed {
        match self {
            Self::End => Claimed::End,
            Self::Inf => Claimed::Inf,
            Self::Value(number) => Claimed::Number(number),
        }
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
