//! A game without its types: positions and values are JSON, as the vectors write them.

use crate::both::Both;
use crate::corpus::functions;
use crate::form::Form;
use crate::vector::{Vector, Written};
use serde_json::Value as Json;
use sprague::prelude::*;
use sprague::{Fault, solve};
use sprague_interp::Ruleset;
use std::cell::RefCell;

/// The quantities of the vector files, by the files' names.
pub const QUANTITIES: [&str; 12] = [
    "grundy",
    "grundy-misere",
    "outcome",
    "outcome-misere",
    "remoteness",
    "remoteness-misere",
    "suspense",
    "suspense-misere",
    "foreclosed",
    "foreclosed-misere",
    "shortest",
    "longest",
];

/// A game that can be asked without knowing its types.
pub trait Subject {
    /// The game's name: of its type, or of its vector file for a game written by hand.
    fn name(&self) -> &str;

    /// The rules as a text that holds this game, of a game written with `game!`.
    fn rules(&self) -> Option<&'static str>;

    /// The positions to look at.
    fn positions(&self) -> &[Json];

    /// The position in the one form the game gives it.
    fn canonical(&self, position: &Json) -> Json;

    /// The options, sorted and without repeats.
    ///
    /// # Panics
    ///
    /// If they cannot be told.
    fn options(&self, position: &Json) -> Vec<Json> {
        let options = self.options_within(position, u64::MAX);
        options.expect("the positions of the tests have options that can be told")
    }

    /// The same, if there are at most so many.
    ///
    /// # Errors
    ///
    /// The options cannot be told, or are more.
    fn options_within(&self, position: &Json, limit: u64) -> Result<Vec<Json>, Fault>;

    /// There is no move.
    ///
    /// # Errors
    ///
    /// The options cannot be told.
    fn has_ended(&self, position: &Json) -> Result<bool, Error>;

    /// Every option has a smaller rank.
    fn rank_falls(&self, position: &Json) -> bool;

    /// The position is the same after `encode` and `decode`, and nothing is left over.
    fn survives_encoding(&self, position: &Json) -> bool;

    /// A quantity of [`QUANTITIES`], by the strategy that the game chooses.
    ///
    /// # Errors
    ///
    /// Those of the strategy.
    fn values(&self, quantity: &str, positions: &[Json]) -> Result<Vec<Json>, Error> {
        self.values_within(quantity, positions, Limits::default().positions)
    }

    /// The same, with at most so many positions evaluated.
    ///
    /// # Errors
    ///
    /// Those of the strategy.
    fn values_within(
        &self,
        quantity: &str,
        positions: &[Json],
        limit: u64,
    ) -> Result<Vec<Json>, Error>;

    /// The remotenesses, by the strategy that knows nothing of the game.
    ///
    /// # Errors
    ///
    /// Those of the strategy.
    fn sparse_remoteness(&self, positions: &[Json]) -> Result<Vec<Json>, Error>;

    /// The winning moves.
    ///
    /// # Errors
    ///
    /// Those of the strategy.
    fn winning_moves(&self, convention: Convention, position: &Json) -> Result<Vec<Json>, Error>;

    /// A line of best play.
    ///
    /// # Errors
    ///
    /// Those of the strategy.
    fn best_line(&self, convention: Convention, position: &Json) -> Result<Vec<Json>, Error>;
}

/// A game written with `game!`.
pub(crate) fn compiled<G>(
    name: String,
    game: G,
    rules: &'static str,
    positions: Vec<Json>,
) -> Box<dyn Subject>
where
    G: Game<Position: Vector> + 'static,
{
    Box::new(Typed {
        name,
        rules: Some(rules),
        game,
        positions,
        form: Form::of_type(),
        others: RefCell::default(),
    })
}

