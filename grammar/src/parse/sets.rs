//! Sets, ranges and the arguments of calls.

use super::build::Build;
use super::{Pair, Pairs, Rule};
use crate::ast::{Argument, Expr, ExprKind, Range, Set, SetElement, SetKind};
use crate::error::ErrorKind;
use crate::span::{Span, spelled};
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

impl Build<'_> {
    /// A `set`.
    pub(super) fn set(&mut self, pair: Pair<'_>) -> Set {
        let span = self.span(&pair);
        let mut inner = pair.into_inner();
        let first = inner.next().expect("a set holds braces or an expression");
        let kind = match (first.as_rule(), inner.next()) {
            (Rule::set_braces, _) => SetKind::Elements(self.elements(first)),
            (_, Some(dots)) => {
                let start = self.expr(first);
                SetKind::Range(Box::new(self.range(start, &dots, inner.next(), span)))
            }
            (_, None) => self.named_set(first, span),
        };
        Set { kind, span }
    }

    /// `start..end` with its dots and what stands behind them.
    pub(super) fn range(
        &mut self,
        start: Expr,
        dots: &Pair<'_>,
        end: Option<Pair<'_>>,
        span: Span,
    ) -> Range {
        let end = end.map(|end| self.expr(end));
        Range {
            start,
            end,
            inclusive: dots.as_rule() == Rule::dots_equal,
            span,
        }
    }

    /// The elements of a `set_braces`.
    fn elements(&mut self, pair: Pair<'_>) -> Vec<SetElement> {
        let mut elements = Vec::new();
        let inner = pair.into_inner();
        for pair in inner.filter(|pair| pair.as_rule() == Rule::arith) {
            let span = self.span(&pair);
            let expr = self.expr(pair);
            let parts = match expr.kind {
                ExprKind::Tuple(parts) => parts,
                _ => vec![expr],
            };
            elements.push(SetElement { parts, span });
        }
        elements
    }

    /// A set that is told by a name or a call; anything else is none.
    fn named_set(&mut self, pair: Pair<'_>, span: Span) -> SetKind {
        let expr = self.expr(pair);
        match expr.kind {
            // A name in parentheses is no set: the places of both would be equal.
            ExprKind::Name(name) if name.span == expr.span => SetKind::Named(name),
            ExprKind::Call(name, arguments) => SetKind::Call(name, arguments),
            ExprKind::Tuple(parts) => {
                let found = spelled(span.of(self.text));
                let inner = found.trim_start_matches('(').trim_end_matches(')');
                let write = match parts.as_slice() {
                    // The open interval from 0 to a heap.
                    [low, high]
                        if matches!(low.kind, ExprKind::Int(0))
                            && !matches!(high.kind, ExprKind::Int(_)) =>
                    {
                        let high = spelled(high.span.of(self.text));
                        match high.split_once('/') {
                            None => format!("1..{high}"),
                            Some((of, by)) => format!("1..=({of} - 1)/{by}"),
                        }
                    }
                    _ => format!("{{{inner}}}"),
                };
                // The elements of a set of pairs stand in parentheses of their own.
                if parts
                    .iter()
                    .any(|part| matches!(part.kind, ExprKind::Tuple(_)))
                {
                    self.no_set(span);
                } else {
                    self.error(ErrorKind::Slip { found, write }, span);
                }
                SetKind::Elements(Vec::new())
            }
            _ => {
                self.no_set(span);
                SetKind::Elements(Vec::new())
            }
        }
    }

    /// Refuses what is no set.
    fn no_set(&mut self, span: Span) {
        let expected = vec!["a set".to_owned()];
        let found = span.of(self.text).to_owned();
        self.error(ErrorKind::Syntax { expected, found }, span);
    }

    /// The arguments of a call, if its parentheses stand there.
    pub(super) fn arguments(&mut self, inner: Pairs<'_>) -> Option<Vec<Argument>> {
        let mut arguments = None;
        for pair in inner {
            let known = arguments.get_or_insert_with(Vec::new);
            if pair.as_rule() == Rule::argument {
                known.push(self.argument(pair));
            }
        }
        arguments
    }

    /// An `argument`.
    fn argument(&mut self, pair: Pair<'_>) -> Argument {
        let span = self.span(&pair);
        let mut inner = pair.into_inner();
        let first = inner.next().expect("an argument begins with an expression");
        let start = self.expr(first);
        match inner.next() {
            None => Argument::One(start),
            Some(dots) => Argument::Range(Box::new(self.range(start, &dots, inner.next(), span))),
        }
    }
}
