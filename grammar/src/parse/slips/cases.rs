//! Slips of whole rules: conditions before a rule or in place of its pattern, other cases, what
//! needs no rule.

use super::Guesses;
use crate::listed::Listed;
use alloc::format;
use alloc::string::String;
use core::ops::Range;

impl Guesses<'_, '_> {
    /// Rules with their conditions where papers have them.
    pub(super) fn cases(&mut self) {
        self.statements();
        self.before_rule();
        self.as_pattern();
        self.otherwise();
        self.exists();
        self.alternative();
        self.behind_result();
    }

    /// A condition as the language has it: words for signs, and for what numbers are.
    pub(super) fn condition(&self, words: Range<usize>) -> String {
        let said = words.clone().find_map(|at| self.as_said(at));
        let (before, said, behind) = match said {
            Some((read, write)) if words.contains(&read.start) && read.end <= words.end => {
                (words.start..read.start, write, read.end..words.end)
            }
            _ => (words.clone(), String::new(), words.end..words.end),
        };
        let parts = [self.piece.words(before), said, self.piece.words(behind)];
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        let mut condition = parts.listed().join(" ");
        for (word, sign) in [(" = ", " == "), (" and ", " && "), (" or ", " || ")] {
            condition = condition.replace(word, sign);
        }
        condition
    }

    /// What can be a condition.
    pub(super) fn is_condition(&self, words: Range<usize>) -> bool {
        let mut all = words.clone();
        let piece = self.piece;
        all.any(|at| {
            let sign = matches!(
                piece.word(at),
                "in" | "∈" | "<" | "<=" | ">" | ">=" | "=" | "==" | "!=" | "≤" | "≥" | "≠"
            ) || matches!(piece.word(at), "|" | "∣")
                && self.is_variable(at.wrapping_sub(1));
            sign || self.as_said(at).is_some()
        })
    }

    /// `n -> n / 2 if 2 | n else n - 1`, and `unless`.
    fn alternative(&mut self) {
        let (piece, at, start) = (self.piece, self.at, self.piece.range.start);
        let Some(arrow) = self.arrow() else { return };
        let end = self.end();
        if piece.word(at) == "unless" {
            let condition = self.condition(at + 1..end);
            return self.push(at..end, format!("if !({condition})"));
        }
        let pattern = piece.words(start..arrow);
        let parts = piece.parts(arrow + 1..end, ",");
        let guard_of = |part: &Range<usize>| {
            let guard = piece.find(part.start, &["if"]);
            guard.filter(|guard| part.contains(guard))
        };
        let guards = parts.iter().map(guard_of);
        if let Some(guards) = guards.listed_some()
            && parts.len() > 1
        {
            // `n -> n / 2 if n even, n - 1 if n odd`
            let moves = parts.iter().zip(guards).map(|(part, guard)| {
                let left = piece.words(part.start..guard);
                format!("{left} if {}", self.condition(guard + 1..part.end))
            });
            let moves = moves.listed().join(&format!("; {pattern} -> "));
            return self.push(arrow + 1..end, moves);
        }
        let guard = piece.find(arrow, &["if"]);
        let other = piece.find(arrow, &["else", "otherwise"]);
        let (Some(guard), Some(other)) = (guard, other) else {
            return;
        };
        if guard < other && at <= other + 1 && !(other..end).any(|at| piece.word(at) == "if") {
            let one = piece.words(arrow + 1..guard);
            let (guard, two) = (
                self.condition(guard + 1..other),
                piece.words(other + 1..end),
            );
            let write = format!("{one} if {guard}; {pattern} -> {two} if !({guard})");
            self.push(arrow + 1..end, write);
        }
    }

