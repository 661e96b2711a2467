//! `expect …;`: what is claimed, of what, and that it could be so.

use super::scope::GameShape;
use super::words::meant_quantity;
use crate::ast::{self, Delimiter, PositionKind, ValueKind};
use crate::error::{Error, ErrorKind};
use crate::listed::Listed;
use crate::model::{Asked, Claim, Claimed, Condition, Expectation, Shape};
use crate::parameters;
use crate::span::Span;
use crate::words;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

/// What is known of the game whose claims are looked at.
pub(super) struct Claims<'a> {
    pub(super) game: GameShape<'a>,
    /// The game is `misere`.
    pub(super) misere: bool,
    /// What `where` says.
    pub(super) conditions: &'a [Condition],
    pub(super) errors: &'a mut Vec<Error>,
}

impl Claims<'_> {
    /// A claim.
    pub(super) fn resolve(mut self, claim: &ast::Expectation) -> Option<Expectation> {
        let known = self.errors.len();
        let quantity = self.quantity(&claim.quantity);
        let arguments = self.arguments(claim);
        let claimed = self.claim(quantity, claim);
        if self.errors.len() > known {
            return None;
        }
        let quantity = quantity?;
        let own = quantity == Asked::Outcome && self.misere;
        Some(Expectation {
            arguments,
            quantity,
            misere: claim.convention.map_or(own, |(misere, _)| misere),
            claim: claimed?,
            span: claim.span,
        })
    }

    /// Notes an error.
    fn error(&mut self, kind: ErrorKind, span: Span) {
        self.errors.push(Error::new(kind, span));
    }

    /// The quantity of a name.
    fn quantity(&mut self, name: &ast::Name) -> Option<Asked> {
        let quantity = match name.text.as_str() {
            "grundy" => Asked::Grundy,
            "outcome" => Asked::Outcome,
            "remoteness" => Asked::Remoteness,
            "suspense" => Asked::Suspense,
            "foreclosed" => Asked::Foreclosed,
            "shortest" => Asked::Shortest,
            "longest" => Asked::Longest,
            _ => {
                let suggestion = meant_quantity(&name.text);
                let name_text = name.text.clone();
                let kind = ErrorKind::UnknownQuantity {
                    name: name_text,
                    suggestion,
                };
                self.error(kind, name.span);
                return None;
            }
        };
        Some(quantity)
    }

    /// The values of the parameters: one for each, and such as `where` allows.
    fn arguments(&mut self, claim: &ast::Expectation) -> Vec<(u64, Span)> {
        let given = claim.arguments.as_ref();
        let numbers = given.map_or(&[][..], |values| values.numbers.as_slice());
        let span = given.map_or(claim.quantity.span, |values| values.span);
        let all = self.game.parameters;
        if numbers.len() != all.len() {
            let kind = ErrorKind::WrongParameterCount {
                names: all.iter().map(|one| one.name.clone()).listed(),
                found: numbers.len(),
            };
            self.error(kind, span);
            return Vec::new();
        }
        let values: Vec<u64> = numbers.iter().map(|(value, _)| *value).listed();
        let fails = |condition: &&Condition| !parameters::holds(condition, &values);
        if let Some(condition) = self.conditions.iter().find(fails) {
            let condition = words::condition(all, condition);
            self.error(ErrorKind::ParametersRefused { condition }, span);
        }
        numbers.to_vec()
    }

    /// What is claimed.
    fn claim(&mut self, quantity: Option<Asked>, claim: &ast::Expectation) -> Option<Claim> {
        match &claim.claim {
            ast::Claim::Sequence(values, span) => {
                self.one_heap(*span);
                let name = &claim.quantity.text;
                let values: Vec<_> = values
                    .iter()
                    .map(|value| Some((self.value(quantity, name, value)?, value.span)))
                    .listed();
                values.into_iter().listed_some().map(Claim::Sequence)
            }
            ast::Claim::At {
                positions,
                span,
                value,
            } => {
                let position = self.position(positions, *span);
                let claimed = self.value(quantity, &claim.quantity.text, value);
                let (position, position_span) = position?;
                Some(Claim::At {
                    position,
                    position_span,
                    value: claimed?,
                    value_span: value.span,
                })
            }
            ast::Claim::Period { period, from, span } => {
                self.one_heap(*span);
                if period.0 == 0 {
                    self.error(ErrorKind::PeriodOfZero, period.1);
                }
                Some(Claim::Period {
                    period: period.0,
                    period_span: period.1,
                    from: from.0,
                    from_span: from.1,
                })
            }
        }
    }

    /// A value of the quantity, or of any where that is not known.
    fn value(
        &mut self,
        quantity: Option<Asked>,
        name: &str,
        value: &ast::Value,
    ) -> Option<Claimed> {
        let claimed = match &value.kind {
            ValueKind::Number(number) => Some(Claimed::Number(*number)),
            ValueKind::Word(word) => match word.as_str() {
                "N" => Some(Claimed::N),
                "P" => Some(Claimed::P),
                "end" => Some(Claimed::End),
                "inf" => Some(Claimed::Inf),
                _ => None,
            },
        };
        let fits = match (quantity, claimed) {
            (None, _) | (Some(Asked::Foreclosed), Some(Claimed::End | Claimed::Inf)) => true,
            (Some(Asked::Outcome), claimed) => matches!(claimed, Some(Claimed::N | Claimed::P)),
            (_, claimed) => matches!(claimed, Some(Claimed::Number(_))),
        };
        if fits {
            return claimed;
        }
        let found = match &value.kind {
            ValueKind::Number(number) => number.to_string(),
            ValueKind::Word(word) => word.clone(),
        };
        let kind = ErrorKind::WrongValue {
            quantity: name.into(),
            found,
        };
        self.error(kind, value.span);
        None
    }

    /// Refuses what can be claimed of games of one heap alone.
    fn one_heap(&mut self, span: Span) {
        if !matches!(self.game.shape, Shape::Heap | Shape::Collection) {
            let example = self.example();
            self.error(ErrorKind::ClaimOfHeaps { example }, span);
        }
    }

    /// The position between the parentheses, which stand at a place, and its own place.
    fn position(
        &mut self,
        positions: &[ast::Position],
        span: Span,
    ) -> Option<(Vec<Vec<u64>>, Span)> {
        let (found, place) = match positions {
            [one] => (read(self.game.shape, one), one.span),
            _ => (None, span),
        };
        if found.is_none() {
            let example = self.example();
            self.error(ErrorKind::NotAPosition { example }, place);
        }
        found.map(|found| (found, place))
    }

    /// A position of the game, as the language writes it.
    fn example(&self) -> String {
        let count = match self.game.shape {
            Shape::Heap | Shape::Collection => return "5".into(),
            Shape::Tuple(count) | Shape::Tuples(count) | Shape::Unordered(count) => count,
            Shape::Multiset => 3,
        };
        let heaps: Vec<String> = (3..3 + count).map(|heap| heap.to_string()).listed();
        let heaps = heaps.join(", ");
        match self.game.delimiter() {
            Delimiter::Parens => format!("({heaps})"),
            Delimiter::Braces => format!("{{{heaps}}}"),
            Delimiter::Brackets => format!("[{heaps}]"),
        }
    }
}

