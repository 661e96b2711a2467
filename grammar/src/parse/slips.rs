//! Slips: what people write who know the signs of papers or of other languages, and what belongs
//! in its place. Looked at only where the grammar has refused some words; [`super::mend`] keeps
//! those of the guesses with which the words are right.

use super::scan::{Token, TokenKind};
use crate::check::names::meant;
use crate::model::Kind;
use crate::span::{Span, spelled};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// Words at fault, and what belongs in their place.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Slip {
    /// The tokens at fault.
    pub(super) at: Range<usize>,
    /// The words in their place; none where they are to be left out.
    pub(super) write: String,
    /// The comment at fault, if no token is.
    pub(super) comment: Option<Span>,
}

/// The tokens of a piece of a text that the grammar has refused.
pub(super) struct Piece<'a> {
    pub(super) text: &'a str,
    /// All tokens of the text.
    pub(super) tokens: &'a [Token],
    pub(super) range: Range<usize>,
}

/// Words that stand for others, in the order in which they are tried.
const WORDS: [(&str, &[&str]); 33] = [
    ("=>", &["->", ">="]),
    ("⇒ ↦ ⟶ ⟹ ⟼ ➔ ➜", &["->"]),
    (":", &["in", "=", "->", ""]),
    ("=", &["==", "in", "->", ""]),
    ("==", &["=", "in"]),
    ("& and ∧ also", &["&&"]),
    ("or ∨ ∪", &["||"]),
    ("not ¬", &["!"]),
    ("mod", &["%"]),
    ("div ÷", &["/"]),
    ("× ⋅ ∙", &["*"]),
    ("is equals", &["==", "="]),
    ("<>", &["!="]),
    ("of from over within element", &["in"]),
    ("to upto until", &["..="]),
    ("... …", &["..=", ".."]),
    ("where when with while provided given", &["if"]),
    ("foreach forall every each any with ∀", &["for"]),
    ("for", &[","]),
    ("if", &[","]),
    ("notin", &["not in"]),
    (",", &["", ";"]),
    (";", &["", ","]),
    (")", &[""]),
    ("]", &[""]),
    ("then do let set", &[""]),
    ("public export", &["pub"]),
    (
        "struct class enum type fn rule rules ruleset def",
        &["game"],
    ),
    ("combine sum compose", &["compound"]),
    ("assert claim check", &["expect"]),
    ("take quaternary digits", &["octal"]),
    ("potential decreases rank", &["measure"]),
    ("∅", &["{}"]),
];

/// Signs of two tokens.
const PAIRS: [(&str, &str, &[&str]); 9] = [
    ("|", "->", &["->"]),
    ("-", "->", &["->"]),
    ("-", ">", &["->"]),
    ("=", "<", &["<="]),
    ("=", "!", &["!="]),
    (":", "=", &["=", "->", "in"]),
    ("<", "-", &["in"]),
    ("!", "in", &["not in"]),
    ("/", "=", &["!="]),
];

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
    guesses.signs();
    guesses.sets();
    guesses.rules();
    guesses.codes();
    guesses.items();
    guesses.words();
    guesses.brackets();
    guesses.missing();
    guesses.all
}

