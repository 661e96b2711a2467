//! One component of each game of a tuple.

use alloc::vec;
use alloc::vec::Vec;

use super::{Components, chosen, operand, options};
use crate::compound::answer::Way;
use crate::compound::joint::Joint;
use crate::compound::plan::Operand;
use crate::compound::theory::interleave;
use crate::error::Error;
use crate::game::Game;
use crate::limits::Limits;
use crate::options::Fault;
use crate::symbol::{Symbol, SymbolKind};

macro_rules! tuples {
    ($(($count:literal: $($game:ident $place:tt),*))*) => {$(
        impl<$($game: Game),*> Components for ($($game,)*) {
            type Position = Joint<($($game::Position,)*)>;
            type Rank = ($($game::Rank,)*);
            type Lists = ($(Vec<$game::Position>,)*);

            fn check(&self, _: &Self::Position) -> Result<(), Fault> {
                Ok(())
            }

            fn count(&self, _: &Self::Position) -> usize {
                $count
            }

            fn rank(&self, position: &Self::Position) -> Self::Rank {
                ($(self.$place.rank(&position.0.$place),)*)
            }

            fn rank_is_proved(&self) -> bool {
                $(self.$place.rank_is_proved())&&*
            }

            fn lists(&self, position: &Self::Position) -> Result<Self::Lists, Fault> {
                Ok(($(options(&self.$place, &position.0.$place)?,)*))
            }

            fn lengths(lists: &Self::Lists) -> Vec<usize> {
                vec![$(lists.$place.len()),*]
            }

            fn build(
                position: &Self::Position,
                lists: &Self::Lists,
                choice: &[Option<usize>],
            ) -> Self::Position {
                Joint(($(chosen(&position.0.$place, &lists.$place, choice[$place]),)*))
            }

            fn symbols(
                &self,
                kind: SymbolKind,
                positions: &[Self::Position],
                limits: &Limits,
            ) -> Result<Vec<Symbol>, Error> {
                let columns = [$({
                    let parts = positions.iter().map(|position| position.0.$place.clone());
                    kind.of(&self.$place, &parts.collect::<Vec<_>>(), limits)?
                }),*];
                Ok(interleave(&columns))
            }

            fn option_symbols(
                &self,
                kind: SymbolKind,
                lists: &Self::Lists,
                limits: &Limits,
            ) -> Result<Vec<Vec<Symbol>>, Error> {
                Ok(vec![$(kind.of(&self.$place, &lists.$place, limits)?),*])
            }

            fn plans(&self, kind: SymbolKind) -> Vec<Operand> {
                vec![$(operand(&self.$place, kind, false)),*]
            }

            fn ways(
                &self,
                kind: SymbolKind,
                position: &Self::Position,
                limits: &Limits,
            ) -> Result<Vec<Option<Way>>, Error> {
                Ok(vec![$(self.$place.way_of(kind, &position.0.$place, limits)?),*])
            }
        }
    )*};
}

tuples! {
    (1: A 0)
    (2: A 0, B 1)
    (3: A 0, B 1, C 2)
    (4: A 0, B 1, C 2, D 3)
    (5: A 0, B 1, C 2, D 3, E 4)
    (6: A 0, B 1, C 2, D 3, E 4, F 5)
    (7: A 0, B 1, C 2, D 3, E 4, F 5, G 6)
    (8: A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
}
