//! Slips of properties: sets and results told by what their numbers are like.

use super::Guesses;
use crate::check::names::SETS;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// What stands between the elements of a set and their property.
const SUCH_THAT: [&str; 4] = [":", "|", "∣", ";"];

/// What a property comes to.
#[derive(Default)]
pub(super) struct Property {
    /// The choices, `k in 1..=3`.
    pub(super) choices: Vec<String>,
    /// The guards.
    pub(super) guards: Vec<String>,
}

impl Property {
    /// Of the parts of a split the first is the greater one: a guard may say it the other way.
    fn in_order(&mut self) {
        for choice in &mut self.choices {
            let pair = choice
                .strip_prefix('(')
                .and_then(|rest| rest.split_once(") in split("));
            if let Some((pair, of)) = pair
                && let Some((one, two)) = pair.split_once(", ")
                && self.guards.iter().any(|guard| {
                    let guard = guard.replace(' ', "");
                    let begin = [one, "<"].concat();
                    guard
                        .strip_prefix(&begin)
                        .is_some_and(|rest| rest.trim_start_matches('=') == two)
                })
            {
                *choice = format!("({two}, {one}) in split({of}");
            }
        }
    }
}

impl Guesses<'_, '_> {
    /// `{k | 1 <= k <= 3}` as a set, `{n - k : k in S}` as what is left.
    pub(super) fn property(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let Some(open) = piece
            .open(at)
            .filter(|open| matches!(piece.word(*open), "{" | "["))
        else {
            return;
        };
        let Some(close) = piece.closing(open) else {
            return;
        };
        // `{k ∈ ℕ | …}` is refused before its bar.
        let element = matches!(piece.word(at), "∈" | "in");
        let bar = if element {
            piece.find(at, &SUCH_THAT)
        } else {
            Some(at)
        };
        let bar = bar.filter(|bar| *bar < close && SUCH_THAT.contains(&piece.word(*bar)));
        let Some(bar) = bar else { return };
        let Some(mut property) = self.read_property(bar + 1..close, open.saturating_sub(2)) else {
            return;
        };
        let chosen = property.choices.join(", ");
        let Some((start, mut write)) = self.in_place_of(open, bar, &chosen) else {
            return;
        };
        let mut range = start..close + 1;
        if !property.guards.is_empty() {
            if piece.word(close + 1) == "if" {
                range.end += 1;
                property.guards.push(String::new());
            } else if !matches!(piece.word(close + 1), ";" | "") {
                return;
            }
            write.extend([" if ", property.guards.join(", ").trim_end()]);
        }
        self.push(range, write);
    }

    /// Where the set begins, or the choice that it is of, and what belongs there; the choices are
    /// those of its property.
    fn in_place_of(&self, open: usize, bar: usize, chosen: &str) -> Option<(usize, String)> {
        let piece = self.piece;
        let left = open + 1..bar;
        let left_words = piece.words(left.clone());
        let word = |by: usize| open.checked_sub(by).map_or("", |at| piece.word(at));
        let same = left.len() == 1 && piece.is_name(open + 1) && word(2) == left_words;
        // `{k ∈ ℕ | k ≤ n}`
        if left.len() == 3 && matches!(piece.word(open + 2), "∈" | "in") && word(1) != "->" {
            let begin = [piece.word(open + 1), " in "].concat();
            let numbers = matches!(piece.word(open + 3), "ℕ" | "N" | "ℤ" | "Z");
            let same = word(2) == piece.word(open + 1) && matches!(word(1), "in" | "∈" | "=");
            return (numbers && same)
                .then(|| Some((open, chosen.strip_prefix(&begin)?.into())))
                .flatten();
        }
        Some(match word(1) {
            "->" if chosen.is_empty() => {
                let named = |index: &usize| piece.is_name(*index);
                let new = |index: &usize| !self.is_bound(piece.word(*index), open);
                let name = piece.word(left.filter(named).find(new)?);
                (open, format!("{left_words} for {name} in 1.."))
            }
            "->" => (open, format!("{left_words} for {chosen}")),
            "in" | "∈" if same && chosen.is_empty() => (open, "1..".into()),
            "in" | "∈" if same => {
                let begin = [left_words.as_str(), " in "].concat();
                (open, chosen.strip_prefix(&begin)?.into())
            }
            "in" | "∈" if !chosen.is_empty() => {
                let write = format!("{chosen}, {} in {{{left_words}}}", word(2));
                (open.checked_sub(2)?, write)
            }
            _ => return None,
        })
    }

