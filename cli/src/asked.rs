//! The positions that are asked about.

use crate::Failure;
use crate::args::Range;
use crate::quantity::position_json;
use serde_json::{Value as Json, json};
use sprague_grammar::model::Shape;
use sprague_interp::{Interpreted, Position};

/// So many heaps a range may have: their positions are held in memory.
const MOST: u128 = 10_000_000;

/// Positions, and what they are called in the answer.
pub(crate) struct Positions {
    pub(crate) all: Vec<Position>,
    names: Names,
}

enum Names {
    /// As they were written.
    Texts(Vec<String>),
    /// Heaps from this one on.
    From(u64),
}

impl Positions {
    /// The heaps of a range.
    pub(crate) fn range(game: &Interpreted, range: Range) -> Result<Self, Failure> {
        let one_heap = [Shape::Heap, Shape::Collection, Shape::Multiset];
        if !game
            .rules()
            .is_some_and(|game| one_heap.contains(&game.shape))
        {
            let name = game.name();
            return Err(Failure::Data(format!(
                "`--range` is for games with positions of one heap, and `{name}` has none; write \
                 its positions one by one"
            )));
        }
        if range.count > MOST {
            let count = range.count;
            return Err(Failure::Data(format!(
                "the range has {count} heaps, and at most {MOST} can be asked about at once"
            )));
        }
        let heaps = (range.first..=u64::MAX).zip(0..range.count);
        let all = heaps.map(|(heap, _)| game.position_of(&[heap]));
        Ok(Self {
            all: all.collect::<Result<_, _>>().map_err(Failure::data)?,
            names: Names::From(range.first),
        })
    }

    /// The positions of these texts, and why others are none.
    pub(crate) fn texts(game: &Interpreted, texts: &[String]) -> (Self, Vec<String>) {
        let (mut all, mut names, mut refused) = (vec![], vec![], vec![]);
        for text in texts {
            match game.position(text) {
                Ok(position) => {
                    all.push(position);
                    // A line of the answer is a line, whatever spaces were written.
                    let words: Vec<&str> = text.split_whitespace().collect();
                    names.push(words.join(" "));
                }
                Err(why) => refused.push(format!("{why}{}", instead(game, text))),
            }
        }
        let names = Names::Texts(names);
        (Self { all, names }, refused)
    }

    /// What a position is called.
    pub(crate) fn name(&self, index: usize) -> String {
        match &self.names {
            Names::Texts(texts) => texts[index].clone(),
            Names::From(first) => (first + index as u64).to_string(),
        }
    }

    /// A single heap is a number if it was asked for as one.
    pub(crate) fn json(&self, index: usize) -> Json {
        match &self.names {
            Names::From(first) => json!(first + index as u64),
            Names::Texts(texts) => {
                let is_number = !texts[index].starts_with(['(', '{', '[']);
                match &self.all[index] {
                    Position::Heaps(heaps) if is_number => {
                        json!(heaps.as_slice().first().unwrap_or(&0))
                    }
                    position => position_json(position),
                }
            }
        }
    }
}

/// What else may have been meant by a text that is no position.
fn instead(game: &Interpreted, text: &str) -> String {
    if let Some((first, last)) = text.split_once("..") {
        return format!("; the heaps of a range are asked for by `--range {first}..{last}`");
    }
    let heaps: Vec<&str> = text.split([',', '+']).map(str::trim).collect();
    if heaps.len() < 2 || heaps.iter().any(|heap| heap.parse::<u64>().is_err()) {
        return String::new();
    }
    let together = format!("[{}]", heaps.join(", "));
    let several = format!("; several positions stand apart, `{}`", heaps.join(" "));
    match game.position(&together) {
        Ok(_) => format!("{several}, and heaps side by side are `{together}`"),
        Err(_) => several,
    }
}