/// A position of a shape, if it is one: its heaps; of a collection of tuples the tuples.
fn read(shape: Shape, position: &ast::Position) -> Option<Vec<Vec<u64>>> {
    let heap = |position: &ast::Position| match position.kind {
        PositionKind::Heap(heap) => Some(heap),
        PositionKind::Brackets(..) => None,
    };
    let heaps = |all: &[ast::Position]| all.iter().map(heap).listed_some();
    let counted = |all: &[ast::Position], count| (all.len() == count).then(|| heaps(all))?;
    let (delimiter, all) = match &position.kind {
        PositionKind::Brackets(delimiter, all) => (*delimiter, all.as_slice()),
        PositionKind::Heap(heap) => {
            let one = matches!(shape, Shape::Heap | Shape::Collection);
            return one.then(|| vec![vec![*heap]]);
        }
    };
    match (shape, delimiter) {
        (Shape::Heap | Shape::Collection, Delimiter::Parens) => counted(all, 1),
        (Shape::Tuple(count) | Shape::Tuples(count), Delimiter::Parens)
        | (Shape::Unordered(count), Delimiter::Braces) => counted(all, count),
        (Shape::Collection | Shape::Multiset, Delimiter::Brackets) => heaps(all),
        (Shape::Tuples(count), Delimiter::Brackets) => {
            let tuple = |tuple: &ast::Position| match &tuple.kind {
                PositionKind::Brackets(Delimiter::Parens, parts) => counted(parts, count),
                _ => None,
            };
            return all.iter().map(tuple).listed_some();
        }
        _ => None,
    }
    .map(|heaps| vec![heaps])
}
