//! Slips: what people write who know the signs of papers or of other languages, and what belongs
//! in its place. Looked at only where the grammar has refused some words; [`super::mend`] keeps
//! those of the guesses with which the words are right.

mod builders;
mod cases;
mod choices;
mod claims;
mod items;
mod numbers;
mod phrases;
mod properties;
mod series;
mod statements;
mod tex;
mod words;

pub(super) use tex::plain;

use super::piece::{Piece, Slip};
use crate::listed::Listed;
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// The brackets, each with its partner.
const BRACKETS: [(&str, &str); 4] = [("{", "}"), ("(", ")"), ("[", "]"), ("", "")];

/// What may have been meant where the grammar has refused the token at a place, the likeliest
/// first.
pub(super) fn guesses(piece: &Piece<'_>, at: usize) -> Vec<Slip> {
    let mut guesses = Guesses {
        piece,
        at,
        all: Vec::new(),
    };
    guesses.comment();
    guesses.interval();
    guesses.property();
    guesses.builders();
    guesses.cases();
    guesses.claims();
    guesses.signs();
    guesses.sets();
    guesses.rules();
    guesses.codes();
    guesses.items();
    guesses.choices();
    guesses.phrases();
    guesses.numbers();
    guesses.words();
    guesses.brackets();
    guesses.missing();
    guesses.all
}

/// What is guessed about one place.
struct Guesses<'p, 'a> {
    piece: &'p Piece<'a>,
    at: usize,
    all: Vec<Slip>,
}

impl Guesses<'_, '_> {
    fn push(&mut self, at: Range<usize>, write: impl Into<String>) {
        let piece = &self.piece.range;
        if piece.start <= at.start && at.start < at.end && at.end <= piece.end {
            let (write, comment) = (write.into(), None);
            self.all.push(Slip { at, write, comment });
        }
    }

    /// The word before the place; empty at the beginning.
    fn before(&self, by: usize) -> &str {
        self.at
            .checked_sub(by)
            .map_or("", |index| self.piece.word(index))
    }

    /// A comment that was meant to divide, `n // 2`.
    fn comment(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let token = |index: usize| piece.tokens.get(index).map(|token| token.span);
        let Some(before) = at.checked_sub(1).filter(|at| *at >= piece.range.start) else {
            return;
        };
        let start = token(before).map_or(0, |span| span.end);
        let end = token(at).map_or(piece.text.len(), |span| span.start);
        let gap = Span::new(start, end).of(piece.text);
        let line = gap.lines().next().unwrap_or_default();
        if let Some(found) = line.find("//").filter(|_| !line.contains("///")) {
            let write = line[found + 1..].trim_end().to_owned();
            let start = start + found;
            let comment = Some(Span::new(start, start + 1 + write.len()));
            let at = at..at;
            self.all.push(Slip { at, write, comment });
        }
    }

    /// Other brackets than those that stand there, or none.
    fn brackets(&mut self) {
        let around = self.piece.open(self.at);
        // Braces before a body would be taken for it.
        let item = self.item();
        let kinds = &BRACKETS[usize::from(item.is_some())..];
        for open in [Some(self.at), around].into_iter().flatten() {
            let own = self.piece.word(open);
            // No digits of a code stand in brackets.
            if open > 0 && matches!(self.piece.word(open - 1), "." | "octal") && own != "{" {
                let inner = self
                    .piece
                    .words(open + 1..self.piece.closing(open).unwrap_or(open + 1));
                if !inner.contains('.') {
                    continue;
                }
            }
            // Where the name is missing nothing else is wrong.
            if item.is_some_and(|word| open == word + 1) {
                continue;
            }
            let Some(close) = self.piece.closing(open).filter(|close| *close > open) else {
                continue;
            };
            let inner = self.piece.words(open + 1..close);
            // Statements stand in no others.
            if inner.contains(';') {
                continue;
            }
            // Two or three heaps without an order.
            if own == "[" && item.is_some() && inner.contains(',') && self.piece.is_name(open + 1) {
                self.push(open..close + 1, format!("{{{inner}}}"));
            }
            for (left, right) in kinds {
                if *left != own && !(left.is_empty() && inner.is_empty()) {
                    self.push(open..close + 1, format!("{left}{inner}{right}"));
                }
            }
            let header = |word| open == word + 2 || self.piece.word(open - 1) == ">";
            if own == "(" && item.is_some_and(header) {
                self.typed(open, close + 1);
            }
        }
    }

