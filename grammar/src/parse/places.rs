//! What stands on both sides of an arrow, and the choices behind it.

use super::build::Build;
use super::scan::spaced;
use super::{Pair, Rule};
use crate::ast::{Binding, Delimiter, Element, Expr, Pattern, PatternElement, Range, Rest, Target};
use crate::error::ErrorKind;
use crate::listed::Listed;
use crate::span::Span;
use alloc::vec::Vec;

/// The brackets around the places of a pattern or a result, and the pairs in them.
type Places<'t> = (Option<Delimiter>, Vec<Pair<'t>>);

impl Build<'_> {
    /// A `pattern`.
    pub(super) fn pattern(&mut self, pair: Pair<'_>) -> Pattern {
        let span = self.span(&pair);
        let (delimiter, places) = places(pair);
        let mut elements = Vec::new();
        let mut repeated = false;
        for place in places {
            repeated |= place.as_rule() == Rule::semi;
            elements.push(self.pattern_element(place));
        }
        if repeated {
            let text = spaced(self.text, self.tokens, span);
            let text = text.trim_matches(['[', ']']).trim().into();
            elements = [PatternElement::Other { text, span }].into();
        }
        Pattern {
            delimiter,
            elements,
            span,
        }
    }

    /// One place of a pattern.
    fn pattern_element(&mut self, place: Pair<'_>) -> PatternElement {
        let span = self.span(&place);
        let place = match place.as_rule() {
            Rule::list_place => only(&place),
            _ => Some(place),
        };
        let name = match place {
            Some(place) if place.as_rule() == Rule::rest => {
                return PatternElement::Rest(self.rest(place));
            }
            Some(place) => lone_name(&place),
            None => None,
        };
        match name {
            Some(name) => PatternElement::Name(self.name(&name)),
            None => PatternElement::Other {
                text: spaced(self.text, self.tokens, span),
                span,
            },
        }
    }

    /// A `result`.
    pub(super) fn result(&mut self, pair: Pair<'_>) -> Target {
        let span = self.span(&pair);
        let (delimiter, places) = places(pair);
        let mut elements = Vec::new();
        let mut repeated = None;
        for place in places {
            match place.as_rule() {
                Rule::list_place => elements.push(self.list_place(place)),
                Rule::rest => elements.push(Element::Splice(self.rest(place))),
                Rule::semi => repeated = elements.pop(),
                _ => {
                    let expr = self.expr(place);
                    elements.push(self.repeat(repeated.take(), expr, span));
                }
            }
        }
        Target {
            delimiter,
            elements,
            span,
        }
    }

    /// One place, or the count behind the `;` of `[x; K]`.
    fn repeat(&mut self, repeated: Option<Element>, expr: Expr, whole: Span) -> Element {
        match repeated {
            None => Element::One(expr),
            Some(Element::One(heap)) => Element::Repeat(heap, expr),
            Some(other) => {
                let span = match other {
                    Element::Range(Range { span, .. }) | Element::Splice(Rest { span, .. }) => span,
                    _ => whole,
                };
                self.error(ErrorKind::MisplacedRest, span);
                Element::One(expr)
            }
        }
    }

    /// A `list_place` of a result.
    fn list_place(&mut self, pair: Pair<'_>) -> Element {
        let span = self.span(&pair);
        let mut inner = pair.into_inner();
        let first = inner.next().expect("a place is not empty");
        if first.as_rule() == Rule::rest {
            return Element::Splice(self.rest(first));
        }
        let start = self.expr(first);
        match inner.next() {
            None => Element::One(start),
            Some(dots) => Element::Range(self.range(start, &dots, inner.next(), span)),
        }
    }

    /// `..` or `..rest`
    fn rest(&mut self, pair: Pair<'_>) -> Rest {
        let span = self.span(&pair);
        Rest {
            name: self.names(pair).pop(),
            span,
        }
    }

    /// A `binding`.
    pub(super) fn binding(&mut self, pair: Pair<'_>) -> Binding {
        let span = self.span(&pair);
        let (mut names, mut tuple, mut set) = (Vec::new(), false, None);
        for part in pair.into_inner() {
            match part.as_rule() {
                Rule::name => names.push(self.name(&part)),
                Rule::bound => {
                    tuple = true;
                    names = self.names(part);
                }
                Rule::set => set = Some(self.set(part)),
                _ => {}
            }
        }
        let set = set.expect("`in` has a set behind it");
        Binding {
            names,
            tuple,
            set,
            span,
        }
    }
}

/// The brackets around the places of a `pattern` or a `result`, and the places: `list_place`,
/// `rest` and expressions, and the `;` of `[x; K]`.
fn places(pair: Pair<'_>) -> Places<'_> {
    let inner = pair.into_inner().next().expect("it has one of three forms");
    let delimiter = match inner.as_rule() {
        Rule::braces => Delimiter::Braces,
        Rule::brackets => Delimiter::Brackets,
        _ => match lone(&inner, Rule::parens) {
            Some(parens) => return (Some(Delimiter::Parens), listed(parens)),
            None => return (None, [inner].into()),
        },
    };
    (Some(delimiter), listed(inner))
}

/// The places between brackets.
fn listed(pair: Pair<'_>) -> Vec<Pair<'_>> {
    let is_place = |rule| match rule {
        Rule::list_place | Rule::rest | Rule::semi => true,
        // Those in parentheses may be conditions, as far as the grammar knows.
        _ => matches!(rule, Rule::arith | Rule::expr),
    };
    pair.into_inner()
        .filter(|part| is_place(part.as_rule()))
        .listed()
}

/// The only child of a pair, if it has one only.
fn only<'t>(pair: &Pair<'t>) -> Option<Pair<'t>> {
    let mut inner = pair.clone().into_inner();
    inner.next().filter(|_| inner.next().is_none())
}

/// The only child of a pair, if it has one only and of that kind.
fn lone<'t>(pair: &Pair<'t>, rule: Rule) -> Option<Pair<'t>> {
    only(pair).filter(|child| child.as_rule() == rule)
}

/// The name in an `expr` that holds nothing else.
fn lone_name<'t>(expr: &Pair<'t>) -> Option<Pair<'t>> {
    lone(&lone(expr, Rule::call)?, Rule::variable)
}
