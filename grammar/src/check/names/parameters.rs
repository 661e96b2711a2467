//! Const parameters and what `where` says of them.

use super::rule::flatten;
use super::scope::Scope;
use super::words;
use crate::ast::{self, ExprKind};
use crate::error::{Error, ErrorKind};
use crate::listed::Listed;
use crate::model::{Condition, Parameter};
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::vec::Vec;

/// The most parameters of a game.
const LIMIT: usize = 16;

/// The parameters of a game, each with a name of its own.
pub(super) fn declare(game: &ast::Game, errors: &mut Vec<Error>) -> Vec<Parameter> {
    if let Some(more) = game.parameters.get(LIMIT) {
        let what = "parameters".to_owned();
        let kind = ErrorKind::TooMany { what, limit: LIMIT };
        errors.push(Error::new(kind, more.span));
    }
    let names = game.parameters.iter().take(LIMIT);
    let mut parameters: Vec<Parameter> = Vec::new();
    for name in names {
        words::check(name, errors);
        let known = parameters.iter().any(|known| known.name == name.text);
        if known || name.text == game.name.text {
            errors.push(twice(name));
        }
        parameters.push(Parameter {
            name: name.text.clone(),
            span: name.span,
        });
    }
    let heaps = game.header.names.iter();
    for heap in heaps.filter(|heap| parameters.iter().any(|known| known.name == heap.text)) {
        errors.push(twice(heap));
    }
    parameters
}

/// The error of a name that is given already.
fn twice(name: &ast::Name) -> Error {
    let kind = ErrorKind::DuplicateName {
        name: name.text.clone(),
    };
    Error::new(kind, name.span)
}

/// The conditions behind `where`, cut at every `&&` outside parentheses too.
pub(super) fn conditions(
    game: &ast::Game,
    parameters: &[Parameter],
    errors: &mut Vec<Error>,
) -> Vec<Condition> {
    let Some(word) = game.where_word else {
        return Vec::new();
    };
    if parameters.is_empty() {
        errors.push(Error::new(ErrorKind::WhereWithoutParameters, word));
        return Vec::new();
    }
    let mut conjuncts = Vec::new();
    for condition in &game.conditions {
        flatten(condition, &mut conjuncts);
    }
    let mut scope = Scope::new(parameters, errors);
    scope.of_parameters = true;
    let found = conjuncts.into_iter().filter_map(|conjunct| {
        if let Some(span) = beyond(conjunct) {
            scope.error(ErrorKind::WhereForm, span);
            return None;
        }
        scope.condition(conjunct)
    });
    found.listed()
}

/// What cannot stand behind `where`, whose conditions Rust's compiler decides: functions and sets.
fn beyond(expr: &ast::Expr) -> Option<Span> {
    match &expr.kind {
        ExprKind::Int(_) | ExprKind::Name(_) => None,
        ExprKind::Negate(inner) | ExprKind::Not(inner) => beyond(inner),
        ExprKind::Binary(_, left, right) | ExprKind::Divides(left, right) => {
            beyond(left).or_else(|| beyond(right))
        }
        ExprKind::Compare(first, chain) => {
            let rest = || chain.iter().find_map(|(.., next)| beyond(next));
            beyond(first).or_else(rest)
        }
        ExprKind::Tuple(all) | ExprKind::And(all) | ExprKind::Or(all) => {
            all.iter().find_map(beyond)
        }
        ExprKind::Call(..) | ExprKind::Path(..) | ExprKind::In { .. } => Some(expr.span),
    }
}
