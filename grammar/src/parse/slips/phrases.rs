//! Slips of several words: what papers say in phrases, and notes in the way of other languages.

use super::Guesses;
use crate::check::names::{FUNCTIONS, SETS, is_keyword};
use alloc::format;
use alloc::string::String;
use core::ops::Range;

/// The most words of a note that is looked for where lines are not known.
const NOTE_LIMIT: usize = 12;

/// The sets of numbers, by the word for one of them.
const NUMBERS: [(&str, &str); 6] = [
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

/// The first number of a range that is above another one, or at least as great.
fn from(sign: &str, number: &str) -> String {
    match (sign, number.parse::<u64>()) {
        ("<" | ">", Ok(number)) => format!("{}", number.saturating_add(1)),
        ("<" | ">", Err(_)) => format!("{number} + 1"),
        _ => number.into(),
    }
}

/// What stands before the end of a range.
fn upto(sign: &str) -> &'static str {
    if sign == "<" { "" } else { "=" }
}

impl Guesses<'_, '_> {
    /// Phrases.
    pub(super) fn phrases(&mut self) {
        self.names_of_pair();
        self.said();
        self.chosen();
        self.arguments();
        self.compared();
        self.floor();
        self.parted();
        self.absolute();
        self.congruent();
        self.dollars();
        self.nim_sum();
        self.abbreviated();
        self.assigned();
        self.note();
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
        if matches!(piece.word(end + 1), "split" | "parts" | "{") {
            return self.push(at - 1..end, format!("({names})"));
        }
        // Each runs over the same numbers.
        let close = piece
            .find(end, &[",", "if", ";"])
            .unwrap_or(piece.range.end);
        let set = piece.words(end..close);
        let between = format!(" {set}, ");
        let choices = format!("{names} {set}").replace(", ", &between);
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
                | "coprime" | "even" | "odd" => key = word,
                _ if numbers(word).is_some() => key = word,
                _ => return None,
            }
            end += 1;
        }
        let start = self.before_operand(at)?;
        let left = piece.words(start..at);
        if let Some(set) = numbers(key) {
            let negated = if not { "not " } else { "" };
            // The name alone is repeated where the words stand behind a comma.
            if self.set_before(start).is_none() && !self.in_braces(start) {
                return Some((at..end, format!("{negated}in {set}")));
            }
            return Some((start..end, format!("{left} {negated}in {set}")));
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
            "coprime" if not => format!("gcd({left}, {right}) > 1"),
            "coprime" => format!("gcd({left}, {right}) == 1"),
            "divisible" | "multiple" => format!("{right} | {left}"),
            _ => format!("{left} | {right}"),
        };
        let not = key == "∤" || not && key != "coprime";
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
        if (SETS.contains(&name) || FUNCTIONS.contains(&name))
            && let Some(end) = self.behind_operand(start)
        {
            let inner = piece.words(start..end);
            let write = format!("{name}({inner})");
            self.push(at - 1..end, write);
        }
    }

    /// `for k >= 1`, `for 1 <= k < n`, `for b = n / a`: what runs, told by comparisons; and what
    /// is to hold of what runs already.
    fn compared(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let chain = matches!(self.before(1), "for" | ",");
        let start = if chain { at } else { at.wrapping_sub(1) };
        if !matches!(piece.word(start.wrapping_sub(1)), "for" | ",") {
            return;
        }
        if let Some((name, set, end)) = self.range_of(start) {
            if !self.is_bound(&name, start) {
                return self.push(start..end, format!("{name} in {set}"));
            }
        } else if !matches!(piece.word(start + 1), "!=" | "≠" | "==" | "%" | "|") {
            return;
        }
        let mut ends = start..=piece.range.end;
        let close = ends.find(|end| matches!(piece.word(*end), "" | "," | ";" | "if"));
        if self.set_before(start).is_some()
            && let Some(end) = close.filter(|end| *end > start)
        {
            self.push_condition(start..end, piece.words(start..end));
        }
    }

    /// The name and the set that comparisons tell which begin at a place, and where they end.
    pub(super) fn range_of(&self, start: usize) -> Option<(String, String, usize)> {
        let piece = self.piece;
        let first = self.behind_operand(start)?;
        let second = self.behind_operand(first + 1)?;
        let (one, two) = (piece.words(start..first), piece.words(first + 1..second));
        let set = match (piece.word(first), piece.word(second)) {
            ("=", _) if first == start + 1 => format!("{{{two}}}"),
            (low @ ("<" | "<=" | "≤"), high @ ("<" | "<=" | "≤")) if second == first + 2 => {
                let end = self.behind_operand(second + 1)?;
                let last = piece.words(second + 1..end);
                let set = format!("{}..{}{last}", from(low, &one), upto(high));
                return Some((two, set, end));
            }
            (_, "<" | "<=" | "≤" | ">" | ">=" | "≥") => return None,
            (high @ ("<" | "<=" | "≤"), _) => format!("1..{}{two}", upto(high)),
            (low @ (">" | ">=" | "≥"), _) => format!("{}..", from(low, &two)),
            _ => return None,
        };
        (first == start + 1 && piece.is_name(start)).then_some((one, set, second))
    }

    /// `for a + b = n`
    fn parted(&mut self) {
        let piece = self.piece;
        for start in [self.at, self.at.saturating_sub(1)] {
            let behind = matches!(piece.word(start.wrapping_sub(1)), "for" | ",");
            let named = piece.is_name(start) && piece.is_name(start + 2);
            let sum = piece.word(start + 1) == "+" && matches!(piece.word(start + 3), "=" | "==");
            if behind
                && named
                && sum
                && let Some(end) = self.behind_operand(start + 4)
            {
                let of = piece.words(start + 4..end);
                let (one, two) = (piece.word(start), piece.word(start + 2));
                self.push(start..end, format!("({one}, {two}) in split({of})"));
            }
        }
    }

    /// `|a - b|`, also with the other sign for a bar.
    fn absolute(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let close = piece.find(at + 1, &["|"]).filter(|close| *close > at + 1);
        if piece.word(at) == "|"
            && let Some(close) = close
        {
            let inner = piece.words(at + 1..close);
            let write = match piece.parts(at + 1..close, "-").as_slice() {
                [one, two] if !one.is_empty() => {
                    let (one, two) = (piece.words(one.clone()), piece.words(two.clone()));
                    format!("max({inner}, {two} - {one})")
                }
                _ => format!("max({inner}, -({inner}))"),
            };
            self.push(at..close + 1, write);
        }
    }

    /// `n ≡ 1 (mod 3)`
    fn congruent(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let (sign, first) = match (piece.word(at), piece.word(at + 1)) {
            ("≡", _) => ("==", at + 1),
            ("≢", _) => ("!=", at + 1),
            ("\\", "equiv") => ("==", at + 2),
            _ => return,
        };
        let Some(start) = self.before_operand(at) else {
            return;
        };
        let Some(last) = self.behind_operand(first) else {
            return;
        };
        // `1 mod 3` and `1 (mod 3)`, each word with the sign of TeX before it or not.
        let mut end = last;
        while matches!(piece.word(end), "(" | "\\") {
            end += 1;
        }
        if !matches!(piece.word(end), "mod" | "bmod" | "pmod" | "modulo" | "%") {
            return;
        }
        while matches!(
            piece.word(end),
            "(" | "{" | "mod" | "bmod" | "pmod" | "modulo" | "%"
        ) {
            end += 1;
        }
        let Some(close) = self.behind_operand(end) else {
            return;
        };
        let (left, right) = (piece.words(start..at), piece.words(first..last));
        let modulus = piece.words(end..close);
        let mut end = close;
        while matches!(piece.word(end), ")" | "}") && piece.open(end).is_some_and(|open| open > at)
        {
            end += 1;
        }
        let small = match (right.parse::<u64>(), modulus.parse::<u64>()) {
            (Ok(right), Ok(modulus)) => right < modulus,
            _ => false,
        };
        let alone = at - start == 1;
        let write = match sign {
            _ if small && alone => format!("{left} % {modulus} {sign} {right}"),
            "==" => format!("{modulus} | {left} - {right}"),
            _ => format!("!({modulus} | {left} - {right})"),
        };
        self.push(start..end, write);
    }

    /// `⌊n/2⌋`
    fn floor(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let mut behind = at + 1..piece.range.end;
        if piece.word(at) == "⌊"
            && let Some(close) = behind.find(|index| piece.word(*index) == "⌋")
        {
            let inner = piece.words(at + 1..close);
            let alone = !self.is_sign(at - 1) && !self.is_sign(close + 1);
            let write = if alone { inner } else { format!("({inner})") };
            self.push(at..close + 1, write);
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

    /// The nim-sum of two values, which is a value.
    fn nim_sum(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let (one, two) = (
            self.before(1).parse::<u64>(),
            piece.word(at + 1).parse::<u64>(),
        );
        if let ("⊕" | "^" | "xor", Ok(one), Ok(two)) = (piece.word(at), one, two) {
            self.push(at - 1..at + 2, format!("{}", one ^ two));
        }
    }

    /// A note in the way of other languages, `# so many words`. Where it ends only the lines of a
    /// file tell: here the words behind it must be right.
    fn note(&mut self) {
        let piece = self.piece;
        for start in [self.at, self.at.saturating_sub(1)] {
            let first = start == piece.range.start;
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

    /// Where the number begins that ends before a place: names, numbers and brackets with signs
    /// between them.
    fn before_operand(&self, end: usize) -> Option<usize> {
        let piece = self.piece;
        let mut start = end;
        loop {
            start = start.checked_sub(1)?;
            if piece.word(start) == ")" {
                start = piece.open(start)?;
                let before = start.wrapping_sub(1);
                if piece.is_name(before) && !is_keyword(piece.word(before)) {
                    start = before;
                }
            } else if !self.is_operand(start) {
                return None;
            }
            if !self.is_sign(start.wrapping_sub(1)) {
                return Some(start);
            }
            start -= 1;
        }
    }

    /// Where the number ends that begins at a place.
    fn behind_operand(&self, start: usize) -> Option<usize> {
        let piece = self.piece;
        let mut end = start;
        loop {
            let name = piece.is_name(end);
            if self.is_operand(end) {
                end += 1;
            } else if piece.word(end) != "(" {
                return None;
            }
            if (name || end == start) && piece.word(end) == "(" {
                end = piece.closing(end)? + 1;
            }
            if !self.is_sign(end) {
                return Some(end);
            }
            end += 1;
        }
    }

    /// A name or a number.
    fn is_operand(&self, at: usize) -> bool {
        self.piece.is_number(at) || self.is_variable(at)
    }

    /// A name that is no word of the language.
    pub(super) fn is_variable(&self, at: usize) -> bool {
        let piece = self.piece;
        piece.is_name(at) && !is_keyword(piece.word(at))
    }

    fn is_sign(&self, at: usize) -> bool {
        matches!(self.piece.word(at), "+" | "-" | "*" | "/" | "%")
    }
}
