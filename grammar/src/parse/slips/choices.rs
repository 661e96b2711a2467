//! Slips of what stands behind `for`.

use super::Guesses;
use alloc::format;
use alloc::string::String;
use core::ops::Range;

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
    /// Choices.
    pub(super) fn choices(&mut self) {
        self.for_part();
        self.also();
        self.compared();
    }

    /// What stands behind `for`, if it begins with no name and set: `for p prime, p | n`.
    fn for_part(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let Some(arrow) = self.arrow() else { return };
        let Some(start) = piece.find(arrow, &["for"]).filter(|start| *start < at) else {
            return;
        };
        let end = piece.find(start, &["if", ";"]).unwrap_or(piece.range.end);
        let parts = piece.parts(start + 1..end, ",");
        let chosen = matches!(piece.word(start + 2), "in" | "∈") || piece.word(start + 1) == "(";
        let condition = |part: &Range<usize>| self.is_condition(part.clone());
        let joined = (start..end).any(|at| matches!(piece.word(at), "and" | "&&" | "∧"));
        if chosen || at >= end || parts.len() < 2 && !joined || !parts.iter().all(condition) {
            return;
        }
        let Some(property) = self.read_property(start + 1..end, start) else {
            return;
        };
        if property.choices.is_empty() || property.guards.is_empty() {
            return;
        }
        let (choices, guards) = (property.choices.join(", "), property.guards.join(", "));
        if piece.word(end) == "if" {
            self.push(start + 1..end + 1, format!("{choices} if {guards},"));
        } else {
            self.push(start + 1..end, format!("{choices} if {guards}"));
        }
    }

    /// `for k in primes and k in odds`: what is said once more of a name is a guard.
    fn also(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let word = matches!(piece.word(at), "and" | "&&" | "&" | "∧");
        let behind = piece.find(at, &["if", ";"]).unwrap_or(piece.range.end);
        if word && self.is_bound(piece.word(at + 1), at) && piece.word(behind) != "if" {
            self.push(at..at + 1, "if");
        }
    }

    /// `for k >= 1`, `for 1 <= k < n`, `for b = n / a`: what runs, told by comparisons; and what
    /// is to hold of what runs already.
    fn compared(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let chain = matches!(self.before(1), "for" | ",");
        let start = if chain { at } else { at.wrapping_sub(1) };
        let before = piece.word(start.wrapping_sub(1));
        if !matches!(
            before,
            "for" | "," | "all" | "every" | "any" | "some" | "each" | "∀"
        ) {
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

    /// The first number of a range above a number, or from it on; a fraction is rounded up.
    pub(super) fn least(&self, sign: &str, of: Range<usize>) -> Option<String> {
        let piece = self.piece;
        let words = piece.words(of.clone());
        if !words.contains('/') {
            return Some(from(sign, &words));
        }
        let (left, by) = self.fraction(of)?;
        Some(match sign {
            "<" => format!("{left}/{by} + 1"),
            _ => format!("({left} + {})/{by}", by.saturating_sub(1)),
        })
    }

    /// The end of a range below a number, or with it; a fraction is rounded down, and not reached.
    pub(super) fn greatest(&self, sign: &str, of: Range<usize>) -> Option<String> {
        let words = self.piece.words(of.clone());
        if !words.contains('/') || sign != "<" {
            return Some(format!("{}{words}", upto(sign)));
        }
        let (left, by) = self.fraction(of)?;
        Some(format!("=({left} - 1)/{by}"))
    }

    /// A number that is divided by a written one, and nothing else.
    fn fraction(&self, of: Range<usize>) -> Option<(String, u64)> {
        let piece = self.piece;
        let by = piece.word(of.end.checked_sub(1)?).parse().ok()?;
        let alone = of.len() == 3 && piece.word(of.start + 1) == "/";
        alone.then(|| (piece.word(of.start).into(), by))
    }

    /// Where the numbers begin that only a bound above is known of: at 0 where the name is what is
    /// left of a heap, at 1 where it is taken.
    fn lowest(&self, name: &str) -> &'static str {
        let piece = self.piece;
        let Some(arrow) = self.arrow() else {
            return "1";
        };
        let end = piece.find(arrow, &["for", "if"]).unwrap_or(piece.range.end);
        let left = (arrow + 1..end).any(|at| {
            let before = matches!(piece.word(at - 1), "->" | "[" | "(" | "{" | ",");
            let behind = matches!(
                piece.word(at + 1),
                "," | "]" | ")" | "}" | ":" | "|" | "where"
            );
            piece.word(at) == name && before && (behind || at + 1 == end)
        });
        if left { "0" } else { "1" }
    }

    /// The name and the set that comparisons tell which begin at a place, and where they end.
    pub(super) fn range_of(&self, start: usize) -> Option<(String, String, usize)> {
        let piece = self.piece;
        let first = self.behind_operand(start)?;
        let second = self.behind_operand(first + 1)?;
        let (one, two) = (piece.words(start..first), piece.words(first + 1..second));
        let set = match (piece.word(first), piece.word(second)) {
            ("=", _) if first == start + 1 => {
                // `k = 1, 2, 3`
                let listed = |at: usize| piece.word(at) == "," && piece.is_number(at + 1);
                let mut end = second;
                while listed(end)
                    && matches!(piece.word(end + 2), "," | ";" | "if" | "" | "]" | ")" | "}")
                {
                    end += 2;
                }
                // `k = 1, 2, …, n`
                let dots = matches!(piece.word(end + 1), "…" | "..." | "..");
                if dots
                    && piece.word(end) == ","
                    && piece.word(end + 2) == ","
                    && let Some(close) = self.behind_operand(end + 3)
                {
                    let (low, high) = (piece.word(first + 1), piece.words(end + 3..close));
                    return Some((one, format!("{low}..={high}"), close));
                }
                let set = format!("{{{}}}", piece.words(first + 1..end));
                return piece.is_name(start).then_some((one, set, end));
            }
            (low @ ("<" | "<=" | "≤"), high @ ("<" | "<=" | "≤")) if second == first + 2 => {
                let end = self.behind_operand(second + 1)?;
                let (first_number, last) = (
                    self.least(low, start..first)?,
                    self.greatest(high, second + 1..end)?,
                );
                return Some((two, format!("{first_number}..{last}"), end));
            }
            (_, "<" | "<=" | "≤" | ">" | ">=" | "≥") => return None,
            (high @ ("<" | "<=" | "≤"), _) => {
                let last = self.greatest(high, first + 1..second)?;
                format!("{}..{last}", self.lowest(&one))
            }
            (low @ (">" | ">=" | "≥"), _) => {
                let low = if low == ">" { "<" } else { "<=" };
                format!("{}..", self.least(low, first + 1..second)?)
            }
            _ => return None,
        };
        (first == start + 1 && piece.is_name(start)).then_some((one, set, second))
    }
}
