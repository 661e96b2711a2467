//! Slips of rules in the way of papers: sets and results by a property, choices behind a colon,
//! conditions before a rule, unions and differences of sets.

use super::Guesses;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// What stands between the elements of a set and their property.
const SUCH_THAT: [&str; 4] = [":", "|", "∣", ";"];

/// What a property comes to.
#[derive(Default)]
struct Property {
    /// The choices, `k in 1..=3`.
    choices: Vec<String>,
    /// The guards.
    guards: Vec<String>,
}

impl Guesses<'_, '_> {
    /// Sets, results and rules with their conditions where papers have them.
    pub(super) fn builders(&mut self) {
        self.property();
        self.before_rule();
        self.as_pattern();
        self.otherwise();
        self.exists();
        self.union();
        self.difference();
    }

    /// The statement's end.
    fn end(&self) -> usize {
        let piece = self.piece;
        let end = piece.find(piece.range.start, &[";"]);
        end.unwrap_or(piece.range.end)
    }

    /// The arrow of the rule.
    fn arrow(&self) -> Option<usize> {
        self.piece.find(self.piece.range.start, &["->"])
    }

    /// A name that stands before a place runs over a set, or is a heap's.
    pub(super) fn is_bound(&self, name: &str, at: usize) -> bool {
        let piece = self.piece;
        let arrow = self.arrow().unwrap_or(piece.range.start);
        (piece.range.start..at).any(|index| {
            piece.word(index) == name && (index < arrow || self.is_chosen(index, arrow))
        })
    }

