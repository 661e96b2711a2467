//! A text with an error of syntax, cut into pieces that are read one by one.
//!
//! Items begin at the word `game` or `compound` with what belongs before it, statements end at a
//! `;` outside all brackets. Each piece has at most one error of syntax and none is read twice.

use super::build::{Build, Head, Item};
use super::expected::{failed, shortened, syntax, unexpected};
use super::mend::{LENGTH_LIMIT, Mended, mend};
use super::scan::{Token, TokenKind, Tokens, scan};
use super::slips::Piece;
use super::{Pair, Parsed, Rule};
use crate::ast::{Member, Name};
use crate::check::{Broken, ERROR_LIMIT};
use crate::error::{Error, ErrorKind};
use crate::generated::Grammar;
use crate::span::spelled;
use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use core::ops::Range;
use pest::Parser;

/// The most tokens of a visibility that is looked for in a broken text, `pub(in a::b)`.
const SCOPE_LIMIT: usize = 32;

/// Reads a text that is known to have an error of syntax.
pub(super) fn recover(text: &str, tokens: &Tokens) -> Parsed {
    let Tokens { all: tokens, codes } = tokens;
    let mut reader = Reader {
        text,
        tokens,
        codes,
        build: Build::new(text, tokens),
    };
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

/// What reads the pieces.
struct Reader<'a> {
    text: &'a str,
    tokens: &'a [Token],
    codes: &'a str,
    build: Build<'a>,
}

impl<'a> Reader<'a> {
    /// There are so many errors that no more are looked for.
    fn enough(&self) -> bool {
        self.build.errors.len() > ERROR_LIMIT
    }

