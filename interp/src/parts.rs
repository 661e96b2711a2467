//! The games that an interpreted compound is made of.

use crate::interpreted::Interpreted;
use crate::position::Position;
use crate::rank::Rank;
use sprague_grammar::listed::Listed;
use sprague_runtime::compound::{Operand, Way};
use sprague_runtime::{Components, Error, Fault, Game, Limits, Options, Symbol, SymbolKind};
use std::sync::Arc;

/// The components of a compound of a text: games one by one, and any number of the last one if
/// `..` stands behind it.
#[derive(Clone, Debug)]
pub struct Parts {
    games: Arc<[Interpreted]>,
    repeats: bool,
}

impl Parts {
    pub(crate) const fn new(games: Arc<[Interpreted]>, repeats: bool) -> Self {
        Self { games, repeats }
    }

    pub(crate) fn with_work(self, steps: u64) -> Self {
        let games = self.games.iter().cloned();
        Self {
            games: games.map(|game| game.with_work(steps)).collect(),
            ..self
        }
    }

    /// The operands, in order.
    #[must_use]
    pub fn games(&self) -> &[Interpreted] {
        &self.games
    }

    /// Any number of the last operand are components, also none.
    #[must_use]
    pub const fn repeats(&self) -> bool {
        self.repeats
    }

    /// The game of the component at a place, if there may be one.
    #[must_use]
    pub fn game(&self, place: usize) -> Option<&Interpreted> {
        let last = self.games.last().filter(|_| self.repeats);
        self.games.get(place).or(last)
    }

    /// How many components there are at least.
    pub(crate) fn fixed(&self) -> usize {
        self.games.len() - usize::from(self.repeats)
    }

    /// There are as many components as it says.
    pub(crate) fn fits(&self, position: &Position) -> Result<(), String> {
        let found = match position {
            Position::Joint(parts) => parts.len(),
            _ => return Err("a compound has positions of another form".into()),
        };
        let expected = self.fixed();
        if found == expected || self.repeats && found > expected {
            return Ok(());
        }
        let s = if expected == 1 { "" } else { "s" };
        let least = if self.repeats { "at least " } else { "" };
        Err(format!(
            "it takes {least}{expected} component{s}, and there are {found}"
        ))
    }

    /// The components of a position with their games.
    fn each<'a>(
        &'a self,
        position: &'a Position,
    ) -> impl Iterator<Item = (&'a Interpreted, &'a Position)> {
        let parts = parts(position).iter().enumerate();
        parts.filter_map(|(place, part)| Some((self.game(place)?, part)))
    }

    /// For each place, what its game says of all that stands there. Each game is asked once.
    fn ask(
        &self,
        kind: SymbolKind,
        places: &[usize],
        all: &[&Position],
        limits: Limits,
    ) -> Result<Vec<Symbol>, Error> {
        let mut symbols: Vec<Option<Symbol>> = vec![None; all.len()];
        for (index, game) in self.games.iter().enumerate() {
            let last = self.games.len() - 1;
            let mine = |place: &usize| (*place).min(last) == index;
            let asked: Vec<usize> = (0..all.len()).filter(|at| mine(&places[*at])).listed();
            if asked.is_empty() {
                continue;
            }
            let positions: Vec<Position> = asked.iter().map(|at| all[*at].clone()).listed();
            let found = kind.of(game, &positions, &limits)?;
            for (at, symbol) in asked.into_iter().zip(found) {
                symbols[at] = Some(symbol);
            }
        }
        Ok(symbols.into_iter().flatten().listed())
    }
}

/// The positions of the components; none of a position that is no compound's.
fn parts(position: &Position) -> &[Position] {
    match position {
        Position::Joint(parts) => parts,
        _ => &[],
    }
}

impl Components for Parts {
    type Position = Position;
    type Rank = Vec<Rank>;
    type Lists = Vec<Vec<Position>>;

    fn check(&self, position: &Position) -> Result<(), Fault> {
        self.fits(position).map_err(Fault::Other)
    }

    fn count(&self, position: &Position) -> usize {
        parts(position).len()
    }

    fn rank(&self, position: &Position) -> Vec<Rank> {
        let parts = self.each(position);
        parts.map(|(game, part)| game.rank(part)).listed()
    }

    fn rank_is_proved(&self) -> bool {
        self.games.iter().all(Game::rank_is_proved)
    }

    fn lists(&self, position: &Position) -> Result<Vec<Vec<Position>>, Fault> {
        let lists = self.each(position).map(|(game, part)| {
            let mut options = Options::new();
            game.options(part, &mut options);
            options.into_sorted()
        });
        lists.listed_ok()
    }

    fn lengths(lists: &Vec<Vec<Position>>) -> Vec<usize> {
        lists.iter().map(Vec::len).listed()
    }

    fn build(
        position: &Position,
        lists: &Vec<Vec<Position>>,
        choice: &[Option<usize>],
    ) -> Position {
        let stay = parts(position).iter();
        let moved = stay
            .zip(lists)
            .zip(choice)
            .map(|((part, options), choice)| {
                let option = choice.and_then(|choice| options.get(choice));
                option.unwrap_or(part).clone()
            });
        Position::Joint(moved.listed())
    }

    fn symbols(
        &self,
        kind: SymbolKind,
        positions: &[Position],
        limits: &Limits,
    ) -> Result<Vec<Symbol>, Error> {
        let places = positions.iter().flat_map(|one| 0..parts(one).len());
        let all = positions.iter().flat_map(parts);
        self.ask(kind, &places.listed(), &all.listed(), *limits)
    }

    fn option_symbols(
        &self,
        kind: SymbolKind,
        lists: &Vec<Vec<Position>>,
        limits: &Limits,
    ) -> Result<Vec<Vec<Symbol>>, Error> {
        let places = lists.iter().enumerate();
        let places = places.flat_map(|(place, list)| list.iter().map(move |_| place));
        let all = lists.iter().flatten();
        let symbols = self.ask(kind, &places.listed(), &all.listed(), *limits)?;
        let mut symbols = symbols.into_iter();
        let lists = lists.iter();
        Ok(lists
            .map(|list| symbols.by_ref().take(list.len()).listed())
            .listed())
    }

    fn plans(&self, kind: SymbolKind) -> Vec<Operand> {
        let games = self.games.iter().enumerate();
        let plans = games.map(|(index, game)| Operand {
            repeats: self.repeats && index + 1 == self.games.len(),
            plan: game.plan_of(kind),
        });
        plans.listed()
    }

    fn ways(
        &self,
        kind: SymbolKind,
        position: &Position,
        limits: &Limits,
    ) -> Result<Vec<Option<Way>>, Error> {
        let parts = self.each(position);
        parts
            .map(|(game, part)| game.way_of(kind, part, limits))
            .listed_ok()
    }
}
