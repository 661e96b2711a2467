//! Positions of games of every shape.

use sprague_grammar::listed::Listed;
use sprague_grammar::model::Shape;
use sprague_runtime as runtime;
use sprague_runtime::Heaps;
use std::fmt;

/// So deep compounds lie one in another: the grammar lets no compound be made of more games.
const DEPTH: usize = 64;

/// A position of an interpreted game. Which of these it is, the game's shape decides;
/// [`Interpreted::position`](crate::Interpreted::position) makes the right one.
///
/// `Display` writes it as the language does: `5`, `[2, 8, 20]`, `(3, 4)`, `{3, 4}`,
/// `[(1, 2), (3, 4)]`; of a compound `([2, 8], 5)`. A collection is a list even if it has one heap.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Position {
    /// One heap that is never split.
    Heap(u64),
    /// Any number of heaps without order, none of them empty: of a game of heaps that split, or
    /// of `[..]`.
    Heaps(Heaps),
    /// Heaps in order.
    Tuple(Vec<u64>),
    /// A fixed number of heaps without order, smallest first.
    Unordered(Vec<u64>),
    /// A collection of tuples, least first.
    Tuples(Vec<Vec<u64>>),
    /// Positions of the components of a compound, in their order.
    Joint(Vec<Position>),
}

impl Position {
    /// The position of that shape with these heaps; `None` if there are too many or too few.
    pub(crate) fn from_numbers(shape: Shape, heaps: &[u64]) -> Option<Self> {
        match shape {
            Shape::Heap => match heaps {
                [heap] => Some(Self::Heap(*heap)),
                _ => None,
            },
            Shape::Collection | Shape::Multiset => {
                Some(Self::Heaps(heaps.iter().copied().collect()))
            }
            Shape::Tuple(size) => (heaps.len() == size).then(|| Self::Tuple(heaps.into())),
            Shape::Unordered(size) => (heaps.len() == size).then(|| {
                let mut heaps = heaps.to_vec();
                heaps.sort_unstable();
                Self::Unordered(heaps)
            }),
            Shape::Tuples(size) => heaps.len().is_multiple_of(size).then(|| {
                let mut tuples: Vec<Vec<u64>> = heaps.chunks(size).map(Into::into).listed();
                tuples.sort_unstable();
                Self::Tuples(tuples)
            }),
        }
    }

    /// Its heaps as the checked rules take them; `None` if it is not of that shape.
    pub(crate) fn numbers(&self, shape: Shape) -> Option<Vec<u64>> {
        match (self, shape) {
            (Self::Heap(heap), Shape::Heap) => Some(vec![*heap]),
            (Self::Heaps(heaps), Shape::Collection | Shape::Multiset) => {
                Some(heaps.as_slice().into())
            }
            (Self::Tuple(heaps), Shape::Tuple(size))
            | (Self::Unordered(heaps), Shape::Unordered(size)) => {
                (heaps.len() == size).then(|| heaps.clone())
            }
            (Self::Tuples(tuples), Shape::Tuples(size)) => {
                let right = tuples.iter().all(|tuple| tuple.len() == size);
                right.then(|| tuples.concat())
            }
            _ => None,
        }
    }

    /// Its components, of a game in which a move plays in one of them; of others the whole.
    pub(crate) fn components(&self, shape: Shape) -> Vec<Vec<u64>> {
        match (self, shape) {
            (Self::Heaps(heaps), Shape::Collection) => {
                heaps.as_slice().iter().map(|&heap| vec![heap]).listed()
            }
            (Self::Tuples(tuples), _) => tuples.clone(),
            _ => vec![self.numbers(shape).unwrap_or_default()],
        }
    }
}

/// Numbers with commas between brackets.
fn list(heaps: &[u64], [open, close]: [char; 2]) -> String {
    let heaps: Vec<String> = heaps.iter().map(u64::to_string).listed();
    format!("{open}{}{close}", heaps.join(", "))
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Heap(heap) => write!(f, "{heap}"),
            Self::Heaps(heaps) => write!(f, "{heaps}"),
            Self::Tuple(heaps) => f.write_str(&list(heaps, ['(', ')'])),
            Self::Unordered(heaps) => f.write_str(&list(heaps, ['{', '}'])),
            Self::Tuples(tuples) => {
                let tuples: Vec<String> = tuples.iter().map(|all| list(all, ['(', ')'])).listed();
                write!(f, "[{}]", tuples.join(", "))
            }
            Self::Joint(parts) => {
                let parts: Vec<String> = parts.iter().map(Self::to_string).listed();
                write!(f, "({})", parts.join(", "))
            }
        }
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl runtime::Position for Position {
    fn size(&self) -> usize {
        let inner = match self {
            Self::Heap(_) => 0,
            Self::Heaps(heaps) => runtime::Position::size(heaps),
            Self::Tuple(heaps) | Self::Unordered(heaps) => runtime::Position::size(heaps),
            Self::Tuples(tuples) => runtime::Position::size(tuples),
            Self::Joint(parts) => runtime::Position::size(parts),
        };
        size_of::<Self>() + inner
    }

    fn encode(&self, out: &mut Vec<u8>) {
        match self {
            Self::Heap(heap) => {
                out.push(0);
                heap.encode(out);
            }
            Self::Heaps(heaps) => {
                out.push(1);
                heaps.encode(out);
            }
            Self::Tuple(heaps) => {
                out.push(2);
                heaps.encode(out);
            }
            Self::Unordered(heaps) => {
                out.push(3);
                heaps.encode(out);
            }
            Self::Tuples(tuples) => {
                out.push(4);
                tuples.encode(out);
            }
            Self::Joint(parts) => {
                out.push(5);
                parts.encode(out);
            }
        }
    }

    fn decode(bytes: &mut &[u8]) -> Option<Self> {
        Self::decode_within(bytes, DEPTH)
    }
}

impl Position {
    /// Reads a position that lies in at most so many others.
    fn decode_within(bytes: &mut &[u8], depth: usize) -> Option<Self> {
        use runtime::Position as _;
        match u8::decode(bytes)? {
            0 => u64::decode(bytes).map(Self::Heap),
            1 => Heaps::decode(bytes).map(Self::Heaps),
            2 => Vec::decode(bytes).map(Self::Tuple),
            3 => {
                let heaps = Vec::<u64>::decode(bytes)?;
                heaps.is_sorted().then_some(Self::Unordered(heaps))
            }
            4 => {
                let tuples = Vec::<Vec<u64>>::decode(bytes)?;
                tuples.is_sorted().then_some(Self::Tuples(tuples))
            }
            5 => {
                let depth = depth.checked_sub(1)?;
                // Each part has a byte, at least.
                let count = usize::decode(bytes)?;
                let parts = (0..count).map(|_| Self::decode_within(bytes, depth));
                parts.listed_some().map(Self::Joint)
            }
            _ => None,
        }
    }
}