impl<'a> Piece<'a> {
    /// The words at a place; empty outside of the piece.
    pub(super) fn word(&self, index: usize) -> &'a str {
        let inside = self.range.contains(&index);
        let token = self.tokens.get(index).filter(|_| inside);
        token.map_or("", |token| token.span.of(self.text))
    }

    /// Where a slip stands.
    pub(super) fn place(&self, slip: &Slip) -> Span {
        slip.comment.unwrap_or_else(|| self.span(slip.at.clone()))
    }

    /// Where some tokens stand.
    fn span(&self, tokens: Range<usize>) -> Span {
        self.tokens[tokens.start]
            .span
            .to(self.tokens[tokens.end - 1].span)
    }

    /// Some tokens as people write them.
    fn words(&self, tokens: Range<usize>) -> String {
        if tokens.is_empty() {
            return String::new();
        }
        spelled(self.span(tokens).of(self.text))
    }

    /// The bracket that closes the one at a place.
    fn closing(&self, open: usize) -> Option<usize> {
        let mut depth = 0_usize;
        (open..self.range.end).find(|&index| {
            match self.tokens[index].kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth = depth.saturating_sub(1),
                _ => {}
            }
            depth == 0
        })
    }

    /// The innermost bracket that is open before a place.
    fn open(&self, at: usize) -> Option<usize> {
        let mut depth = 0_usize;
        (self.range.start..at).rev().find(|&index| {
            match self.tokens[index].kind {
                TokenKind::Open if depth == 0 => return true,
                TokenKind::Open => depth -= 1,
                TokenKind::Close => depth += 1,
                _ => {}
            }
            false
        })
    }

    /// The first of some words outside of all brackets, from a place on.
    fn find(&self, from: usize, words: &[&str]) -> Option<usize> {
        let mut depth = 0_usize;
        (from..self.range.end).find(|&index| {
            let found = depth == 0 && words.contains(&self.word(index));
            match self.tokens[index].kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth = depth.saturating_sub(1),
                _ => {}
            }
            found
        })
    }

    /// The parts of some tokens between commas outside of brackets.
    fn parts(&self, tokens: Range<usize>, comma: &str) -> Vec<Range<usize>> {
        let mut parts = Vec::new();
        let mut start = tokens.start;
        while let Some(index) = self.find(start, &[comma]).filter(|at| tokens.contains(at)) {
            parts.push(start..index);
            start = index + 1;
        }
        parts.push(start..tokens.end);
        parts
    }

    fn is_number(&self, index: usize) -> bool {
        self.word(index).starts_with(|c: char| c.is_ascii_digit())
    }

    fn is_name(&self, index: usize) -> bool {
        self.word(index)
            .starts_with(|c: char| c.is_alphabetic() || c == '_')
    }
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

    /// Signs of two tokens, which the grammar refuses at the first or at the second.
    fn signs(&mut self) {
        for start in [self.at, self.at.wrapping_sub(1)] {
            let second = start.wrapping_add(1);
            let found = (self.piece.word(start), self.piece.word(second));
            for (first, next, meant) in PAIRS {
                if found == (first, next) {
                    meant
                        .iter()
                        .for_each(|write| self.push(start..start + 2, *write));
                }
            }
        }
    }

    /// One word for another, at the place or before it: a word of the language with other letters
    /// is read as a name, and refused is what comes behind.
    fn words(&mut self) {
        for index in [self.at, self.at.wrapping_sub(1)] {
            let word = self.piece.word(index);
            if word.is_empty() {
                continue;
            }
            for (known, meant) in WORDS {
                if known.split(' ').any(|known| known == word) {
                    meant
                        .iter()
                        .for_each(|write| self.push(index..index + 1, *write));
                }
            }
            if let Some(meant) = meant(word).filter(|meant| meant != word) {
                self.push(index..index + 1, meant);
            }
        }
    }

    /// Other brackets than those that stand there, or none.
    fn brackets(&mut self) {
        let around = self.piece.open(self.at);
        // A position stands in parentheses sooner than in braces, a set in braces.
        let item = self.item();
        let kinds = if item.is_some() {
            [1, 0, 2, 3]
        } else {
            [0, 1, 2, 3]
        };
        for open in [Some(self.at), around].into_iter().flatten() {
            let own = self.piece.word(open);
            let Some(close) = self.piece.closing(open).filter(|close| *close > open) else {
                continue;
            };
            let inner = self.piece.words(open + 1..close);
            for (left, right) in kinds.map(|kind: usize| BRACKETS[kind]) {
                if left != own && !(left.is_empty() && inner.is_empty()) {
                    self.push(open..close + 1, format!("{left}{inner}{right}"));
                }
            }
            let header = |word| open == word + 2 || self.piece.word(open - 1) == ">";
            if own == "(" && item.is_some_and(header) {
                self.typed(open, close + 1);
            }
        }
    }

    /// Names with types, `(n: u64)` and `<const K: u64>`.
    fn typed(&mut self, open: usize, end: usize) {
        let names = self
            .piece
            .parts(open + 1..end - 1, ",")
            .into_iter()
            .filter_map(|part| {
                let name = self
                    .piece
                    .find(part.start, &[":"])
                    .filter(|at| part.contains(at));
                let name = name.unwrap_or(part.end).checked_sub(1)?;
                (part.contains(&name) && self.piece.is_name(name)).then(|| self.piece.word(name))
            });
        let names = names.collect::<Vec<_>>().join(", ");
        let mut words = (open..end).map(|index| self.piece.word(index));
        if !words.any(|word| matches!(word, ":" | "u64" | "u32" | "usize" | "int")) {
            return;
        }
        let (left, right) = (self.piece.word(open), self.piece.word(end - 1));
        if !names.is_empty() {
            self.push(open..end, format!("{left}{names}{right}"));
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
            let end = piece.words(at + 1..close);
            let end = end.trim_start_matches([',', ' ']);
            let dots = if end.is_empty() { ".." } else { "..=" };
            let first = piece.word(open + 1);
            self.push(open..close + 1, format!("{first}{dots}{end}"));
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
        let Some(arrow) = piece.find(start, &["->"]) else {
            return;
        };
        match piece.word(at) {
            "," if at < arrow => {
                let inner = piece.words(start..arrow);
                self.push(start..arrow, format!("({inner})"));
            }
            "," => self.results(start..arrow, arrow + 1),
            "for" => {
                if let Some(guard) = piece.find(arrow, &["if"]).filter(|guard| *guard < at) {
                    let (guards, choices) = (piece.words(guard..at), piece.words(at..end));
                    self.push(guard..end, format!("{choices} {guards}"));
                }
            }
            "|" if matches!(self.before(2), "for" | ",") => {
                let (name, of) = (self.before(1), piece.word(at + 1));
                let choice = format!("{name} in divisors({of})");
                self.push(at.wrapping_sub(1)..at + 2, choice);
            }
            _ => {}
        }
    }

    /// `n -> a, b`: heaps side by side if they are names, else two moves.
    fn results(&mut self, pattern: Range<usize>, start: usize) {
        let piece = self.piece;
        let end = piece
            .find(start, &["for", "if", ";"])
            .unwrap_or(piece.range.end);
        if self.at > end {
            return;
        }
        let parts = piece.parts(start..end, ",");
        if parts.iter().all(|part| part.len() == 1) {
            let heaps = piece.words(start..end);
            self.push(start..end, format!("[{heaps}]"));
        } else if piece.word(end) == ";" {
            let pattern = piece.words(pattern);
            let parts: Vec<String> = parts.into_iter().map(|part| piece.words(part)).collect();
            self.push(start..end, parts.join(&format!("; {pattern} -> ")));
        }
    }

    /// Powers and codes.
    fn codes(&mut self) {
        let (at, before) = (self.at, self.before(1).to_owned());
        let found = self.piece.word(at);
        let span = at.wrapping_sub(1)..at + 2;
        let power = match (found, self.piece.word(at + 1)) {
            ("^", "2") | ("²", _) => Some(format!("{before} * {before}")),
            ("^", "3") | ("³", _) => Some(format!("{before} * {before} * {before}")),
            ("*", "*") if self.piece.word(at + 2) == "2" => Some(format!("{before} * {before}")),
            _ => None,
        };
        if let Some(power) = power {
            let length = if found == "^" { 2 } else { 1 };
            self.push(at.wrapping_sub(1)..at + length, power);
        }
        if found == "," && self.piece.is_number(at + 1) {
            self.push(span, format!("{before}.{}", self.piece.word(at + 1)));
        }
    }

    /// The word that begins an item, if the piece has one.
    fn item(&self) -> Option<usize> {
        let piece = self.piece;
        let mut words = piece.range.clone();
        words.find(|at| matches!(piece.word(*at), "game" | "compound"))
    }

    /// What stands before a body, and compounds.
    fn items(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let found = piece.word(at);
        if matches!(found, "misere" | "partizan" | "pub") {
            let around = at.wrapping_sub(1)..at + 1;
            self.push(around, format!("{found} {}", self.before(1)));
        }
        let Some(word) = self.item() else { return };
        let name = word + 1;
        if piece.word(word) == "game" {
            let body = piece.word(name + 1) == "{";
            let heap = Some(piece.word(name + 2)).filter(|_| piece.word(name + 3) == "->");
            if body && at > name {
                let heap = heap.unwrap_or("n");
                self.push(name..name + 1, format!("{}({heap})", piece.word(name)));
            }
            if let Some(close) = piece
                .find(name, &[">"])
                .filter(|_| piece.word(name + 1) == "<")
            {
                self.typed(name + 1, close + 1);
            }
            return;
        }
        self.compounds(name);
    }

    /// Compounds whose name stands at a place.
    fn compounds(&mut self, name: usize) {
        let (piece, at) = (self.piece, self.at);
        match piece.word(at) {
            "<" if at == name + 1 => {
                if let Some(close) = piece.find(at, &[">"]) {
                    self.push(at..close + 1, "");
                }
            }
            "(" if Kind::ALL.iter().any(|kind| kind.word() == self.before(1)) => {
                if let Some(close) = piece.closing(at) {
                    self.push(at - 1..close + 1, "Inner");
                }
            }
            "+" => {
                let start = piece.find(name, &["="]).map_or(at, |sign| sign + 1);
                let end = piece.find(start, &[";"]).unwrap_or(piece.range.end);
                let parts = piece.parts(start..end, "+").into_iter();
                let parts: Vec<String> = parts.map(|part| piece.words(part)).collect();
                self.push(start..end, format!("disjunctive({})", parts.join(", ")));
            }
            "{" => {
                if let Some(close) = piece.closing(at) {
                    let end = if piece.word(close + 1) == ";" {
                        ""
                    } else {
                        ";"
                    };
                    self.push(at..close + 1, end);
                }
            }
            _ => {}
        }
    }

    /// What is missing behind the word before the place.
    fn missing(&mut self) {
        let at = self.at.wrapping_sub(1)..self.at;
        let before = self.before(1).to_owned();
        if before == "," {
            self.push(at.clone(), "");
        }
        for missing in [";", " *", " from 0", " ->", ")", "]", "}", ","] {
            if !before.is_empty() {
                self.push(at.clone(), format!("{before}{missing}"));
            }
        }
    }
}
