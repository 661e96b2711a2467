//! What is told of tokens that the grammar has refused, and what is known of them all the same.

use super::build::{Build, Item};
use super::expected::{failed, shortened, syntax};
use super::mend::{LENGTH_LIMIT, Mended, mend, statements};
use super::piece::{Piece, Slip};
use super::recover::Reader;
use super::scan::scan;
use super::{Pair, Parsed, Rule};
use crate::ast::{Member, Name};
use crate::check::Broken;
use crate::check::names::TUPLE_LIMIT;
use crate::error::{Error, ErrorKind};
use crate::generated::Grammar;
use crate::model::{Operand, Shape};
use crate::span::{Span, spelled};
use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use core::ops::Range;
use pest::Parser;

impl<'a> Reader<'a> {
    /// Reads a game whose head has slips alone, if the tokens are one.
    pub(super) fn game(&mut self, tokens: Range<usize>, parsed: &mut Parsed) -> bool {
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
        // What has statements in it is no head.
        let head = |slip: &Slip| !slip.write.contains(';');
        let mended = mended.filter(|mended| mended.slips.iter().all(head));
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
    pub(super) fn refused(
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
    pub(super) fn meant(
        &mut self,
        mended: &Mended,
        tokens: Range<usize>,
        members: Option<Vec<Member>>,
    ) -> Option<Broken> {
        let mut broken = read(&mended.text(&self.piece(tokens.clone())), members)?;
        // What is handed on stands in the text as it was written.
        let place = |name: &str| {
            let mut written = self.tokens[tokens.clone()].iter();
            let token = written.find(|token| token.span.of(self.text) == name)?;
            Some(token.span)
        };
        broken.name_span = place(&broken.name)?;
        for parameter in &mut broken.parameters {
            if parameter.span != Span::default() {
                parameter.span = place(&parameter.name)?;
            }
        }
        let mut operands = broken.compound.iter_mut().flat_map(|one| &mut one.operands);
        let written = |operand: &mut Operand| {
            place(&operand.text)
                .map(|span| operand.span = span)
                .is_some()
        };
        if !operands.all(written) {
            broken.compound = None;
        }
        let outer = Grammar::parse(Rule::one_outer, self.part(tokens)).ok()?;
        let outer = outer.flat_map(Pair::into_inner).next()?;
        broken.outer = self.build.outer(outer).0;
        Some(broken)
    }

    /// The statements that are meant by tokens with slips. Their places are no places of the text:
    /// they tell what the positions of the game are, and the game goes no further.
    pub(super) fn meant_members(&self, mended: &Mended, tokens: Range<usize>) -> Vec<Member> {
        let mut members = Vec::new();
        let text = mended.text(&self.piece(tokens));
        if mended.whole
            && let Ok(meant) = scan(&text)
        {
            let mut build = Build::new(&text, &meant.all);
            for part in statements(&meant.codes) {
                build.base = part.start;
                if let Ok(pairs) = Grammar::parse(Rule::one_member, &meant.codes[part]) {
                    let inner = pairs.flat_map(Pair::into_inner);
                    for member in inner.filter(|pair| pair.as_rule() == Rule::member) {
                        build.member(member, &mut members);
                    }
                }
            }
        }
        members
    }

    /// What can be told of a game whose head has an error: its name, and what its parameters and
    /// its position look like.
    pub(super) fn named(&mut self, mut tokens: Range<usize>) -> Option<Broken> {
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
        let mut broken = Broken::named(outer, &Name { text, span });
        let behind = self.parameters(word + 2..tokens.end, &mut broken);
        broken.shape = self.shape(behind..tokens.end);
        Some(broken)
    }

    /// The words in angle brackets that are names of parameters, and the place behind.
    fn parameters(&self, tokens: Range<usize>, broken: &mut Broken) -> usize {
        if self.word(tokens.start) != "<" {
            return tokens.start;
        }
        let mut begins = true;
        for at in tokens.start + 1..tokens.end {
            match self.word(at) {
                ">" => return at + 1,
                "{" => break,
                "," | "const" => begins = true,
                text => {
                    let letter = text.starts_with(|c: char| c == '_' || c.is_alphabetic());
                    if letter && begins {
                        let (text, span) = (text.to_owned(), self.tokens[at].span);
                        broken.parameter(&Name { text, span });
                    }
                    begins = false;
                }
            }
        }
        tokens.start
    }

    /// The shape that a header with an error was to have, if more heaps than one stand there.
    fn shape(&self, tokens: Range<usize>) -> Option<Shape> {
        let close = self.closing(tokens.start, tokens.end);
        let words = tokens.start + 1..close;
        let heaps = words.filter(|at| self.is_word(*at)).count();
        match self.word(tokens.start) {
            "[" => Some(Shape::Multiset),
            "(" => (2..=TUPLE_LIMIT)
                .contains(&heaps)
                .then_some(Shape::Tuple(heaps)),
            // A body may stand there in place of a header.
            "{" if self.word(close + 1) == "{" => Some(Shape::Unordered(heaps)),
            _ => None,
        }
    }
}

/// What a text without slips promises: an item, or the head of a game with these statements.
fn read(text: &str, members: Option<Vec<Member>>) -> Option<Broken> {
    let meant = scan(text).ok()?;
    let mut build = Build::new(text, &meant.all);
    let item = if let Some(members) = members {
        let pairs = Grammar::parse(Rule::one_head, &meant.codes).ok()?;
        let mut parts = pairs.flat_map(Pair::into_inner);
        let head = build.head(parts.next()?, parts);
        // There are more errors than were known before it.
        build.game(head, members, Span::default(), usize::MAX)
    } else {
        let pairs = Grammar::parse(Rule::one_item, &meant.codes).ok()?;
        let mut inner = pairs.flat_map(Pair::into_inner);
        let item = inner.find(|pair| pair.as_rule() == Rule::item)?;
        build.item(item)
    };
    Some(match item {
        Item::Game(game) => Broken::of(&game),
        Item::Compound(compound) => Broken::of_compound(&compound, true),
        Item::Broken(broken) => broken,
    })
}
