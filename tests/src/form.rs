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
            read: Box::new(move |json| {
                let mut heaps = Vec::new();
                flatten(json, &mut heaps)?;
                game.position_of(&heaps).ok()
            }),
            write,
        }
    }
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
    }
}
