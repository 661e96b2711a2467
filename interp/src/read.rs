//! Positions as texts.

use crate::interpreted::{Body, Interpreted};
use crate::name::number;
use crate::parts::Parts;
use crate::position::Position;
use sprague_grammar::listed::Listed;
use sprague_grammar::model::Shape;
use std::fmt;

/// The most characters of a text that an error shows.
const SHOWN: usize = 60;

/// Why a text is no position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    text: String,
    why: String,
    example: String,
}

impl PositionError {
    pub(crate) fn new(game: &Interpreted, text: &str, why: String) -> Self {
        let example = match game.body() {
            Body::Single(game) => example(game.rules().shape).into(),
            Body::Compound(compound) => joint_example(compound.components()),
        };
        let text = text.into();
        Self { text, why, example }
    }

    pub(crate) fn of_shape(shape: Shape, text: &str, why: String) -> Self {
        Self {
            text: text.into(),
            why,
            example: example(shape).into(),
        }
    }

    /// What was given.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A position may have thousands of components.
        let end = self.text.char_indices().nth(SHOWN);
        let shown = end.map_or(self.text.as_str(), |(end, _)| &self.text[..end]);
        let dots = if end.is_some() { "…" } else { "" };
        let text = shown.escape_debug();
        write!(
            f,
            "`{text}{dots}` is not a position of this game: {}",
            self.why
        )?;
        write!(f, "; write it like `{}`", self.example)
    }
}

impl std::error::Error for PositionError {}

/// A position of that shape, as the language writes it.
const fn example(shape: Shape) -> &'static str {
    match shape {
        Shape::Heap => "5",
        Shape::Collection => "5` or `[2, 8, 20]",
        Shape::Multiset => "[2, 8, 20]",
        Shape::Tuple(2) => "(3, 4)",
        Shape::Tuple(3) => "(3, 4, 5)",
        Shape::Tuple(_) => "(3, 4, 5, …)",
        Shape::Unordered(1) => "{3}",
        Shape::Unordered(2) => "{3, 4}",
        Shape::Unordered(3) => "{3, 4, 5}",
        Shape::Unordered(_) => "{3, 4, 5, …}",
        Shape::Tuples(2) => "(3, 4)` or `[(1, 2), (3, 4)]",
        Shape::Tuples(_) => "(3, 4, …)` or `[(1, 2, …), (3, 4, …)]",
    }
}

/// A position of a compound: one of each component, `(5, (3, 4))`.
fn joint_example(parts: &Parts) -> String {
    let one = |game: &Interpreted| match game.body() {
        // Of several ways to write it the first.
        Body::Single(game) => {
            let example = example(game.rules().shape);
            example.split('`').next().unwrap_or(example).to_owned()
        }
        Body::Compound(compound) => joint_example(compound.components()),
    };
    let mut parts_of: Vec<String> = parts.games().iter().map(one).listed();
    if parts.repeats() {
        parts_of.push("…".into());
    }
    format!("({})", parts_of.join(", "))
}

/// Reads a position of a game.
pub(crate) fn position(game: &Interpreted, text: &str) -> Result<Position, PositionError> {
    let mut reader = Reader::new(text);
    let read = reader.position(game);
    let read = read.and_then(|position| reader.end().map(|()| position));
    read.map_err(|why| PositionError::new(game, text, why))
}

/// What a text says, whatever the game.
enum Written {
    Number(u64),
    /// Numbers in `(`, `{` or `[`.
    List(char, Vec<u64>),
    Tuples(Vec<Vec<u64>>),
}

impl Written {
    /// What it is, in words.
    fn words(&self) -> &'static str {
        match self {
            Self::Number(_) => "a single number",
            Self::List('(', _) => "a list in `(…)`",
            Self::List('{', _) => "a list in `{…}`",
            Self::List(..) => "a list in `[…]`",
            Self::Tuples(_) => "a list of tuples",
        }
    }
}

/// How a position of that shape is written, in words.
const fn form(shape: Shape) -> &'static str {
    match shape {
        Shape::Heap => "this game has one heap, a single number",
        Shape::Collection | Shape::Multiset => "the heaps of this game stand in `[…]`",
        Shape::Tuple(_) => "the heaps of this game have an order, in `(…)`",
        Shape::Unordered(_) => "the heaps of this game have no order, in `{…}`",
        Shape::Tuples(_) => "the tuples of this game stand in `(…)`, several in `[…]`",
    }
}

/// The position that is written, if it is of that shape.
fn fit(shape: Shape, written: &Written) -> Result<Position, String> {
    let heaps = match (shape, written) {
        (
            Shape::Heap | Shape::Collection | Shape::Multiset | Shape::Unordered(1),
            Written::Number(heap),
        ) => vec![*heap],
        (
            Shape::Heap | Shape::Collection | Shape::Tuple(_) | Shape::Tuples(_),
            Written::List('(', heaps),
        )
        | (Shape::Unordered(_), Written::List('{', heaps))
        | (Shape::Collection | Shape::Multiset, Written::List('[', heaps)) => heaps.clone(),
        (Shape::Tuples(_), Written::List('[', heaps)) if heaps.is_empty() => vec![],
        (Shape::Tuples(size), Written::Tuples(tuples)) => {
            if let Some(wrong) = tuples.iter().find(|tuple| tuple.len() != size) {
                return Err(counts(size, wrong.len()));
            }
            tuples.concat()
        }
        _ => return Err(format!("it is {}, and {}", written.words(), form(shape))),
    };
    let count = match shape {
        Shape::Heap | Shape::Collection if matches!(written, Written::List('(', _)) => Some(1),
        Shape::Tuples(size) if matches!(written, Written::List('(', _)) => Some(size),
        Shape::Tuple(size) | Shape::Unordered(size) => Some(size),
        _ => None,
    };
    match count {
        Some(count) if heaps.len() != count => Err(counts(count, heaps.len())),
        _ => Position::from_numbers(shape, &heaps)
            .ok_or_else(|| "it has another number of heaps".into()),
    }
}

