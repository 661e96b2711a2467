//! `expect …;`

use super::build::Build;
use super::{Pair, Pairs, Rule};
use crate::ast::{
    Claim, Delimiter, Expectation, Name, Position, PositionKind, Value, ValueKind, Values,
};
use crate::listed::Listed;
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::vec::Vec;

impl Build<'_> {
    /// An `expectation`.
    pub(super) fn expectation(&mut self, pair: Pair<'_>, span: Span) -> Expectation {
        let (mut arguments, mut convention) = (None, None);
        let (mut quantity, mut claim) = (None, None);
        for part in pair.into_inner() {
            let place = self.span(&part);
            match part.as_rule() {
                Rule::values => {
                    let numbers = self.numbers(part.into_inner());
                    arguments = Some(Values {
                        numbers,
                        span: place,
                    });
                }
                Rule::kw_normal => convention = Some((false, place)),
                Rule::kw_misere => convention = Some((true, place)),
                Rule::quantity => {
                    let text = self.word(&part).to_owned();
                    quantity = Some(Name { text, span: place });
                }
                Rule::sequence | Rule::claim_at | Rule::period => {
                    claim = Some(self.claim(part, place));
                }
                _ => {}
            }
        }
        Expectation {
            arguments,
            convention,
            quantity: quantity.expect("a claim is of a quantity"),
            claim: claim.expect("something is claimed"),
            span,
        }
    }

    /// The numbers among some pairs, and their places.
    fn numbers(&mut self, pairs: Pairs<'_>) -> Vec<(u64, Span)> {
        let numbers = pairs.filter(|pair| pair.as_rule() == Rule::number);
        numbers.map(|pair| self.number_at(&pair)).listed()
    }

    /// A `number` and its place.
    fn number_at(&mut self, pair: &Pair<'_>) -> (u64, Span) {
        let span = self.span(pair);
        (self.number(span), span)
    }

    /// One of `sequence`, `claim_at` and `period`.
    fn claim(&mut self, pair: Pair<'_>, span: Span) -> Claim {
        match pair.as_rule() {
            Rule::sequence => {
                let values = pair
                    .into_inner()
                    .filter(|part| part.as_rule() == Rule::value);
                Claim::Sequence(values.map(|value| self.value(value)).listed(), span)
            }
            Rule::period => {
                let mut numbers = self.numbers(pair.into_inner()).into_iter();
                let mut next = || numbers.next().expect("a period has two numbers");
                Claim::Period {
                    period: next(),
                    from: next(),
                    span,
                }
            }
            _ => {
                let mut inner = pair.into_inner();
                let asked = inner.next().expect("a position stands before its value");
                let value = inner.find(|part| part.as_rule() == Rule::value);
                Claim::At {
                    span: self.span(&asked),
                    positions: self.positions(asked.into_inner()),
                    value: self.value(value.expect("a value stands behind the sign")),
                }
            }
        }
    }

    /// A `value`.
    fn value(&mut self, pair: Pair<'_>) -> Value {
        let span = self.span(&pair);
        let inner = pair.into_inner().next();
        let inner = inner.expect("a value is a number or a word");
        let kind = match inner.as_rule() {
            Rule::number => ValueKind::Number(self.number(span)),
            _ => ValueKind::Word(self.word(&inner).to_owned()),
        };
        Value { kind, span }
    }

    /// The positions among some pairs.
    fn positions(&mut self, pairs: Pairs<'_>) -> Vec<Position> {
        let positions = pairs.filter(|pair| pair.as_rule() == Rule::position);
        positions.map(|pair| self.position(pair)).listed()
    }

    /// A `position`.
    fn position(&mut self, pair: Pair<'_>) -> Position {
        let span = self.span(&pair);
        let inner = pair.into_inner().next();
        let inner = inner.expect("a position is a number or stands in brackets");
        let delimiter = match inner.as_rule() {
            Rule::position_parens => Delimiter::Parens,
            Rule::position_braces => Delimiter::Braces,
            Rule::position_brackets => Delimiter::Brackets,
            _ => {
                let kind = PositionKind::Heap(self.number(span));
                return Position { kind, span };
            }
        };
        let parts = self.positions(inner.into_inner());
        let kind = PositionKind::Brackets(delimiter, parts);
        Position { kind, span }
    }
}