    /// What stands at a place behind the arrow is a name that a choice is made for.
    fn is_chosen(&self, at: usize, arrow: usize) -> bool {
        let piece = self.piece;
        let pair = piece.open(at).filter(|open| *open > arrow);
        let close = pair.and_then(|open| piece.closing(open)).unwrap_or(at);
        let is_in = |at| matches!(piece.word(at), "in" | "∈");
        is_in(at + 1) || is_in(close + 1)
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

    /// `{k | 1 <= k <= 3}` as a set, `{n - k : k in S}` as what is left.
    fn property(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let Some(open) = piece.open(at).filter(|open| piece.word(*open) == "{") else {
            return;
        };
        let such_that = SUCH_THAT.contains(&piece.word(at));
        let Some(close) = piece.closing(open).filter(|_| such_that) else {
            return;
        };
        let Some(mut property) = self.read_property(at + 1..close, open.saturating_sub(2)) else {
            return;
        };
        let left = open + 1..at;
        let before = self.before(1 + at - open);
        let name = left.len() == 1 && piece.is_name(open + 1);
        let left_words = piece.words(left.clone());
        let mut range = open..close + 1;
        let chosen = property.choices.join(", ");
        let mut write = match before {
            "->" if chosen.is_empty() => {
                let named = |index: &usize| piece.is_name(*index);
                let new = |index: &usize| !self.is_bound(piece.word(*index), open);
                let Some(name) = left.filter(named).find(new) else {
                    return;
                };
                format!("{left_words} for {} in 1..", piece.word(name))
            }
            "->" => format!("{left_words} for {chosen}"),
            "in" | "∈" if name && chosen.is_empty() && self.before(2 + at - open) == left_words => {
                "1..".into()
            }
            "in" | "∈" if name && self.before(2 + at - open) == left_words => {
                let begin = [left_words.as_str(), " in "].concat();
                let Some(set) = chosen.strip_prefix(&begin) else {
                    return;
                };
                set.into()
            }
            "in" | "∈" if !chosen.is_empty() => {
                range.start -= 2;
                format!(
                    "{chosen}, {} in {{{left_words}}}",
                    self.before(2 + at - open)
                )
            }
            _ => return,
        };
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

    /// The parts of a property: choices for names that have none before a place, and what is to
    /// hold.
    fn read_property(&self, words: Range<usize>, place: usize) -> Option<Property> {
        let piece = self.piece;
        let mut property = Property::default();
        let mut start = words.start;
        while start < words.end {
            let next = piece.find(start, &[",", "and", "&&", "&", "∧"]);
            let end = next.unwrap_or(words.end).min(words.end);
            let all = piece.words(start..end);
            if matches!(piece.word(start + 1), "in" | "∈") && piece.is_name(start)
                || piece.word(start) == "("
                    && piece
                        .closing(start)
                        .is_some_and(|close| matches!(piece.word(close + 1), "in" | "∈"))
            {
                property.choices.push(all.replace('∈', "in"));
            } else if let Some((name, set, _)) = self.range_of(start).filter(|read| read.2 == end) {
                let choice = [&name, " in "].concat();
                let known = property.choices.iter().any(|one| one.starts_with(&choice));
                if known || self.is_bound(&name, place) {
                    property.guards.push(all);
                } else {
                    property.choices.push([choice, set].concat());
                }
            } else {
                let said = (start..end).find_map(|at| self.as_said(at));
                let said = said.filter(|(read, _)| *read == (start..end));
                property.guards.push(said.map_or(all, |(_, write)| write));
            }
            start = end + 1;
        }
        (words.start < words.end).then_some(property)
    }

    /// A rule with one more guard.
    fn with_guard(&self, rule: Range<usize>, guard: &str) -> String {
        let piece = self.piece;
        let known = piece.find(rule.start, &["if"]);
        match known.filter(|known| rule.contains(known)) {
            Some(known) => {
                let (rule, guards) = (
                    piece.words(rule.start..known),
                    piece.words(known + 1..rule.end),
                );
                format!("{rule} if {guard}, {guards}")
            }
            None => format!("{} if {guard}", piece.words(rule)),
        }
    }

    /// `n > 0: n -> n - 1`, `if n > 2 then n -> n - 1`
    fn before_rule(&mut self) {
        let (piece, start) = (self.piece, self.piece.range.start);
        let Some(arrow) = self.arrow() else { return };
        let word = matches!(piece.word(start), "if" | "when" | "for" | "If");
        let first = start + usize::from(word);
        let signs = &[":", "then", ",", ";"][..3 - usize::from(!word)];
        let sign = piece.find(first, signs).filter(|sign| *sign < arrow);
        if let Some(sign) = sign.filter(|sign| self.at <= *sign && first < *sign) {
            let guard = piece.words(first..sign);
            let end = self.end();
            self.push(start..end, self.with_guard(sign + 1..end, &guard));
        }
    }

    /// `n >= 3 -> n - 3`
    fn as_pattern(&mut self) {
        let (piece, at, start) = (self.piece, self.at, self.piece.range.start);
        let Some(arrow) = self.arrow().filter(|arrow| at < *arrow) else {
            return;
        };
        let compared = matches!(
            piece.word(at),
            "<" | "<=" | ">" | ">=" | "=" | "==" | "!=" | "≤" | "≥" | "≠" | "|" | "∣" | "%"
        );
        let mut names = (start..arrow).filter(|index| self.is_variable(*index));
        let Some(name) = names.next().filter(|_| compared) else {
            return;
        };
        let name = piece.word(name);
        if names.any(|index| piece.word(index) != name) {
            return;
        }
        let mut guard = piece.words(start..arrow);
        if piece.word(at) == "=" {
            guard = guard.replacen('=', "==", 1);
        }
        let end = self.end();
        let rule = self.with_guard(arrow..end, &guard);
        self.push(start..end, format!("{name} {rule}"));
    }

    /// `n -> n - 1 otherwise`, behind a rule with a guard.
    fn otherwise(&mut self) {
        let (piece, at) = (self.piece, self.at);
        if !matches!(piece.word(at), "otherwise" | "else") {
            return;
        }
        let word = |index: usize| {
            let token = piece.tokens.get(index);
            token.map_or("", |token| token.span.of(piece.text))
        };
        let Some(last) = piece.range.start.checked_sub(1) else {
            return;
        };
        let mut first = last;
        while first > 0 && !matches!(word(first - 1), ";" | "{" | "->") {
            first -= 1;
        }
        // A choice is made anew for each move: that none of its numbers fits is no guard.
        let chosen = (first..last).any(|index| word(index) == "for");
        let guard = (first..last).find(|index| word(*index) == "if");
        if let Some(guard) = guard.filter(|guard| !chosen && guard + 1 < last) {
            let span = piece.tokens[guard + 1].span.to(piece.tokens[last - 1].span);
            let guard = crate::span::spelled(span.of(piece.text));
            self.push(at..at + 1, format!("if !({guard})"));
        }
    }

    /// `if exists j in 1..n`, also with what is to hold of it.
    fn exists(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let Some(arrow) = self.arrow() else { return };
        let start = [at, at.saturating_sub(1)]
            .into_iter()
            .find(|start| matches!(piece.word(*start), "exists" | "∃" | "exist"));
        let Some(start) = start.filter(|start| piece.word(start.wrapping_sub(1)) == "if") else {
            return;
        };
        let end = self.end();
        let sign = piece.find(start, &[":", "such", "with", "and", "&&", ",", "|"]);
        let sign = sign.filter(|sign| *sign < end);
        let choice = piece.words(start + 1..sign.unwrap_or(end));
        let chosen = piece.find(arrow, &["for"]);
        let mut write = match chosen.filter(|chosen| *chosen < start) {
            Some(_) => format!("{},", self.piece.words(start - 2..start - 1)),
            None => "for".into(),
        };
        let first = start - 1 - usize::from(chosen.is_some());
        write.extend([" ", &choice]);
        if let Some(sign) = sign {
            let sign = sign + usize::from(piece.word(sign + 1) == "that");
            write.extend([" if ", &piece.words(sign + 1..end)]);
        }
        self.push(first..end, write);
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
        matches!(words, ("∪" | "union" | "U", _) | ("\\", "cup"))
    }

    /// `1..=n \ {2, 3}`
    fn difference(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let words = (piece.word(at), piece.word(at + 1));
        let open = match words {
            ("\\", "setminus" | "backslash") => at + 2,
            ("\\" | "∖" | "-" | "without" | "except" | "minus" | "but", _) => at + 1,
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
}
