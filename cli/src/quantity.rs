//! What can be asked of positions, by the words for it.

use clap::ValueEnum;
use serde_json::{Value as Json, json};
use sprague_interp::{Interpreted, Parts, Position};
use sprague_runtime::{
    Compound, Convention, Error, Foreclosed, ForeclosedValue, Game, Grundy, Limits, Longest,
    Outcome, OutcomeClass, Quantity, Remoteness, Shortest, Solve, Suspense,
};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Asked {
    Grundy,
    GrundyMisere,
    Remoteness,
    RemotenessMisere,
    Suspense,
    SuspenseMisere,
    Outcome,
    OutcomeMisere,
    OutcomeDeclared,
    Foreclosed,
    ForeclosedMisere,
    Shortest,
    Longest,
    WinningMoves,
    WinningMovesMisere,
    WinningMovesDeclared,
}

/// An answer.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Number(u64),
    Word(String),
    Moves(Vec<Position>),
}

impl Value {
    /// As it stands behind the tab.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Word(word) => word.clone(),
            Self::Moves(moves) => {
                let moves: Vec<String> = moves.iter().map(Position::to_string).collect();
                moves.join("; ")
            }
        }
    }

    pub(crate) fn json(&self) -> Json {
        match self {
            Self::Number(number) => json!(number),
            Self::Word(word) => json!(word),
            Self::Moves(moves) => moves.iter().map(position_json).collect(),
        }
    }
}

/// Numbers for heaps, lists for all else; heaps without order from the smallest up.
pub(crate) fn position_json(position: &Position) -> Json {
    match position {
        Position::Heap(heap) => json!(heap),
        Position::Heaps(heaps) => heaps.as_slice().iter().rev().copied().collect(),
        Position::Tuple(heaps) | Position::Unordered(heaps) => json!(heaps),
        Position::Tuples(tuples) => json!(tuples),
        Position::Joint(parts) => parts.iter().map(position_json).collect(),
    }
}

impl Asked {
    /// The convention that the word names.
    fn convention(self, game: &Interpreted) -> Convention {
        match self {
            Self::GrundyMisere
            | Self::RemotenessMisere
            | Self::SuspenseMisere
            | Self::OutcomeMisere
            | Self::ForeclosedMisere
            | Self::WinningMovesMisere => Convention::Misere,
            Self::OutcomeDeclared | Self::WinningMovesDeclared => game.convention(),
            _ => Convention::Normal,
        }
    }

    /// The values of positions, in their order.
    pub(crate) fn values(
        self,
        game: &Interpreted,
        positions: &[Position],
        limits: Limits,
    ) -> Result<Vec<Value>, Error> {
        let convention = self.convention(game);
        let all = Answers {
            game,
            positions,
            limits,
        };
        match self {
            Self::Grundy | Self::GrundyMisere => all.of(&Grundy { convention }, Value::Number),
            Self::Remoteness | Self::RemotenessMisere => {
                all.of(&Remoteness { convention }, Value::Number)
            }
            Self::Suspense | Self::SuspenseMisere => {
                all.of(&Suspense { convention }, Value::Number)
            }
            Self::Shortest => all.of(&Shortest, Value::Number),
            Self::Longest => all.of(&Longest, Value::Number),
            Self::Outcome | Self::OutcomeMisere | Self::OutcomeDeclared => all
                .of(&Outcome { convention }, |class| {
                    Value::Word(class.to_string())
                }),
            Self::Foreclosed | Self::ForeclosedMisere => {
                all.of(&Foreclosed { convention }, |value| match value {
                    ForeclosedValue::Value(number) => Value::Number(number),
                    word => Value::Word(word.to_string()),
                })
            }
            Self::WinningMoves | Self::WinningMovesMisere | Self::WinningMovesDeclared => {
                all.winning_moves(convention)
            }
        }
    }
}

/// The winning moves of a compound, without a look at those that do not win; `None` where no rule
/// tells them.
fn by_theory(
    compound: &Compound<Parts>,
    convention: Convention,
    position: &Position,
) -> Result<Option<Vec<Position>>, Error> {
    let Some(moves) = compound.winning_moves_by_theory(convention, position)? else {
        return Ok(None);
    };
    let mut moves: Vec<Position> = moves.take(TOGETHER + 1).map(|one| one.to).collect();
    if moves.len() > TOGETHER {
        return Err(Error::Capacity {
            positions: moves.len() as u128,
            exact: false,
            limit: TOGETHER as u64,
            why: "the winning moves of one position of a compound".into(),
        });
    }
    moves.sort_unstable();
    Ok(Some(moves))
}

/// So many options are solved together, and so many winning moves are printed of a position.
const TOGETHER: usize = 1 << 18;

/// Positions of a game, and how much may be used for them.
struct Answers<'a> {
    game: &'a Interpreted,
    positions: &'a [Position],
    limits: Limits,
}

impl Answers<'_> {
    fn of<Q: Quantity>(
        &self,
        quantity: &Q,
        value: impl Fn(Q::Value) -> Value,
    ) -> Result<Vec<Value>, Error> {
        let values = self.game.values(quantity, self.positions, &self.limits)?;
        Ok(values.into_iter().map(value).collect())
    }

    /// The options that are P-positions, of each position.
    fn winning_moves(&self, convention: Convention) -> Result<Vec<Value>, Error> {
        let Some(compound) = self.game.compound() else {
            return self.searched_moves(convention);
        };
        let positions = self.positions.iter();
        let moves = positions.map(|at| {
            if let Some(moves) = by_theory(compound, convention, at)? {
                return Ok(Value::Moves(moves));
            }
            let positions = std::slice::from_ref(at);
            let found = Self { positions, ..*self }.searched_moves(convention)?;
            let found = found.into_iter().next();
            Ok(found.unwrap_or_else(|| Value::Moves(vec![])))
        });
        moves.collect()
    }

    /// The same by the outcomes of all options.
    fn searched_moves(&self, convention: Convention) -> Result<Vec<Value>, Error> {
        let mut all = vec![];
        // The options of many positions are solved together, and not of more than memory holds.
        let (mut waiting, mut count) = (vec![], 0);
        for (index, position) in self.positions.iter().enumerate() {
            let options = self.game.options_of(position)?;
            count += options.len();
            waiting.push(options);
            if count > TOGETHER || index + 1 == self.positions.len() {
                let options = waiting.concat();
                let outcome = Outcome { convention };
                let outcomes = self.game.values(&outcome, &options, &self.limits)?;
                let mut outcomes = outcomes.into_iter();
                all.extend(waiting.drain(..).map(|options| {
                    let options = options.into_iter().zip(&mut outcomes);
                    let winning = options.filter(|(_, class)| *class == OutcomeClass::P);
                    Value::Moves(winning.map(|(option, _)| option).collect())
                }));
                count = 0;
            }
        }
        Ok(all)
    }
}
