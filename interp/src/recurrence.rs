//! The rules of a checked game as data: what periods are proved from.

use sprague_grammar::floors::Floors;
use sprague_grammar::kernel::code_of;
use sprague_grammar::model::{Class, Game, Rules, Shape, Termination};
use sprague_grammar::register::Register;
use sprague_runtime::period::Recurrence;

/// The rules of the single heaps of a game, if they are of a form that periods can be proved from:
/// a set of numbers to take, a code (as such or by arrows), moves that divide the heap by fixed
/// numbers and perhaps take some, or moves that take no more than some number by conditions on the
/// heap modulo one. A game with parameters has none until they have values.
///
/// Cost: that of [`Floors::of`] and [`Register::of`].
#[must_use]
pub fn recurrence(game: &Game) -> Option<Recurrence> {
    let proved = matches!(game.termination, Termination::Proved(_));
    if !proved || !game.parameters.is_empty() {
        return None;
    }
    match (&game.rules, &game.class) {
        (Rules::Code(code), _) => Some(Recurrence::code(&code.digits)),
        (_, Class::Subtraction(set)) if game.shape == Shape::Heap => {
            Some(Recurrence::runs(set.ranges.iter().copied(), set.from))
        }
        _ if game.shape == Shape::Collection => {
            code_of(game).map(|digits| Recurrence::code(&digits))
        }
        _ => {
            if let Some(floors) = Floors::of(game) {
                return match floors.divisors() {
                    Some(moves) => Recurrence::floors(&moves),
                    None => Recurrence::mark(&floors.takes, &floors.quotients),
                };
            }
            let Register { small, sets } = Register::of(game)?;
            Some(Recurrence::register(small, sets))
        }
    }
}