/// A game that implements `Game` by hand.
pub(crate) fn by_hand<G>(name: &'static str, game: G, positions: Vec<Json>) -> Box<dyn Subject>
where
    G: Game<Position: Vector> + 'static,
{
    Box::new(Typed {
        name: name.to_owned(),
        rules: None,
        game,
        positions,
        form: Form::of_type(),
        others: RefCell::default(),
    })
}

/// The game of that name in the rules, interpreted, with the same positions to look at.
///
/// # Panics
///
/// If the rules have an error or no such game.
#[must_use]
pub fn interpreted(name: &str, rules: &'static str, positions: &[Json]) -> Box<dyn Subject> {
    let read = Ruleset::parse(rules).map(functions::registered);
    let read = read.unwrap_or_else(|errors| panic!("{errors}"));
    let game = read.game(name).unwrap_or_else(|error| panic!("{error}"));
    Box::new(Typed {
        name: name.to_owned(),
        rules: Some(rules),
        form: Form::interpreted(&game),
        others: RefCell::default(),
        game,
        positions: positions.to_vec(),
    })
}

/// What stands behind a [`Subject`].
struct Typed<G: Game> {
    name: String,
    rules: Option<&'static str>,
    game: G,
    positions: Vec<Json>,
    form: Form<G::Position>,
    /// The other quantities of the positions that were asked for last.
    others: RefCell<Rows>,
}

/// Positions, and six values of each.
type Rows = (Vec<Json>, Vec<[Json; 6]>);

impl<G: Game> Typed<G> {
    /// The position that JSON stands for. A test that asks for another one is wrong.
    fn read(&self, json: &Json) -> G::Position {
        let position = (self.form.read)(json);
        position.unwrap_or_else(|| panic!("{json} is no position of {}", self.name))
    }

    fn read_all(&self, positions: &[Json]) -> Vec<G::Position> {
        positions
            .iter()
            .map(|position| self.read(position))
            .collect()
    }

    fn write_all(&self, positions: &[G::Position]) -> Vec<Json> {
        positions.iter().map(self.form.write).collect()
    }

    /// The values of one quantity, written.
    fn written<Q>(
        &self,
        quantity: &Q,
        positions: &[Json],
        limits: Limits,
    ) -> Result<Vec<Json>, Error>
    where
        Q: Quantity<Value: Written>,
    {
        let values = self
            .game
            .values(quantity, &self.read_all(positions), &limits)?;
        Ok(values.iter().map(Written::json).collect())
    }

    /// The values of one of the other quantities. They are computed together, and kept while the
    /// same positions are asked for: each strategy is compiled anew for each game and quantity,
    /// and that is what building these tests waits for.
    fn other(
        &self,
        quantity: &str,
        positions: &[Json],
        limits: Limits,
    ) -> Result<Vec<Json>, Error> {
        const NAMES: [&str; 6] = [
            "suspense",
            "suspense-misere",
            "foreclosed",
            "foreclosed-misere",
            "shortest",
            "longest",
        ];
        let place = NAMES.iter().position(|&name| name == quantity);
        let place = place.unwrap_or_else(|| panic!("{quantity} is no quantity of the vectors"));
        if self.others.borrow().0 != positions {
            let rows = self.all_others(positions, limits)?;
            self.others.replace((positions.to_vec(), rows));
        }
        let (_, rows) = &*self.others.borrow();
        Ok(rows.iter().map(|row| row[place].clone()).collect())
    }

    /// The values of all of them, for each position.
    fn all_others(&self, positions: &[Json], limits: Limits) -> Result<Vec<[Json; 6]>, Error> {
        let suspense = Both(Suspense::NORMAL, Suspense::MISERE);
        let foreclosed = Both(Foreclosed::NORMAL, Foreclosed::MISERE);
        let all = Both(Both(suspense, foreclosed), Both(Shortest, Longest));
        let positions = self.read_all(positions);
        let values = self.game.values(&all, &positions, &limits)?;
        let write = |((suspense, foreclosed), plays): &(_, (u64, u64))| -> [Json; 6] {
            let (normal, misere): &(u64, u64) = suspense;
            let (closed, closed_misere): &(ForeclosedValue, ForeclosedValue) = foreclosed;
            [
                normal.json(),
                misere.json(),
                closed.json(),
                closed_misere.json(),
                plays.0.json(),
                plays.1.json(),
            ]
        };
        Ok(values.iter().map(write).collect())
    }
}

impl<G: Game> Subject for Typed<G> {
    fn name(&self) -> &str {
        &self.name
    }

    fn rules(&self) -> Option<&'static str> {
        self.rules
    }

    fn positions(&self) -> &[Json] {
        &self.positions
    }

    fn canonical(&self, position: &Json) -> Json {
        (self.form.write)(&self.read(position))
    }

    fn options_within(&self, position: &Json, limit: u64) -> Result<Vec<Json>, Fault> {
        let mut options = Options::with_limit(limit);
        self.game.options(&self.read(position), &mut options);
        Ok(self.write_all(&options.into_sorted()?))
    }

    fn has_ended(&self, position: &Json) -> Result<bool, Error> {
        self.game.has_ended(self.read(position))
    }

    fn rank_falls(&self, position: &Json) -> bool {
        let position = self.read(position);
        let mut options = Options::new();
        self.game.options(&position, &mut options);
        let rank = self.game.rank(&position);
        options
            .as_slice()
            .iter()
            .all(|option| self.game.rank(option) < rank)
    }

    fn survives_encoding(&self, position: &Json) -> bool {
        let position = self.read(position);
        let mut bytes = Vec::new();
        position.encode(&mut bytes);
        let mut rest = bytes.as_slice();
        G::Position::decode(&mut rest) == Some(position) && rest.is_empty()
    }

    fn values_within(
        &self,
        quantity: &str,
        positions: &[Json],
        limit: u64,
    ) -> Result<Vec<Json>, Error> {
        let limits = Limits::positions(limit);
        match quantity {
            "grundy" => self.written(&Grundy::NORMAL, positions, limits),
            "grundy-misere" => self.written(&Grundy::MISERE, positions, limits),
            "outcome" => self.written(&Outcome::NORMAL, positions, limits),
            "outcome-misere" => self.written(&Outcome::MISERE, positions, limits),
            "remoteness" => self.written(&Remoteness::NORMAL, positions, limits),
            "remoteness-misere" => self.written(&Remoteness::MISERE, positions, limits),
            other => self.other(other, positions, limits),
        }
    }

    fn sparse_remoteness(&self, positions: &[Json]) -> Result<Vec<Json>, Error> {
        let (positions, limits) = (self.read_all(positions), Limits::default());
        let values = solve::sparse(&self.game, &Remoteness::NORMAL, &positions, &limits)?;
        Ok(values.iter().map(Written::json).collect())
    }

    fn winning_moves(&self, convention: Convention, position: &Json) -> Result<Vec<Json>, Error> {
        let position = self.read(position);
        Ok(self.write_all(&self.game.winning_moves_under(convention, position)?))
    }

    fn best_line(&self, convention: Convention, position: &Json) -> Result<Vec<Json>, Error> {
        let position = self.read(position);
        Ok(self.write_all(&self.game.best_line_under(convention, position)?))
    }
}
