//! Slips in numbers: signs of papers for what the language has other words for.

use super::Guesses;
use crate::check::names::{SETS, is_keyword};
use alloc::format;

impl Guesses<'_, '_> {
    /// Signs of papers.
    pub(super) fn numbers(&mut self) {
        self.floor();
        self.parted();
        self.absolute();
        self.congruent();
        self.nim_sum();
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
                && self.are_parts(piece.word(start), piece.word(start + 2))
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
            let rest = at.checked_sub(1).is_some_and(|_| {
                let mut all = piece.range.clone();
                all.any(|at| piece.word(at) == ".." && piece.word(at + 1) == inner)
            });
            if rest {
                return self.push(at..close + 1, format!("len({inner})"));
            }
            // How many elements a set has is no number of the language.
            if SETS.contains(&piece.word(at + 1)) || piece.word(at + 1) == "{" {
                return;
            }
            let write = match piece.parts(at + 1..close, "-").as_slice() {
                [one, two] if !one.is_empty() => {
                    let (one, two) = (piece.words(one.clone()), piece.words(two.clone()));
                    format!("max({inner}, {two} - {one})")
                }
                _ => format!("max({inner}, -({inner}))"),
            };
            self.push(at..close + 1, write);
        }
        let mut behind = at + 1..piece.range.end;
        if piece.word(at) == "⌈"
            && let Some(close) = behind.find(|index| piece.word(*index) == "⌉")
            && let [of, by] = piece.parts(at + 1..close, "/").as_slice()
        {
            let (of, by) = (piece.words(of.clone()), piece.words(by.clone()));
            let more = match by.parse::<u64>() {
                Ok(by) => format!("{of} + {}", by.saturating_sub(1)),
                Err(_) => format!("{of} + {by} - 1"),
            };
            self.push(at..close + 1, format!("(({more}) / {by})"));
        }
        if (piece.word(at), piece.word(at + 1)) == ("&", "1")
            && let Some(start) = self.before_operand(at)
        {
            let of = piece.words(start..at);
            self.push(start..at + 2, format!("{of} % 2 == 1"));
        }
    }

    /// `n ≡ 1 (mod 3)`
    fn congruent(&mut self) {
        let piece = self.piece;
        let is_sign = |at: usize| matches!(piece.word(at), "≡" | "≢" | "=" | "==" | "!=");
        let before = self
            .before_operand(self.at)
            .map(|start| start.wrapping_sub(1));
        let at = before.filter(|at| is_sign(*at)).unwrap_or(self.at);
        let (sign, first) = match (piece.word(at), piece.word(at + 1)) {
            ("≡" | "=" | "==", _) => ("==", at + 1),
            ("≢" | "!=", _) => ("!=", at + 1),
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
        // `k == n % 3` says what it means.
        let modulo = matches!(piece.word(end), "mod" | "bmod" | "pmod" | "modulo");
        if !modulo && (piece.word(end) != "%" || end == last) {
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
            let alone = !self.is_sign(at.wrapping_sub(1)) && !self.is_sign(close + 1);
            let write = if alone { inner } else { format!("({inner})") };
            self.push(at..close + 1, write);
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

    /// Where the number begins that ends before a place: names, numbers and brackets with signs
    /// between them.
    pub(super) fn before_operand(&self, end: usize) -> Option<usize> {
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
    pub(super) fn behind_operand(&self, start: usize) -> Option<usize> {
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
