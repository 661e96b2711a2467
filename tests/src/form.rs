//! How a game's positions are written as JSON.

use crate::vector::Vector;
use serde_json::{Value as Json, json};
use sprague_interp::{Interpreted, Position};

/// The position that JSON stands for, if it stands for one.
pub type Read<P> = dyn Fn(&Json) -> Option<P>;

/// The way from JSON to a position and back.
pub struct Form<P> {
    /// From JSON.
    pub read: Box<Read<P>>,
    /// The position as JSON.
    pub write: fn(&P) -> Json,
}

impl<P: Vector> Form<P> {
    /// The type of the positions says it.
    #[must_use]
    pub fn of_type() -> Self {
        Self {
            read: Box::new(P::read),
            write: P::write,
        }
    }
}

impl Form<Position> {
    /// The rules of the game say it.
    #[must_use]
    pub fn interpreted(game: &Interpreted) -> Self {
        let game = game.clone();
        Self {
            read: Box::new(move |json| read(&game, json)),
            write,
        }
    }
}

/// A position of a game, or one of each component of a compound.
fn read(game: &Interpreted, json: &Json) -> Option<Position> {
    let Some(compound) = game.compound() else {
        let mut heaps = Vec::new();
        flatten(json, &mut heaps)?;
        return game.position_of(&heaps).ok();
    };
    let parts = json.as_array()?.iter().enumerate();
    let parts = parts.map(|(place, part)| read(compound.components().game(place)?, part));
    game.joint(parts.collect::<Option<_>>()?).ok()
}

/// All numbers of nested lists, in order.
fn flatten(json: &Json, into: &mut Vec<u64>) -> Option<()> {
    if let Some(list) = json.as_array() {
        return list.iter().try_for_each(|json| flatten(json, into));
    }
    into.push(json.as_u64()?);
    Some(())
}

/// A position of any shape.
fn write(position: &Position) -> Json {
    match position {
        Position::Heap(heap) => heap.write(),
        Position::Heaps(heaps) => heaps.write(),
        Position::Tuple(heaps) | Position::Unordered(heaps) => json!(heaps),
        Position::Tuples(tuples) => json!(tuples),
        Position::Joint(parts) => parts.iter().map(write).collect(),
    }
}
