//! Slips of several words: what papers say in phrases, and notes in the way of other languages.

use super::Guesses;
use crate::check::names::{FUNCTIONS, SETS};
use crate::listed::Listed;
use alloc::format;
use alloc::string::String;
use core::ops::Range;

/// The most words of a note that is looked for where lines are not known.
const NOTE_LIMIT: usize = 12;

/// The sets of numbers, by the word for one of them.
const NUMBERS: [(&str, &str); 8] = [
    ("odd", "odds"),
    ("even", "evens"),
    ("prime", "primes"),
    ("square", "squares"),
    ("cube", "cubes"),
    ("triangular", "triangulars"),
    ("fibonacci", "fibonaccis"),
    ("factorial", "factorials"),
];

/// The set of the numbers that a word says one is of.
fn numbers(word: &str) -> Option<&'static str> {
    let mut known = NUMBERS.iter();
    let found = known.find(|(one, all)| word == *one || word == *all);
    found.map(|(_, all)| *all)
}

impl Guesses<'_, '_> {
    /// Phrases.
    pub(super) fn phrases(&mut self) {
        self.subtraction();
        self.names_of_pair();
        self.said();
        self.chosen();
        self.arguments();
        self.dollars();
        self.abbreviated();
        self.rest();
        self.assigned();
        self.note();
    }

    /// `subtraction {1, 3, 4};`
    fn subtraction(&mut self) {
        let (piece, start) = (self.piece, self.piece.range.start);
        let word = matches!(
            piece.word(start),
            "subtraction" | "subtract" | "take" | "remove" | "taking" | "subset"
        );
        let Some(close) = piece
            .closing(start + 1)
            .filter(|_| piece.word(start + 1) == "{")
        else {
            return;
        };
        let heap = self.heap();
        let name = if heap == "k" { "m" } else { "k" };
        if word && !heap.is_empty() {
            let set = piece.words(start + 1..close + 1);
            let rule = format!("{heap} -> {heap} - {name} for {name} in {set}");
            self.push(start..close + 1, rule);
        }
    }

    /// The heap that the head of the game names, which stands before the piece; empty if it names
    /// none or several.
    pub(super) fn heap(&self) -> &str {
        let piece = self.piece;
        let word = |at: usize| {
            let token = piece.tokens.get(at);
            token.map_or("", |token| token.span.of(piece.text))
        };
        let game = (0..piece.range.start).rev().find(|at| word(*at) == "game");
        let Some(open) = game.and_then(|game| {
            let mut behind = game..piece.range.start;
            behind.find(|at| word(*at) == "(")
        }) else {
            return "";
        };
        if word(open + 2) == ")" {
            word(open + 1)
        } else {
            ""
        }
    }

    /// `for a, b in split(n)`
    fn names_of_pair(&mut self) {
        let (piece, at) = (self.piece, self.at);
        if piece.word(at) != "," || !piece.is_name(at.wrapping_sub(1)) {
            return;
        }
        let mut end = at;
        while piece.word(end) == "," && piece.is_name(end + 1) {
            end += 2;
        }
        if !matches!(piece.word(end), "in" | "∈") {
            return;
        }
        let names = piece.words(at - 1..end);
        let pairs = piece.word(end + 1) == "{" && piece.word(end + 2) == "(";
        if pairs || matches!(piece.word(end + 1), "split" | "parts") {
            return self.push(at - 1..end, format!("({names})"));
        }
        // Each runs over the same numbers.
        let close = piece
            .find(end, &[",", "if", ";"])
            .unwrap_or(piece.range.end);
        let set = [" ", &piece.words(end..close)].concat();
        let each = names.split(", ").map(|name| [name, &set].concat());
        let choices = each.listed().join(", ");
        self.push(at - 1..close, choices);
    }

    /// `k divides n`, `n is even`, `k is not a prime`: words between two numbers, or behind one.
    fn said(&mut self) {
        if let Some((read, write)) = self.as_said(self.at) {
            self.push_condition(read, write);
        }
    }