    /// Sets: without braces, with dots in them, subtracted as they are.
    fn sets(&mut self) {
        let (piece, at) = (self.piece, self.at);
        if self.before(1) == "," && piece.is_number(at) {
            let listed = |index: &usize| piece.is_number(*index) || piece.word(*index) == ",";
            let start = (piece.range.start..at).rev().take_while(listed).last();
            let end = (at..piece.range.end).take_while(listed).last();
            if let (Some(start), Some(end)) = (start, end) {
                let inner = piece.words(start..end + 1);
                self.push(start..end + 1, format!("{{{inner}}}"));
            }
        }
        if piece.word(at) == "{"
            && let Some(close) = piece.closing(at)
            && let Some(name) = self.new_name()
        {
            let set = piece.words(at..close + 1);
            self.push(at..close + 1, format!("{name} for {name} in {set}"));
        }
        if let Some(open) = piece.open(at).filter(|open| piece.word(*open) == "{")
            && matches!(piece.word(at), "..." | "…" | ".." | "..=")
            && let Some(close) = piece.closing(open)
        {
            self.series(open, close);
        }
    }

    /// A letter that the piece does not use.
    fn new_name(&self) -> Option<&'static str> {
        let used = |name: &&str| {
            !self
                .piece
                .range
                .clone()
                .any(|at| self.piece.word(at) == *name)
        };
        ["k", "j", "i", "m", "s"].into_iter().find(used)
    }

    /// Rules with an arrow: what stands on its sides, and the order of their parts.
    fn rules(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let start = piece.range.start;
        let end = piece.find(start, &[";"]).unwrap_or(piece.range.end);
        let Some(arrow) = piece.find(start, &["->", "→"]) else {
            return;
        };
        match piece.word(at) {
            "," if at < arrow => {
                let inner = piece.words(start..arrow);
                let close = piece.find(arrow, &["for", "if", ";"]).unwrap_or(end);
                let result = arrow + 1..close;
                let count = |heaps: Range<usize>| piece.parts(heaps, ",").len();
                if count(start..arrow) == count(result.clone()) {
                    let result = piece.words(result);
                    self.push(start..close, format!("({inner}) -> ({result})"));
                }
                self.push(start..arrow, format!("({inner})"));
            }
            "," => self.results(start..arrow, arrow + 1, ","),
            "|" if piece.open(at).is_some_and(|open| piece.word(open) == "[") => {
                let name = piece.word(at + 1);
                self.push(at - 1..at + 2, format!("{}, ..{name}", self.before(1)));
            }
            "for" => {
                if let Some(guard) = piece.find(arrow, &["if"]).filter(|guard| *guard < at) {
                    let (guards, choices) = (piece.words(guard..at), piece.words(at..end));
                    self.push(guard..end, format!("{choices} {guards}"));
                }
            }
            "|" | "∣" if matches!(self.before(2), "for" | ",") => {
                let (name, of) = (self.before(1), piece.word(at + 1));
                let choice = format!("{name} in divisors({of})");
                let close = piece.find(at, &["if", ";"]).unwrap_or(end);
                if piece.word(at + 2) == ","
                    && piece.word(at + 3) == name
                    && piece.word(close) != "if"
                {
                    let guards = piece.words(at + 3..close);
                    self.push(at - 1..close, format!("{choice} if {guards}"));
                }
                self.push(at.wrapping_sub(1)..at + 2, choice);
            }
            "|" | "or" if at > arrow => self.results(start..arrow, arrow + 1, piece.word(at)),
            _ => {}
        }
    }

    /// `n -> a, b`: heaps side by side if they are names, else two moves.
    fn results(&mut self, pattern: Range<usize>, start: usize, sign: &str) {
        let piece = self.piece;
        let end = piece
            .find(start, &["for", "if", ";"])
            .unwrap_or(piece.range.end);
        if self.at > end {
            return;
        }
        let parts = piece.parts(start..end, sign);
        // `n -> n - 1, 3, 4`: other numbers for the last one of the first.
        let alone = |part: &Range<usize>| part.len() == 1 && piece.is_number(part.start);
        if let [first, others @ ..] = parts.as_slice()
            && first.len() > 2
            && piece.is_number(first.end - 1)
            && !others.is_empty()
            && others.iter().all(alone)
            && let Some(name) = self.new_name()
        {
            let numbers = others.iter().map(|part| piece.word(part.start)).listed();
            let (left, one) = (
                piece.words(first.start..first.end - 1),
                piece.word(first.end - 1),
            );
            let set = format!("{{{one}, {}}}", numbers.join(", "));
            return self.push(start..end, format!("{left} {name} for {name} in {set}"));
        }
        // As many as heaps stand in the pattern's brackets.
        let heaps = pattern.start + 1..pattern.end.saturating_sub(1);
        let open = piece.word(pattern.start);
        let heaps = piece
            .closing(pattern.start)
            .filter(|close| *close == heaps.end)
            .map_or(0, |_| piece.parts(heaps, ",").len());
        if sign == "," && heaps == parts.len() && piece.word(start) != open {
            let (heaps, close) = (piece.words(start..end), piece.word(pattern.end - 1));
            return self.push(start..end, format!("{open}{heaps}{close}"));
        }
        let chosen = |part: &Range<usize>| {
            let choices = piece.find(end, &["for"]).filter(|_| part.len() == 1);
            let mut behind = choices.unwrap_or(end)..piece.range.end;
            behind.any(|at| {
                piece.word(at) == piece.word(part.start) && matches!(piece.word(at + 1), "in" | "∈")
            })
        };
        if sign == "," && (parts.iter().all(|part| part.len() == 1) || parts.iter().any(chosen)) {
            let heaps = piece.words(start..end);
            self.push(start..end, format!("[{heaps}]"));
        } else {
            // Choices and guards are those of each.
            let close = piece.find(end, &[";"]).unwrap_or(piece.range.end);
            let space = if end < close { " " } else { "" };
            let clauses = piece.words(end..close);
            let pattern = piece.words(pattern);
            let parts: Vec<String> = parts.into_iter().map(|part| piece.words(part)).listed();
            let between = format!("{space}{clauses}; {pattern} -> ");
            self.push(start..end, parts.join(&between));
        }
    }

    /// Powers and codes.
    fn codes(&mut self) {
        let (at, before) = (self.at, self.before(1).to_owned());
        let found = self.piece.word(at);
        let span = at.wrapping_sub(1)..at + 2;
        let power = match (found, self.piece.word(at + 1)) {
            ("²", _) => Some((2, 1)),
            ("³", _) => Some((3, 1)),
            ("^" | "**", "2") => Some((2, 2)),
            ("^" | "**", "3") => Some((3, 2)),
            _ => None,
        };
        if let Some((times, length)) = power {
            let product = [before.as_str()].repeat(times).join(" * ");
            self.push(at.wrapping_sub(1)..at + length, product);
        }
        if found == "," && self.piece.is_number(at + 1) {
            self.push(span, format!("{before}.{}", self.piece.word(at + 1)));
        }
    }

    /// What is missing behind the word before the place.
    fn missing(&mut self) {
        let at = self.at.wrapping_sub(1)..self.at;
        let before = self.before(1).to_owned();
        if before == "," {
            self.push(at.clone(), "");
        }
        let found = self.piece.word(self.at);
        // Of numbers, names in a head and components there may be several.
        let number = |index| self.piece.is_number(index);
        let listed = number(self.at) && self.at > 0 && number(self.at - 1);
        if !before.is_empty() && (listed || self.item().is_some()) {
            self.push(at.clone(), format!("{before},"));
        }
        if found == before {
            self.push(self.at..self.at + 1, "");
        }
        let factor = self.at > 0 && self.piece.is_number(self.at - 1) && before != "0";
        let known = |index: &usize| *index != self.at && self.piece.word(*index) == found;
        let factor = factor && (found == "(" || self.piece.range.clone().any(|at| known(&at)));
        if factor && (found == "(" || self.piece.is_name(self.at)) {
            self.push(at.clone(), format!("{before} *"));
        }
        // What begins a statement in other languages has more behind it than an arrow.
        let foreign = matches!(
            before.as_str(),
            "def" | "return" | "function" | "lambda" | "while"
        );
        if foreign {
            return;
        }
        // An arrow stands behind a heap or several in brackets.
        let heap = before == self.heap() || before.ends_with([')', ']', '}']);
        for missing in [";", " from 0", " ->", ")", "]", "}"] {
            if !before.is_empty() && (heap || missing != " ->") {
                self.push(at.clone(), format!("{before}{missing}"));
            }
        }
    }
}
