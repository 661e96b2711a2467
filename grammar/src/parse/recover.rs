//! A text with an error of syntax, cut into pieces that are read one by one.
//!
//! Items begin at the word `game` or `compound` with what belongs before it, statements end at a
//! `;` outside all brackets. Each piece has at most one error of syntax, or several slips, and none
//! that is right is read twice.

use super::build::{Build, Head};
use super::expected::{shortened, unexpected};
use super::scan::{Token, TokenKind, Tokens};
use super::{Pair, Parsed, Rule};
use crate::ast::Member;
use crate::check::ERROR_LIMIT;
use crate::error::{Error, ErrorKind};
use crate::generated::Grammar;
use crate::listed::Listed;
use alloc::format;
use alloc::vec::Vec;
use core::ops::Range;
use pest::Parser;

/// The most tokens of a visibility that is looked for in a broken text, `pub(in a::b)`.
const SCOPE_LIMIT: usize = 32;

/// Reads a text that is known to have an error of syntax.
pub(super) fn recover(text: &str, tokens: &Tokens) -> Parsed {
    let mut notes = Vec::new();
    let kept = without_notes(text, tokens, &mut notes);
    let Tokens { all: tokens, codes } = &kept;
    let mut reader = Reader {
        text,
        tokens,
        codes,
        build: Build::new(text, tokens),
    };
    reader.build.errors = notes;
    let mut parsed = Parsed::default();
    let mut starts = reader.starts();
    if starts.first() != Some(&0) && !tokens.is_empty() {
        starts.insert(0, 0);
    }
    let ends = starts.iter().skip(1).copied().chain([tokens.len()]);
    for (start, end) in starts.iter().copied().zip(ends) {
        if reader.enough() {
            break;
        }
        reader.item(start..end, &mut parsed);
    }
    if reader.build.errors.is_empty() {
        let error = unexpected(text, tokens, text.len(), &[Rule::item]);
        reader.build.errors.push(error);
    }
    parsed.errors = reader.build.errors;
    parsed
}

/// The tokens without lines that are notes in other languages, `# one`, `% one`, `-- one`; each of
/// them is an error. The text of a macro has no lines.
fn without_notes(text: &str, tokens: &Tokens, errors: &mut Vec<Error>) -> Tokens {
    let mut kept = Tokens::default();
    let word = |index: usize| {
        tokens
            .all
            .get(index)
            .map_or("", |token| token.span.of(text))
    };
    let lines = text.trim_end().contains('\n');
    let mut index = 0;
    while let Some(token) = tokens.all.get(index) {
        let before = index.checked_sub(1).map_or("", word);
        let begins = match word(index) {
            "#" => !matches!(word(index + 1), "[" | "!"),
            "%" | "--" => matches!(before, "" | ";" | "{" | "}"),
            _ => false,
        };
        // To look for the end of the line at each token would take the square of a long line.
        let mut end = 0;
        if begins && lines {
            let line = text[token.span.start..].find('\n');
            end = line.map_or(text.len(), |length| token.span.start + length);
        }
        let first = index;
        while tokens
            .all
            .get(index)
            .is_some_and(|token| token.span.start < end)
        {
            index += 1;
        }
        if index > first + 1 {
            let found = token.span.to(tokens.all[index - 1].span).of(text);
            let write = format!("// {}", found[token.span.of(text).len()..].trim_start());
            let kind = ErrorKind::Slip {
                found: shortened(found),
                write,
            };
            errors.push(Error::new(kind, token.span.to(tokens.all[index - 1].span)));
            continue;
        }
        index = first + 1;
        kept.all.push(*token);
        kept.codes.push_str(&tokens.codes[first..index]);
    }
    kept
}

/// What reads the pieces.
pub(super) struct Reader<'a> {
    pub(super) text: &'a str,
    pub(super) tokens: &'a [Token],
    pub(super) codes: &'a str,
    pub(super) build: Build<'a>,
}

