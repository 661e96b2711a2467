//! Items and statements: from the pairs that pest gives to the tree.

use super::scan::{Token, compact};
use super::{Pair, Rule};
use crate::ast::{Attribute, Compound, Delimiter, Expr, Game, Header, Member, Name, Outer};
use crate::check::Broken;
use crate::check::names::is_reserved;
use crate::error::{Error, ErrorKind};
use crate::listed::Listed;
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::vec::Vec;

/// What an item became.
pub(super) enum Item {
    /// A game without an error.
    Game(Game),
    /// A compound without an error.
    Compound(Compound),
    /// What is known of an item with an error.
    Broken(Broken),
}

/// What stands before a game's body.
pub(super) struct Head {
    outer: Outer,
    words: Words,
    name: Name,
    parameters: Vec<Name>,
    header: Header,
    where_word: Option<Span>,
    conditions: Vec<Expr>,
}

/// The places of the words before `game` or `compound`.
#[derive(Default)]
pub(super) struct Words {
    pub(super) misere: Option<Span>,
    pub(super) partizan: Option<Span>,
}

/// The builder of a tree, and what it found wrong.
pub(super) struct Build<'a> {
    /// The whole text.
    pub(super) text: &'a str,
    /// How many tokens stand before the part that pest has read.
    pub(super) base: usize,
    pub(super) tokens: &'a [Token],
    pub(super) errors: Vec<Error>,
    /// The most operators one in another since [`Build::expr`] was measured.
    pub(super) tallest: usize,
    /// It has been told that too many operators lie one in another.
    pub(super) too_deep: bool,
}

impl<'a> Build<'a> {
    /// A builder for a text.
    pub(super) fn new(text: &'a str, tokens: &'a [Token]) -> Self {
        Self {
            text,
            base: 0,
            tokens,
            errors: Vec::new(),
            tallest: 0,
            too_deep: false,
        }
    }

    /// Notes an error.
    pub(super) fn error(&mut self, kind: ErrorKind, span: Span) {
        self.errors.push(Error::new(kind, span));
    }

    /// The place of a pair. What pest gives is numbers of tokens.
    pub(super) fn span(&self, pair: &Pair<'_>) -> Span {
        let span = pair.as_span();
        let tokens = self
            .tokens
            .get(self.base + span.start()..self.base + span.end());
        match tokens.unwrap_or_default() {
            [] => {
                let behind = self.tokens.get(self.base + span.start());
                let at = behind.map_or(self.text.len(), |token| token.span.start);
                Span::new(at, at)
            }
            [one] => one.span,
            [first, .., last] => first.span.to(last.span),
        }
    }

