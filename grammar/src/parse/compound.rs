//! Compounds: what stands behind the word `compound`.

use super::build::{Build, Item};
use super::scan::{DEPTH_LIMIT, Token, TokenKind, compact};
use super::{Pair, Rule};
use crate::ast::{Component, Compound, Operand, TypeArgument};
use crate::check::Broken;
use crate::error::{Error, ErrorKind};
use crate::listed::Listed;
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// A word of a path and its arguments.
type Segment = (String, Vec<TypeArgument>);

/// The error of angle brackets that are nested too deeply for a parser that calls itself. They
/// are brackets in the types of a compound alone; elsewhere `<` compares.
pub(super) fn too_deep(text: &str, tokens: &[Token]) -> Option<Error> {
    let mut inside = false;
    let mut depth = 0_usize;
    for token in tokens {
        match token.span.of(text) {
            "compound" if token.kind == TokenKind::Word => (inside, depth) = (true, 0),
            ";" => inside = false,
            "<" if inside && depth == DEPTH_LIMIT => {
                let kind = ErrorKind::TooDeep { limit: DEPTH_LIMIT };
                return Some(Error::new(kind, token.span));
            }
            "<" if inside => depth += 1,
            ">" => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    None
}

impl Build<'_> {
    /// A `compound`; broken if it has an error.
    pub(super) fn compound(&mut self, outer: Pair<'_>, pair: Pair<'_>, span: Span) -> Item {
        let known = self.errors.len();
        let (outer, words) = self.outer(outer);
        let (mut name, mut word) = (None, None);
        let mut components = Vec::new();
        for part in pair.into_inner() {
            match part.as_rule() {
                Rule::name => name = Some(self.name(&part)),
                Rule::kind => word = Some(self.name(&part)),
                Rule::component => components.push(self.component(part)),
                _ => {}
            }
        }
        let compound = Compound {
            outer,
            misere: words.misere,
            partizan: words.partizan,
            name: name.expect("a compound has a name"),
            word: word.expect("a compound has a word for its kind"),
            components,
            span,
        };
        if self.errors.len() == known {
            return Item::Compound(compound);
        }
        Item::Broken(Broken::of_compound(&compound, false))
    }

    /// A `component`.
    fn component(&mut self, pair: Pair<'_>) -> Component {
        let span = self.span(&pair);
        let mut inner = pair.into_inner();
        let part = inner.next().expect("a component is dots or a type");
        if part.as_rule() == Rule::dots {
            return Component::Repeat(span);
        }
        Component::Game(self.game_operand(without_parentheses(part)))
    }

    /// A `rust_type` with no parentheses around it.
    fn game_operand(&mut self, pair: Pair<'_>) -> Operand {
        let span = self.span(&pair);
        let (text, mut segments) = self.rust_type(pair);
        let alone = segments.len() == 1 && !text.starts_with(':');
        let (word, arguments) = segments.pop().unwrap_or_default();
        Operand {
            text,
            word: alone.then_some(word),
            arguments,
            span,
        }
    }

    /// The text of a `rust_type` in one form, and the words of its path with their arguments.
    fn rust_type(&mut self, pair: Pair<'_>) -> (String, Vec<Segment>) {
        let mut text = String::new();
        let mut segments = Vec::new();
        for part in pair.into_inner() {
            if part.as_rule() == Rule::path_sep {
                text.push_str("::");
                continue;
            }
            let (word, arguments) = self.segment(part);
            text.push_str(&word);
            if !arguments.is_empty() {
                let texts: Vec<&str> = arguments.iter().map(|one| one.text.as_str()).listed();
                text.extend(["<", &texts.join(", "), ">"]);
            }
            segments.push((word, arguments));
        }
        (text, segments)
    }

    /// The word of a `segment` and its arguments.
    fn segment(&mut self, pair: Pair<'_>) -> Segment {
        let mut word = String::new();
        let mut arguments = Vec::new();
        for part in pair.into_inner() {
            match part.as_rule() {
                Rule::type_word => self.word(&part).clone_into(&mut word),
                Rule::generics => arguments = self.generics(part),
                _ => {}
            }
        }
        (word, arguments)
    }

    /// The arguments in `generics`.
    fn generics(&mut self, pair: Pair<'_>) -> Vec<TypeArgument> {
        let parts = pair.into_inner();
        let parts = parts.filter(|part| part.as_rule() == Rule::generic);
        parts.map(|part| self.type_argument(&part)).listed()
    }

    /// A `generic`. Of a number only digits and what stands between them is the language's own,
    /// `2u64` is Rust's.
    fn type_argument(&mut self, pair: &Pair<'_>) -> TypeArgument {
        let span = self.span(pair);
        let part = pair.clone().into_inner().next();
        let part = part.expect("an argument is a number, a type or in brackets");
        if part.as_rule() == Rule::rust_type {
            let (text, _) = self.rust_type(without_parentheses(part));
            return TypeArgument { text, number: None };
        }
        let text = compact(self.text, self.tokens, span);
        let digits = text.chars().all(|c| c.is_ascii_digit() || c == '_');
        let number = digits.then(|| self.number(span));
        TypeArgument { text, number }
    }
}

/// A type without the parentheses that Rust lets stand around one: an expression that a macro
/// matched has some.
fn without_parentheses(mut pair: Pair<'_>) -> Pair<'_> {
    while let Some(inner) = pair
        .clone()
        .into_inner()
        .find(|part| part.as_rule() == Rule::rust_type)
    {
        pair = inner;
    }
    pair
}