/// Too many or too few heaps.
fn counts(expected: usize, found: usize) -> String {
    let s = if expected == 1 { "" } else { "s" };
    format!("it takes {expected} heap{s}, and there are {found}")
}

/// Reads what stands in a text.
struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self { rest: text.trim() }
    }

    /// A position of a game. Compounds lie one in another no deeper than the grammar lets them.
    fn position(&mut self, game: &Interpreted) -> Result<Position, String> {
        match game.body() {
            Body::Single(game) => fit(game.rules().shape, &self.written()?),
            Body::Compound(compound) => self.joint(compound.components()),
        }
    }

    /// Positions of components in parentheses; a comma may stand behind the last.
    fn joint(&mut self, parts: &Parts) -> Result<Position, String> {
        match self.peek() {
            None => return Err("it is empty".into()),
            Some('(') => self.rest = &self.rest[1..],
            Some(_) => {
                return Err(
                    "this is a compound: one position for each component stands in `(…)`".into(),
                );
            }
        }
        let mut positions = vec![];
        let mut ended = self.peek() == Some(')');
        if ended {
            self.rest = &self.rest[1..];
        }
        while !ended {
            let place = positions.len();
            let Some(game) = parts.game(place) else {
                let fixed = parts.fixed();
                let s = if fixed == 1 { "" } else { "s" };
                return Err(format!("it takes {fixed} component{s}, and there are more"));
            };
            let position = self.position(game);
            let of = |why| format!("component {}: {why}", place + 1);
            positions.push(position.map_err(of)?);
            ended = self.next_or_end(')')?;
        }
        let position = Position::Joint(positions);
        parts.fits(&position).map(|()| position)
    }

    fn written(&mut self) -> Result<Written, String> {
        Ok(match self.peek() {
            None => return Err("it is empty".into()),
            Some(open @ ('(' | '{')) => Written::List(open, self.list()?),
            Some('[') => self.brackets()?,
            Some(_) => Written::Number(self.number()?),
        })
    }

    /// Nothing follows.
    fn end(&mut self) -> Result<(), String> {
        match self.peek() {
            None => Ok(()),
            Some(more) => Err(format!("`{}` follows it", more.escape_debug())),
        }
    }

    /// `[2, 8]` or `[(1, 2), (3, 4)]`
    fn brackets(&mut self) -> Result<Written, String> {
        let inner = self.rest[1..].trim_start();
        if !inner.starts_with('(') {
            return self.list().map(|heaps| Written::List('[', heaps));
        }
        self.rest = inner;
        let mut tuples = vec![];
        loop {
            tuples.push(self.list()?);
            if self.next_or_end(']')? {
                return Ok(Written::Tuples(tuples));
            }
        }
    }

    /// Numbers between brackets; a comma may stand behind the last.
    fn list(&mut self) -> Result<Vec<u64>, String> {
        let close = match self.peek() {
            Some('(') => ')',
            Some('{') => '}',
            Some('[') => ']',
            _ => return Err("a `(` is missing".into()),
        };
        self.rest = &self.rest[1..];
        let mut heaps = vec![];
        if self.peek() == Some(close) {
            self.rest = &self.rest[1..];
            return Ok(heaps);
        }
        loop {
            heaps.push(self.number()?);
            if self.next_or_end(close)? {
                return Ok(heaps);
            }
        }
    }

    /// Takes a comma, or the closing bracket and then says so.
    fn next_or_end(&mut self, close: char) -> Result<bool, String> {
        if self.peek() == Some(',') {
            self.rest = &self.rest[1..];
            if self.peek() != Some(close) {
                return Ok(false);
            }
        }
        match self.peek() {
            Some(found) if found == close => {
                self.rest = &self.rest[1..];
                Ok(true)
            }
            Some(found) => Err(format!(
                "`,` or `{close}` is expected where `{}` stands",
                found.escape_debug()
            )),
            None => Err(format!("a `{close}` is missing at its end")),
        }
    }

    fn number(&mut self) -> Result<u64, String> {
        let _ = self.peek();
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_');
        let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        if word.is_empty() {
            return Err(match self.rest.chars().next() {
                Some('-') => "no heap is negative".into(),
                Some(found) => format!(
                    "a number is expected where `{}` stands",
                    found.escape_debug()
                ),
                None => "a number is missing at its end".into(),
            });
        }
        self.rest = rest;
        let too_large = word.chars().all(|c| c.is_ascii_digit() || c == '_');
        number(word).ok_or_else(|| {
            if too_large && word.starts_with(|c: char| c.is_ascii_digit()) {
                format!("a heap is at most {}", u64::MAX)
            } else {
                format!("`{word}` is not a number")
            }
        })
    }

    /// The next letter that is no space.
    fn peek(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start();
        self.rest.chars().next()
    }
}
