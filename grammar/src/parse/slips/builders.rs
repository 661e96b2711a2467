//! Slips of rules in the way of papers: sets and results by a property, choices behind a colon,
//! conditions before a rule, unions and differences of sets.

use super::Guesses;
use crate::check::names::SETS;
use crate::listed::Listed;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// A set begins with that word.
fn piece_set(word: &str) -> bool {
    word == "{" || SETS.contains(&word)
}

impl Guesses<'_, '_> {
    /// Sets, results and rules with their conditions where papers have them.
    pub(super) fn builders(&mut self) {
        self.union();
        self.difference();
        self.numbers_as_set();
        self.stepped();
    }

    /// The choices whose last set is followed by a comma and by something that is no choice: where
    /// that set begins.
    pub(super) fn set_before(&self, start: usize) -> Option<usize> {
        let piece = self.piece;
        let arrow = self.arrow()?;
        let comma = start.checked_sub(1)?;
        if piece.word(comma) != "," || piece.open(comma).is_some_and(|open| open > arrow) {
            return None;
        }
        let words = arrow..comma;
        if words.clone().any(|at| piece.word(at) == "if") {
            return None;
        }
        let set = words.rev().find(|at| matches!(piece.word(*at), "in" | "∈"));
        set.map(|set| set + 1)
    }

    /// A condition in place of some words. Behind a comma it is a guard, if no name is new in it.
    pub(super) fn push_condition(&mut self, at: Range<usize>, write: String) {
        let names = at.clone().filter(|index| self.piece.is_name(*index));
        let bound = names
            .take(2)
            .any(|index| self.is_bound(self.piece.word(index), at.start));
        match self.set_before(at.start).filter(|_| bound) {
            Some(set) => {
                let set_words = self.piece.words(set..at.start - 1);
                self.push(set..at.end, format!("{set_words} if {write}"));
            }
            None => self.push(at, write),
        }
    }

    /// `{2, 3} ∪ {5}`; what is no set in braces is another move.
    fn union(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let sign = [at, at.saturating_sub(1)];
        let sign = sign.into_iter().find(|at| self.is_union(*at));
        let Some(sign) = sign else { return };
        let second = sign + 1 + usize::from(piece.word(sign) == "\\");
        let Some(arrow) = self.arrow() else { return };
        let of = (arrow..sign).rev();
        let Some(of) = of
            .into_iter()
            .find(|at| matches!(piece.word(*at), "in" | "∈"))
        else {
            return;
        };
        let mut inner = Vec::new();
        let mut next = of + 1;
        while piece.word(next) == "{"
            && let Some(close) = piece.closing(next)
        {
            if next + 1 < close {
                inner.push(piece.words(next + 1..close));
            }
            next = close + 1;
            if !self.is_union(next) {
                return self.push(of + 1..next, format!("{{{}}}", inner.join(", ")));
            }
            next += 1 + usize::from(piece.word(next) == "\\");
        }
        let end = self.end();
        let behind = piece.find(second, &[",", "if", ";"]).unwrap_or(end);
        if piece.word(behind) == "," {
            return;
        }
        let (rule, tail) = (
            piece.words(piece.range.start..of + 1),
            piece.words(behind..end),
        );
        let tail = if tail.is_empty() {
            tail
        } else {
            [" ", &tail].concat()
        };
        let (one, two) = (piece.words(of + 1..sign), piece.words(second..behind));
        self.push(of + 1..end, format!("{one}{tail}; {rule} {two}{tail}"));
    }

    fn is_union(&self, at: usize) -> bool {
        let words = (self.piece.word(at), self.piece.word(at + 1));
        let set = |at: usize| piece_set(self.piece.word(at));
        matches!(words, ("∪" | "union" | "U", _) | ("\\", "cup"))
            || matches!(words.0, "|" | "or" | "+") && set(at + 1) && at > 0 && {
                let open = self.piece.open(at - 1).unwrap_or(at - 1);
                set(at - 1) || set(open) || set(open.saturating_sub(1))
            }
    }