    /// What is said in words at a place, and where it begins and ends.
    pub(super) fn as_said(&self, at: usize) -> Option<(Range<usize>, String)> {
        let piece = self.piece;
        let (mut not, mut key, mut end) = (false, "", at);
        while key.is_empty() {
            let word = piece.word(end);
            match word {
                "is" | "are" | "does" | "a" | "an" => {}
                "not" => not = true,
                "divides" | "divide" | "divisor" | "factor" | "∤" | "divisible" | "multiple"
                | "coprime" | "⊥" | "even" | "odd" | "power" | "positive" => key = word,
                _ if numbers(word).is_some() => key = word,
                _ => return None,
            }
            end += 1;
        }
        let start = self.before_operand(at)?;
        let left = piece.words(start..at);
        // A name that no choice was made for before takes the numbers as its set.
        let chosen = matches!(piece.word(start.wrapping_sub(1)), "for" | ",");
        let chosen = chosen && at == start + 1 && !self.is_bound(&left, start);
        let parity = matches!(key, "even" | "odd") && !chosen;
        if let Some(set) = numbers(key).filter(|_| !parity) {
            let negated = if not { "not " } else { "" };
            // The name alone is repeated where the words stand behind a comma.
            if self.set_before(start).is_none() && !self.in_braces(start) {
                return Some((at..end, format!("{negated}in {set}")));
            }
            return Some((start..end, format!("{left} {negated}in {set}")));
        }
        if key == "positive" {
            return Some((start..end, format!("{left} > 0")));
        }
        if matches!(key, "even" | "odd") {
            let write = match (key == "odd") ^ not {
                false => format!("2 | {left}"),
                true if at - start == 1 => format!("{left} % 2 == 1"),
                true => format!("!(2 | {left})"),
            };
            return Some((start..end, write));
        }
        end += usize::from(matches!(piece.word(end), "by" | "of" | "to" | "with"));
        let last = self.behind_operand(end)?;
        let right = piece.words(end..last);
        let write = match key {
            "power" => {
                let negated = if not { "not " } else { "" };
                return Some((start..last, format!("{left} {negated}in powers({right})")));
            }
            "coprime" | "⊥" if not => format!("gcd({left}, {right}) > 1"),
            "coprime" | "⊥" => format!("gcd({left}, {right}) == 1"),
            "divisible" | "multiple" => format!("{right} | {left}"),
            _ => format!("{left} | {right}"),
        };
        let not = key == "∤" || not && !matches!(key, "coprime" | "⊥");
        let write = if not { format!("!({write})") } else { write };
        Some((start..last, write))
    }

    fn in_braces(&self, at: usize) -> bool {
        let open = self.piece.open(at);
        open.is_some_and(|open| self.piece.word(open) == "{" && open > self.piece.range.start)
    }

    /// `for p prime`, `for prime p`
    fn chosen(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let proper = usize::from(piece.word(at.wrapping_sub(1)) == "proper");
        if matches!(piece.word(at), "divisor" | "divisors")
            && piece.is_name(at + 1)
            && piece.word(at + 2) == "of"
            && let Some(end) = self.behind_operand(at + 3)
        {
            let (name, of) = (piece.word(at + 1), piece.words(at + 3..end));
            let mut write = format!("{name} in divisors({of})");
            if proper > 0 {
                write = format!("{write} if {name} < {of}");
            }
            self.push(at - proper..end, write);
        }
        if let Some(set) = numbers(self.before(1)).filter(|_| piece.is_name(at)) {
            let name = piece.word(at);
            self.push(at - 1..at + 1, format!("{name} in {set}"));
        }
    }

    /// `divisors of n`, `split n`
    fn arguments(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let name = self.before(1);
        let start = at + usize::from(piece.word(at) == "of");
        let upto = matches!(piece.word(at), "up" | "less" | "below" | "under" | "step");
        if !upto
            && (SETS.contains(&name) || FUNCTIONS.contains(&name))
            && let Some(end) = self.behind_operand(start)
        {
            let inner = piece.words(start..end);
            let write = format!("{name}({inner})");
            self.push(at - 1..end, write);
        }
    }

    /// `n -= k`
    fn assigned(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let sign = self.before(1);
        if piece.word(at) != "=" || !matches!(sign, "-" | "/") {
            return;
        }
        let (start, sign) = (piece.range.start, String::from(sign));
        let ruled = piece.find(start, &["->"]).is_some_and(|arrow| arrow < at);
        let write = if ruled {
            sign
        } else {
            format!("-> {} {sign}", piece.words(start..at - 1))
        };
        self.push(at - 1..at + 1, write);
    }

    /// `$n -> n - k$`
    fn dollars(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let mut behind = at + 1..piece.range.end;
        if piece.word(at) == "$"
            && let Some(close) = behind.find(|index| piece.word(*index) == "$")
        {
            self.push(at..close + 1, piece.words(at + 1..close));
        }
    }

    /// `[h, *rest]`
    fn rest(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let listed = matches!(self.before(1), "," | "[");
        if piece.word(at) == "*" && listed && piece.is_name(at + 1) {
            self.push(at..at + 2, format!("..{}", piece.word(at + 1)));
        }
    }

    /// `s.t.`, and dots behind the last of some values.
    fn abbreviated(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let words = [0, 1, 2, 3].map(|by| piece.word(at + by));
        if words == ["s", ".", "t", "."] {
            for write in ["if", "for"] {
                self.push(at..at + 4, write);
            }
        }
        let claim = piece.word(piece.range.start) == "expect";
        if claim && matches!(piece.word(at), "..." | "…" | "..") {
            self.push(at - usize::from(self.before(1) == ",")..at + 1, "");
        }
    }

    /// A note in the way of other languages, `# so many words`. Where it ends only the lines of a
    /// file tell: here the words behind it must be right.
    fn note(&mut self) {
        let piece = self.piece;
        for start in [self.at, self.at.saturating_sub(1)] {
            let first = start == piece.range.start;
            // `#![quiet(all)]` is no note.
            if piece.word(start + 1) == "!" {
                continue;
            }
            if piece.word(start) != "#" && !(first && piece.word(start) == "--") {
                continue;
            }
            for end in start + 2..start + 2 + NOTE_LIMIT {
                if end <= piece.range.end {
                    let note = piece.words(start + 1..end);
                    self.push(start..end, format!("// {note}"));
                }
            }
        }
    }
}
