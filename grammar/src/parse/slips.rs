//! Slips: what people write who know the signs of papers or of other languages, and what belongs
//! in its place. Looked at only where the grammar has refused some words; [`super::mend`] keeps
//! those of the guesses with which the words are right.

mod builders;
mod items;
mod phrases;

use super::piece::{Piece, Slip};
use crate::check::names::meant;
use crate::listed::Listed;
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// Words that stand for others, in the order in which they are tried.
const WORDS: [(&str, &[&str]); 40] = [
    ("=>", &["->", ">="]),
    ("⇒ ↦ ⟶ ⟹ ⟼ ➔ ➜", &["->"]),
    (":", &["for", "in", "=", "->", "if", ""]),
    ("|", &["for", "if"]),
    ("=", &["==", "in", "->", ""]),
    ("==", &["=", "in"]),
    ("& and ∧ also", &["&&"]),
    ("or ∨", &["||", ";"]),
    ("∞ infinity", &[""]),
    ("not ¬", &["!"]),
    ("mod", &["%"]),
    ("--", &["-"]),
    ("div ÷", &["/"]),
    ("× ⋅ ∙", &["*"]),
    ("is equals", &["==", "="]),
    ("<> =/= ≢", &["!="]),
    ("⩽ ≦ ≲", &["<="]),
    ("⩾ ≧ ≳", &[">="]),
    ("≔", &["="]),
    ("∊ ⊂ ⊆", &["in"]),
    ("of from over within element", &["in"]),
    ("to upto until", &["..="]),
    ("... …", &["..=", ".."]),
    ("where when with while provided given", &["for", "if"]),
    (
        "foreach forall all every each any some with ∀",
        &["for", ""],
    ),
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
const PAIRS: [(&str, &str, &[&str]); 13] = [
    ("|", "->", &["->"]),
    ("-", "->", &["->"]),
    ("--", ">", &["->"]),
    ("-", ">", &["->"]),
    ("=", "<", &["<="]),
    ("=", "!", &["!="]),
    (":", "=", &["=", "->", "in"]),
    ("<", "-", &["in"]),
    ("!", "in", &["not in"]),
    ("/", "=", &["!="]),
    ("..", "<", &[".."]),
    ("=", "..", &["..="]),
    ("such", "that", &["if", "for"]),
];

/// The words of TeX for signs.
const TEX: [(&str, &[&str]); 19] = [
    ("to rightarrow Rightarrow longrightarrow mapsto", &["->"]),
    ("in", &["in"]),
    ("notin", &["not in"]),
    ("le leq leqslant", &["<="]),
    ("ge geq geqslant", &[">="]),
    ("ne neq", &["!="]),
    ("lt", &["<"]),
    ("gt", &[">"]),
    ("mid vert", &["|", "for", "if"]),
    ("cdot times ast", &["*"]),
    ("div", &["/"]),
    ("land wedge", &["&&"]),
    ("lor vee", &["||"]),
    ("neg lnot", &["!"]),
    ("ldots dots cdots", &["..=", ".."]),
    ("bmod mod", &["%"]),
    ("infty quad qquad", &[""]),
    ("{ lbrace", &["{"]),
    ("} rbrace", &["}"]),
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
    guesses.builders();
    guesses.signs();
    guesses.sets();
    guesses.rules();
    guesses.codes();
    guesses.items();
    guesses.phrases();
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

    /// Signs of two tokens, which the grammar refuses at the first or at the second.
    fn signs(&mut self) {
        for start in [self.at, self.at.wrapping_sub(1)] {
            let second = start.wrapping_add(1);
            let found = (self.piece.word(start), self.piece.word(second));
            for (first, next, meant) in PAIRS {
                if found == (first, next) {
                    for write in meant {
                        self.push(start..start + 2, *write);
                    }
                }
            }
            for (known, meant) in TEX {
                if found.0 == "\\" && known.split(' ').any(|known| known == found.1) {
                    for write in meant {
                        self.push(start..start + 2, *write);
                    }
                }
            }
        }
    }

    /// One word for another, at the place or before it: a word of the language with other letters
    /// is read as a name, and refused is what comes behind.
    fn words(&mut self) {
        for index in [self.at, self.at.wrapping_sub(1)] {
            let word = self.piece.word(index);
            if word.is_empty() || self.is_function(index) {
                continue;
            }
            for (known, meant) in WORDS {
                if known.split(' ').any(|known| known == word) {
                    for write in meant {
                        self.push(index..index + 1, *write);
                    }
                }
            }
            if let Some(meant) = meant(word).filter(|meant| meant != word && word != "xor") {
                self.push(index..index + 1, meant);
            }
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
        if sign == "," && parts.iter().all(|part| part.len() == 1) {
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
        for missing in [";", " from 0", " ->", ")", "]", "}"] {
            if !before.is_empty() {
                self.push(at.clone(), format!("{before}{missing}"));
            }
        }
    }
}