    /// The parts of a property: choices for names that have none before a place, and what is to
    /// hold.
    pub(super) fn read_property(&self, words: Range<usize>, place: usize) -> Option<Property> {
        let piece = self.piece;
        let mut property = Property::default();
        let mut guards = Vec::new();
        let mut start = words.start;
        while start < words.end {
            let next = piece.find(start, &[",", "and", "&&", "&", "∧"]);
            let end = next.unwrap_or(words.end).min(words.end);
            let read = self.range_of(start).filter(|read| read.2 >= end);
            if let Some((name, set, end)) = read.filter(|read| read.2 > end && read.2 <= words.end)
            {
                // `k = 1, 2, 3`
                property.choices.push(format!("{name} in {set}"));
                start = end + 1;
                continue;
            }
            if let Some(choice) = self.chosen_from(start..end) {
                property.choices.push(choice);
            } else if let Some(choice) = self.other_choice(start..end, place) {
                property.choices.push(choice);
            } else if let Some((name, set, _)) = self.range_of(start).filter(|read| read.2 == end) {
                let choice = [&name, " in "].concat();
                let known = property.choices.iter().any(|one| {
                    let names = one.split(" in ").next().unwrap_or_default();
                    let mut names = names.split(['(', ')', ',', ' ']);
                    names.any(|one| one == name)
                });
                if known || self.is_bound(&name, place) {
                    property.guards.push(self.condition(start..end));
                } else {
                    property.choices.push([choice, set].concat());
                }
            } else {
                property.guards.push(self.condition(start..end));
                guards.push(start..end);
            }
            start = end + 1;
        }
        property.in_order();
        for guard in guards {
            self.is_told(&property, guard, words.start, place)?;
        }
        (words.start < words.end).then_some(property)
    }

    /// All names of a guard are heaps, or have a choice in the property or before a place.
    fn is_told(
        &self,
        property: &Property,
        guard: Range<usize>,
        start: usize,
        place: usize,
    ) -> Option<()> {
        let piece = self.piece;
        let number = guard.len() == 1 && piece.is_number(guard.start);
        // What stands before the bar gets its choice with the set.
        let left = piece.open(start).unwrap_or(start)..start;
        let unbound = guard.into_iter().any(|index| {
            let name = piece.word(index);
            let chosen = property.choices.iter().any(|choice| {
                let names = choice.split(" in ").next().unwrap_or_default();
                names.split(['(', ')', ',', ' ']).any(|one| one == name)
            });
            let function = piece.word(index + 1) == "(";
            let set = SETS.contains(&name) || self.as_said(index).is_some();
            let new = self.is_variable(index)
                && !self.is_bound(name, place)
                && !left.clone().any(|at| piece.word(at) == name);
            new && !chosen && !function && !set && !matches!(name, "is" | "a" | "an" | "or")
        });
        (!number && !unbound).then_some(())
    }