    /// The author's text of a pair.
    pub(super) fn word(&self, pair: &Pair<'_>) -> &'a str {
        self.span(pair).of(self.text)
    }

    /// A word the author chose. A raw name is the same as that without `r#`, if there may be such.
    pub(super) fn name(&self, pair: &Pair<'_>) -> Name {
        let span = self.span(pair);
        let word = span.of(self.text);
        let text = match word.strip_prefix("r#") {
            Some(plain) if !is_reserved(plain) => plain,
            _ => word,
        };
        Name {
            text: text.to_owned(),
            span,
        }
    }

    /// The names among the children of a pair.
    pub(super) fn names(&self, pair: Pair<'_>) -> Vec<Name> {
        let names = pair
            .into_inner()
            .filter(|pair| pair.as_rule() == Rule::name);
        names.map(|pair| self.name(&pair)).listed()
    }

    /// An `item`.
    pub(super) fn item(&mut self, pair: Pair<'_>) -> Item {
        let known = self.errors.len();
        let span = self.span(&pair);
        let mut inner = pair.into_inner();
        let outer = inner.next().expect("an item begins with its attributes");
        let item = inner
            .next()
            .expect("an item has a word that says what it is");
        if item.as_rule() == Rule::compound {
            return self.compound(outer, item, span);
        }
        let (body, head): (Vec<_>, Vec<_>) = item
            .into_inner()
            .partition(|part| part.as_rule() == Rule::body);
        let head = self.head(outer, head);
        let parts = body.into_iter().flat_map(Pair::into_inner);
        let mut members = Vec::new();
        for part in parts {
            match part.as_rule() {
                Rule::member => self.member(part, &mut members),
                Rule::doc => members.push(Member::Doc(self.attribute(part))),
                _ => {}
            }
        }
        self.game(head, members, span, known)
    }

    /// A game of its parts; broken if there are more errors than were known before it.
    pub(super) fn game(
        &mut self,
        head: Head,
        members: Vec<Member>,
        span: Span,
        known: usize,
    ) -> Item {
        let game = Game {
            outer: head.outer,
            misere: head.words.misere,
            partizan: head.words.partizan,
            name: head.name,
            parameters: head.parameters,
            header: head.header,
            where_word: head.where_word,
            conditions: head.conditions,
            members,
            span,
        };
        if self.errors.len() == known {
            return Item::Game(game);
        }
        Item::Broken(Broken::of(&game))
    }

    /// The parts of a game before its body.
    pub(super) fn head<'t>(
        &mut self,
        outer: Pair<'t>,
        parts: impl IntoIterator<Item = Pair<'t>>,
    ) -> Head {
        let (outer, words) = self.outer(outer);
        let (mut name, mut header) = (None, None);
        let (mut parameters, mut where_word, mut conditions) = (Vec::new(), None, Vec::new());
        self.too_deep = false;
        for part in parts {
            match part.as_rule() {
                Rule::name => name = Some(self.name(&part)),
                Rule::header => header = Some(self.header(part)),
                Rule::parameters => parameters = self.names(part),
                Rule::where_clause => {
                    for part in part.into_inner() {
                        match part.as_rule() {
                            Rule::kw_where => where_word = Some(self.span(&part)),
                            Rule::expr => conditions.push(self.expr(part)),
                            _ => {}
                        }
                    }
                }
                _ => {}
            }
        }
        Head {
            outer,
            words,
            name: name.expect("a game has a name"),
            parameters,
            header: header.expect("a game has a header"),
            where_word,
            conditions,
        }
    }

    /// What stands before the word `game` or `compound`.
    pub(super) fn outer(&mut self, pair: Pair<'_>) -> (Outer, Words) {
        let mut outer = Outer::default();
        let mut words = Words::default();
        for part in pair.into_inner() {
            let span = self.span(&part);
            match part.as_rule() {
                Rule::attribute => outer.attributes.push(self.attribute(part)),
                Rule::visibility => {
                    outer.visibility = Some(span);
                    outer.visible = compact(self.text, self.tokens, span);
                }
                Rule::kw_misere => words.misere = Some(span),
                Rule::kw_partizan => words.partizan = Some(span),
                _ => {}
            }
        }
        (outer, words)
    }

    /// An `attribute` or a `doc`.
    pub(super) fn attribute(&self, pair: Pair<'_>) -> Attribute {
        let span = self.span(&pair);
        let word = pair.into_inner().find(|part| part.as_rule() == Rule::other);
        let name = word.map_or("doc", |word| self.word(&word)).to_owned();
        let text = compact(self.text, self.tokens, span);
        Attribute { name, text, span }
    }

    /// A `header`.
    fn header(&mut self, pair: Pair<'_>) -> Header {
        let span = self.span(&pair);
        let inner = pair
            .into_inner()
            .next()
            .expect("a header has one of three forms");
        let delimiter = match inner.as_rule() {
            Rule::header_parens => Delimiter::Parens,
            Rule::header_braces => Delimiter::Braces,
            _ => Delimiter::Brackets,
        };
        let dots = inner
            .clone()
            .into_inner()
            .find(|part| part.as_rule() == Rule::dots);
        let rest = dots.map(|dots| self.span(&dots));
        Header {
            delimiter,
            names: self.names(inner),
            rest,
            span,
        }
    }
}