    /// `1..=n \ {2, 3}`
    fn difference(&mut self) {
        let piece = self.piece;
        let braced = piece.word(self.at) == "{";
        let at = self.at.saturating_sub(usize::from(braced));
        let words = (piece.word(at), piece.word(at + 1));
        let open = match words {
            ("\\", "setminus" | "backslash") => at + 2,
            ("\\" | "∖" | "-" | "−" | "without" | "except" | "minus" | "but", _) => at + 1,
            _ => return,
        };
        let of = (piece.range.start..at).rev();
        let of = of
            .into_iter()
            .find(|at| matches!(piece.word(*at), "in" | "∈"));
        let name = of.map_or("", |of| piece.word(of.wrapping_sub(1)));
        let Some(close) = piece.closing(open).filter(|_| piece.word(open) == "{") else {
            return;
        };
        let guard = format!("if {name} not in {}", piece.words(open..close + 1));
        match piece.word(close + 1) {
            "if" => self.push(at..close + 2, format!("{guard},")),
            "," => {}
            _ => self.push(at..close + 1, guard),
        }
    }
    /// Numbers that are a set, with other signs between them or around them.
    fn numbers_as_set(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let listed = |at: &usize| {
            piece.is_number(*at) || matches!(piece.word(*at), "," | ";" | "|" | "or" | "/" | "and")
        };
        // Where `<` is refused the numbers stand behind it.
        let from = at + usize::from(piece.word(at) == "<");
        let start = (piece.range.start..from).rev().take_while(listed).last();
        let start = start.unwrap_or(from);
        let end = (start..piece.range.end).find(|at| !listed(at));
        let mut end = end.unwrap_or(piece.range.end);
        if end <= start {
            return;
        }
        // The last `;` is the statement's.
        end -= usize::from(piece.word(end - 1) == ";");
        let numbers = (start..end).filter(|at| piece.is_number(*at));
        let numbers = numbers.map(|at| piece.word(at)).listed();
        let (first, close) = (start.saturating_sub(1), piece.word(end));
        let around = matches!((piece.word(first), close), ("<", ">") | ("{", "}"));
        let before = if around {
            first.saturating_sub(1)
        } else {
            first
        };
        if numbers.len() > 1 && matches!(piece.word(before), "in" | "∈") {
            let set = format!("{{{}}}", numbers.join(", "));
            let (from, by) = if around { (first, 1) } else { (start, 0) };
            self.push(from..end + by, set);
        }
    }

    /// `1..n step 2`, `primes up to n`, `1:3`
    fn stepped(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let of = (piece.range.start..at).rev();
        let of = of
            .into_iter()
            .find(|at| matches!(piece.word(*at), "in" | "∈"));
        let Some(of) = of.filter(|of| *of > piece.range.start) else {
            return;
        };
        let name = piece.word(of - 1);
        if piece.word(at) == ":" && of + 2 == at {
            self.push(at..at + 1, "..=");
        }
        if matches!(piece.word(at), "step" | "by") && piece.is_number(at + 1) {
            let (first, step) = (piece.word(of + 1), piece.word(at + 1));
            let numbers = (first.parse::<u64>(), step.parse::<u64>());
            if let (Ok(first), Ok(step @ 1..)) = numbers {
                self.push(
                    at..at + 2,
                    format!("if {name} % {step} == {}", first % step),
                );
            }
        }
        let words = (piece.word(at), piece.word(at + 1));
        let (sign, start) = match words {
            ("up" | "less" | "below" | "smaller", "to" | "than") => ("<=", at + 2),
            ("below" | "under", _) => ("<", at + 1),
            _ => return,
        };
        let sign = if words.0 == "up" { sign } else { "<" };
        if let Some(end) = self.behind_operand(start) {
            let last = piece.words(start..end);
            self.push(at..end, format!("if {name} {sign} {last}"));
        }
    }
}