    /// Two names are heaps that are left side by side, and nothing is said of one of them alone: a
    /// split has the greater part first.
    pub(super) fn are_parts(&self, one: &str, two: &str) -> bool {
        let piece = self.piece;
        let Some(arrow) = self.arrow() else {
            return false;
        };
        let ends = ["for", "if", "where", "with", ":", "|", ";"];
        let end = piece.find(arrow, &ends).unwrap_or(piece.range.end);
        // Heaps in parentheses are a tuple, each in its place.
        if piece.word(arrow + 1) == "(" && piece.word(arrow.wrapping_sub(1)) == ")" {
            return false;
        }
        let alone = |name: &str| {
            (arrow + 1..end).any(|at| {
                let (before, behind) = (piece.word(at - 1), piece.word(at + 1));
                piece.word(at) == name
                    && matches!(before, "->" | "→" | "[" | "(" | "{" | "," | "+" | "and")
                    && (at + 1 == end || matches!(behind, "]" | ")" | "}" | "," | "+" | "and"))
            })
        };
        if !alone(one) || !alone(two) {
            return false;
        }
        let mut start = end;
        let mut conditions = Vec::new();
        while start < piece.range.end {
            let signs = [",", "and", "&&", "∧", "if", ";"];
            let close = piece.find(start, &signs).unwrap_or(piece.range.end);
            conditions.push(start..close);
            start = close + 1;
        }
        let has = |part: &Range<usize>, name: &str| part.clone().any(|at| piece.word(at) == name);
        conditions
            .iter()
            .all(|part| has(part, one) == has(part, two))
    }

    /// `k in S` and `(a, b) in S`; the set of all numbers is that of those from 1 on.
    fn chosen_from(&self, words: Range<usize>) -> Option<String> {
        let piece = self.piece;
        let is_in = |at: usize| matches!(piece.word(at), "in" | "∈");
        let named = is_in(words.start + 1) && piece.is_name(words.start);
        let pair = piece
            .closing(words.start)
            .filter(|_| piece.word(words.start) == "(");
        if !named && !pair.is_some_and(|close| is_in(close + 1)) {
            return None;
        }
        let choice = piece.words(words).replace('∈', "in");
        for set in ["ℕ", "N", "ℤ", "Z"] {
            if let Some(name) = choice
                .strip_suffix(set)
                .filter(|name| name.ends_with("in "))
            {
                return Some(format!("{name}1.."));
            }
        }
        Some(choice)
    }

    /// `d | n`, `a + b = n`, `d <- [1..n]` as a choice, if the name has none before a place.
    fn other_choice(&self, words: Range<usize>, place: usize) -> Option<String> {
        let piece = self.piece;
        let name = piece.word(words.start);
        if !self.is_variable(words.start) || self.is_bound(name, place) {
            return None;
        }
        let second = words.start + 1;
        // `d divides n`
        let said = words.clone().find_map(|at| self.as_said(at));
        if let Some((read, write)) = said.filter(|(read, _)| *read == words) {
            let of = write.strip_prefix(&format!("{name} | "));
            let set = write.strip_prefix(&format!("{name} in "));
            return of
                .map(|of| format!("{name} in divisors({of})"))
                .or_else(|| set.map(|set| format!("{name} in {set}")))
                .filter(|_| read.start == words.start);
        }
        match (piece.word(second), piece.word(second + 1)) {
            ("|" | "∣", _) => {
                let end = self.behind_operand(second + 1)?;
                let of = piece.words(second + 1..end);
                (end == words.end).then(|| format!("{name} in divisors({of})"))
            }
            ("+", other)
                if matches!(piece.word(second + 2), "=" | "==") && self.are_parts(name, other) =>
            {
                let of = piece.words(second + 3..words.end);
                Some(format!("({name}, {other}) in split({of})"))
            }
            ("<", "-") => {
                let set = piece.words(second + 2..words.end);
                let range = set.strip_prefix('[').and_then(|set| set.strip_suffix(']'));
                let set = match range {
                    Some(range) if range.contains("..") => range.replace("..", "..="),
                    Some(list) => format!("{{{list}}}"),
                    None => set,
                };
                Some(format!("{name} in {set}"))
            }
            _ => None,
        }
    }
}
