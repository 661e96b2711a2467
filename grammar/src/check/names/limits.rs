//! How large a game's statements may be. All of it lies far above what people write; a set of
//! numbers may hold as many as the text has room for.

use crate::ast::{
    Argument, Element, Expr, ExprKind, Game, Measure, Member, Move, Set, SetElement, SetKind,
};
use crate::error::{Error, ErrorKind};
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::vec::Vec;

/// The most moves of a game.
const MOVES: usize = 256;
/// The most numbers, names and operators of a move, or behind `where`.
const SIZE: usize = 4096;
/// The most components of a measure.
const COMPONENTS: usize = 16;

/// Whether a game is not too large; if it is, the errors say where. Cost: linear in the words up to
/// the limits.
pub(super) fn check(game: &Game, errors: &mut Vec<Error>) -> bool {
    let known = errors.len();
    let mut moves = 0;
    for member in &game.members {
        match member {
            Member::Move(rule) => {
                moves += 1;
                if moves == MOVES + 1 {
                    too_many(errors, "moves in this game", MOVES, rule.span);
                }
                let excess = Counter::default().rule(rule);
                if let Err(span) = excess {
                    let what = "numbers, names and operators in this move";
                    too_many(errors, what, SIZE, span);
                }
            }
            Member::Measure(Measure { components, .. }) => {
                if let Some(more) = components.get(COMPONENTS) {
                    too_many(errors, "components of a measure", COMPONENTS, more.span);
                }
                if let Err(span) = Counter::default().exprs(components) {
                    let what = "numbers, names and operators in this measure";
                    too_many(errors, what, SIZE, span);
                }
            }
            Member::Code(_) | Member::Expectation(_) | Member::Doc(_) => {}
        }
    }
    if let Err(span) = Counter::default().exprs(&game.conditions) {
        let what = "numbers, names and operators behind `where`";
        too_many(errors, what, SIZE, span);
    }
    errors.len() == known
}

fn too_many(errors: &mut Vec<Error>, what: &str, limit: usize, span: Span) {
    let what = what.to_owned();
    errors.push(Error::new(ErrorKind::TooMany { what, limit }, span));
}

/// Counts up to the limit; the error is the place of the first that is past it.
#[derive(Default)]
struct Counter(usize);

impl Counter {
    fn one(&mut self, span: Span) -> Result<(), Span> {
        self.0 += 1;
        if self.0 > SIZE { Err(span) } else { Ok(()) }
    }

    fn rule(&mut self, rule: &Move) -> Result<(), Span> {
        for element in &rule.result.elements {
            match element {
                Element::One(heap) => self.expr(heap)?,
                Element::Repeat(heap, count) => {
                    self.expr(heap)?;
                    self.expr(count)?;
                }
                Element::Range(range) => {
                    self.expr(&range.start)?;
                    self.exprs(range.end.as_slice())?;
                }
                Element::Splice(rest) => self.one(rest.span)?,
            }
        }
        for binding in &rule.bindings {
            self.set(&binding.set)?;
        }
        self.exprs(&rule.guards)
    }

    fn exprs<'e>(&mut self, exprs: impl IntoIterator<Item = &'e Expr>) -> Result<(), Span> {
        exprs.into_iter().try_for_each(|expr| self.expr(expr))
    }

    fn expr(&mut self, expr: &Expr) -> Result<(), Span> {
        self.one(expr.span)?;
        match &expr.kind {
            ExprKind::Int(_) | ExprKind::Name(_) => Ok(()),
            ExprKind::Negate(inner) | ExprKind::Not(inner) => self.expr(inner),
            ExprKind::Binary(_, left, right) | ExprKind::Divides(left, right) => {
                self.expr(left)?;
                self.expr(right)
            }
            ExprKind::Call(_, arguments) => self.arguments(arguments),
            ExprKind::Path(_, all)
            | ExprKind::Tuple(all)
            | ExprKind::And(all)
            | ExprKind::Or(all) => self.exprs(all),
            ExprKind::Compare(first, chain) => {
                self.expr(first)?;
                self.exprs(chain.iter().map(|(.., right)| right))
            }
            ExprKind::In { value, set, .. } => {
                self.expr(value)?;
                self.set(set)
            }
        }
    }

    fn arguments(&mut self, arguments: &[Argument]) -> Result<(), Span> {
        for argument in arguments {
            match argument {
                Argument::One(expr) => self.expr(expr)?,
                Argument::Range(range) => {
                    self.expr(&range.start)?;
                    self.exprs(range.end.as_slice())?;
                }
            }
        }
        Ok(())
    }

    fn set(&mut self, set: &Set) -> Result<(), Span> {
        match &set.kind {
            SetKind::Elements(elements) => {
                let others = elements.iter().filter(|element| !is_constant(element));
                self.exprs(others.flat_map(|element| &element.parts))
            }
            SetKind::Range(range) => {
                self.expr(&range.start)?;
                self.exprs(range.end.as_slice())
            }
            SetKind::Named(name) => self.one(name.span),
            SetKind::Call(_, arguments) => self.arguments(arguments),
        }
    }
}

/// The element is a number as written, or a tuple of such.
fn is_constant(element: &SetElement) -> bool {
    element.parts.iter().all(|part| match &part.kind {
        ExprKind::Int(_) => true,
        ExprKind::Negate(inner) => matches!(inner.kind, ExprKind::Int(_)),
        _ => false,
    })
}