    /// `n -> n - k (k = 1, 3)`, `n -> n - k, k in {1, 3}`, `n -> n / 2 (n even)`
    fn behind_result(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let Some(arrow) = self.arrow().filter(|arrow| arrow + 1 < at) else {
            return;
        };
        if piece
            .find(arrow, &["for", "if"])
            .is_some_and(|clause| clause < at)
        {
            return;
        }
        let chosen = piece.is_name(at + 1) && matches!(piece.word(at + 2), "in" | "∈");
        let (words, end) = match piece.word(at) {
            "," | "|" => (at + 1..self.end(), self.end()),
            ":" | "where" | "with" if !chosen => (at + 1..self.end(), self.end()),
            "(" | "[" => match piece.closing(at) {
                Some(close) => (at + 1..close, close + 1),
                None => return,
            },
            _ => return,
        };
        let all = piece.parts(words.clone(), ",");
        let condition = |part: &Range<usize>| self.is_condition(part.clone());
        let dots = |at: usize| matches!(piece.word(at), "…" | "..." | "..");
        let number = |part: &Range<usize>| {
            part.len() == 1
                && (piece.is_number(part.start) || piece.is_name(part.start) || dots(part.start))
        };
        if !all.first().is_some_and(condition)
            || !all.iter().all(|one| condition(one) || number(one))
        {
            return;
        }
        let Some(property) = self.read_property(words, at) else {
            return;
        };
        let mut write = String::new();
        for (word, parts) in [("for", property.choices), ("if", property.guards)] {
            if !parts.is_empty() {
                write.extend([" ", word, " ", &parts.join(", ")]);
            }
        }
        self.push(at..end, write);
    }

    /// The statement's end.
    pub(super) fn end(&self) -> usize {
        let piece = self.piece;
        let end = piece.find(piece.range.start, &[";"]);
        end.unwrap_or(piece.range.end)
    }

    /// The arrow of the rule.
    pub(super) fn arrow(&self) -> Option<usize> {
        self.piece.find(self.piece.range.start, &["->", "→"])
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
        let arrow = self.arrow().unwrap_or(piece.range.end);
        let word = matches!(piece.word(start), "if" | "when" | "for" | "If");
        let first = start + usize::from(word);
        let signs = &[":", "then", ",", ";"][..3 - usize::from(!word)];
        let sign = piece.find(first, signs).filter(|sign| *sign < arrow);
        if let Some(sign) = sign.filter(|sign| self.at <= *sign && first + 1 < *sign) {
            let end = self.end();
            let write = if piece.word(start) == "for" {
                self.with_choices(sign + 1..end, &piece.words(first..sign))
            } else {
                self.with_guard(sign + 1..end, &self.condition(first..sign))
            };
            self.push(start..end, write);
        }
        // `if n > 3 { n -> n - 3; }`
        let open = (first..piece.range.end).rev().find(|open| {
            let close = piece.closing(*open);
            piece.word(*open) == "{" && close.is_some_and(|close| piece.word(close - 1) == ";")
        });
        if word
            && let Some(open) = open.filter(|open| first < *open)
            && let Some(close) = piece.closing(open)
        {
            let rule = open + 1..close - 1;
            let write = if piece.word(start) == "for" {
                self.with_choices(rule, &piece.words(first..open))
            } else {
                self.with_guard(rule, &self.condition(first..open))
            };
            self.push(start..close + 1, format!("{write};"));
        }
    }

    /// A rule with choices.
    fn with_choices(&self, rule: Range<usize>, choices: &str) -> String {
        let piece = self.piece;
        let known = piece.find(rule.start, &["for", "if"]);
        match known.filter(|known| rule.contains(known)) {
            Some(known) => {
                let (left, clauses) =
                    (piece.words(rule.start..known), piece.words(known..rule.end));
                match clauses.strip_prefix("for ") {
                    Some(others) => format!("{left} for {choices}, {others}"),
                    None => format!("{left} for {choices} {clauses}"),
                }
            }
            None => format!("{} for {choices}", piece.words(rule)),
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
        let ends = self.ends(arrow + 1) && arrow + 2 == self.end();
        let Some(name) = names.next().filter(|_| compared && !ends) else {
            return;
        };
        let name = piece.word(name);
        if names.any(|index| piece.word(index) != name) {
            return;
        }
        let guard = self.condition(start..arrow);
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
}
