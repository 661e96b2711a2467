//! Components of one type: any number of one game, or a list of games.

use alloc::format;
use alloc::vec::Vec;

use super::{Components, chosen, operand, options};
use crate::compound::answer::Way;
use crate::compound::joint::{Joint, Parts, Tail};
use crate::compound::plan::Operand;
use crate::compound::theory::interleave;
use crate::error::Error;
use crate::game::Game;
use crate::limits::Limits;
use crate::options::Fault;
use crate::position::Position;
use crate::symbol::{Symbol, SymbolKind};

/// Any number of components of one game, also none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Repeat<G>(pub G);

/// Fixed components, then any number of components of one game, also none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Then<F, G>(pub F, pub G);

/// The number of options of each component.
fn lengths<P>(lists: &[Vec<P>]) -> Vec<usize> {
    lists.iter().map(Vec::len).collect()
}

/// Where components are after a move.
fn moved<'a, P: Clone + 'a>(
    positions: &'a [P],
    lists: &'a [Vec<P>],
    choice: &'a [Option<usize>],
) -> impl Iterator<Item = P> + 'a {
    let parts = positions.iter().zip(lists).zip(choice);
    parts.map(|((position, options), choice)| chosen(position, options, *choice))
}

/// The symbols of the options of components of one game, all asked for at once.
fn option_symbols<G: Game>(
    game: &G,
    kind: SymbolKind,
    lists: &[Vec<G::Position>],
    limits: Limits,
) -> Result<Vec<Vec<Symbol>>, Error> {
    let all: Vec<_> = lists.iter().flatten().cloned().collect();
    let mut symbols = kind.of(game, &all, &limits)?.into_iter();
    let lists = lists
        .iter()
        .map(|options| symbols.by_ref().take(options.len()).collect());
    Ok(lists.collect())
}

fn ways<G: Game>(
    game: &G,
    kind: SymbolKind,
    positions: &[G::Position],
    limits: Limits,
) -> Result<Vec<Option<Way>>, Error> {
    let ways = positions
        .iter()
        .map(|position| game.way_of(kind, position, &limits));
    ways.collect()
}

impl<G: Game> Components for Repeat<G> {
    type Position = Joint<Vec<G::Position>>;
    type Rank = Vec<G::Rank>;
    type Lists = Vec<Vec<G::Position>>;

    fn check(&self, _: &Self::Position) -> Result<(), Fault> {
        Ok(())
    }

    fn count(&self, position: &Self::Position) -> usize {
        position.0.len()
    }

    fn rank(&self, position: &Self::Position) -> Self::Rank {
        position.0.iter().map(|part| self.0.rank(part)).collect()
    }

    fn rank_is_proved(&self) -> bool {
        self.0.rank_is_proved()
    }

    fn lists(&self, position: &Self::Position) -> Result<Self::Lists, Fault> {
        let parts = position.0.iter();
        parts.map(|part| options(&self.0, part)).collect()
    }

    fn lengths(lists: &Self::Lists) -> Vec<usize> {
        lengths(lists)
    }

    fn build(
        position: &Self::Position,
        lists: &Self::Lists,
        choice: &[Option<usize>],
    ) -> Self::Position {
        Joint(moved(&position.0, lists, choice).collect())
    }

    fn symbols(
        &self,
        kind: SymbolKind,
        positions: &[Self::Position],
        limits: &Limits,
    ) -> Result<Vec<Symbol>, Error> {
        let all: Vec<_> = positions.iter().flat_map(|p| &p.0).cloned().collect();
        kind.of(&self.0, &all, limits)
    }

    fn option_symbols(
        &self,
        kind: SymbolKind,
        lists: &Self::Lists,
        limits: &Limits,
    ) -> Result<Vec<Vec<Symbol>>, Error> {
        option_symbols(&self.0, kind, lists, *limits)
    }

    fn plans(&self, kind: SymbolKind) -> Vec<Operand> {
        Vec::from([operand(&self.0, kind, true)])
    }

    fn ways(
        &self,
        kind: SymbolKind,
        position: &Self::Position,
        limits: &Limits,
    ) -> Result<Vec<Option<Way>>, Error> {
        ways(&self.0, kind, &position.0, *limits)
    }
}

impl<F: Components<Position: Parts>, G: Game> Components for Then<F, G> {
    type Position = Tail<F::Position, G::Position>;
    type Rank = (F::Rank, Vec<G::Rank>);
    type Lists = (F::Lists, Vec<Vec<G::Position>>);

    fn check(&self, position: &Self::Position) -> Result<(), Fault> {
        self.0.check(&position.first)
    }

    fn count(&self, position: &Self::Position) -> usize {
        self.0.count(&position.first) + position.rest.len()
    }

    fn rank(&self, position: &Self::Position) -> Self::Rank {
        let rest = position.rest.iter().map(|part| self.1.rank(part));
        (self.0.rank(&position.first), rest.collect())
    }

    fn rank_is_proved(&self) -> bool {
        self.0.rank_is_proved() && self.1.rank_is_proved()
    }

    fn lists(&self, position: &Self::Position) -> Result<Self::Lists, Fault> {
        let rest = position.rest.iter().map(|part| options(&self.1, part));
        let rest = rest.collect::<Result<_, _>>()?;
        Ok((self.0.lists(&position.first)?, rest))
    }

