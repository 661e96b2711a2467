//! Items and statements: from the pairs that pest gives to the tree.

use super::scan::Token;
use super::{Pair, Rule};
use crate::ast::{Attribute, Code, Delimiter, Game, Header, Measure, Member, Move, Name, Outer};
use crate::check::Broken;
use crate::check::names::shape_of;
use crate::error::{Error, ErrorKind};
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// What an item became.
pub(super) enum Item {
    /// A game without an error.
    Game(Game),
    /// What is known of an item with an error.
    Broken(Broken),
}

/// What stands before a game's body.
pub(super) struct Head {
    pub(super) outer: Outer,
    pub(super) misere: Option<Span>,
    pub(super) name: Name,
    pub(super) header: Header,
}

/// The builder of a tree, and what it found wrong.
pub(super) struct Build<'a> {
    /// The whole text.
    pub(super) text: &'a str,
    /// Where the part begins that pest has read.
    pub(super) base: usize,
    tokens: &'a [Token],
    pub(super) errors: Vec<Error>,
    /// The most operators one in another since [`Build::expr`] was measured.
    pub(super) tallest: usize,
    /// It has been told that too many operators lie one in another.
    pub(super) too_deep: bool,
    /// The game is `partizan`, which has been told.
    partizan: bool,
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
            partizan: false,
        }
    }

    /// Notes an error.
    pub(super) fn error(&mut self, kind: ErrorKind, span: Span) {
        self.errors.push(Error::new(kind, span));
    }

    /// The place of a pair. What pest gives may end in white space and comments, a token does not.
    pub(super) fn span(&self, pair: &Pair<'_>) -> Span {
        let span = pair.as_span();
        let (start, end) = (self.base + span.start(), self.base + span.end());
        let behind = self.tokens.partition_point(|token| token.span.start < end);
        let last = behind
            .checked_sub(1)
            .map_or(end, |last| self.tokens[last].span.end);
        Span::new(start, last.min(end))
    }

    /// A word the author chose.
    pub(super) fn name(&self, pair: &Pair<'_>) -> Name {
        Name {
            text: pair.as_str().to_owned(),
            span: self.span(pair),
        }
    }

    /// The names among the children of a pair.
    pub(super) fn names(&self, pair: Pair<'_>) -> Vec<Name> {
        let names = pair
            .into_inner()
            .filter(|pair| pair.as_rule() == Rule::name);
        names.map(|pair| self.name(&pair)).collect()
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
            return Item::Broken(self.compound(outer, item));
        }
        let (body, head): (Vec<_>, Vec<_>) = item
            .into_inner()
            .partition(|part| part.as_rule() == Rule::body);
        let head = self.head(outer, head);
        let members = body.into_iter().flat_map(Pair::into_inner);
        let members = members
            .filter(|part| part.as_rule() == Rule::member)
            .filter_map(|member| self.member(member))
            .collect();
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
        let Head {
            outer,
            misere,
            name,
            header,
        } = head;
        let game = Game {
            outer,
            misere,
            name,
            header,
            members,
            span,
        };
        if self.errors.len() == known {
            return Item::Game(game);
        }
        let shape = shape_of(&game);
        let Game { outer, name, .. } = game;
        Item::Broken(Broken {
            outer,
            name: name.text,
            name_span: name.span,
            shape,
        })
    }

    /// A `compound`, which is not built yet.
    fn compound(&mut self, outer: Pair<'_>, pair: Pair<'_>) -> Broken {
        let (outer, _) = self.outer(outer, false);
        let mut inner = pair.into_inner();
        let word = inner.next().expect("a compound begins with its word");
        self.not_yet(&word);
        let name = inner.next().expect("a compound has a name");
        let name = self.name(&name);
        Broken {
            outer,
            name: name.text,
            name_span: name.span,
            shape: None,
        }
    }

    /// The parts of a game before its body.
    pub(super) fn head<'t>(
        &mut self,
        outer: Pair<'t>,
        parts: impl IntoIterator<Item = Pair<'t>>,
    ) -> Head {
        let (outer, misere) = self.outer(outer, true);
        let (mut name, mut header, mut parameters) = (None, None, false);
        for part in parts {
            match part.as_rule() {
                Rule::name => name = Some(self.name(&part)),
                Rule::header => header = Some(self.header(part)),
                Rule::parameters => {
                    parameters = true;
                    self.not_yet(&part);
                }
                // What they may be is part of the same lack.
                Rule::where_clause if !parameters => {
                    let word = part
                        .into_inner()
                        .next()
                        .expect("the clause begins with its word");
                    self.not_yet(&word);
                }
                _ => {}
            }
        }
        let name = name.expect("a game has a name");
        let header = header.expect("a game has a header");
        Head {
            outer,
            misere,
            name,
            header,
        }
    }

    /// What stands before the word `game`, and the place of `misere`. What is not built yet is told
    /// for games only: of a compound it is told anyway.
    pub(super) fn outer(&mut self, pair: Pair<'_>, tell: bool) -> (Outer, Option<Span>) {
        self.partizan = false;
        let mut outer = Outer::default();
        let mut misere = None;
        for part in pair.into_inner() {
            match part.as_rule() {
                Rule::attribute => outer.attributes.push(self.attribute(part)),
                Rule::visibility => outer.visibility = Some(self.span(&part)),
                Rule::kw_misere => misere = Some(self.span(&part)),
                Rule::kw_partizan if tell => {
                    self.partizan = true;
                    self.not_yet(&part);
                }
                _ => {}
            }
        }
        (outer, misere)
    }

    /// An `attribute`.
    fn attribute(&mut self, pair: Pair<'_>) -> Attribute {
        let span = self.span(&pair);
        let word = pair.into_inner().find(|part| part.as_rule() == Rule::other);
        let name = word.map_or_else(|| "doc".to_owned(), |word| word.as_str().to_owned());
        Attribute { name, span }
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

    /// A `member`; none for what is not built yet.
    pub(super) fn member(&mut self, pair: Pair<'_>) -> Option<Member> {
        self.too_deep = false;
        let statement = pair.into_inner().find(|part| part.as_rule() != Rule::doc)?;
        let span = self.span(&statement);
        match statement.as_rule() {
            Rule::code => Some(Member::Octal(self.code(statement, span))),
            Rule::measure => Some(Member::Measure(self.measure(statement, span))),
            Rule::arrow_rule => self
                .arrow_rule(statement, span)
                .map(|rule| Member::Move(Box::new(rule))),
            _ => {
                let word = statement
                    .into_inner()
                    .next()
                    .expect("it begins with its word");
                self.not_yet(&word);
                None
            }
        }
    }

    /// The error of a word that is not built yet.
    fn not_yet(&mut self, pair: &Pair<'_>) {
        let span = self.span(pair);
        let word = span.of(self.text).to_owned();
        self.error(ErrorKind::NotYet { word }, span);
    }

    /// `octal 0.77;` with the parts of the code put together.
    fn code(&mut self, pair: Pair<'_>, whole: Span) -> Code {
        let digits = pair
            .into_inner()
            .find(|part| part.as_rule() == Rule::digits);
        let digits = digits.expect("`octal` has a code behind it");
        let span = self.span(&digits);
        let text: String = digits.into_inner().map(|part| part.as_str()).collect();
        Code { text, span, whole }
    }

    /// `measure e1, e2;`
    fn measure(&mut self, pair: Pair<'_>, span: Span) -> Measure {
        let mut assumed = None;
        let mut components = Vec::new();
        for part in pair.into_inner() {
            match part.as_rule() {
                Rule::kw_assume => assumed = Some(self.span(&part)),
                Rule::expr => components.push(self.expr(part)),
                _ => {}
            }
        }
        Measure {
            assumed,
            components,
            span,
        }
    }

    /// `pattern -> result for … if …;`; none for a side, which is not built yet.
    fn arrow_rule(&mut self, pair: Pair<'_>, span: Span) -> Option<Move> {
        let (mut pattern, mut result) = (None, None);
        let (mut bindings, mut guards) = (Vec::new(), Vec::new());
        let mut side = false;
        for part in pair.into_inner() {
            match part.as_rule() {
                Rule::side => {
                    side = true;
                    if !self.partizan {
                        self.not_yet(&part);
                    }
                }
                Rule::pattern => pattern = Some(self.pattern(part)),
                Rule::result => result = Some(self.result(part)),
                Rule::for_part => {
                    let all = part
                        .into_inner()
                        .filter(|part| part.as_rule() == Rule::binding);
                    bindings = all.map(|part| self.binding(part)).collect();
                }
                Rule::if_part => {
                    let all = part
                        .into_inner()
                        .filter(|part| part.as_rule() == Rule::expr);
                    guards = all.map(|part| self.expr(part)).collect();
                }
                _ => {}
            }
        }
        let pattern = pattern.expect("a rule begins with a pattern");
        let result = result.expect("a rule has a result");
        (!side).then_some(Move {
            pattern,
            result,
            bindings,
            guards,
            span,
        })
    }
}
