//! What a solver needs of a game, whatever its type.

use crate::game::Game;
use crate::options::Options;
use crate::period::Recurrence;

/// The rules of a game with positions of one type. A solver that takes these is compiled once for
/// each type of position and each quantity, and not once more for every game: a program with
/// many games builds several times faster, and a call a position costs next to nothing.
pub(crate) trait Rules<P> {
    /// Writes the options of a position.
    fn options(&self, position: &P, options: &mut Options<P>);

    /// The first of some options that does not lower the rank. None where that is proved.
    fn not_lowered<'a>(&self, position: &P, options: &'a [P]) -> Option<&'a P>;

    /// The rules of single heaps as data, if they are told.
    fn recurrence(&self) -> Option<Recurrence>;
}

/// A game as its rules.
pub(crate) struct Erased<'a, G>(pub(crate) &'a G);

impl<G: Game> Rules<G::Position> for Erased<'_, G> {
    fn options(&self, position: &G::Position, options: &mut Options<G::Position>) {
        self.0.options(position, options);
    }

    fn not_lowered<'a>(
        &self,
        position: &G::Position,
        options: &'a [G::Position],
    ) -> Option<&'a G::Position> {
        if self.0.rank_is_proved() {
            return None;
        }
        let rank = self.0.rank(position);
        for option in options {
            if self.0.rank(option) >= rank {
                return Some(option);
            }
        }
        None
    }

    fn recurrence(&self) -> Option<Recurrence> {
        self.0.recurrence()
    }
}