    fn lengths(lists: &Self::Lists) -> Vec<usize> {
        let mut all = F::lengths(&lists.0);
        all.extend(lengths(&lists.1));
        all
    }

    fn build(
        position: &Self::Position,
        lists: &Self::Lists,
        choice: &[Option<usize>],
    ) -> Self::Position {
        let fixed = choice.len() - position.rest.len();
        let (first, rest) = choice.split_at(fixed);
        Tail {
            first: F::build(&position.first, &lists.0, first),
            rest: moved(&position.rest, &lists.1, rest).collect(),
        }
    }

    fn symbols(
        &self,
        kind: SymbolKind,
        positions: &[Self::Position],
        limits: &Limits,
    ) -> Result<Vec<Symbol>, Error> {
        let first: Vec<_> = positions.iter().map(|p| p.first.clone()).collect();
        let rest: Vec<_> = positions.iter().flat_map(|p| &p.rest).cloned().collect();
        let mut first = self.0.symbols(kind, &first, limits)?.into_iter();
        let mut rest = kind.of(&self.1, &rest, limits)?.into_iter();
        let mut all = Vec::new();
        for position in positions {
            all.extend(first.by_ref().take(self.0.count(&position.first)));
            all.extend(rest.by_ref().take(position.rest.len()));
        }
        Ok(all)
    }

    fn option_symbols(
        &self,
        kind: SymbolKind,
        lists: &Self::Lists,
        limits: &Limits,
    ) -> Result<Vec<Vec<Symbol>>, Error> {
        let mut all = self.0.option_symbols(kind, &lists.0, limits)?;
        all.extend(option_symbols(&self.1, kind, &lists.1, *limits)?);
        Ok(all)
    }

    fn plans(&self, kind: SymbolKind) -> Vec<Operand> {
        let mut all = self.0.plans(kind);
        all.push(operand(&self.1, kind, true));
        all
    }

    fn ways(
        &self,
        kind: SymbolKind,
        position: &Self::Position,
        limits: &Limits,
    ) -> Result<Vec<Option<Way>>, Error> {
        let mut all = self.0.ways(kind, &position.first, limits)?;
        all.extend(ways(&self.1, kind, &position.rest, *limits)?);
        Ok(all)
    }
}

/// Games of one type: `[G; N]` and `Vec<G>`.
macro_rules! several {
    ($(($($size:tt)*) $games:ty, $position:ty, $collect:path;)*) => {$(
        impl<G: Game $($size)*> Components for $games {
            type Position = Joint<$position>;
            type Rank = Vec<G::Rank>;
            type Lists = Vec<Vec<G::Position>>;

            fn check(&self, position: &Self::Position) -> Result<(), Fault> {
                let (games, parts) = (self.len(), position.0.len());
                if games == parts {
                    return Ok(());
                }
                Err(Fault::Other(format!(
                    "there are {games} components, and the position is of {parts}"
                )))
            }

            fn count(&self, position: &Self::Position) -> usize {
                position.0.len()
            }

            fn rank(&self, position: &Self::Position) -> Self::Rank {
                let parts = self.iter().zip(&position.0);
                parts.map(|(game, part)| game.rank(part)).collect()
            }

            fn rank_is_proved(&self) -> bool {
                self.iter().all(Game::rank_is_proved)
            }

            fn lists(&self, position: &Self::Position) -> Result<Self::Lists, Fault> {
                let parts = self.iter().zip(&position.0);
                parts.map(|(game, part)| options(game, part)).collect()
            }

            fn lengths(lists: &Self::Lists) -> Vec<usize> {
                lengths(lists)
            }

            fn build(
                position: &Self::Position,
                lists: &Self::Lists,
                choice: &[Option<usize>],
            ) -> Self::Position {
                Joint($collect(moved(&position.0, lists, choice)))
            }

            fn symbols(
                &self,
                kind: SymbolKind,
                positions: &[Self::Position],
                limits: &Limits,
            ) -> Result<Vec<Symbol>, Error> {
                let mut columns = Vec::new();
                for (place, game) in self.iter().enumerate() {
                    let parts = positions.iter().map(|position| position.0[place].clone());
                    columns.push(kind.of(game, &parts.collect::<Vec<_>>(), limits)?);
                }
                Ok(interleave(&columns))
            }

            fn option_symbols(
                &self,
                kind: SymbolKind,
                lists: &Self::Lists,
                limits: &Limits,
            ) -> Result<Vec<Vec<Symbol>>, Error> {
                let parts = self.iter().zip(lists);
                parts.map(|(game, options)| kind.of(game, options, limits)).collect()
            }

            fn plans(&self, kind: SymbolKind) -> Vec<Operand> {
                self.iter().map(|game| operand(game, kind, false)).collect()
            }

            fn ways(
                &self,
                kind: SymbolKind,
                position: &Self::Position,
                limits: &Limits,
            ) -> Result<Vec<Option<Way>>, Error> {
                let parts = self.iter().zip(&position.0);
                parts.map(|(game, part)| game.way_of(kind, part, limits)).collect()
            }
        }
    )*};
}

/// An array from as many items as it has.
fn array<P: Position, const N: usize>(items: impl Iterator<Item = P>) -> [P; N] {
    let items: Vec<P> = items.collect();
    items
        .try_into()
        .expect("a position of N components has N after a move")
}

several! {
    () Vec<G>, Vec<G::Position>, Iterator::collect;
    (, const N: usize) [G; N], [G::Position; N], array;
}