impl<'a> Reader<'a> {
    /// There are so many errors that no more are looked for.
    fn enough(&self) -> bool {
        self.build.errors.len() > ERROR_LIMIT
    }

    /// The words at a place; empty behind the last.
    pub(super) fn word(&self, index: usize) -> &'a str {
        self.tokens
            .get(index)
            .map_or("", |token| token.span.of(self.text))
    }

    /// A name or a number stands there.
    pub(super) fn is_word(&self, index: usize) -> bool {
        self.tokens
            .get(index)
            .is_some_and(|token| token.kind == TokenKind::Word)
    }

    /// The first tokens of all items. What stands before the word `game` or `compound` belongs to
    /// the item; the word itself begins one wherever it has a name behind it, for a body may lack
    /// its brace.
    fn starts(&self) -> Vec<usize> {
        let mut starts = Vec::new();
        let (mut depth, mut index) = (0_usize, 0);
        let mut prefix = None;
        while index < self.tokens.len() {
            let word = self.word(index);
            let end = self.prefix(index);
            // Not in `<game>`, where a parameter has that name.
            let listed = index > 0 && matches!(self.word(index - 1), "<" | ",");
            let head = matches!(word, "game" | "compound") && !listed;
            let named = head && self.is_word(index + 1);
            let start = prefix.unwrap_or(index);
            let begins =
                named || depth == 0 && (head || matches!(word, "pub" | "misere" | "partizan"));
            if begins && starts.last() != Some(&start) {
                starts.push(start);
            }
            match self.tokens[index].kind {
                _ if begins => depth = 0,
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth = depth.saturating_sub(1),
                _ => {}
            }
            prefix = end.map(|_| start);
            // The word behind `game` is a name, whatever it is.
            index = end.unwrap_or(index + 1 + usize::from(named));
        }
        starts
    }

    /// Where an attribute, a visibility or a convention ends that begins at a token.
    fn prefix(&self, index: usize) -> Option<usize> {
        match self.word(index) {
            "#" if self.word(index + 1) == "[" => {
                Some((self.closing(index + 1, self.tokens.len()) + 1).min(self.tokens.len()))
            }
            "pub" if self.word(index + 1) == "(" => {
                let mut inner = index + 2..index + SCOPE_LIMIT;
                Some(inner.find(|at| self.word(*at) == ")").unwrap_or(index) + 1)
            }
            "pub" | "misere" | "partizan" => Some(index + 1),
            _ => (self.tokens[index].kind == TokenKind::Doc).then_some(index + 1),
        }
    }

    /// The bracket that closes the one at `index`; `end` if there is none before. A brace closes
    /// whatever was opened in it and left open.
    pub(super) fn closing(&self, index: usize, end: usize) -> usize {
        let mut open = Vec::new();
        for at in index..end {
            let word = self.word(at);
            match self.tokens[at].kind {
                TokenKind::Open => open.push(word),
                TokenKind::Close => {
                    let partner = match word {
                        ")" => "(",
                        "]" => "[",
                        _ => "{",
                    };
                    if open.last() == Some(&partner) {
                        open.pop();
                    } else if partner == "{" {
                        while open.pop().is_some_and(|bracket| bracket != "{") {}
                    }
                }
                _ => {}
            }
            if open.is_empty() {
                return at;
            }
        }
        end
    }

    /// The codes of some tokens, for pest to read.
    pub(super) fn part(&mut self, tokens: Range<usize>) -> &'a str {
        self.build.base = tokens.start;
        &self.codes[tokens]
    }

    /// Reads the tokens of an item and of what stands behind it.
    fn item(&mut self, tokens: Range<usize>, parsed: &mut Parsed) {
        let known = self.build.errors.len();
        let part = self.part(tokens.clone());
        let Ok(mut pairs) = Grammar::parse(Rule::one_head, part) else {
            self.whole_item(tokens, parsed);
            return;
        };
        let mut inner = pairs
            .next()
            .expect("a rule that fits gives its pair")
            .into_inner();
        let outer = inner.next().expect("an item begins with its attributes");
        let parts: Vec<Pair<'_>> = inner.listed();
        let brace = parts.iter().find(|part| part.as_rule() == Rule::lbrace);
        let brace = self
            .build
            .span(brace.expect("the head ends with its brace"))
            .start;
        let head = self.build.head(outer, parts);
        let open = self
            .tokens
            .partition_point(|token| token.span.start < brace);
        self.body(head, tokens.start..tokens.end, open, known, parsed);
    }

    /// Reads a game whose head is known: its body, which the token at `open` opens, and the rest.
    fn body(
        &mut self,
        head: Head,
        tokens: Range<usize>,
        open: usize,
        known: usize,
        parsed: &mut Parsed,
    ) {
        let close = self.closing(open, tokens.end);
        let told = self.build.errors.len();
        let members = self.members(open + 1..close);
        let only_semicolons = |error: &Error| match &error.kind {
            ErrorKind::Slip { found, write } => write.strip_prefix(found.as_str()) == Some(";"),
            _ => false,
        };
        if close == tokens.end && self.build.errors[told..].iter().all(only_semicolons) {
            let at = self.tokens[tokens.end - 1].span.end;
            let error = unexpected(self.text, self.tokens, at, &[Rule::rbrace]);
            self.build.errors.push(error);
        }
        let last = close.min(tokens.end - 1);
        let span = self.tokens[tokens.start].span.to(self.tokens[last].span);
        parsed.add(self.build.game(head, members, span, known));
        if close + 1 < tokens.end {
            self.whole_item(close + 1..tokens.end, parsed);
        }
    }

    /// Reads the statements of a body.
    pub(super) fn members(&mut self, tokens: Range<usize>) -> Vec<Member> {
        let mut members = Vec::new();
        let (mut depth, mut start) = (0_usize, tokens.start);
        for index in tokens.clone() {
            match self.tokens[index].kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth = depth.saturating_sub(1),
                _ => {}
            }
            if self.enough() {
                return members;
            }
            if depth == 0 && self.word(index) == ";" {
                self.member(start..index + 1, &mut members);
                start = index + 1;
            }
        }
        let mut rest = self.tokens[start..tokens.end.max(start)].iter();
        if !rest.all(|token| token.kind == TokenKind::Doc) {
            self.member(start..tokens.end, &mut members);
        }
        members
    }

    /// Reads a statement.
    fn member(&mut self, tokens: Range<usize>, members: &mut Vec<Member>) {
        let part = self.part(tokens.clone());
        match Grammar::parse(Rule::one_member, part) {
            Ok(pairs) => {
                let mut inner = pairs.flat_map(Pair::into_inner);
                if let Some(member) = inner.find(|pair| pair.as_rule() == Rule::member) {
                    self.build.member(member, members);
                }
            }
            Err(error) => {
                let mended = self.refused(Rule::one_member, tokens.clone(), error);
                members.extend(
                    mended
                        .map(|mended| self.meant_members(&mended, tokens))
                        .into_iter()
                        .flatten(),
                );
            }
        }
    }

    /// Reads tokens that are no game with a head and a body: a compound, or an error.
    pub(super) fn whole_item(&mut self, tokens: Range<usize>, parsed: &mut Parsed) {
        let part = self.part(tokens.clone());
        match Grammar::parse(Rule::one_item, part) {
            Ok(pairs) => {
                let mut inner = pairs.flat_map(Pair::into_inner);
                if let Some(item) = inner.find(|pair| pair.as_rule() == Rule::item) {
                    let item = self.build.item(item);
                    parsed.add(item);
                }
            }
            Err(error) => {
                if self.game(tokens.clone(), parsed) {
                    return;
                }
                let mended = self.refused(Rule::one_item, tokens.clone(), error);
                let item = mended.and_then(|mended| self.meant(&mended, tokens.clone(), None));
                parsed.broken.extend(item.or_else(|| self.named(tokens)));
            }
        }
    }
}