    /// The words at a place; empty behind the last.
    fn word(&self, index: usize) -> &'a str {
        self.tokens
            .get(index)
            .map_or("", |token| token.span.of(self.text))
    }

    /// A name or a number stands there.
    fn is_word(&self, index: usize) -> bool {
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
            let head = matches!(word, "game" | "compound");
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
    fn closing(&self, index: usize, end: usize) -> usize {
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
    fn part(&mut self, tokens: Range<usize>) -> &'a str {
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
        let parts: Vec<Pair<'_>> = inner.collect();
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
            ErrorKind::Slip { write, .. } => write.ends_with(';'),
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
    fn members(&mut self, tokens: Range<usize>) -> Vec<Member> {
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
                self.refused(Rule::one_member, tokens, error);
            }
        }
    }

    /// Reads tokens that are no game with a head and a body: a compound, or an error.
    fn whole_item(&mut self, tokens: Range<usize>, parsed: &mut Parsed) {
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

    /// Reads a game whose head has slips alone, if the tokens are one.
    fn game(&mut self, tokens: Range<usize>, parsed: &mut Parsed) -> bool {
        let mut words = tokens.clone().map(|index| self.word(index));
        if words.find(|word| matches!(*word, "game" | "compound")) == Some("compound") {
            return false;
        }
        let piece = tokens.start..tokens.end.min(tokens.start + LENGTH_LIMIT);
        let codes = &self.codes[piece.clone()];
        let Err(error) = Grammar::parse(Rule::one_head, codes) else {
            return false;
        };
        let mended = mend(
            &self.piece(piece.clone()),
            codes,
            Rule::one_head,
            failed(&error),
        );
        let Some(mended) = mended.filter(|mended| mended.whole) else {
            return false;
        };
        let Some(open) = mended.original(codes.len(), Rule::one_head) else {
            return false;
        };
        self.slips(&mended, piece.clone());
        let open = piece.start + open;
        let close = self.closing(open, tokens.end);
        let members = self.members(open + 1..close);
        parsed
            .broken
            .extend(self.meant(&mended, piece, Some(members)));
        if close + 1 < tokens.end {
            self.whole_item(close + 1..tokens.end, parsed);
        }
        true
    }

    /// Some tokens, for slips to be looked for.
    fn piece(&self, range: Range<usize>) -> Piece<'a> {
        let (text, tokens) = (self.text, self.tokens);
        Piece {
            text,
            tokens,
            range,
        }
    }

    /// Notes what is wrong with tokens that the grammar has refused as a rule: slips, which it
    /// would take if they were mended, or what it says itself.
    fn refused(
        &mut self,
        rule: Rule,
        tokens: Range<usize>,
        error: pest::error::Error<Rule>,
    ) -> Option<Mended> {
        let piece = self.piece(tokens.clone());
        let codes = &self.codes[tokens.clone()];
        let Some(mended) = mend(&piece, codes, rule, failed(&error)) else {
            let error = syntax(self.text, self.tokens, tokens.start, error);
            self.build.errors.push(error);
            return None;
        };
        self.slips(&mended, tokens);
        Some(mended)
    }

    /// Notes slips.
    fn slips(&mut self, mended: &Mended, tokens: Range<usize>) {
        let piece = self.piece(tokens);
        for slip in &mended.slips {
            let kind = ErrorKind::Slip {
                found: shortened(&spelled(piece.place(slip).of(self.text))),
                write: slip.write.clone(),
            };
            let span = piece.place(slip);
            self.build.errors.push(Error::new(kind, span));
        }
    }

    /// What tokens with slips promise: of an item, or of a game's head and the statements behind.
    fn meant(
        &mut self,
        mended: &Mended,
        tokens: Range<usize>,
        members: Option<Vec<Member>>,
    ) -> Option<Broken> {
        let piece = self.piece(tokens.clone());
        let text = mended.text(&piece);
        let meant = scan(&text).ok()?;
        let mut build = Build::new(&text, &meant.all);
        let item = match members {
            Some(members) => {
                let pairs = Grammar::parse(Rule::one_head, &meant.codes).ok()?;
                let mut parts = pairs.flat_map(Pair::into_inner);
                let head = build.head(parts.next()?, parts);
                // There are more errors than were known before it.
                build.game(head, members, crate::Span::default(), usize::MAX)
            }
            None => {
                let pairs = Grammar::parse(Rule::one_item, &meant.codes).ok()?;
                let mut inner = pairs.flat_map(Pair::into_inner);
                let item = inner.find(|pair| pair.as_rule() == Rule::item)?;
                build.item(item)
            }
        };
        let mut broken = match item {
            Item::Game(game) => Broken::of(&game),
            Item::Compound(compound) => Broken::of_compound(&compound),
            Item::Broken(broken) => broken,
        };
        // What is handed on stands in the text as it was written.
        let place = |name: &str| {
            let mut written = self.tokens[tokens.clone()].iter();
            let token = written.find(|token| token.span.of(self.text) == name)?;
            Some(token.span)
        };
        broken.name_span = place(&broken.name)?;
        for parameter in &mut broken.parameters {
            parameter.span = place(&parameter.name)?;
        }
        let outer = Grammar::parse(Rule::one_outer, self.part(tokens)).ok()?;
        let outer = outer.flat_map(Pair::into_inner).next()?;
        broken.outer = self.build.outer(outer).0;
        Some(broken)
    }

    /// What can be told of a game whose head has an error: its name.
    fn named(&mut self, mut tokens: Range<usize>) -> Option<Broken> {
        let start = tokens.start;
        let word = tokens.find(|index| matches!(self.word(*index), "game" | "compound"))?;
        let name = self
            .tokens
            .get(word + 1)
            .filter(|_| self.is_word(word + 1))?;
        let text = name.span.of(self.text);
        if text.starts_with(|c: char| c.is_ascii_digit()) {
            return None;
        }
        let head = Grammar::parse(Rule::one_outer, self.part(start..word + 1));
        let pair = head.ok()?.flat_map(Pair::into_inner).next()?;
        let outer = self.build.outer(pair).0;
        let (text, span) = (text.to_owned(), name.span);
        Some(Broken::named(outer, &Name { text, span }))
    }
}
