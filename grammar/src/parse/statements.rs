//! Statements between a game's braces, except what stands on both sides of an arrow.

use super::build::Build;
use super::expected::unexpected;
use super::{Pair, Rule};
use crate::ast::{Code, ExprKind, Measure, Member, Move, Side};
use crate::error::ErrorKind;
use crate::listed::Listed;
use crate::span::{Span, spelled};
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

impl Build<'_> {
    /// A `member`: its documentation and its statement.
    pub(super) fn member(&mut self, pair: Pair<'_>, members: &mut Vec<Member>) {
        self.too_deep = false;
        for part in pair.into_inner() {
            let span = self.span(&part);
            members.push(match part.as_rule() {
                Rule::doc => Member::Doc(self.attribute(part)),
                Rule::measure => Member::Measure(self.measure(part, span)),
                Rule::arrow_rule => Member::Move(Box::new(self.arrow_rule(part, span))),
                Rule::expectation => Member::Expectation(Box::new(self.expectation(part, span))),
                _ => Member::Code(self.code(part, span)),
            });
        }
    }

    /// `octal 0.77;` or `hexadecimal 0.3F;` with the parts of the code put together.
    fn code(&mut self, pair: Pair<'_>, whole: Span) -> Code {
        let hexadecimal = pair.as_rule() == Rule::hexadecimal;
        let digits = pair
            .into_inner()
            .find(|part| matches!(part.as_rule(), Rule::digits | Rule::hex_digits));
        let digits = digits.expect("the word has a code behind it");
        let span = self.span(&digits);
        let parts: Vec<_> = digits.into_inner().listed();
        if let Some(first) = parts.first()
            && first.as_rule() == Rule::hex_first
            && !self
                .word(first)
                .starts_with(|c: char| c.is_ascii_hexdigit())
        {
            let at = self.span(first).start;
            let error = unexpected(self.text, self.tokens, at, &[Rule::hex_first]);
            self.errors.push(error);
        }
        let text: String = parts.iter().map(|part| self.word(part)).collect();
        Code {
            hexadecimal,
            text,
            span,
            whole,
        }
    }

    /// `measure e1, e2;`
    fn measure(&mut self, pair: Pair<'_>, span: Span) -> Measure {
        let mut assumed = None;
        let mut components = Vec::new();
        for part in pair.into_inner() {
            match part.as_rule() {
                Rule::kw_assume => assumed = Some(self.span(&part)),
                Rule::expr => {
                    let expr = self.expr(part);
                    if let ExprKind::Tuple(parts) = &expr.kind {
                        let found = spelled(expr.span.of(self.text));
                        let write = found
                            .trim_start_matches('(')
                            .trim_end_matches(')')
                            .to_owned();
                        self.error(ErrorKind::Slip { found, write }, expr.span);
                        components.extend(parts.iter().cloned());
                    } else {
                        components.push(expr);
                    }
                }
                _ => {}
            }
        }
        Measure {
            assumed,
            components,
            span,
        }
    }

    /// `pattern -> result for … if …;`
    fn arrow_rule(&mut self, pair: Pair<'_>, span: Span) -> Move {
        let (mut pattern, mut result) = (None, None);
        let (mut bindings, mut guards) = (Vec::new(), Vec::new());
        let mut side = None;
        for part in pair.into_inner() {
            let place = self.span(&part);
            match part.as_rule() {
                Rule::side => {
                    let left = part
                        .into_inner()
                        .any(|word| word.as_rule() == Rule::kw_left);
                    side = Some((if left { Side::Left } else { Side::Right }, place));
                }
                Rule::pattern => pattern = Some(self.pattern(part)),
                Rule::result => result = Some(self.result(part)),
                Rule::for_part => {
                    let all = part
                        .into_inner()
                        .filter(|part| part.as_rule() == Rule::binding);
                    bindings = all.map(|part| self.binding(part)).listed();
                }
                Rule::if_part => {
                    let all = part
                        .into_inner()
                        .filter(|part| part.as_rule() == Rule::expr);
                    guards = all.map(|part| self.expr(part)).listed();
                }
                _ => {}
            }
        }
        let pattern = pattern.expect("a rule begins with a pattern");
        let result = result.expect("a rule has a result");
        Move {
            side,
            pattern,
            result,
            bindings,
            guards,
            span,
        }
    }
}
